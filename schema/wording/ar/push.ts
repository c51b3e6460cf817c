import { pushMessageOf, type Told } from "../push-rules.ts";
import { counted, formatCount, isolate } from "./format.ts";

/** One notification for all changes of a run. */
export const pushMessage = (changes: readonly Told[]) =>
  pushMessageOf(
    {
      title: (count, isPast) => (isPast ? changedTitle(count) : agedTitle(count)),
      change: (symbol, text) => `${isolate(symbol)}: ${text}`,
      others: (count) => `و${formatCount(count)} غيرها`,
    },
    changes,
  );

function changedTitle(count: number): string {
  return counted(count, {
    one: "تغيّرت نتيجة تتابعها",
    two: "تغيّرت نتيجتان تتابعهما",
    few: (shown) => `تغيّرت ${shown} نتائج تتابعها`,
    many: (shown) => `تغيّرت ${shown} نتيجةً تتابعها`,
    other: (shown) => `تغيّرت ${shown} نتيجة تتابعها`,
  });
}

function agedTitle(count: number): string {
  return counted(count, {
    one: "نتيجة تتابعها ستصبح غير محسومة قريبًا",
    two: "نتيجتان تتابعهما ستصبحان غير محسومتين قريبًا",
    few: (shown) => `${shown} نتائج تتابعها ستصبح غير محسومة قريبًا`,
    many: (shown) => `${shown} نتيجةً تتابعها ستصبح غير محسومة قريبًا`,
    other: (shown) => `${shown} نتيجة تتابعها ستصبح غير محسومة قريبًا`,
  });
}

/** Of a notification that came without a title. */
export const UNTITLED_PUSH = "تغيّرت نتائج الفحص";

export const PUSH_TEXTS = {
  heading: "تلقّي الإشعارات على هذا الجهاز",
  text: "إشعار واحد عندما تتغيّر نتيجة في قائمة متابعتك أو توشك أرقامها أن تصبح قديمة. بلا بريد إلكتروني وبلا حساب.",
  on: "تشغيل الإشعارات",
  off: "إيقاف الإشعارات",
  isOff: "الإشعارات متوقفة على هذا الجهاز.",
  isOn: "الإشعارات تعمل على هذا الجهاز.",
  none: "الإشعارات غير مهيّأة على هذا الخادم.",
  unsupported: `لا يستطيع هذا المتصفح عرض إشعارات من موقع. وعلى ${isolate("iPhone")} أضف ميزان إلى الشاشة الرئيسية أولًا.`,
  denied: "لا يسمح متصفحك لميزان بعرض الإشعارات. يمكنك السماح بها في إعداداته لهذا الموقع.",
  failed: "تعذّر ذلك. يُرجى إعادة المحاولة.",
  quiet: "ساعات الهدوء، بتوقيت هذا الجهاز",
  quietFrom: "لا إشعارات من",
  quietTo: "حتى",
  hour: (hour: number) => `${String(hour).padStart(2, "0")}:00`,
  never: "إن اخترت الساعة نفسها في الخانتين فلا توجد ساعات هدوء.",
  portfolio: "نبّهني أيضًا إلى أسهم من محفظتي",
  portfolioHint: "تُرسل رموزها إلى هذا الخادم، ولا يُرسل أبدًا عدد ما تملكه منها.",
  portfolioNone: "لم يُختر شيء",
  portfolioChosen: (count: number) =>
    counted(count, {
      one: "اختير سهم واحد",
      two: "اختير سهمان",
      few: (shown) => `اختيرت ${shown} أسهم`,
      many: (shown) => `اختير ${shown} سهمًا`,
      other: (shown) => `اختير ${shown} سهم`,
    }),
  noneOfThem: "إلغاء اختيارها كلها",
  save: "حفظ",
  saved: "حُفظ.",
} as const;
