import { isolate } from "../../../../schema/wording/ur/format.ts";

export const secondLookTexts = {
  year: "پچھلے بارہ ماہ میں اس کے تناسب",
  since: (day: string) => `${day} سے جانچا جا رہا ہے۔`,
  ratio: "تناسب",
  range: "کم سے کم تا زیادہ سے زیادہ",
  now: "ابھی",
  limit: "حد",
  turned: (times: number) =>
    times === 0 ? "اس عرصے میں جانچ کا نتیجہ نہیں بدلا۔" : `اس عرصے میں جانچ کا نتیجہ ${times} بار بدلا۔`,
  debtRatio: "قرض کا تناسب",
  cashRatio: "نقد کا تناسب",
  wentAbove: (ratio: string, from: string, to: string, cases: string, limit: string) =>
    `جن کمپنیوں میں ${ratio} ${isolate(from)} اور ${isolate(to)} کے درمیان تھا، ان میں ہر 100 میں سے ایک سال بعد ${isolate(limit)} کی حد سے اوپر: ${cases}۔`,
  cameBack: (ratio: string, from: string, to: string, cases: string, limit: string) =>
    `جن کمپنیوں میں ${ratio} ${isolate(from)} اور ${isolate(to)} کے درمیان تھا، ان میں ہر 100 میں سے ایک سال بعد ${isolate(limit)} کی حد کے اندر: ${cases}۔`,
  fewerThanOne: "1 سے کم",
  measured: (cases: string) =>
    `یہ 2011 سے 2026 تک امریکی رپورٹوں کے ${cases} جوڑوں پر ناپا گیا، قیمت کو یکساں رکھ کر۔ قیمت گرنے سے یہ تناسب مزید بڑھتے ہیں۔`,
  cost: (held: string) => `${isolate(held)} کے شیئرز پر ایک سال میں کتنا صدقہ کرنا ہے`,
  ofDividends: "پچھلے بارہ ماہ کے ڈیویڈنڈ میں سے",
  ofIncome: "کمپنی کی اپنی آمدنی میں سے، ڈیویڈنڈ ملے یا نہ ملے (AAOIFI)",
  ofGain: "فروخت کے منافع میں سے",
  ofEach: (amount: string, whole: string) => `ہر ${isolate(whole)} میں سے ${isolate(amount)}`,
} as const;

export const whatIfTexts = {
  lead: "کوئی عدد بدل کر دیکھیں کہ نتیجہ کیا ہوتا۔ اس آلے سے کچھ باہر نہیں جاتا۔",
  notAVerdict: "فرضی صورت: جانچ کا نتیجہ نہیں",
  asItIs: "جیسا آج ہے",
  millions: "ملین امریکی ڈالر میں",
  debt: "سودی قرض",
  cash: "نقد اور سودی سیکیورٹیز",
  interest: "ایک سال کی سودی آمدنی",
  price: "شیئر کی قیمت میں تبدیلی، فیصد",
  priceHint: "-20 کا مطلب پانچویں حصے کی کمی ہے۔ دو یا تین سال کی اوسط وہی رہتی ہے۔",
  slider: (name: string) => `${name}، سلائیڈر سے`,
  standard: "معیار",
  badAmount: "0 یا اس سے زیادہ رقم درج کریں۔",
  badPercent: "-99 سے 1000 تک کا عدد درج کریں۔",
  ratio: (percent: string, limit: string) => `${isolate(percent)} (حد ${isolate(limit)})`,
  turns: "نتیجہ یہاں بدلتا",
  moveTo: (name: string, amount: string) => `${name}: ${isolate(amount)}`,
  reset: "آج کے اعداد پر واپس",
  cannot: "یہ یہاں حساب نہیں ہو سکتا: جواب میں وہ تمام اعداد نہیں جن پر نتیجہ قائم ہے۔",
  forAll: "اگر تمام قیمتیں گر جائیں؟",
  forAllLead:
    "آپ کے سب سے بڑے شیئرز، زیادہ سے زیادہ 50۔ صرف ان کے سمبل پوچھے جاتے ہیں؛ آپ کی رقوم اسی آلے پر رہتی ہیں۔",
  fall: "تمام قیمتوں میں کمی، فیصد",
  badFall: "0 سے 99 تک کا عدد درج کریں۔",
  wouldTurn: "ان کا نتیجہ بدل جاتا",
  noneTurns: "کسی کا نتیجہ نہیں بدلتا۔",
  notWorkedOut: (symbols: string) => `حساب نہیں ہوا: ${isolate(symbols)}۔`,
  share: "شیئر",
  before: "ابھی",
  after: "تب",
} as const;
