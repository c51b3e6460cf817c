import { type CountForms, counted, isolate } from "../../../../schema/wording/ar/format.ts";
import type { Notice } from "../../lib/notices.ts";

const MODULES: CountForms = {
  zero: "لا دروس",
  one: "درس واحد",
  two: "درسان",
  few: (count) => `${count} دروس`,
  many: (count) => `${count} درسًا`,
  other: (count) => `${count} درس`,
};
const MINUTES: CountForms = {
  one: "دقيقة واحدة",
  two: "دقيقتان",
  few: (count) => `${count} دقائق`,
  many: (count) => `${count} دقيقة`,
  other: (count) => `${count} دقيقة`,
};

export const COURSE_FACTS: Readonly<Record<string, string>> = {
  Foundations: "الأسس",
  Screening: "الفحص",
  Investing: "الاستثمار",
  Zakat: "الزكاة",
  Contracts: "العقود",
  Purification: "التطهير",
  "about 25 minutes": "نحو 25 دقيقة",
  "about 30 minutes": "نحو 30 دقيقة",
};

export const hubTexts = {
  coursesTitle: "الدورات",
  enterCourse: (percent: number) =>
    percent >= 100
      ? "مراجعة الدورة"
      : percent > 0
        ? `متابعة الدورة (${isolate(`${Math.round(percent)}%`)})`
        : "بدء الدورة",
  named: (action: string, title: string) => `${action}: ${isolate(title)}`,
  modules: (count: number) => counted(count, MODULES),
  noCourses: "لا دورات بعد.",
  featuredTitle: "محتوى مختار",
  noFeatured: "لا محتوى مختار بعد.",
  verified: "موثّق",
  comingTitle: "قريبًا",
  comingSoon: (title: string) => `«${isolate(title)}» سيُتاح قريبًا.`,
  understood: "حسنًا",
  coursesFailed: "تعذّر تحميل الدورات.",
  featuredFailed: "تعذّر تحميل المحتوى المختار.",
  loading: "جارٍ التحميل",
} as const;

export const courseTexts = {
  shellTitle: "دورة",
  shellDescription: "دورة مجانية في المالية الإسلامية، درسًا درسًا.",
  back: "العودة إلى مركز التعلّم",
  notFound: "الدورة غير موجودة",
  notFoundText: "لا توجد دورة كهذه، أو أنها نُقلت.",
  toHub: "العودة إلى مركز التعلّم",
  failed: "تعذّر تحميل الدورة.",
  retry: "إعادة المحاولة",
  modulesTitle: "الدروس",
  moduleNumber: (number: number) => `الدرس ${number}`,
  minutes: (minutes: number) => `${counted(minutes, MINUTES)} قراءة`,
  completed: "مكتمل",
  progressTitle: "تقدّمك",
  progressOf: (completed: number, all: number) => `أكملت ${completed} من أصل ${counted(all, MODULES)}`,
  progressFailed: "تعذّر تحميل تقدّمك.",
  begin: "بدء الدرس الأول",
  continue: "متابعة",
  informationTitle: "معلومات الدورة",
  level: "المستوى",
  levels: { Beginner: "مبتدئ", Intermediate: "متوسط", Advanced: "متقدّم" },
  category: "التصنيف",
  duration: "المدة",
  moduleCount: "الدروس",
} as const;

export const moduleTexts = {
  shellTitle: "درس",
  shellDescription: "درس من دورة مجانية في المالية الإسلامية.",
  description: (course: string, keyPoint: string) => `درس من الدورة المجانية «${isolate(course)}». ${keyPoint}`,
  back: (course: string) => `العودة إلى ${isolate(course)}`,
  notFound: "الدرس غير موجود",
  notFoundText: "لا يوجد درس كهذا في هذه الدورة.",
  toCourse: "العودة إلى الدورة",
  keyTakeaways: "أهم ما في الدرس",
  references: "المراجع العلمية",
  opensElsewhere: "(يُفتح في علامة تبويب جديدة)",
  previous: "السابق",
  next: "التالي",
  completeCourse: "إتمام الدورة",
  markCompleted: "وضع علامة الإكمال",
  completed: "مكتمل",
  sidebarTitle: "في هذه الدورة",
} as const;

export const learningNotices = {
  progressNotSaved: {
    tone: "error",
    title: "لم يُحفظ تقدّمك",
    description: "يُرجى التحقق من اتصالك ثم إعادة المحاولة.",
  },
} as const satisfies Record<string, Notice>;
