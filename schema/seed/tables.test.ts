import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as z from "zod";
import { CLAIMED_INPUTS } from "../../domain/claims/claim.ts";
import { EXCHANGE_CODES, REGIONS, SECTORS } from "../../domain/facts/exchanges.ts";
import { FUND_KINDS } from "../../domain/funds/known-funds.ts";
import { normalizeSymbol } from "../../domain/issuers/symbols.ts";
import { ACTIVITY_IDS } from "../../domain/standards/activities.ts";
import { STANDARD_IDS } from "../../domain/standards/standards.ts";

const text = z.string().regex(/^\S(.*\S)?$/u);
const symbol = text.refine((one) => normalizeSymbol(one) === one);
const symbols = text.refine((list) => list.split(" ").every((one) => normalizeSymbol(one) === one));
const texts = z.array(text).nonempty();
const activity = z.enum(ACTIVITY_IDS);
const judged = z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/), z.tuple([activity, symbols]));
const currency = z.string().regex(/^[A-Z]{3}$/);
const kind = z.enum(FUND_KINDS);
const sectors = z.record(text, z.enum(SECTORS));
const page = z.strictObject({ name: text, url: z.url() });
const byExchange = <Of extends z.ZodType>(of: Of) => z.partialRecord(z.enum(EXCHANGE_CODES), of);
const codes = z.string().refine((range) => /^\d{4}-\d{4}$/.test(range) && range.slice(0, 4) <= range.slice(5));
const decision = z.strictObject({ activities: z.array(activity).nonempty(), examples: z.array(symbol).nonempty() });
const abroad = z.strictObject({
  country: text,
  market: text.nullable(),
  source: text,
  names: z.array(texts).nonempty(),
});
const rate = z.strictObject({ percent: z.number().min(0).max(50), asOf: z.iso.date(), source: text });
const phrases = z.strictObject({ whole: texts, part: z.optional(texts), not: texts });
const oneCompany = z.strictObject({ why: text, listings: z.array(z.tuple([symbol, symbol], symbol)).nonempty() });

const share = z.enum(["all", "income_share", "not_said"]);
const count = z.number().int().nonnegative();
const within = z.union([z.strictObject({ days: count }), z.strictObject({ workingDays: count })]).nullable();
const bands = z.array(z.tuple([count, count, count, count]).refine(([from, to]) => from < to));

const TABLES: Readonly<Record<string, z.ZodType>> = {
  "business/activities.json": z.strictObject({
    gics: z.partialRecord(activity, texts),
    industry: z.partialRecord(activity, texts),
    sic: z.record(codes, activity),
  }),
  "business/overrides.json": z.strictObject({ misleading: judged, parts: judged }),
  "business/class-decisions.json": z.record(text, decision),
  "business/crossings.json": z.strictObject({ debtRatio: bands, cashRatio: bands }),
  "business/turned-positions.json": z.record(
    z.string().regex(/^[a-z0-9_]+$/),
    z.strictObject({
      sellWithin: within,
      gain: share,
      dividends: share,
      mayWaitForCost: z.boolean(),
      source: z.strictObject({ title: text, url: z.url(), read: z.enum(["text", "quotation"]), readOn: z.iso.date() }),
    }),
  ),
  "business/islamic-institutions.json": z.array(
    z.strictObject({ symbol, name: text, kind: z.enum(["bank", "takaful", "finance"]), source: text }),
  ),
  "business/short-term-rates.json": z.record(currency, rate),
  "companies/abroad.json": z.array(abroad),
  "companies/no-companies.json": texts,
  "companies/aliases.json": z.record(symbol, texts),
  "companies/arabic-listings.json": z.record(symbol, symbol),
  "companies/arabic-names.json": z.record(symbol, z.string().regex(/^[\p{Script=Arabic}\d ]+$/u)),
  "companies/exchanges.json": z.record(
    z.string().regex(/^[A-Z]{3,6}$/),
    z.strictObject({
      flag: z.emoji(),
      suffix: z.string().regex(/^(\.[A-Z]{1,3})?$/),
      currency,
      aliases: z.array(text),
      homeOf: texts,
      yearEnd: z.optional(z.string().regex(/^\d\d-\d\d$/)),
      pence: z.optional(z.literal(true)),
      isNamesOnly: z.optional(z.literal(true)),
    }),
  ),
  "companies/filings.json": z.strictObject({
    pages: byExchange(page),
    hosts: byExchange(texts),
  }),
  "companies/funds.json": z.strictObject({
    halal: z.array(z.tuple([symbol, text, text, kind, z.enum(STANDARD_IDS)])),
    shares: z.array(z.tuple([symbol, text, text])),
    beyond: z.array(z.tuple([symbol, text, text, kind])),
    unitTrusts: z.record(symbol, z.string().regex(/^\d+$/)),
  }),
  "companies/industry-names.json": z.record(text, texts),
  "companies/mainland-shares.json": z.array(symbol.refine((one) => one.endsWith(".HK"))),
  "companies/one-company.json": z.array(oneCompany),
  "companies/provider-names.json": z.strictObject({ countries: z.record(z.enum(REGIONS), texts), sectors }),
  "zakat-sources.json": z.record(text, z.strictObject({ title: text, url: z.url().nullable() })),
  "reports/words.json": z.strictObject({
    figures: z.record(z.enum(CLAIMED_INPUTS), phrases),
    statements: z.strictObject({ balance: texts, ofYear: texts }),
    units: z.record(text, texts),
    currencies: z.record(currency, texts),
  }),
};

it.each(Object.entries(TABLES))("%s has the form that its readers count on", (file, schema) => {
  const table: unknown = JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"));
  expect(schema.safeParse(table).error).toBeUndefined();
});
