import { isolate } from "../../../../../schema/wording/ar/format.ts";

const FORMATS = ["XHTML", "HTML", "XML"].map(isolate).join(" أو ");

export const readTexts = {
  file: "ابحث عنه في التقرير",
  fileHint: `التقرير بصيغة ${isolate("PDF")}، أو ملف الإفصاح ذو الأرقام الموسومة (${FORMATS} أو ${isolate("ZIP")}). يُقرأ على هذا الجهاز ولا يُرسل أبدًا.`,
  reading: "جارٍ فتح التقرير…",
  readingPage: (page: number, pages: number) => `جارٍ قراءة الصفحة ${page} من ${pages}…`,
  cancel: "إلغاء",
  none: "لم يُعثر على رقم كهذا في هذا التقرير. يُرجى نسخه بنفسك.",
  choose: "أيّها هو؟",
  chooseParts: "أيّها هو؟ تُجمع الأجزاء إن تعددت.",
  page: (page: number) => `الصفحة ${page}`,
  take: "استخدم هذا الرقم",
  takeSum: (sum: string) => `استخدم المجموع: ${sum}`,
  otherCompany: (named: string, company: string) => `هذا التقرير لشركة أخرى: ${named} وليس ${company}.`,
  notNamed: (company: string) => `لا يرد الاسم ${company} في هذا التقرير. يُرجى التحقق من صاحبه.`,
  oldReport: (end: string) => `أحدث أرقام هذا التقرير بتاريخ ${end}. الأرجح أن تقريرًا أحدث قد صدر.`,
  problems: {
    too_large: "هذا الملف أكبر من 100 ميغابايت، أي أكبر مما يُقرأ هنا.",
    too_many_pages: "هذا التقرير أطول من 1,500 صفحة، أي أطول مما يُقرأ هنا.",
    no_text: `ملف ${isolate("PDF")} هذا صور صفحات بلا نصها، فلا يمكن العثور على شيء فيه.`,
    encrypted: `ملف ${isolate("PDF")} هذا محمي بكلمة مرور. يُرجى أخذ ملف بلا كلمة مرور.`,
    broken: "هذا الملف تالف ولا يمكن قراءته.",
    not_a_report: `هذا ليس ملف ${isolate("PDF")} ولا تقريرًا موسوم الأرقام.`,
    took_long: "قراءة هذا التقرير هنا تستغرق وقتًا أطول من اللازم.",
    unavailable: "تعذّرت قراءة هذا التقرير. يُرجى التحقق من الاتصال والمحاولة مجددًا.",
  },
} as const;
