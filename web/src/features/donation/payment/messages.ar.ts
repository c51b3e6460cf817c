import { isolate } from "../../../../../schema/wording/ar/format.ts";
import type { Notice } from "../../../lib/notices.ts";

export const donateTexts = {
  title: "ادعم رسالتنا",
  lead: "دولار شهريًا من كثيرين يُبقي الاستثمار الحلال مجانيًا للجميع.",
  benefitsTitle: "ما الذي يموّله دولارك",
  benefits: [
    {
      id: "access",
      title: "متاح في العالم كله",
      text: "الفحص والزكاة والتعلّم للمستثمرين المسلمين في كل بلد وعلى أي هاتف.",
    },
    {
      id: "education",
      title: "تعليم موثوق",
      text: "دورات بمراجعها العلمية، ومنهجية تعرض كل حد ومصدره.",
    },
    {
      id: "data",
      title: "بيانات مالية حقيقية",
      text: "أرقام من الإفصاحات والأسواق، لكل منها تاريخه، تُحدَّث كل شهر.",
    },
  ],
  commitmentTitle: "التزامنا",
  commitment: "يبقى ميزان مجانيًا: بلا إعلانات، وبلا ميزات مدفوعة، ولا يُمنع شيء عمّن لا يدفع شيئًا.",
  cardTitle: "دعم شهري: دولار واحد شهريًا",
  name: "الاسم الكامل (اختياري)",
  email: "البريد الإلكتروني",
  emailInvalid: "يُرجى إدخال بريد إلكتروني صحيح",
  continue: "المتابعة إلى الدفع",
  continuing: "جارٍ التحضير…",
  note: `الدفع مؤمَّن عن طريق ${isolate("Stripe")}، ويمكن الإلغاء في أي وقت، ويُخصم دولار أمريكي واحد كل شهر`,

  paymentTitle: "إتمام تبرعك",
  paymentLead: "دولار أمريكي واحد شهريًا. ولا يُخصم شيء قبل أن تؤكد.",
  payment: "بيانات الدفع",
  paymentLoading: "جارٍ تحميل نموذج الدفع",
  paymentUnavailable: "تعذّر تحميل نموذج الدفع.",
  submit: "بدء التبرع الشهري بدولار",
  processing: "جارٍ التنفيذ…",
  back: "رجوع",
} as const;

export const thanksTexts = {
  title: "شكرًا لدعمك!",
  active: "بدأ تبرعك الشهري بدولار واحد.",
  impact: {
    title: "أثر تبرعك",
    lines: [
      "يبقى الفحص الشرعي مجانيًا للمستثمرين في كل مكان.",
      "تبقى الدورات والمنهجية مفتوحة للجميع.",
      "تُحدَّث الأرقام من مصادر حقيقية كل شهر.",
    ],
  },
  next: {
    title: "ما الذي يحدث بعد ذلك",
    lines: [
      "إيصال في طريقه إلى بريدك الإلكتروني.",
      "يُخصم دولار واحد من بطاقتك تلقائيًا كل شهر.",
      "يمكنك الإلغاء في أي وقت بالروابط التي في رسالة الإيصال.",
    ],
  },
  back: "العودة إلى الرئيسية",
} as const;

export const donateNotices = {
  disabled: {
    tone: "neutral",
    title: "التبرعات متوقفة حاليًا",
    description: "ميزان مجاني تمامًا ولا يحتاج إلى تبرعات. شكرًا لرغبتك في المساعدة!",
  },
  paymentError: { tone: "error", title: "خطأ في الدفع", description: "حدث خطأ ما. يُرجى إعادة المحاولة." },
} as const satisfies Record<string, Notice>;

export const paymentFailed = (reason: string): Notice => ({
  tone: "error",
  title: "تعذّر الدفع",
  description: reason,
});
