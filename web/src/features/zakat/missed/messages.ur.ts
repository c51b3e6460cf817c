import type {
  EarlierZakat,
  HawlJoining,
  MetalDay,
  MissedSource,
} from "../../../../../domain/zakat/missed-positions.ts";
import { formatDay, isolate } from "../../../../../schema/wording/ur/format.ts";

const ofCurrency = (currency: string) => (currency ? isolate(currency) : "امریکی ڈالر");

export const missedTexts = {
  lead: "ہر قمری سال میں وہ مال شمار ہوتا ہے جو اس کے آخری دن آپ کی ملکیت میں تھا، اُس مہینے کے سونے اور چاندی کے بھاؤ پر۔",
  late: "زکوٰۃ کتنی ہی دیر ہو جائے، قرض رہتی ہے۔ جتنی جلد ہو سکے ادا کریں؛ جس رقم کا علم نہ ہو اس کا اندازہ اتنا لگائیں کہ اطمینان ہو جائے کہ کچھ باقی نہیں رہا۔",
  began: "وہ دن جب نصاب سے زیادہ مال کے ساتھ سال شروع ہوا",
  beganHint: "اگر آپ کسی سال تک ادا کر چکے ہیں: اُس زکوٰۃ کے دن سے اگلا دن۔",
  beganInvalid: "براہِ کرم 1960 کے بعد کا کوئی گزرا ہوا دن درج کریں",
  nothingMissed: (end: string) => `پہلا قمری سال ${formatDay(end)} کو پورا ہوتا ہے۔ ابھی کچھ رہ نہیں گیا۔`,
  rateOf: (day: string) => `${formatDay(day)} کی شرحِ مبادلہ سے امریکی ڈالر میں بدلا گیا: پرانے سال تقریبی ہیں۔`,
  ownPrices: "مجھے اُن دنوں کا سونے اور چاندی کا بھاؤ معلوم ہے",
  money: (currency: string) => `نقدی، تجارتی مال اور حصص، قرض نکال کر (${ofCurrency(currency)})`,
  gold: "خالص سونا، گرام",
  silver: "خالص چاندی، گرام",
  paid: (currency: string) => `ادا شدہ زکوٰۃ (${ofCurrency(currency)})`,
  goldPrice: "سونا فی گرام، امریکی ڈالر",
  silverPrice: "چاندی فی گرام، امریکی ڈالر",
  fillDown: "خالی برسوں میں یہی رقمیں",
  left: "جب تک آپ اُس دن کا مال درج نہ کریں، شمار نہیں ہوگا؛ کچھ نہ ہو تو 0 لکھیں۔",
  noPrice: "اس مہینے کا کوئی بھاؤ معلوم نہیں: خود درج کریں۔",
  nisab: (dollars: string) => `نصاب ${dollars}`,
  notReached: "نصاب سے کم: زکوٰۃ نہیں",
  earlier: (dollars: string) => `پہلے کی زکوٰۃ ${dollars} منہا`,
  zakat: (dollars: string) => `زکوٰۃ ${dollars}`,
  total: "زکوٰۃ جو ابھی ادا کرنی ہے",
  leftOut: (count: number) => `جو سال شمار نہیں ہوئے: ${count}`,
  broken: "نصاب سے کم سال کے بعد نیا قمری سال اُس دن شروع ہوتا ہے جب آپ کا مال دوبارہ نصاب کو پہنچے۔",
  prices: (last: string, now: string) =>
    `بھاؤ: عالمی بینک، ہر مہینے کی اوسط (${isolate("CC BY 4.0")})، ${formatDay(last)} تک؛ بعد کے دنوں کے لیے ${formatDay(now)} کا بھاؤ۔`,
  kept: "صرف اسی آلے پر محفوظ ہے۔",
  clear: "سب سال مٹائیں",
  hawlsTitle: "کئی زکوٰۃ کے دن ساتھ ساتھ",
  hawlsLead: "ہر مال اُس دن کے ساتھ جب وہ آپ کی ملکیت میں آیا۔",
  name: "کون سا مال",
  value: "قیمت، امریکی ڈالر",
  ownedSince: "ملکیت کب سے",
  addWealth: "شامل کریں",
  wealthInvalid: "براہِ کرم مال کا نام، قیمت اور گزرا ہوا دن درج کریں",
  remove: (name: string) => `ہٹائیں: ${isolate(name)}`,
  ownDay: "اس کا اپنا زکوٰۃ کا دن",
  joinedDay: "پہلے مال کے ساتھ زکوٰۃ کا دن",
  zakatOfIt: "زکوٰۃ",
} as const;

type Position = { label: string; summary: string };

export const earlierZakatTexts: Readonly<Record<EarlierZakat, Position>> & { legend: string } = {
  legend: "پہلے برسوں کی ادا نہ کی گئی زکوٰۃ",
  deduct: {
    label: "بعد کے برسوں سے منہا",
    summary: "جو واجب تھی وہ اسی مال پر قرض ہے، اس لیے اگلے سال اتنا کم شمار ہوتا ہے۔",
  },
  keep: {
    label: "منہا نہیں",
    summary: "جو سونا رکھے اور دوسرے مال سے ادا کرے، وہ ہر سال پورے سونے کی زکوٰۃ دیتا ہے۔",
  },
};

export const metalDayTexts: Readonly<Record<MetalDay, Position>> & { legend: string } = {
  legend: "سونے اور چاندی کا بھاؤ",
  its_day: {
    label: "ہر سال کے اپنے دن کا",
    summary: "دھات کی وہ قیمت جو زکوٰۃ واجب ہونے کے دن تھی: امام ابوحنیفہ کا قول، اور ہمارے پڑھے ہوئے اکثر جواب۔",
  },
  payment: {
    label: "ادائیگی کے دن کا",
    summary: "اتنے ہی وزن کی وہ قیمت جو ادا کرنے کے دن ہو: امام ابویوسف اور امام محمد کا قول۔",
  },
};

export const joiningTexts: Readonly<Record<HawlJoining, Position>> = {
  joined: {
    label: "پہلے مال کے ساتھ",
    summary: "سال کے دوران آنے والا مال اسی سال میں شامل ہوتا ہے: حنفی مسلک، اور ہر قسم کے مال میں منذر قحف۔",
  },
  own: {
    label: "اپنا دن",
    summary: "ہر مال کا اپنا سال ہے: شافعی مسلک؛ حنبلی مسلک، سوائے اُس کے جو خود اسی مال کی آمدنی ہو۔",
  },
};

export const MISSED_SOURCE_NAMES: Readonly<Record<MissedSource, string>> = {
  nzf_missed_years: "نیشنل زکوٰۃ فاؤنڈیشن (برطانیہ)",
  kahf_delayed: "منذر قحف",
  islamweb_missed_years: "اسلام ویب، فتویٰ 117113",
  bassa: "اسماعیل باسا، بحوالہ احسن الفتاویٰ",
  limbe: "دارالافتاء، لمبے (ملاوی)",
  salejee: "ابراہیم صالح جی، مفتی آن لائن",
  nzf_missed_gold: "فراز آدم، نیشنل زکوٰۃ فاؤنڈیشن (برطانیہ)",
  makada: "زکریا مکاڈا، مفتی آن لائن",
  jordan: "دار الافتاء اردن",
  kahf_one_hawl: "منذر قحف",
};
