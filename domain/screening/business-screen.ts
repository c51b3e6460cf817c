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

export type BusinessFinding = {
  activityId: ActivityId;
  screen: BusinessScreen;
  isLeaseHeavy: boolean;
  strictness: number;
};

/**
 * The business that the company is taken to have. The most specific source wins: an override by symbol, then the list of Islamic
 * institutions, then SIC code, GICS name and provider's industry. If those differ, the strictest counts. A class that says too little
 * yields to a GICS or industry name that says more, but not to a SIC code, which is coarser.
 */
export function screenBusiness(profile: CompanyProfile): BusinessFinding {
  const bySymbol = findBySymbol(profile);
  if (bySymbol && !bySymbol.screen.isMixed) return bySymbol;
  const gics = findByName(profile.gics, BY_GICS, BY_INDUSTRY);
  const industry = findByName(profile.industry, BY_INDUSTRY, BY_GICS);
  if (bySymbol) return asTenant(bySymbol, gics, industry);
  const sic = profile.sic === null ? undefined : BY_SIC[Number(profile.sic)];
  const named = stricterOf(industry, gics);
  const isSicStricter = sic?.screen.isKnown && sic.strictness > (named?.strictness ?? -1);
  const finding = isSicStricter ? sic : (named ?? sic);
  if (finding === undefined) return UNKNOWN;
  const local = isWithoutAlcoholAndPork(profile) ? WITHOUT_ALCOHOL_AND_PORK.get(finding.activityId) : undefined;
  if (local !== undefined) return local;
  return asTenant(finding, gics, industry);
}

/** Whether a company passes only because it is known to do something else than what its industry's name says. */
export function isMisnamed(symbol: string, industry: string): boolean {
  const known = BY_SYMBOL.get(symbol)?.screen;
  const named = findByName(industry, BY_INDUSTRY, BY_GICS)?.screen.verdict ?? "permissible";
  return known?.basis.kind === "override" && known.verdict === "permissible" && named !== "permissible";
}

function findBySymbol({ issuer, symbol }: CompanyProfile): BusinessFinding | undefined {
  for (const listing of issuer ?? [symbol]) {
    const found = BY_SYMBOL.get(listing);
    if (found !== undefined) return found;
  }
  return undefined;
}

const LEASE_HEAVY = { isLeaseHeavy: true } as const;

/** A known business rents its premises if one of its class names says so. */
function asTenant(finding: BusinessFinding, ...named: readonly (BusinessFinding | undefined)[]): BusinessFinding {
  const isTenant = finding.screen.isKnown && !finding.isLeaseHeavy && named.some((one) => one?.isLeaseHeavy);
  return isTenant ? { ...finding, ...LEASE_HEAVY, screen: { ...finding.screen, ...LEASE_HEAVY } } : finding;
}

function isWithoutAlcoholAndPork({ country, symbol }: CompanyProfile): boolean {
  const { country: without, symbolSuffix } = COUNTRY_WITHOUT_ALCOHOL_AND_PORK;
  return country === without || (country === null && symbol.endsWith(symbolSuffix));
}

function stricterOf(first: BusinessFinding | undefined, second: BusinessFinding | undefined) {
  if (first === undefined || second === undefined) return first ?? second;
  if (first.screen.isKnown !== second.screen.isKnown) return first.screen.isKnown ? first : second;
  return second.strictness > first.strictness ? second : first;
}

function findByName(
  name: string | null,
  table: ReadonlyMap<string, BusinessFinding>,
  other: ReadonlyMap<string, BusinessFinding>,
): BusinessFinding | undefined {
  if (name === null) return undefined;
  const exact = table.get(name);
  if (exact !== undefined) return exact;
  const folded = name.trim().toLowerCase();
  return table.get(folded) ?? other.get(folded);
}

function findingOf(activityId: ActivityId, basis: BusinessBasis): BusinessFinding {
  const activity: ActivityClass = ACTIVITIES[activityId];
  return Object.freeze({
    activityId,
    screen: Object.freeze({
      activityId,
      verdict: activity.verdict,
      isMixed: activity.isMixed,
      isKnown: activity.isKnown,
      isMoneyTrade: activity.isMoneyTrade,
      basis,
      ...(activity.isLeaseHeavy && LEASE_HEAVY),
    }),
    isLeaseHeavy: activity.isLeaseHeavy,
    strictness: strictnessOf(activity),
  });
}

function strictnessOf(activity: ActivityClass): number {
  if (!activity.isKnown) return 1;
  if (activity.verdict === "prohibited") return 4;
  if (activity.verdict === "differed_upon") return 3;
  return activity.isMixed ? 2 : 0;
}

function tableOf(
  rows: readonly (readonly [activity: ActivityId, names: readonly string[]])[],
  kind: "gics" | "industry",
): ReadonlyMap<string, BusinessFinding> {
  const table = new Map<string, BusinessFinding>();
  for (const [activityId, names] of rows) {
    for (const name of names) {
      const finding = findingOf(activityId, { kind, name });
      table.set(name, finding).set(name.toLowerCase(), finding);
    }
  }
  return table;
}

function sicTable(): readonly (BusinessFinding | undefined)[] {
  const table: (BusinessFinding | undefined)[] = new Array(10_000);
  for (const [first, last, activityId] of ACTIVITIES_BY_SIC) {
    const finding = findingOf(activityId, { kind: "sic", first, last });
    table.fill(finding, first, last + 1);
  }
  return table;
}

const BY_GICS = tableOf(ACTIVITIES_BY_GICS, "gics");
const BY_INDUSTRY = tableOf(ACTIVITIES_BY_INDUSTRY, "industry");
const BY_SIC = sicTable();
const UNKNOWN = findingOf("unknown", { kind: "unknown" });

const WITHOUT_ALCOHOL_AND_PORK: ReadonlyMap<ActivityId, BusinessFinding> = new Map(
  COUNTRY_WITHOUT_ALCOHOL_AND_PORK.activities.map((id) => [
    id,
    findingOf("leaseHeavy", { kind: "without_alcohol_and_pork", class: id }),
  ]),
);

const BY_SYMBOL: ReadonlyMap<string, BusinessFinding> = new Map([
  ...ISLAMIC_INSTITUTIONS.map(
    ({ symbol, kind, source }) =>
      [symbol, findingOf("islamicFinance", { kind: "islamic_institution", institution: kind, source })] as const,
  ),
  ...Object.entries(BUSINESS_OVERRIDES).flatMap(([id, [activity, symbols]]) => {
    const finding = findingOf(activity, { kind: "override", id: id as BusinessOverrideId });
    return symbols.split(" ").map((symbol) => [symbol, finding] as const);
  }),
]);
