import type { FundKind } from "../../../domain/funds/known-funds.ts";
import type { FundPart, FundWarning } from "../../../domain/funds/look-through.ts";
import { HOUSE_STANDARD_ID } from "../../../domain/standards/standards.ts";
import type { Fund, UNREAD_REASONS } from "../../contracts/funds.ts";
import { counted, formatDay, formatMonth, formatPercent, isolate } from "./format.ts";

export const PART_LABELS: Readonly<Record<FundPart, string>> = {
  halal: "حلال",
  purify: "حلال، تطہیر کے ساتھ",
  doubt: "غیر یقینی",
  haram: "شریعت کے مطابق نہیں",
  cannotBeJudged: "جانچا نہیں جا سکتا",
  notScreened: "ابھی جانچا نہیں گیا",
  notFound: "پہچانا نہیں گیا",
  cash: "نقد",
  beyond: "شیئرز کے علاوہ",
  undeclared: "فہرست میں نہیں",
};

export const KIND_SENTENCES: Readonly<Record<Exclude<FundKind, "shares">, string>> = {
  bonds:
    "اس فنڈ میں بانڈز یا دوسرا قرض ہے۔ کمپنیوں کی جانچ ان کے بارے میں کچھ نہیں کہتی: قرض یا صکوک جائز ہے یا نہیں، اس کا فیصلہ اس کے معاہدے سے ہوتا ہے۔",
  metal:
    "اس فنڈ میں دھات ہے۔ کمپنیوں کی جانچ اس کے بارے میں کچھ نہیں کہتی: اہم یہ ہے کہ آیا ہر یونٹ اپنی دھات کی پوری طرح مالک ہے اور اسے کیسے خریدا اور بیچا جاتا ہے۔",
  options:
    "یہ فنڈ اپنے شیئرز کے علاوہ آپشنز سے بھی کماتا ہے۔ کمپنیوں کی جانچ آپشنز کے بارے میں کچھ نہیں کہتی: ان کے معاہدے کے بارے میں کسی ایسے عالم سے پوچھیں جس پر آپ کو اعتماد ہو۔",
  leverage:
    "یہ فنڈ قرض اور ڈیریویٹوز کے ذریعے کسی انڈیکس کی حرکت کو کئی گنا یا الٹ کر دیتا ہے۔ یہ کمپنیوں کی جانچ سے باہر ہے، انڈیکس میں جو کچھ بھی ہو۔",
  property: "اس فنڈ میں جائیداد ہے، جسے کمپنیوں کی جانچ نہیں پرکھتی۔",
};

export function answerOfFund({ kind, holdings }: Pick<Fund, "kind" | "holdings">): string {
  const house = holdings?.standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID);
  if (!house) return kind === "shares" ? "اس میں کیا ہے، یہ ابھی معلوم نہیں۔" : KIND_SENTENCES[kind];
  const { halal, purify, doubt, haram } = house.parts;
  return `اس کے وزن کا ${formatPercent(halal + purify)} معیار پر پورا ہے، ${formatPercent(haram)} شریعت کے مطابق نہیں، ${formatPercent(doubt)} غیر یقینی ہے۔`;
}

export const UNREAD_FUND_NAME = "ایک امریکی فنڈ، ابھی پڑھا نہیں گیا";

const SEC = `امریکی ادارے ${isolate("SEC")}`;

export const UNREAD_SENTENCES: Readonly<Record<(typeof UNREAD_REASONS)[number], string>> = {
  not_read: `یہ امریکی فنڈ اپنے اجزا کی فہرست ${SEC} کے پاس جمع کراتا ہے۔ ہم نے اسے ابھی نہیں پڑھا۔`,
  in_work: "اس کے اجزا آ چکے ہیں اور ان کی جانچ ہو رہی ہے۔ براہِ کرم چند گھنٹوں بعد دوبارہ آئیں۔",
  no_filing: `اس امریکی فنڈ نے اپنے اجزا کی فہرست (فارم ${isolate("N-PORT")}) ${SEC} کے پاس جمع نہیں کرائی، اس لیے ہم اس کے اندر نہیں دیکھ سکتے۔`,
  too_long: "اس امریکی فنڈ کی جمع کرائی ہوئی فہرست اتنی لمبی ہے کہ ہم اسے نہیں پڑھ سکتے۔",
  unreadable: "ہم نے اس امریکی فنڈ کی جمع کرائی ہوئی اجزا کی فہرست پڑھنے کی کوشش کی، مگر نہ پڑھ سکے۔",
};

export const WARNING_LABELS: Readonly<Record<FundWarning["code"], string>> = {
  old_holdings: "پرانے اجزا",
  incomplete_holdings: "نامکمل اجزا",
  unrecognized_holdings: "کم پہچانا گیا",
};

export function warningSentence(warning: FundWarning, asOf: string): string {
  switch (warning.code) {
    case "old_holdings":
      return `یہ اجزا پرانے ہیں: یہ ${asOf} کے ہیں، یعنی ${daysText(warning.days)} پہلے کے۔ ہو سکتا ہے کہ آج فنڈ میں دوسرے شیئرز ہوں۔`;
    case "incomplete_holdings":
      return `اجزا کی یہ فہرست نامکمل ہے: اس کا مجموعہ فنڈ کا ${formatPercent(warning.percent)} ہے۔`;
    case "unrecognized_holdings":
      return `شیئرز میں اس کے وزن کا صرف ${formatPercent(warning.percent)} پہچانا گیا۔ آگے جو ہے وہ باقی کے بارے میں بہت کم بتاتا ہے۔`;
  }
}

function daysText(days: number): string {
  return counted(days, {
    one: "1 دن",
    other: (shown) => `${shown} دن`,
  });
}

export function holdingsDay({ asOf, source }: { asOf: string; source: string }): string {
  return source === "fund-issuers" ? formatMonth(asOf) : formatDay(asOf);
}
