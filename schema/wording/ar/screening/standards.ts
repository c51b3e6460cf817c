import type { RatioPart, RatioWhole } from "../../../../domain/screening/screening.ts";
import type { StandardId } from "../../../../domain/standards/standards.ts";
import { namesText, type StandardWords } from "../../standard-rules.ts";
import { exactPercent, formatDay, formatMonth, isolate, percentText } from "../format.ts";

/** What a ratio counts, as the methodology and assistants say it. */
export const COUNTED: Readonly<Record<RatioPart, string>> = {
  debt: "الديون ذات الفائدة، قصيرة الأجل وطويلة الأجل",
  cash: "النقد والأوراق المالية ذات الفائدة",
  receivables: "الذمم المدينة",
  receivables_and_cash: "الذمم المدينة والنقد",
  income: "الفوائد ومبيعات الأنشطة المحرّمة",
};

/** What a reader has to know beside a standard's verdict. */
const CAVEATS: Readonly<Record<StandardId, string>> = {
  mizan: `هذه منهجية ميزان. ويُنقل نص أيوفي نفسه بحد ${exactPercent(30)}؛ أما ${exactPercent(33)} فهو الحد الذي تأخذ به جهات إعداد المؤشرات.`,
  aaoifi: "قد ألغى المعيار 59 اختبار الأصول العينية فيه. ويأخذ بعض من يطبّقونه بمتوسط القيمة السوقية.",
  "dow-jones":
    "منذ 2023 لم يبق فيه من النسب مع نسبة الدخل إلا نسبة الديون. ويقيّم مراجعوه نشاط كل شركة على حدة؛ أما ميزان فيطبّق فئات فحصه هو. وتبقى دور السينما والموسيقى والبث والفنادق والرحلات البحرية مستبعدة هنا كما في نصه لعام 2023: أما نص 2026، ولم نقرأه بأنفسنا، فيذكر مكانها القمار والترفيه الإباحي.",
  sp: "منذ 2023 لم يبق فيه من النسب مع نسبة الدخل إلا نسبة الديون. ويقيّم مراجعوه نشاط كل شركة على حدة، ولا تذكر قائمته الأسلحة؛ أما قائمة ميزان فتذكرها.",
  "ftse-yasaar": "يستبعد كذلك الأغذية التي لا تحمل شهادة حلال، ولا يبيّن ذلك أي مصدر هنا.",
  msci: `يُقاس الدخل بمجموع الدخل، ومصادرنا تعطي منه الإيرادات. أما سلسلة ${isolate("M-Series")} فتقسم على متوسط القيمة السوقية بدلًا من ذلك.`,
  "sc-malaysia": `منذ يوليو 2024 يُقاس الدخل بمجموع الدخل وحده، ومصادرنا تعطي منه الإيرادات. ولا يُحتسب التمويل الإسلامي ولا النقد في الحسابات الإسلامية حيث يبيّنهما تقرير. وحدّه ${exactPercent(20)} للسينما وتداول الأسهم والوساطة فيها والإيجار من أنشطة محرّمة. ولا يسري قرار الهيئة إلا على الأسهم المدرجة في ماليزيا.`,
  "ojk-indonesia": `من المقرر أن ينخفض الحد من ${exactPercent(45)} إلى ${exactPercent(33)} على مراحل خلال عشر سنوات، وهي مراحل لم تُعلن بعد. ولا يسري قرار الهيئة إلا على الأسهم المدرجة في جاكرتا؛ ويعدّ ميزان الإيرادات مجموعَ الدخل.`,
  bist: "تُقاس الديون والأصول ذات الفائدة بالأكبر من إجمالي الأصول ومتوسط القيمة السوقية: فما يجتاز بإجمالي الأصول يجتاز، وما لا يجتاز إلا بالقيمة السوقية فغير محسوم. ولا تُحتسب الودائع والتمويلات الإسلامية حيث يبيّنها تقرير. وتعلن الشركات نسبها بنفسها؛ ولا يسري القرار إلا على بورصة إسطنبول. ولا تذكر قائمته الأسلحة؛ أما قائمة ميزان فتذكرها.",
  "psx-kmi": `تعديل أُعلن في فبراير 2026 يخفض الديون إلى ${exactPercent(33)} والاستثمارات غير المتوافقة إلى ${exactPercent(30)}، من يوم لا نعرفه؛ وإلى ذلك اليوم تكون الديون بين ${exactPercent(33)} و${exactPercent(37)} غير محسومة. ولا يعطي أي من مصادرنا الاستثمارات غير المتوافقة، فلا يجتاز هنا سهم: ما زاد على حدٍّ فغير متوافق، والباقي لا يمكن تقييمه. ويُقاس اختباره للأصول غير السائلة، وهو ${exactPercent(25)} على الأقل، بأن تكون الذمم المدينة والنقد ${exactPercent(75)} على الأكثر. ولا يُقاس هنا السعر بصافي الأصول السائلة للسهم. ولا يسري القرار إلا على باكستان.`,
  "bse-shariah": `قبل 22 سبتمبر 2025 كان الدخل يُقبل حتى ${exactPercent(4)}. وقد قرأنا ملخصًا آليًا لإشعار البورصة، وهو لا يذكر هل يجتاز الرقم المساوي للحد تمامًا.`,
  tasis: `قُرئ عند آخرين لا يتفقون على كل رقم: فصفحات أقدم تذكر ${exactPercent(50)} للنسبة الثالثة. ويضيف إلى الفوائد ${exactPercent(7.5)} من الاستثمارات ذات الفائدة، ومصادرنا لا تعطيها.`,
};

/** The denominator of a ratio, inside a sentence. */
export const WHOLE_TEXTS: Readonly<Record<RatioWhole, string>> = {
  marketCapitalization: "القيمة السوقية",
  averageMarketCapitalization: "متوسط القيمة السوقية",
  longAverageMarketCapitalization: "متوسط القيمة السوقية",
  totalAssets: "إجمالي الأصول",
  totalRevenue: "إجمالي الإيرادات",
};

export const STANDARD_WORDS: StandardWords = {
  names: namesText("ar", isolate),
  exactPercent,
  percentText,
  formatDay,
  formatMonth,
  caveats: CAVEATS,

  parted: (passes, fails) => `جائز وفق ${passes}، وغير جائز وفق ${fails}.`,
  partedWeight: ({ weight, passes, fails, largest }) =>
    `تختلف المعايير في ${weight} من وزن الصندوق؛ وأكبر نصيب من ذلك، وهو ${largest} من الصندوق، جائز وفق ${passes}، وغير جائز وفق ${fails}.`,
  untested: (who) => `${who}: لا حدّ لذلك.`,
  otherLimit: (who, limit) => `${who}: الحد ${limit}.`,
  otherWhole: (who, share, whole) => `${who}: ${share} من ${WHOLE_TEXTS[whole]}.`,

  dated: (dated) => `تاريخ نصه: ${dated}.`,
  since: (since) => `يسري منذ ${since}.`,
  datedSince: (dated, since) => `تاريخ نصه: ${dated}، ويسري منذ ${since}.`,
  readings: {
    publisher: "قرأنا نص الناشر نفسه.",
    reader_with_page: "قرأناه عند قارئ مستقل يذكر الصفحة.",
    reader: "قرأناه عند آخرين لا يذكرون صفحة.",
    news: "نعرفه من الأخبار وحدها.",
  },
  staying: {
    until_third_failure: (limit) =>
      `تبقى الشركة التي في المؤشر حتى ${limit}، وتخرج عند ثالث تقييم متتابع لا تجتازه؛ وتعود بعد ثلاثة تقييمات تجتازها.`,
    for_three_months: () =>
      "تبقى الشركة التي في المؤشر ضمن نقطتين من الحد إلى أن تدل ثلاثة أرصاد شهرية متتابعة على خلافه.",
    while_member: (limit) => `تبقى الشركة التي في المؤشر الآن؛ أما التي ليست فيه فلا تدخل إلا حتى ${limit}.`,
    one_period: () => "يبقى العضو فترة واحدة ما دام لا يزيد على الحد بأكثر من عُشره.",
  },
};
