/** How a figure or a date may be written, or a name in a form that a language asks for, and the function that writes it in each language. */
export const STYLES: Readonly<Record<string, string>> = {
  number: "formatCount",
  "number, amount": "formatAmount",
  "number, decimal": "decimal",
  "number, grouped": "grouped",
  "number, dollars": "formatDollars",
  "number, percent": "exactPercent",
  "number, share": "percentText",
  date: "formatDay",
  "spellout, lower": "lowerFirst",
  "spellout, of": "of",
  "spellout, part": "partOf",
  "spellout, accusative": "accusativePart",
};

type Forms = { names: Intl.LDMLPluralRule[]; conditions: (n: string) => Readonly<Record<string, string>> };
const ALONE: Forms = { names: ["other"], conditions: () => ({}) };
const ONE: Forms = { names: ["one", "other"], conditions: (n) => ({ one: `${n} === 1` }) };

/** The plural forms of CLDR, each with the condition under which a figure takes it; figures are always written out, as is French "many". */
export const FORMS: Readonly<Record<string, Forms>> = {
  ar: {
    names: ["zero", "one", "two", "few", "many", "other"],
    conditions: (n) => ({
      zero: `${n} === 0`,
      one: `${n} === 1`,
      two: `${n} === 2`,
      few: `${n} % 100 >= 3 && ${n} % 100 <= 10`,
      many: `${n} % 100 >= 11`,
    }),
  },
  en: ONE,
  fr: { names: ["one", "other"], conditions: (n) => ({ one: `Math.abs(${n}) < 2` }) },
  id: ALONE,
  ms: ALONE,
  tr: ONE,
  ur: ONE,
};

/** A single word that readers of Arabic letters know in Latin ones stands where it is written; anything longer is isolated. */
export const KNOWN_IN_LATIN =
  /\u2068[^\u2069]*\u2069|https:.*|\b(?:AAOIFI|Apple|Atom|CSV|ISIN|JavaScript|REIT|SEC EDGAR|Safari|UTC|XLSX?|mizan-\S+)\b/g;
