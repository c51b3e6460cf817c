import type { RatioName } from "../../../domain/standards/standards.ts";
import type { ChangeCause } from "../../../domain/verdict/verdict-change.ts";
import { changeWording } from "../change-rules.ts";
import {
  type CountForms,
  counted,
  exactPercent,
  formatAmount,
  formatCount,
  formatDay,
  formatPercentAgainst,
} from "./format.ts";
import { INPUT_LABELS } from "./screening/inputs.ts";
import { STANDING_LABELS } from "./screening/standing.ts";

export const CAUSE_LABELS: Readonly<Record<ChangeCause, string>> = {
  figures: "نئے اعداد و شمار",
  price: "قیمت",
  correction: "ماخذ کی درستی",
  rule: "ہمارے اصول",
  age: "پرانے اعداد",
};

const SHORT_RATIOS: Readonly<Record<RatioName, string>> = {
  debtRatio: "قرض",
  cashRatio: "نقد",
  nonCompliantIncomeRatio: "ناجائز آمدنی",
};

const limitOf = (ratio: RatioName, limit: string) => `${SHORT_RATIOS[ratio]} کی ${limit} کی حد`;

export const {
  patience,
  standingsSentence,
  ageingSentence,
  agedTitle,
  causeSentence,
  ratioMoves,
  changeSentence,
  inputMove,
  flickerSentence,
  nearMissSentence,
} = changeWording({
  formatAmount,
  formatDay,
  formatPercentAgainst,
  exactPercent,
  standings: STANDING_LABELS,
  inputs: INPUT_LABELS,

  sentence: (text) => `${text}۔`,
  separator: "، ",
  upperFirst: (text) => text,
  moved: (before, after) => `${before} ← ${after}`,
  causes: {
    figures: "کمپنی نے نئے اعداد و شمار رپورٹ کیے۔",
    price: "اس کی مارکیٹ مالیت بدلی۔",
    correction: "ایک ماخذ نے اسی مدت کے بارے میں اپنی پچھلی بات درست کی۔",
    rule: "ہم نے ایک اصول بدلا۔",
    age: "اس کے اعداد و شمار پرانے ہو چکے ہیں، اس لیے ان پر کوئی نتیجہ قائم نہیں ہو سکتا۔",
  },
  patience: "اور کچھ نہیں بدلا: اس کی اگلی رپورٹ کا انتظار کریں۔",
  isPermissible: "اس کے شیئرز اب جائز ہیں۔",
  causeUnknown: "وجہ معلوم نہیں: پچھلے نتیجے کے پیچھے کے اعداد و شمار محفوظ نہیں رکھے گئے تھے۔",
  notKnown: "معلوم نہیں",

  willBeTooOld: (standing, day) =>
    `آج کا نتیجہ: ${standing}۔ اس کے اعداد و شمار ${day} کو پرانے ہو جائیں گے، اگر اس سے پہلے نئے نہ آئے۔`,
  willBeTooOldTitle: (day) => `اس کے اعداد و شمار ${day} کو پرانے ہو جائیں گے`,
  ratioMove: (ratio, move, limit) => `${SHORT_RATIOS[ratio]} ${move} (حد ${limit})`,
  inputMove: (input, move) => `${input}: ${move}`,
  flicker: (ratio, limit, crossings) =>
    `${SHORT_RATIOS[ratio]} کا تناسب ${limit} کی حد کے آس پاس بدلتا رہتا ہے، اور اس کے ساتھ نتیجہ بھی: ${crossings}۔`,
  crossing: (figure, day) => `${day} کو ${figure}`,
  atLimit: (figure, ratio, limit) => `${figure}: عین ${limitOf(ratio, limit)} پر۔`,
  nearLimit: (figure, ratio, limit, points, isAbove) =>
    `${figure}: ${limitOf(ratio, limit)} سے ${points} پوائنٹ ${isAbove ? "اوپر" : "نیچے"}۔`,
});

const VERDICTS: CountForms = { one: "1 نتیجہ بدلا", other: (count) => `${count} نتائج بدلے` };

export const CHANGES_TEXTS = {
  market: "مارکیٹ",
  sector: "شعبہ",
  day: "تاریخ",
  everyMarket: "تمام مارکیٹیں",
  everySector: "تمام شعبے",
  everyDay: "تمام تاریخیں",
  show: "دکھائیں",
  everything: "سب کچھ",
  age: "پرانے اعداد کی وجہ سے",
  agedLine: (past: number, soon: number) =>
    `پرانے اعداد و شمار کی وجہ سے غیر یقینی نتائج: ${formatCount(past)}؛ ایک ماہ کے اندر مزید: ${formatCount(soon)}۔`,
  seeAged: "دیکھیں کون سے",
  ageing: {
    soon: {
      title: "جلد پرانے ہونے والے اعداد و شمار",
      lead: "ایک ماہ کے اندر غیر یقینی، اگر کمپنی نے اس سے پہلے رپورٹ نہ دی۔",
      none: "ایک ماہ کے اندر کوئی نتیجہ پرانے اعداد کی وجہ سے غیر یقینی نہیں ہوگا۔",
    },
    past: {
      title: "پچھلی اپ ڈیٹ کے بعد پرانے ہو جانے والے اعداد و شمار",
      lead: "ان کے اعداد و شمار پرانے ہو چکے ہیں، اس لیے ان پر کوئی نتیجہ قائم نہیں ہو سکتا۔ نئے آنے پر بات واضح ہو جائے گی۔",
      none: "پچھلی اپ ڈیٹ کے بعد کوئی نتیجہ پرانے اعداد کی وجہ سے غیر یقینی نہیں ہوا۔",
    },
  },
  mine: "میری واچ لسٹ",
  near: "حد کے قریب",
  noChanges: "کسی اپ ڈیٹ نے یہاں کوئی نتیجہ نہیں بدلا۔",
  noChangesHint: "اعداد و شمار مہینے میں ایک بار اپ ڈیٹ ہوتے ہیں۔ بدلنے والے نتائج یہاں درج ہوتے ہیں۔",
  noneOfMine: "آپ کی واچ لسٹ میں کوئی نتیجہ نہیں بدلا۔",
  noneOfMineHint: "آپ کی واچ لسٹ کی تبدیلیاں اس دن سے یہاں نظر آتی ہیں جب آپ کوئی شیئر شامل کریں۔",
  noNear: "یہاں کوئی تناسب اپنی حد کے قریب نہیں۔",
  nearLead:
    "ایسے شیئرز جو کسی دوسرے نتیجے کے قریب ہیں: جائز شیئرز جو کسی حد کے قریب ہیں، اور وہ شیئرز جو صرف ایک تناسب کی وجہ سے شریعت کے مطابق نہیں۔ قریب سے مراد قرض یا نقد کی حد سے دو پوائنٹ کے اندر، یا آمدنی کی حد سے ایک پوائنٹ کے اندر ہے۔",
  more: "مزید دکھائیں",
  loading: "تبدیلیاں لوڈ ہو رہی ہیں…",
  failed: "تبدیلیاں لوڈ نہیں ہو سکیں۔",
  retry: "دوبارہ کوشش کریں",
  found: (count: number) =>
    counted(count, {
      zero: "کوئی تبدیلی نہیں",
      one: "1 تبدیلی",
      other: (shown) => `${shown} تبدیلیاں`,
    }),
  onDay: (date: string, count: number) => `${formatDay(date)} (${formatCount(count)})`,
  became: "اب",
  willBecome: "پھر ہوگا",
  ifHeld: "اگر یہ آپ کے پاس ہے",
  noMove: "کوئی تناسب نہیں بدلا۔",
  sinceVisit: (count: number, date: string) => `${formatDay(date)} کو آپ کے آنے کے بعد سے ${counted(count, VERDICTS)}۔`,
  nothingSince: (date: string) => `${formatDay(date)} کو آپ کے آنے کے بعد سے کوئی نتیجہ نہیں بدلا۔`,
  see: "دیکھیں کیا بدلا",
} as const;
