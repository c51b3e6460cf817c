import { everydayName } from "../../../../domain/issuers/folded-names.ts";
import type { ComplianceStatus } from "../../../../domain/screening/screening.ts";
import type { Stock } from "../../../contracts/stocks.ts";
import { verdictWording } from "../../verdict-rules.ts";
import { formatAmount, formatDollars, formatPercent, isolate } from "../format.ts";
import { shortName } from "../names.ts";
import { answerOf } from "./answer.ts";
import { INPUT_LABELS } from "./inputs.ts";
import { byPercent, withBound } from "./ratios.ts";
import { standingLine } from "./standing.ts";

export const STATUS_LABELS: Readonly<Record<ComplianceStatus, string>> = {
  halal: "حلال",
  questionable: "محل نظر",
  haram: "غير متوافق",
};

export const EVERY_TEST_PASSED = "نجح في كل الفحوص، استنادًا إلى أدلة كافية.";

export const NOT_SCREENED = {
  title: "لم يُفحص بعد",
  text: "هذا الاسم معروف من قائمة بورصته، لكن أرقام الشركة غير متوافرة حتى الآن في أي من مصادرنا. ولا نقول شيئًا له ولا عليه: فنقص الأرقام لا يجعل سهمًا حلالًا ولا حرامًا.",
} as const;

export const FLIP_TEXTS = {
  input: "إذا تغيّر هذا وبقي ما سواه على حاله",
  now: "من",
  to: "إلى",
  verdict: "تصبح النتيجة",
} as const;

export const { verdictSentence, whatDecides, flipRows, businessNote, byOurEstimate, noAmountText } = verdictWording({
  formatAmount,
  formatDollars,
  formatPercent,
  withBound,
  standingLine,
  inputs: INPUT_LABELS,

  noFigures: "أرقام الشركة غير متوافرة حتى الآن في أي من مصادرنا، فلا يمكن قول شيء للسهم ولا عليه.",
  halal: "جائز. ضمن كل الحدود.",
  avoid: (sentence) => `تجنَّبه. ${sentence}`,
  firstSentence: /^.*?\.(?= |$)/u,
  purify: "جائز مع التطهير.",
  partNotKnown: "جائز. لا نعرف كم يُتصدَّق به من كل توزيع: المصدر لا يشمل الاستثمارات قصيرة الأجل.",
  ofGain: (percent, bound, estimated) =>
    `جائز. لا يوزّع أرباحًا؛ تصدَّق ${byPercent(percent, bound)} من ربحك عند البيع${estimated}.`,
  ofDividends: (percent, bound, estimated) => `جائز. تصدَّق ${byPercent(percent, bound)} من كل توزيع${estimated}.`,
  ofDividendsAmount: (percent, bound, amount, estimated) =>
    `جائز. تصدَّق ${byPercent(percent, bound)} من كل توزيع: ${amount} للسهم خلال آخر سنة${estimated}.`,
  byOurEstimate: "، بحسب تقديرنا",

  below: (amount) => `أقل من ${amount}`,
  above: (amount) => `أكثر من ${amount}`,

  business: {
    incomeNotKnown: "النشاط الرئيس مباح. ولا نعرف كم من الدخل غير جائز.",
    compliant: "جميع أنشطة الشركة متوافقة تمامًا مع الشريعة.",
    roundsToNothing: `النشاط الرئيس متوافق مع الشريعة. ودخل الشركة غير الجائز يُقرَّب إلى ${isolate("0%")} من المجموع، فلا يلزم التصدّق بشيء منه.`,
    purify: "النشاط الرئيس متوافق مع الشريعة. وفيه دخل يسير غير جائز يلزم تطهيره.",
    aboveLimit: "النشاط الرئيس مباح، لكن دخل الشركة غير الجائز فوق الحد.",
  },
  dividendNotKnown: "توزيعات الأرباح غير معروفة، فلا يمكن ذكر مبلغ للسهم.",
  noDividend: "لا توزيعات لتطهيرها. واحسب بالحاسبة ما تتصدّق به من ربح البيع.",
});

export const stockQuestion = ({ name, symbol }: Pick<Stock, "name" | "symbol">) =>
  `هل سهم ${isolate(shortName(name))} (${isolate(symbol)}) حلال؟`;

/** The name of the page: the company without the legal form of its name. */
export const stockTitle = (name: string) => `هل سهم ${isolate(everydayName(shortName(name)))} حلال؟`;

/** The description of a stock's page for search engines: the answer first, then the other contents. */
export function stockDescription(stock: Stock): string {
  return `${answerOf(stock)} النسب، والأرقام والإفصاحات التي تقوم عليها، ومبلغ التطهير. مجانًا.`;
}
