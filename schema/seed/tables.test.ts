import { expect, it } from "vitest";
import * as z from "zod";
import { normalizeSymbol } from "../../domain/issuers/symbols.ts";
import { ACTIVITY_IDS } from "../../domain/standards/activities.ts";
import activities from "./business/activities.json" with { type: "json" };
import decisions from "./business/class-decisions.json" with { type: "json" };
import institutions from "./business/islamic-institutions.json" with { type: "json" };
import overrides from "./business/overrides.json" with { type: "json" };
import abroad from "./companies/abroad.json" with { type: "json" };
import aliases from "./companies/aliases.json" with { type: "json" };
import arabicNames from "./companies/arabic-names.json" with { type: "json" };
import industryNames from "./companies/industry-names.json" with { type: "json" };
import noCompanies from "./companies/no-companies.json" with { type: "json" };
import oneCompany from "./companies/one-company.json" with { type: "json" };

const text = z.string().regex(/^\S(.*\S)?$/u);
const symbol = text.refine((one) => normalizeSymbol(one) === one);
const symbols = text.refine((list) => list.split(" ").every((one) => normalizeSymbol(one) === one));
const texts = z.array(text).nonempty();
const activity = z.enum(ACTIVITY_IDS);
const judged = z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/), z.tuple([activity, symbols]));
const codes = z.string().refine((range) => {
  const [first = "", last = ""] = /^(\d{4})-(\d{4})$/.exec(range)?.slice(1) ?? [];
  return first !== "" && first <= last;
});

it.each([
  [
    "business/activities.json",
    activities,
    z.strictObject({
      gics: z.partialRecord(activity, texts),
      industry: z.partialRecord(activity, texts),
      sic: z.record(codes, activity),
    }),
  ],
  ["business/overrides.json", overrides, z.strictObject({ misleading: judged, parts: judged })],
  [
    "business/class-decisions.json",
    decisions,
    z.record(text, z.strictObject({ activities: z.array(activity).nonempty(), examples: z.array(symbol).nonempty() })),
  ],
  [
    "business/islamic-institutions.json",
    institutions,
    z.array(z.strictObject({ symbol, name: text, kind: z.enum(["bank", "takaful", "finance"]), source: text })),
  ],
  [
    "companies/abroad.json",
    abroad,
    z.array(z.strictObject({ country: text, market: text.nullable(), source: text, names: z.array(texts).nonempty() })),
  ],
  ["companies/no-companies.json", noCompanies, texts],
  ["companies/aliases.json", aliases, z.record(symbol, texts)],
  ["companies/arabic-names.json", arabicNames, z.record(symbol, z.string().regex(/^[\p{Script=Arabic}\d ]+$/u))],
  ["companies/industry-names.json", industryNames, z.record(text, texts)],
  [
    "companies/one-company.json",
    oneCompany,
    z.array(z.strictObject({ why: text, listings: z.array(z.tuple([symbol, symbol], symbol)).nonempty() })),
  ],
])("%s has the form that its readers count on", (_file, table, schema) => {
  expect(z.safeParse(schema, table).error).toBeUndefined();
});
