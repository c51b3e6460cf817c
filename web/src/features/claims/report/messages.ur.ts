import { isolate } from "../../../../../schema/wording/ur/format.ts";

const FORMATS = ["XHTML", "HTML", "XML"].map(isolate).join("، ");

export const readTexts = {
  file: "رپورٹ میں تلاش کریں",
  fileHint: `رپورٹ بطور ${isolate("PDF")}، یا فائلنگ کی نشان زدہ فائل (${FORMATS} یا ${isolate("ZIP")})۔ یہ اسی ڈیوائس پر پڑھی جاتی ہے اور کبھی بھیجی نہیں جاتی۔`,
  reading: "رپورٹ کھل رہی ہے…",
  readingPage: (page: number, pages: number) => `صفحہ ${page} از ${pages} پڑھا جا رہا ہے…`,
  cancel: "منسوخ کریں",
  none: "اس رپورٹ میں ایسا کوئی عدد نہیں ملا۔ براہِ کرم خود نقل کریں۔",
  choose: "ان میں سے کون سا؟",
  chooseParts: "ان میں سے کون سا؟ کئی حصے جمع کیے جاتے ہیں۔",
  page: (page: number) => `صفحہ ${page}`,
  take: "یہ عدد استعمال کریں",
  takeSum: (sum: string) => `مجموعہ استعمال کریں: ${sum}`,
  otherCompany: (named: string, company: string) => `یہ رپورٹ ${named} کی ہے، ${company} کی نہیں۔`,
  notNamed: (company: string) => `اس رپورٹ میں ${company} کا نام نہیں۔ براہِ کرم دیکھیں کہ یہ کس کی ہے۔`,
  oldReport: (end: string) => `اس رپورٹ کے تازہ ترین اعداد ${end} کے ہیں۔ غالباً نئی رپورٹ آ چکی ہے۔`,
  problems: {
    too_large: "یہ فائل 100 میگابائٹ سے بڑی ہے، یہاں اتنی بڑی نہیں پڑھی جاتی۔",
    too_many_pages: "اس رپورٹ کے 1,500 سے زیادہ صفحات ہیں، یہاں اتنے نہیں پڑھے جاتے۔",
    no_text: `اس ${isolate("PDF")} میں صفحات کی تصویریں ہیں، ان کا متن نہیں؛ اس لیے اس میں کچھ نہیں مل سکتا۔`,
    encrypted: `اس ${isolate("PDF")} پر پاس ورڈ ہے۔ براہِ کرم بغیر پاس ورڈ والی لیں۔`,
    broken: "یہ فائل خراب ہے اور پڑھی نہیں جا سکتی۔",
    not_a_report: `یہ نہ ${isolate("PDF")} ہے نہ نشان زدہ اعداد والی رپورٹ۔`,
    took_long: "یہاں اس رپورٹ کو پڑھنے میں بہت دیر لگتی ہے۔",
    unavailable: "یہ رپورٹ پڑھی نہ جا سکی۔ براہِ کرم اپنا کنکشن دیکھیں اور دوبارہ کوشش کریں۔",
  },
} as const;
