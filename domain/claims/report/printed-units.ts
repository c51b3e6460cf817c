import type { PrintedUnit } from "../claim.ts";
import { foldedText } from "./printed-lines.ts";

/** In what a page prints its figures; a unit that is none of ours is a multiple of one that is. */
export type PageUnit = { unit: PrintedUnit; times: number };

/** Words are compared folded, with a space around each; a sign stands as it is printed. */
type Named<Value> = readonly (readonly [Value, readonly string[]])[];

function foldedNames<Value>(names: Named<Value>): Named<Value> {
  return names.map(([value, words]) => [value, words.map(foldedText)]);
}

const UNIT_WORDS: Named<PrintedUnit> = foldedNames([
  [
    "thousands",
    [
      "in thousands",
      "thousands of",
      "in thousand",
      "thousand",
      "000",
      "000s",
      "000 s",
      "en milliers",
      "milliers d",
      "in tausend",
      "tausend",
      "teur",
      "tsd",
      "dalam ribuan",
      "ribuan rupiah",
      "dalam ribu",
      "bin tl",
      "bin turk lirasi",
      "bin abd dolari",
      "بالاف",
      "الاف",
      "بالالف",
      "ہزار",
      "ہزاروں",
    ],
  ],
  [
    "millions",
    [
      "in millions",
      "millions of",
      "in million",
      "million",
      "millions",
      "mn",
      "mln",
      "en millions",
      "millions d",
      "in millionen",
      "millionen",
      "mio",
      "dalam jutaan",
      "jutaan rupiah",
      "dalam juta",
      "rm juta",
      "milyon tl",
      "milyon turk lirasi",
      "بملايين",
      "ملايين",
      "بالمليون",
      "مليون",
      "ملین",
    ],
  ],
  [
    "billions",
    [
      "in billions",
      "billions of",
      "in billion",
      "en milliards",
      "milliards d",
      "in milliarden",
      "mrd",
      "dalam miliaran",
      "dalam miliar",
      "milyar tl",
      "مليارات",
      "بالمليار",
      "ارب",
    ],
  ],
  ["lakh", ["in lakh", "in lakhs", "in lacs", "in lac", "lakhs", "lacs", "لاکھ"]],
  ["crore", ["in crore", "in crores", "in cr", "crore", "crores", "کروڑ"]],
]);
const UNIT_SIGNS: readonly (readonly [RegExp, PageUnit])[] = [
  [/百万円|百萬円|百万元|百萬元/, { unit: "millions", times: 1 }],
  [/十億円/, { unit: "billions", times: 1 }],
  [/億円|亿元|億元/, { unit: "millions", times: 100 }],
  [/万元|萬元/, { unit: "thousands", times: 10 }],
  [/千円|千元|千港元/, { unit: "thousands", times: 1 }],
  [/[$€£₹¥]\s?m\b|\bm\s?[€£]|M€/i, { unit: "millions", times: 1 }],
  [/['’‘`]000\b|\bk€/i, { unit: "thousands", times: 1 }],
];

const CURRENCY_WORDS: Named<string> = foldedNames([
  [
    "SAR",
    [
      "sar",
      "sr",
      "saudi riyal",
      "saudi riyals",
      "saudi arabian riyals",
      "ريال سعودي",
      "الريالات السعوديه",
      "بالريال السعودي",
      "الريال السعودي",
    ],
  ],
  ["AED", ["aed", "uae dirham", "uae dirhams", "dirhams", "درهم"]],
  ["KWD", ["kwd", "kuwaiti dinars", "kuwaiti dinar", "دينار كويتي"]],
  ["QAR", ["qar", "qatari riyals", "qatari riyal", "ريال قطري"]],
  ["EGP", ["egp", "egyptian pounds", "جنيه مصري"]],
  ["EUR", ["eur", "euro", "euros", "teur"]],
  ["USD", ["usd", "u s dollars", "us dollars", "united states dollars", "دولار امريكي"]],
  ["GBP", ["gbp", "pounds sterling", "sterling"]],
  ["INR", ["inr", "indian rupees"]],
  ["PKR", ["pkr", "pak rupees", "pakistani rupees", "روپے"]],
  ["IDR", ["idr", "rupiah"]],
  ["MYR", ["myr", "rm", "ringgit", "ringgit malaysia"]],
  ["TRY", ["try", "tl", "turk lirasi", "turkish lira", "turkish liras"]],
  ["JPY", ["jpy", "yen", "japanese yen"]],
  ["CNY", ["cny", "rmb", "renminbi", "人民币"]],
  ["HKD", ["hkd", "hong kong dollars"]],
  ["CAD", ["cad", "canadian dollars"]],
  ["AUD", ["aud", "australian dollars"]],
]);
const CURRENCY_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/HK\$|港元/, "HKD"],
  [/A\$/, "AUD"],
  [/C\$/, "CAD"],
  [/US\$/, "USD"],
  [/€/, "EUR"],
  [/£/, "GBP"],
  [/₹/, "INR"],
  [/円/, "JPY"],
  [/[万千亿]元|人民币/, "CNY"],
];
/** Signs of more than one currency, which the rest of the report decides between; else the first. */
const SHARED_SIGNS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bRs\.?|\brupees\b/i, ["INR", "PKR"]],
  [/\$/, ["USD", "AUD", "CAD", "HKD"]],
];

/** The unit that a line names, if it is the line of a unit: short, or in brackets. */
export function unitIn(line: string): PageUnit | undefined {
  const sign = UNIT_SIGNS.find(([pattern]) => pattern.test(line))?.[1];
  if (sign) return sign;
  const unit = firstNamed(foldedText(line), UNIT_WORDS);
  return unit && { unit, times: 1 };
}

/** The currency that a line names for certain. */
export function currencyIn(line: string): string | undefined {
  const sign = CURRENCY_SIGNS.find(([pattern]) => pattern.test(line))?.[1];
  if (sign) return sign;
  return firstNamed(foldedText(line), CURRENCY_WORDS);
}

/** What a text names first: "in millions, except shares, which are in thousands" is of millions. */
function firstNamed<Value>(folded: string, names: Named<Value>): Value | undefined {
  let first: { at: number; value: Value } | undefined;
  for (const [value, words] of names)
    for (const word of words) {
      const at = folded.indexOf(word);
      if (at !== -1 && (!first || at < first.at)) first = { at, value };
    }
  return first?.value;
}

/** The currencies that a line's sign may stand for. */
export const sharedCurrenciesIn = (line: string): readonly string[] | undefined =>
  SHARED_SIGNS.find(([pattern]) => pattern.test(line))?.[1];
