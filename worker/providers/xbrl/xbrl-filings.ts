import * as z from "zod/mini";
import type {
  FactDetail,
  InputName,
  LeftOutFacts,
  SourcedFact,
  SourcedFacts,
} from "../../../domain/facts/company-facts.ts";
import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import { daysBetween } from "../../../domain/facts/iso-date.ts";
import {
  CASH,
  DEBT,
  FINANCE_INCOME,
  INTEREST,
  ifrsDebt,
  OTHER_FINANCIAL_ASSETS,
  RECEIVABLES,
  REVENUE,
} from "../../../domain/filings/ifrs-concepts.ts";
import { bareName, foldedWords } from "../../../domain/issuers/folded-names.ts";
import { isoDate } from "../../../schema/contracts/fields.ts";
import { countLeftOut, emptyTally, type ProviderAccess } from "../answers/providers.ts";
import type { FactsRow, FetchAnswer, FetchRequest } from "../answers/refresh-sources.ts";
import { asksFor, rowsAnswer } from "../network/answer-parts.ts";
import { accessOf, type LiveNetwork } from "../network/live-network.ts";
import { requestJson, requireText } from "../network/request.ts";
import { type ReportFigure, readReport } from "./xbrl-report.ts";

const PROVIDER = "xbrl-filings";

/** The countries in the index, by the exchange whose companies file there. */
const COUNTRIES = [
  ["LSE", "GB"],
  ["EPA", "FR"],
  ["FRA", "DE"],
] as const satisfies readonly (readonly [ExchangeCode, string])[];

/** Every report on a page may be needed: this is the most requests that one part may make. */
const REPORTS_ON_A_PAGE = 10;
/** The newest reports of a country: more than its listed companies file in a year. */
const MOST_PAGES = 120;
/** An annual report is valid until the next one, which may come months after its year. */
const OLDEST_DAYS = 456;

const filingSchema = z.object({
  attributes: z.object({ period_end: isoDate, json_url: z.nullable(z.string()), report_url: z.nullish(z.string()) }),
  relationships: z.object({ entity: z.object({ data: z.object({ id: z.string() }) }) }),
});
const entitySchema = z.object({
  id: z.string(),
  type: z.literal("entity"),
  attributes: z.object({ name: z.string(), identifier: z.string().check(z.regex(/^[A-Z0-9]{18}\d{2}$/)) }),
});
const pageSchema = z.object({
  data: z.array(z.unknown()),
  included: z.optional(z.array(z.unknown())),
  meta: z.object({ count: z.number() }),
});

/**
 * Annual reports of companies in Britain, France and Germany, from the keyless index of filings.xbrl.org. It identifies companies by
 * LEI, so they are matched with ours by name. A country that the index lacks is reported.
 */
export function xbrlFilings(live: LiveNetwork, today: string): FetchRequest[] {
  const access = accessOf(live, "filings.xbrl.org");
  return COUNTRIES.map(([exchange, country]) => ({
    key: `filings ${country}`,
    sources: [
      {
        source: PROVIDER,
        async fetch() {
          const { count } = (await readPage(access, country, 1)).meta;
          if (count === 0) return { asOf: today, items: 0, leftOut: {}, absent: `country_not_indexed ${country}` };
          const pages = Math.min(Math.ceil(count / REPORTS_ON_A_PAGE), MOST_PAGES);
          return asksFor(
            Array.from({ length: pages }, (_, page) => String(page + 1)),
            today,
          );
        },
        goOn: async (page) =>
          readReports(access, await live.companies(exchange), { country, page: Number(page), today }),
      },
    ],
  }));
}

async function readPage(access: ProviderAccess, country: string, page: number) {
  const path = `/api/filings?filter%5Bcountry%5D=${country}&include=entity&sort=-period_end&page%5Bsize%5D=${REPORTS_ON_A_PAGE}&page%5Bnumber%5D=${page}`;
  return requestJson(PROVIDER, access, path, pageSchema);
}

async function readReports(
  access: ProviderAccess,
  companies: readonly { symbol: string; name: string }[],
  { country, page, today }: { country: string; page: number; today: string },
): Promise<FetchAnswer> {
  const { data, included = [] } = await readPage(access, country, page);
  const symbols = new Map<string, string[]>();
  for (const { symbol, name } of companies) symbols.set(keyOf(name), [...(symbols.get(keyOf(name)) ?? []), symbol]);
  const entities = new Map(
    included.flatMap((entry) => {
      const entity = entitySchema.safeParse(entry);
      return entity.success ? [[entity.data.id, entity.data.attributes] as const] : [];
    }),
  );
  const tally = emptyTally();
  const rows: FactsRow[] = [];
  for (const entry of data) {
    tally.read++;
    const filing = filingSchema.safeParse(entry);
    const entity = filing.success ? entities.get(filing.data.relationships.entity.data.id) : undefined;
    if (!filing.success || !entity) {
      countLeftOut(tally, "unreadable_row");
      continue;
    }
    const { period_end: end, json_url: path, report_url: seen } = filing.data.attributes;
    const lines = symbols.get(keyOf(entity.name)) ?? [];
    if (lines.length === 0) countLeftOut(tally, "not_asked_for");
    else if (daysBetween(end, today) > OLDEST_DAYS) countLeftOut(tally, "old_balance_sheet");
    else if (!path) countLeftOut(tally, "no_facts");
    else {
      const text = await requireText(PROVIDER, access, path);
      const { facts, leftOut } = factsOf(
        readReport(path, text, entity.identifier, CONCEPTS),
        end,
        addressOf(seen ?? path),
      );
      for (const symbol of lines) rows.push([symbol, facts, leftOut]);
    }
  }
  return rowsAnswer(today, tally, { kind: "facts", rows });
}

function keyOf(name: string): string {
  return bareName(foldedWords(name)).join(" ");
}

function addressOf(path: string): string {
  return `https://filings.xbrl.org${path.startsWith("/") ? "" : "/"}${path}`;
}

const CONCEPTS = [
  ...["Assets", ...Object.values(DEBT).flat(), ...CASH, ...OTHER_FINANCIAL_ASSETS],
  ...[...REVENUE, ...INTEREST, ...FINANCE_INCOME, ...RECEIVABLES],
];

/** The facts of a report at its end. */
function factsOf(
  figures: readonly ReportFigure[],
  end: string,
  url: string,
): { facts: SourcedFacts; leftOut: LeftOutFacts } {
  const facts: SourcedFacts = {};
  const leftOut: LeftOutFacts = {};
  const balance = (concepts: readonly string[]) =>
    first(figures, concepts, (one) => one.start === null && one.end === end);
  const ofYear = (concepts: readonly string[]) => first(figures, concepts, (one) => one.end === end && isYear(one));
  const add = (input: InputName, figure: ReportFigure | undefined, traits: Traits = {}) => {
    if (!figure) return;
    if (figure.value < 0) leftOut[input] = "negative_amount";
    else facts[input] = factOf(figure, url, traits);
  };
  const debt = ifrsDebt(balance, sum);
  if (debt === "partial_debt") leftOut.interestBearingDebt = debt;
  else add("interestBearingDebt", debt);
  const [cash, others] = [balance(CASH), balance(OTHER_FINANCIAL_ASSETS)];
  if (cash && others && cash.currency === others.currency)
    add("cashAndInterestBearingSecurities", sum(cash, others), { bound: "upper", detail: "other_assets_included" });
  else add("cashAndInterestBearingSecurities", cash, { bound: "lower", detail: "equivalents_only" });
  add("totalAssets", balance(["Assets"]));
  add("accountsReceivable", balance(RECEIVABLES));
  add("totalRevenue", ofYear(REVENUE), { detail: "fiscal_year" });
  const interest = ofYear(INTEREST);
  if (interest) add("interestIncome", interest, { detail: "fiscal_year" });
  else add("interestIncome", ofYear(FINANCE_INCOME), { bound: "upper", detail: "other_income_included" });
  return { facts, leftOut };
}

type Traits = { bound?: "upper" | "lower"; detail?: FactDetail };

function first(
  figures: readonly ReportFigure[],
  concepts: readonly string[],
  isWanted: (figure: ReportFigure) => boolean,
): ReportFigure | undefined {
  for (const concept of concepts) {
    const found = figures.find((figure) => figure.concept === concept && isWanted(figure));
    if (found) return found;
  }
  return undefined;
}

function isYear({ start, end }: ReportFigure): boolean {
  const days = start === null ? 0 : daysBetween(start, end);
  return days >= 350 && days <= 375;
}

function sum(one: ReportFigure, other: ReportFigure): ReportFigure {
  return { ...one, concept: `${one.concept} + ${other.concept}`, value: one.value + other.value };
}

function factOf(
  { concept, currency, start, end, value }: ReportFigure,
  url: string,
  { bound, detail }: Traits,
): SourcedFact {
  return {
    value,
    currency,
    ...(start !== null && { periodStart: start }),
    periodEnd: end,
    source: PROVIDER,
    url,
    quality: "reported",
    note: concept,
    ...(bound && { bound }),
    ...(detail && { detail: [detail] }),
  };
}
