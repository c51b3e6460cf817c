import { type CountForms, counted, isolate } from "../../../../schema/wording/ur/format.ts";
import type { Notice } from "../../lib/notices.ts";

const MODULES: CountForms = {
  zero: "کوئی ماڈیول نہیں",
  one: "1 ماڈیول",
  other: (count) => `${count} ماڈیول`,
};
const MINUTES: CountForms = {
  one: "1 منٹ",
  other: (count) => `${count} منٹ`,
};

export const COURSE_FACTS: Readonly<Record<string, string>> = {
  Foundations: "بنیادیں",
  Screening: "جانچ",
  Investing: "سرمایہ کاری",
  Zakat: "زکوٰۃ",
  Contracts: "معاہدے",
  Purification: "تطہیر",
  "about 25 minutes": "تقریباً 25 منٹ",
  "about 30 minutes": "تقریباً 30 منٹ",
};

export const hubTexts = {
  coursesTitle: "کورسز",
  enterCourse: (percent: number) =>
    percent >= 100
      ? "کورس دہرائیں"
      : percent > 0
        ? `کورس جاری رکھیں (${isolate(`${Math.round(percent)}%`)})`
        : "کورس شروع کریں",
  named: (action: string, title: string) => `${action}: ${isolate(title)}`,
  modules: (count: number) => counted(count, MODULES),
  noCourses: "ابھی کوئی کورس نہیں۔",
  featuredTitle: "منتخب مواد",
  noFeatured: "ابھی کوئی منتخب مواد نہیں۔",
  verified: "تصدیق شدہ",
  comingTitle: "جلد آ رہا ہے",
  comingSoon: (title: string) => `«${isolate(title)}» جلد دستیاب ہوگا۔`,
  understood: "ٹھیک ہے",
  coursesFailed: "کورسز لوڈ نہیں ہو سکے۔",
  featuredFailed: "منتخب مواد لوڈ نہیں ہو سکا۔",
  loading: "لوڈ ہو رہا ہے",
} as const;

export const courseTexts = {
  shellTitle: "کورس",
  shellDescription: "اسلامی مالیات پر ایک مفت کورس، ماڈیول بہ ماڈیول۔",
  back: "مرکزِ تعلیم پر واپس",
  notFound: "کورس نہیں ملا",
  notFoundText: "ایسا کوئی کورس نہیں، یا یہ منتقل ہو گیا ہے۔",
  toHub: "مرکزِ تعلیم پر واپس جائیں",
  failed: "کورس لوڈ نہیں ہو سکا۔",
  retry: "دوبارہ کوشش کریں",
  modulesTitle: "ماڈیول",
  moduleNumber: (number: number) => `ماڈیول ${number}`,
  minutes: (minutes: number) => `پڑھنے کا وقت ${counted(minutes, MINUTES)}`,
  completed: "مکمل",
  progressTitle: "آپ کی پیش رفت",
  progressOf: (completed: number, all: number) => `${counted(all, MODULES)} میں سے ${completed} مکمل`,
  progressFailed: "آپ کی پیش رفت لوڈ نہیں ہو سکی۔",
  begin: "پہلا ماڈیول شروع کریں",
  continue: "جاری رکھیں",
  informationTitle: "کورس کی معلومات",
  level: "سطح",
  levels: { Beginner: "ابتدائی", Intermediate: "درمیانی", Advanced: "اعلیٰ" },
  category: "زمرہ",
  duration: "دورانیہ",
  moduleCount: "ماڈیول",
} as const;

export const moduleTexts = {
  shellTitle: "ماڈیول",
  shellDescription: "اسلامی مالیات پر مفت کورس کا ایک ماڈیول۔",
  description: (course: string, keyPoint: string) => `مفت کورس «${isolate(course)}» کا ایک ماڈیول۔ ${keyPoint}`,
  back: (course: string) => `${isolate(course)} پر واپس`,
  notFound: "ماڈیول نہیں ملا",
  notFoundText: "اس کورس میں ایسا کوئی ماڈیول نہیں۔",
  toCourse: "کورس پر واپس جائیں",
  keyTakeaways: "اہم نکات",
  references: "علمی حوالے",
  opensElsewhere: "(نئے ٹیب میں کھلتا ہے)",
  previous: "پچھلا",
  next: "اگلا",
  completeCourse: "کورس مکمل کریں",
  markCompleted: "مکمل کا نشان لگائیں",
  completed: "مکمل",
  sidebarTitle: "اس کورس میں",
} as const;

export const learningNotices = {
  progressNotSaved: {
    tone: "error",
    title: "آپ کی پیش رفت محفوظ نہیں ہوئی",
    description: "براہِ کرم اپنا کنکشن دیکھ کر دوبارہ کوشش کریں۔",
  },
} as const satisfies Record<string, Notice>;
