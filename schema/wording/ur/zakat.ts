import type { Madhab } from "../../../domain/zakat/zakat-positions.ts";
import {
  FIQH_ACADEMY_DEBTS,
  FIQH_ACADEMY_REAL_ESTATE,
  FIQH_ACADEMY_SHARES,
  FIQH_ACADEMY_SHARES_FOR_INCOME,
  FIQH_AL_ZAKAH,
  FOUR_SCHOOLS_ON_JEWELRY,
  KAHF_SOLAR_YEAR,
  NZF_SHARES_PROXY,
  NZF_SOLAR_YEAR,
} from "../../../domain/zakat/zakat-sources.ts";
import type { ZakatAssetType } from "../../../domain/zakat/zakat-terms.ts";
import { type PositionWords, zakatWording } from "../zakat-rules.ts";
import { exactPercent, formatDay, isolate, percentText } from "./format.ts";

export const ZAKAT_ASSET_LABELS: Readonly<Record<ZakatAssetType, string>> = {
  cash: "نقد (بینک اکاؤنٹس)",
  stocks: "شیئرز اور سرمایہ کاری",
  gold: "سونا",
  silver: "چاندی",
  business: "کاروباری اثاثے",
  real_estate: "جائیداد (سرمایہ کاری)",
  crypto: "کرپٹو کرنسی",
  loans: "دیے ہوئے قرض (واجب الوصول)",
};

export const MADHAB_LABELS: Readonly<Record<Madhab, string>> = {
  hanafi: "حنفی",
  maliki: "مالکی",
  shafii: "شافعی",
  hanbali: "حنبلی",
};

const HANAFI = "فقہ حنفی";
const MALIKI = "فقہ مالکی";
const SHAFII = "فقہ شافعی";
const HANBALI = "فقہ حنبلی";
const FOUR_SCHOOLS = "اہلِ سنت کے چاروں فقہی مسالک";
const FIQH_ACADEMY = "بین الاقوامی اسلامی فقہ اکیڈمی";
const AAOIFI = "AAOIFI";
const NZF = `${isolate("National Zakat Foundation")} (برطانیہ)`;

const POSITION_TEXTS: PositionWords = {
  worn_jewelry_counted: {
    label: "پہنا جانے والا زیور شمار ہوتا ہے",
    summary: "سونا اور چاندی ہر شکل میں شمار ہوتے ہیں، پہنے جائیں یا رکھے جائیں۔",
    heldBy: [HANAFI],
  },
  worn_jewelry_left_out: {
    label: "پہنا جانے والا زیور شمار نہیں ہوتا",
    summary: "جو زیور جائز ہو اور ذاتی استعمال میں پہنا جائے وہ شمار نہیں ہوتا؛ جو بچت کے طور پر رکھا ہو وہ ہوتا ہے۔",
    heldBy: [MALIKI, SHAFII, HANBALI],
  },
  shares_market_value: {
    label: "خرید و فروخت کی نیت سے: پوری مارکیٹ مالیت",
    summary: "بیچنے کے لیے خریدے گئے شیئرز مالِ تجارت ہیں اور زکوٰۃ واجب ہونے کے دن کی مارکیٹ مالیت پر شمار ہوتے ہیں۔",
    heldBy: [
      `${FIQH_ACADEMY}، خرید و فروخت کی نیت سے رکھے گئے شیئرز کے لیے`,
      "محمد ابو زہرہ اور عبد الوہاب خلاف، تمام شیئرز کے لیے",
    ],
  },
  shares_zakatable_assets: {
    label: "طویل مدت کے لیے: کمپنی کے قابلِ زکوٰۃ اثاثے",
    summary:
      "آمدنی کے لیے رکھے گئے شیئرز کمپنی کے قابلِ زکوٰۃ حصے کے حساب سے شمار ہوتے ہیں، جیسے نقد، مالِ تجارت اور وہ قرض جن کی وصولی کی امید ہو، جو اس کے حسابات سے معلوم ہو یا احتیاط سے اندازہ لگایا جائے۔",
    heldBy: [FIQH_ACADEMY],
  },
  shares_proxy: {
    label: `طویل مدت کے لیے، لسٹڈ کمپنی: مارکیٹ مالیت کا ${percentText(25)}`,
    summary: `جہاں حسابات نہ دیکھے جا سکیں، وہاں مارکیٹ مالیت کا ${percentText(25)} لسٹڈ کمپنی کے قابلِ زکوٰۃ اثاثوں کی جگہ لیا جاتا ہے۔ نجی کمپنیوں کے لیے نہیں، نہ ایسی کمپنی کے لیے جس کے پاس صرف نقد ہونا معلوم ہو۔`,
    heldBy: [NZF],
  },
  receivable_good: {
    label: "وصولی کی امید ہو: مقروض ادا کر سکتا ہے اور ادا کرنے پر آمادہ ہے",
    summary: "ہر سال شمار ہوتا ہے۔ فقہ حنفی میں رقم ملنے تک ادائیگی مؤخر کی جا سکتی ہے۔",
    heldBy: [FIQH_ACADEMY, `${HANAFI} (دَینِ قوی، یعنی قوی قرض)`],
  },
  receivable_doubtful: {
    label: "مشکوک: مقروض ادا نہیں کر سکتا یا ٹال مٹول کرتا ہے",
    summary: "جب تک وصول نہ ہو جائے اور اس پر سال نہ گزر جائے، شمار نہیں ہوتا۔",
    heldBy: [FIQH_ACADEMY],
  },
  real_estate_resale: {
    label: "بیچنے کے لیے خریدی گئی: پوری مارکیٹ مالیت",
    summary: "نفع پر بیچنے کے لیے خریدی گئی جائیداد مالِ تجارت ہے اور اپنی مارکیٹ مالیت پر شمار ہوتی ہے۔",
    heldBy: [HANAFI, SHAFII, HANBALI],
  },
  real_estate_rental: {
    label: "کرائے پر دی گئی: صرف کرایہ",
    summary: "کرائے پر دی گئی جائیداد کی مالیت شمار نہیں ہوتی؛ جو کرایہ اب بھی آپ کے پاس ہے اسے نقد میں شامل کریں۔",
    heldBy: [FIQH_ACADEMY],
  },
  liabilities_deducted: {
    label: "جن قرضوں کی ادائیگی کا وقت آ چکا ہو وہ منہا ہوتے ہیں",
    summary:
      "جن قرضوں کی ادائیگی کا وقت آ چکا ہو وہ کل کا نصاب سے موازنہ کرنے سے پہلے منہا کیے جاتے ہیں۔ طویل مدتی قرض میں سے بہت سے معاصر علماء صرف وہ قسطیں منہا کرتے ہیں جن کا وقت آ چکا ہو۔",
    heldBy: [HANAFI, HANBALI, `${MALIKI}، نقدی کے لیے جب قرض پورا کرنے کو کچھ اور نہ ہو`],
  },
  liabilities_kept: {
    label: "قرض منہا نہیں ہوتا",
    summary: "قرض ہونے سے اس مال کی زکوٰۃ معاف نہیں ہوتی جو آپ کے ہاتھ میں ہے۔",
    heldBy: [`${SHAFII}، راجح قول`],
  },
  lunar_year: {
    label: `قمری سال: ${percentText(2.5)}`,
    summary: "زکوٰۃ قمری سال گزرنے پر واجب ہوتی ہے، چالیسواں حصہ۔",
    heldBy: [FOUR_SCHOOLS],
  },
  solar_year: {
    label: `شمسی سال: ${isolate("2.577%")}`,
    summary: "جہاں حسابات شمسی سال کے مطابق رکھے جاتے ہوں، وہاں زیادہ شرح اس کے گیارہ زائد دنوں کا ازالہ کرتی ہے۔",
    heldBy: [AAOIFI, "منذر قحف"],
  },
  hawl: {
    label: "نصاب سے اوپر پورا سال",
    summary:
      "ضروری ہے کہ مال پورا سال آپ کی ملکیت میں رہا ہو۔ فقہ حنفی میں سال کے شروع اور آخر میں نصاب شرط ہے؛ مالکی، شافعی اور حنبلی فقہ میں پورے سال کے دوران۔",
    heldBy: [FOUR_SCHOOLS],
  },
};

const resolution = (number: string, about: string) => `${FIQH_ACADEMY}، قرارداد نمبر ${number}، موضوع: ${about}`;

const SOURCE_TITLES = new Map<string, string>([
  [FIQH_AL_ZAKAH.title, "یوسف القرضاوی، فقہ الزکوٰۃ"],
  [FIQH_ACADEMY_DEBTS.title, resolution(isolate("1 (1/2)"), "قرضوں کی زکوٰۃ")],
  [
    FIQH_ACADEMY_REAL_ESTATE.title,
    resolution(isolate("2 (2/2)"), "جائیداد اور کرائے پر دی گئی غیر زرعی زمینوں کی زکوٰۃ"),
  ],
  [FIQH_ACADEMY_SHARES.title, resolution(isolate("28 (3/4)"), "کمپنیوں کے شیئرز کی زکوٰۃ")],
  [FIQH_ACADEMY_SHARES_FOR_INCOME.title, resolution(isolate("121 (3/13)"), "آمدنی کے لیے رکھے گئے شیئرز کی زکوٰۃ")],
  [NZF_SHARES_PROXY.title, `${NZF}، شیئرز میں سرمایہ کاری پر زکوٰۃ: حساب کے لیے متبادل شرح کا تعین (انگریزی)`],
  [KAHF_SOLAR_YEAR.title, "منذر قحف، شمسی کیلنڈر سے زکوٰۃ کا حساب (انگریزی)"],
  [NZF_SOLAR_YEAR.title, `${NZF}، کیا شمسی سال استعمال کیا جائے، ${AAOIFI} کے شرعی معیارات کے حوالے سے (انگریزی)`],
  [FOUR_SCHOOLS_ON_JEWELRY.title, "ابن عبد البر، الاستذکار، مؤطا امام مالک کی کتاب الزکوٰۃ کی شرح"],
]);

export const { wordedPosition, countingText, hawlText } = zakatWording({
  exactPercent,
  positions: POSITION_TEXTS,
  sourceTitles: SOURCE_TITLES,
  noSchoolChosen: "جہاں کوئی فقہی مسلک نہ چنا جائے وہاں یہی اصول استعمال ہوتا ہے۔",
  pureGold: "اس میں جتنا خالص سونا ہے وہ پورا شمار ہوتا ہے۔",
  pureSilver: "اس میں جتنی خالص چاندی ہے وہ پوری شمار ہوتی ہے۔",
  inFull: "پوری مالیت شمار ہوتی ہے۔",
  notCounted: "شمار نہیں ہوتا۔",
  partCounted: (percent) => `مالیت کا ${percent} شمار ہوتا ہے۔`,
  hawlComplete: "یہ اس مفروضے پر ہے کہ آپ کے مال پر پورا سال گزر چکا ہے۔",
  hawlNotComplete: "جب تک آپ کے مال پر پورا سال نہ گزرے، کچھ واجب نہیں۔",
});

/** Without the Hijri day, which Pakistan and India set by their own sighting. */
export const zakatDay = formatDay;
