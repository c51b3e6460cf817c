import { isolate } from "../../../../../schema/wording/ar/format.ts";

export const analysisTexts = {
  why: "سبب هذه النتيجة",
  wouldChange: "ما الذي قد يغيّرها",
  proof: "عرض الأدلة كاملة",

  activities: "تفصيل أنشطة الشركة",
  noBreakdown: "لا يوجد مصدر يوزّع الإيرادات على الأنشطة.",

  ratios: "تحليل النسب المالية",
  realData: (sources: string) => `✓ بيانات فعلية: ${sources}`,
  estimatedRatios: "⚠ نسب تقديرية",
  aboveLimit: "فوق الحد",
  accuracyTitle: "دقة النسب المالية",
  accuracyText:
    "رقم واحد على الأقل من الأرقام التي تقوم عليها هذه النسب تقديري أو مقرّب. تبيّن الأدلة أدناه أيّها وكيف. راجع تقرير الشركة نفسها قبل أن تعتمد عليه.",
  verifiedTitle: "بيانات مالية موثّقة",
  verifiedText:
    "الديون والنقد والإيرادات أرقام أعلنتها الشركة. والقيمة السوقية محسوبة بسعر يومها، والفوائد المقدّرة مبيّنة بجانب نسبتها. وتذكر الأدلة أدناه كل مصدر.",

  purification: "يلزم التطهير",
  cautiousPurification: "التطهير، لمن أراد الاحتياط",
  perShare: "للسهم الواحد",
  perThousand: "لكل 1,000 سهم",
  ofDividends: "من توزيعات سنة",
  ofIncome: "من دخل الشركة نفسها، وُزّعت أرباح أم لم توزَّع: طريقة أيوفي",
  leastOfMixed: "مبيعات الشركة المحرّمة غير معروفة: هذا أقل ما يُخرَج، وقد يكون المقدار أكبر.",
  leastPurification:
    "لا يشمل مصدر هذا الرقم الاستثمارات قصيرة الأجل وعوائدها، فهذا أقل ما يُخرَج تطهيرًا. ويذكر تقرير الشركة نفسها ما كسبته من الفوائد أو دخل التمويل.",
  roundsToNothing: `يُقرَّب الدخل غير الجائز إلى ${isolate("0%")} من الإجمالي، فلا تطلب نتيجة الفحص تطهيره. وإخراجه مع ذلك هو الأحوط.`,
  calculateTotal: "احسب الإجمالي",
  aboutPurification: "كيف يُحسب التطهير",

  standards: "المعايير جنبًا إلى جنب",
  lists: "في قوائم جهات أخرى",
  listed: (name: string, day: string, isMember: boolean) =>
    `${isMember ? "مدرج في" : "غير مدرج في"}: ${isolate(name)}، بتاريخ ${day}.`,
  fund: (fund: string) => `مكوّنات الصندوق الحلال ${isolate(fund)}`,
  listsNote: "تتبع كل قائمة حدود هيئتها ومتوسطاتها وتواريخها. نعرضها للمقارنة، ولا تحدّد نتيجة فحصنا أبدًا.",
  standardsNote: "كل المعايير بالأرقام نفسها وبالتاريخ نفسه.",
  caveats: "ما ينبغي أن تعرفه عنه",
  saidYes: (yes: number, judged: number, all: number) =>
    judged === all
      ? `الجواب نعم: ${yes} من ${all}`
      : `ما يمكنه التقييم: ${judged} من ${all}${judged > 0 ? `؛ والجواب نعم: ${yes}` : ""}`,
  agree: (judged: number, all: number) =>
    judged === all ? "تتفق المعايير على هذا السهم." : `ما يمكنه التقييم: ${judged} من ${all}، وهي متفقة.`,
  partOnEvidence:
    "لا تفسّر نسبة واحدة هذا الاختلاف: فبعض المعايير يحتاج إلى رقم لا يوفره أي مصدر، أو يعامل نشاطًا ما معاملة مختلفة.",
  evidence: "الأدلة",
  oldestFigure: (day: string) => `أقدم رقم بتاريخ ${day}`,
  checkAt: (place: string) => `تحقّق منه في ${isolate(place)}`,
  fromReport: "لديك التقرير؟ صحّح هذا الرقم",
  giveFigure: "لديك التقرير؟ أضف هذا الرقم",
  readBy: "من قرأه",
  missing: (label: string) => `لا يوجد هذا الرقم في أي مصدر: ${label}.`,
  haveReport: "هل لديك التقرير السنوي؟",
  oneFigure: (label: string) => `رقم واحد يحسم الأمر: ${label}`,
  evidenceNote: "كل رقم تقوم عليه نتيجة الفحص.",
  history: "ما الذي تغيّر",
  historyChart: "كل نسبة عبر الزمن، منسوبةً إلى حدّها",
  historyLimit: "حدّ كل نسبة",
  historyDay: "اليوم",
  noHistory: "لم يتغير شيء منذ أول فحص.",
  tooOldOn: (day: string) => `تصبح أرقامه قديمة لا تُبنى عليها نتيجة بتاريخ ${day}، ما لم تصل أرقام أحدث قبل ذلك.`,
  reconstructed: "من الإفصاحات",
  noVerdict: "بلا نتيجة",
  reconstructedNote:
    "الأيام المعلّمة بعبارة «من الإفصاحات» حُسبت لاحقًا من تقارير الشركة نفسها، بالقيمة السوقية للأسهم التي لا يملكها المطّلعون من داخل الشركة، كما يذكرها تقريرها السنوي لذلك اليوم. وليست نتائج فحص: فتلك القيمة أقل من قيمة الشركة كلها، وربما كانت نسبتا الديون والنقد الحقيقيتان أقل.",
  noEvidence: "لا يوجد مصدر فيه رقم لهذه الشركة.",
  screenedOn: (day: string) => `فُحص بتاريخ ${day}`,
  priceOf: (day: string, isRounded: boolean) => `${isRounded ? "سعر مقرّب" : "السعر"} بتاريخ ${day}`,

  scholarlyBasis: "الأساس الشرعي",
  defaultScholarlyBasis:
    "يجوز تملّك أسهم الشركة إذا كان نشاطها مباحًا، وبقي كل من ديونها ذات الفائدة وودائعها ذات الفائدة ودخلها غير الجائز ضمن حدّه، ويُخرَج نصيب الدخل غير الجائز في وجوه الخير.",
  methodologyLink: "الاطلاع على المنهجية بالتفصيل",
  share: "مشاركة التحليل",

  tryAgain: "إعادة المحاولة",
  failedTitle: "تعذّر عرض هذا السهم",
  loading: (symbol?: string) => (symbol ? `جارٍ تحميل ${isolate(symbol)}` : "جارٍ التحميل"),

  columns: {
    standard: "المعيار",
    verdict: "النتيجة",
    input: "البند",
    amount: "المبلغ",
    period: "الفترة",
    source: "المصدر",
    quality: "الجودة",
  },
} as const;
