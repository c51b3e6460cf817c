import type {
  RatioPart,
  RatioWhole,
  Split,
  SplitSide,
  StandardVerdict,
} from "../../../../domain/screening/screening.ts";
import { type StandardId, standardOf } from "../../../../domain/standards/standards.ts";
import { exactPercent, isolate, percentText } from "../format.ts";

export type StandardTexts = {
  counts: { debt: string; cash: string | null; receivables: string | null; income: string };
  caveat: string;
};

const DEBT = "الديون ذات الفائدة، قصيرة الأجل وطويلة الأجل";
const TOTAL_DEBT = "إجمالي الديون";
const CASH = "النقد والأوراق المالية ذات الفائدة";
const RECEIVABLES = "الذمم المدينة";
const RECEIVABLES_AND_CASH = "الذمم المدينة والنقد";
const SALES = "مبيعات الأنشطة المحرّمة من إجمالي الإيرادات؛ ولا تُحتسب الفوائد";
const INTEREST_AND_SALES = "الفوائد ومبيعات الأنشطة المحرّمة من إجمالي الإيرادات";

export const STANDARD_TEXTS: Readonly<Record<StandardId, StandardTexts>> = {
  mizan: {
    counts: { debt: DEBT, cash: CASH, receivables: null, income: INTEREST_AND_SALES },
    caveat: `هذه منهجية ميزان. ويُنقل نص أيوفي نفسه بحد ${exactPercent(30)}؛ أما ${exactPercent(33)} فهو الحد الذي تأخذ به جهات إعداد المؤشرات.`,
  },
  aaoifi: {
    counts: {
      debt: "القروض والديون بفائدة، قصيرة الأجل وطويلة الأجل",
      cash: "الودائع والأوراق المالية التي تُؤخذ عليها فائدة",
      receivables: null,
      income: INTEREST_AND_SALES,
    },
    caveat: "قُرئ في اقتباسات منشورة لا في المعيار نفسه. ويأخذ بعض من يطبّقونه بمتوسط القيمة السوقية.",
  },
  "dow-jones": {
    counts: { debt: TOTAL_DEBT, cash: CASH, receivables: RECEIVABLES, income: SALES },
    caveat: "يقيّم مراجعوه نشاط كل شركة على حدة؛ أما ميزان فيطبّق فئات فحصه هو.",
  },
  sp: {
    counts: { debt: TOTAL_DEBT, cash: CASH, receivables: RECEIVABLES, income: SALES },
    caveat: "يقيّم مراجعوه نشاط كل شركة على حدة، ولا تذكر قائمته الأسلحة؛ أما قائمة ميزان فتذكرها.",
  },
  "ftse-yasaar": {
    counts: {
      debt: "الديون",
      cash: "النقد والبنود ذات الفائدة",
      receivables: RECEIVABLES_AND_CASH,
      income: INTEREST_AND_SALES,
    },
    caveat: "يستبعد كذلك الأغذية التي لا تحمل شهادة حلال، ولا يبيّن ذلك أي مصدر هنا.",
  },
  msci: {
    counts: { debt: TOTAL_DEBT, cash: CASH, receivables: RECEIVABLES_AND_CASH, income: SALES },
    caveat: `الشركة التي لم تدخل المؤشر بعد يجب أن تبقى ضمن ${exactPercent(30)}. ويُنقل حد النسبة الثالثة بقيم مختلفة؛ والمذكور هنا أشدّها. أما سلسلة ${isolate("M-Series")} فتقسم على متوسط القيمة السوقية بدلًا من ذلك.`,
  },
  "sc-malaysia": {
    counts: {
      debt: "الديون ذات الفائدة؛ ولا يُحتسب التمويل الإسلامي",
      cash: "النقد في الحسابات والأدوات التقليدية",
      receivables: null,
      income: `${INTEREST_AND_SALES}؛ و${exactPercent(20)} للسينما وتداول الأسهم والوساطة فيها والإيجار من أنشطة محرّمة`,
    },
    caveat:
      "يُقاس بالربح قبل الضريبة كما يُقاس بالإيرادات، ولا يُحتسب النقد في الحسابات الإسلامية؛ ولا يبيّن أي مصدر هنا أيًّا من الأمرين. ولا يسري قرار الهيئة إلا على الأسهم المدرجة في ماليزيا.",
  },
  "ojk-indonesia": {
    counts: {
      debt: "الديون ذات الفائدة",
      cash: null,
      receivables: null,
      income: "الفوائد وغيرها من الدخل غير الحلال من مجموع الدخل",
    },
    caveat: `يسري منذ أبريل 2026. ومن المقرر أن ينخفض الحد من ${exactPercent(45)} إلى ${exactPercent(33)} على مراحل خلال عشر سنوات، وهي مراحل لم تُعلن بعد. ولا يسري قرار الهيئة إلا على الأسهم المدرجة في جاكرتا؛ ويعدّ ميزان الإيرادات مجموعَ الدخل.`,
  },
};

const NAMES: Readonly<Record<StandardId, string>> = {
  mizan: "منهجية معيار أيوفي رقم 21",
  aaoifi: `أيوفي (${isolate("AAOIFI")})`,
  "dow-jones": "داو جونز للسوق الإسلامي",
  sp: `مؤشرات ${isolate("S&P")} الشرعية`,
  "ftse-yasaar": "فوتسي يسار",
  msci: `مؤشرات ${isolate("MSCI")} الإسلامية`,
  "sc-malaysia": "هيئة الأوراق المالية الماليزية",
  "ojk-indonesia": "هيئة الخدمات المالية الإندونيسية",
};

export const HOUSE_LIMITS = `حدود ميزان ${isolate("33/33/5")}`;

/** Beside the house method's name, so that it is not taken for the Standard's own text. */
export const HOUSE_METHOD_NOTE = `${HOUSE_LIMITS}؛ أما نص المعيار نفسه ففيه ${isolate("30/30/5")}: انظر أدناه`;

export function standardCaveats({ standardId }: Pick<StandardVerdict, "standardId">): string[] {
  return [STANDARD_TEXTS[standardId].caveat];
}

export function standardName(standardId: string): string {
  const standard = standardOf(standardId);
  return standard ? NAMES[standard.id] : isolate(standardId);
}

/** The denominator of a ratio, inside a sentence. */
export const WHOLE_TEXTS: Readonly<Record<RatioWhole, string>> = {
  marketCapitalization: "القيمة السوقية",
  averageMarketCapitalization: "متوسط القيمة السوقية",
  longAverageMarketCapitalization: "متوسط القيمة السوقية",
  totalAssets: "إجمالي الأصول",
  totalRevenue: "إجمالي الإيرادات",
};

const SPLIT_PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "الديون ذات الفائدة",
  cash: CASH,
  receivables: RECEIVABLES,
  income: "الدخل غير الجائز",
  receivables_and_cash: RECEIVABLES_AND_CASH,
};

export function splitText({ part, passes, fails }: Split): string {
  const passed = `${shareText(passes)} من ${WHOLE_TEXTS[passes.whole]}`;
  const failed = `${shareText(fails)} من ${WHOLE_TEXTS[fails.whole]}`;
  return passes.whole === fails.whole && passes.ratio === fails.ratio
    ? `نسبة ${SPLIT_PARTS[part]} ${failed}، وهي مقبولة بحد ${limitText(passes)} وغير مقبولة بحد ${limitText(fails)}.`
    : `نسبة ${SPLIT_PARTS[part]} ${passed}، وهي مقبولة بحد ${limitText(passes)}، لكنها ${failed}، وهي غير مقبولة بحد ${limitText(fails)}.`;
}

function shareText({ ratio, limit }: SplitSide): string {
  return percentText(ratio, limit);
}

function limitText({ standardId, limit }: SplitSide): string {
  return `${exactPercent(limit)} وفق ${standardName(standardId)}`;
}
