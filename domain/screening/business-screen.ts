import type { CompanyProfile } from "../facts/financials.ts";
import { ACTIVITIES, type ActivityClass, type ActivityId } from "../standards/activities.ts";
import {
  ACTIVITIES_BY_GICS,
  ACTIVITIES_BY_INDUSTRY,
  ACTIVITIES_BY_SIC,
  BUSINESS_OVERRIDES,
  type BusinessOverrideId,
  COUNTRY_WITHOUT_ALCOHOL_AND_PORK,
} from "../standards/business-tables.ts";
import { ISLAMIC_INSTITUTIONS } from "../standards/islamic-institutions.ts";
import type { BusinessBasis, BusinessScreen } from "./screening.ts";

/**
 * The business that the company is taken to have. The most specific source wins: an override by symbol, then the list of Islamic
 * institutions, then SIC code, GICS name and provider's industry. If those differ, the strictest counts. A class that says too little
 * yields to a GICS or industry name that says more, but not to a SIC code, which is coarser.
 */
export function screenBusiness(profile: CompanyProfile): BusinessScreen {
  const bySymbol = findBySymbol(profile);
  if (bySymbol && !bySymbol.isMixed) return bySymbol;
  const gics = findByName(profile.gics, BY_GICS, BY_INDUSTRY);
  const industry = findByName(profile.industry, BY_INDUSTRY, BY_GICS);
  if (bySymbol) return asTenant(bySymbol, gics, industry);
  const sic = profile.sic === null ? undefined : BY_SIC[Number(profile.sic)];
  const named = stricterOf(industry, gics);
  const isSicStricter = sic?.isKnown && (!named || strictnessOf(sic) > strictnessOf(named));
  const screen = isSicStricter ? sic : (named ?? sic);
  if (screen === undefined) return UNKNOWN;
  const local = isWithoutAlcoholAndPork(profile) ? WITHOUT_ALCOHOL_AND_PORK.get(screen.activityId) : undefined;
  if (local !== undefined) return local;
  return asTenant(screen, gics, industry);
}

/** Whether a company passes only because it is known to do something else than what its industry's name says. */
export function isMisnamed(symbol: string, industry: string): boolean {
  const known = BY_SYMBOL.get(symbol);
  if (known?.basis.kind !== "override" || known.verdict !== "permissible") return false;
  return (findByName(industry, BY_INDUSTRY, BY_GICS)?.verdict ?? "permissible") !== "permissible";
}

function findBySymbol({ issuer, symbol }: CompanyProfile): BusinessScreen | undefined {
  for (const listing of issuer ?? [symbol]) {
    const found = BY_SYMBOL.get(listing);
    if (found !== undefined) return found;
  }
  return undefined;
}

const LEASE_HEAVY = { isLeaseHeavy: true } as const;

/** A known business rents its premises if one of its class names says so. */
function asTenant(screen: BusinessScreen, ...named: readonly (BusinessScreen | undefined)[]): BusinessScreen {
  const isTenant = screen.isKnown && !screen.isLeaseHeavy && named.some((one) => one?.isLeaseHeavy);
  return isTenant ? { ...screen, ...LEASE_HEAVY } : screen;
}

function isWithoutAlcoholAndPork({ country, symbol }: CompanyProfile): boolean {
  const { country: without, symbolSuffix } = COUNTRY_WITHOUT_ALCOHOL_AND_PORK;
  return country === without || (country === null && symbol.endsWith(symbolSuffix));
}

function stricterOf(first: BusinessScreen | undefined, second: BusinessScreen | undefined) {
  if (first === undefined || second === undefined) return first ?? second;
  if (first.isKnown !== second.isKnown) return first.isKnown ? first : second;
  return strictnessOf(second) > strictnessOf(first) ? second : first;
}

function findByName(
  name: string | null,
  table: ReadonlyMap<string, BusinessScreen>,
  other: ReadonlyMap<string, BusinessScreen>,
): BusinessScreen | undefined {
  if (name === null) return undefined;
  const exact = table.get(name);
  if (exact !== undefined) return exact;
  const folded = name.trim().toLowerCase();
  return table.get(folded) ?? other.get(folded);
}

function screenOf(activityId: ActivityId, basis: BusinessBasis): BusinessScreen {
  const { verdict, isMixed, isKnown, isMoneyTrade, isLeaseHeavy }: ActivityClass = ACTIVITIES[activityId];
  const tenant = isLeaseHeavy && LEASE_HEAVY;
  return Object.freeze({ activityId, verdict, isMixed, isKnown, isMoneyTrade, basis, ...tenant });
}

function strictnessOf({ isKnown, verdict, isMixed }: BusinessScreen): number {
  if (!isKnown) return 1;
  if (verdict === "prohibited") return 4;
  if (verdict === "differed_upon") return 3;
  return isMixed ? 2 : 0;
}

function tableOf(
  rows: readonly (readonly [activity: ActivityId, names: readonly string[]])[],
  kind: "gics" | "industry",
): ReadonlyMap<string, BusinessScreen> {
  const table = new Map<string, BusinessScreen>();
  for (const [activityId, names] of rows) {
    for (const name of names) {
      const screen = screenOf(activityId, { kind, name });
      table.set(name, screen).set(name.toLowerCase(), screen);
    }
  }
  return table;
}

function sicTable(): readonly (BusinessScreen | undefined)[] {
  const table: (BusinessScreen | undefined)[] = new Array(10_000);
  for (const [first, last, activityId] of ACTIVITIES_BY_SIC) {
    const screen = screenOf(activityId, { kind: "sic", first, last });
    table.fill(screen, first, last + 1);
  }
  return table;
}

const BY_GICS = tableOf(ACTIVITIES_BY_GICS, "gics");
const BY_INDUSTRY = tableOf(ACTIVITIES_BY_INDUSTRY, "industry");
const BY_SIC = sicTable();
const UNKNOWN = screenOf("unknown", { kind: "unknown" });

const WITHOUT_ALCOHOL_AND_PORK: ReadonlyMap<ActivityId, BusinessScreen> = new Map(
  COUNTRY_WITHOUT_ALCOHOL_AND_PORK.activities.map((id) => [
    id,
    screenOf("leaseHeavy", { kind: "without_alcohol_and_pork", class: id }),
  ]),
);

const BY_SYMBOL: ReadonlyMap<string, BusinessScreen> = new Map([
  ...ISLAMIC_INSTITUTIONS.map(
    ({ symbol, kind, source }) =>
      [symbol, screenOf("islamicFinance", { kind: "islamic_institution", institution: kind, source })] as const,
  ),
  ...Object.entries(BUSINESS_OVERRIDES).flatMap(([id, [activity, symbols]]) => {
    const screen = screenOf(activity, { kind: "override", id: id as BusinessOverrideId });
    return symbols.split(" ").map((symbol) => [symbol, screen] as const);
  }),
]);
