import type { FundKind } from "../../../domain/funds/known-funds.ts";
import type { FundPart, FundWarning } from "../../../domain/funds/look-through.ts";
import { HOUSE_STANDARD_ID } from "../../../domain/standards/standards.ts";
import type { Fund, UNREAD_REASONS } from "../../contracts/funds.ts";
import { counted, formatDay, formatMonth, formatPercent, isolate } from "./format.ts";

export const PART_LABELS: Readonly<Record<FundPart, string>> = {
  halal: "حلال",
  purify: "حلال مع التطهير",
  doubt: "غير محسوم",
  haram: "غير متوافق",
  cannotBeJudged: "يتعذّر فحصه",
  notScreened: "لم يُفحص بعد",
  notFound: "لم يُتعرَّف عليه",
  cash: "نقد",
  beyond: "غير الأسهم",
  undeclared: "غير مذكور في القائمة",
};

export const KIND_SENTENCES: Readonly<Record<Exclude<FundKind, "shares">, string>> = {
  bonds: "يحوز هذا الصندوق سندات أو ديونًا أخرى. وفحص الشركات لا يقول عنها شيئًا: فجواز الدين أو الصك يتبع عقده.",
  metal:
    "يحوز هذا الصندوق معدنًا. وفحص الشركات لا يقول عنه شيئًا: فالعبرة بأن تملك كل وحدة معدنها ملكًا تامًا، وبكيفية شرائها وبيعها.",
  options:
    "يكسب هذا الصندوق من عقود الخيارات إضافةً إلى أسهمه. وفحص الشركات لا يقول عن الخيارات شيئًا: اسأل عن عقدها عالمًا تثق به.",
  leverage:
    "يضاعف هذا الصندوق حركة مؤشر أو يعكسها، بالاقتراض والمشتقات. وهذا خارج عن فحص الشركات، أيًّا كان ما في المؤشر.",
  property: "يحوز هذا الصندوق عقارات، وفحص الشركات لا يتناولها.",
};

export function answerOfFund({ kind, holdings }: Pick<Fund, "kind" | "holdings">): string {
  const house = holdings?.standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID);
  if (!house) return kind === "shares" ? "مكوّناته غير معروفة بعد." : KIND_SENTENCES[kind];
  const { halal, purify, doubt, haram } = house.parts;
  return `يجتاز الفحص ${formatPercent(halal + purify)} من وزنه، و${formatPercent(haram)} منه غير متوافق، و${formatPercent(doubt)} غير محسوم.`;
}

export const UNREAD_FUND_NAME = "صندوق أمريكي لم يُقرأ بعد";

const SEC = `هيئة الأوراق المالية والبورصات الأمريكية (${isolate("SEC")})`;

export const UNREAD_SENTENCES: Readonly<Record<(typeof UNREAD_REASONS)[number], string>> = {
  not_read: `هذا صندوق أمريكي يودع قائمة مكوّناته لدى ${SEC}، ولم نقرأها بعد.`,
  in_work: "وصلت مكوّناته ويجري فحصها. يُرجى العودة بعد ساعات قليلة.",
  no_filing: `لم يودع هذا الصندوق الأمريكي قائمة مكوّناته (نموذج ${isolate("N-PORT")}) لدى ${SEC}، فلا نستطيع أن ننظر فيها.`,
  too_long: "القائمة التي أودعها هذا الصندوق الأمريكي طويلة جدًّا، فلا يمكننا قراءتها.",
  unreadable: "حاولنا قراءة قائمة المكوّنات التي أودعها هذا الصندوق الأمريكي، فتعذّر ذلك.",
};

export const WARNING_LABELS: Readonly<Record<FundWarning["code"], string>> = {
  old_holdings: "مكوّنات قديمة",
  incomplete_holdings: "مكوّنات ناقصة",
  unrecognized_holdings: "معظم مكوّناته غير معروف",
};

export function warningSentence(warning: FundWarning, asOf: string): string {
  switch (warning.code) {
    case "old_holdings":
      return `هذه المكوّنات قديمة: فهي بتاريخ ${asOf}، أي قبل ${daysText(warning.days)}. وقد تكون في الصندوق اليوم أسهم أخرى.`;
    case "incomplete_holdings":
      return `قائمة المكوّنات هذه ناقصة: فمجموعها ${formatPercent(warning.percent)} من الصندوق.`;
    case "unrecognized_holdings":
      return `لم يُتعرَّف إلا على ${formatPercent(warning.percent)} من وزن أسهمه. وما يلي لا يقول عن الباقي إلا القليل.`;
  }
}

function daysText(days: number): string {
  return counted(days, {
    one: "يوم واحد",
    two: "يومين",
    few: (shown) => `${shown} أيام`,
    many: (shown) => `${shown} يومًا`,
    other: (shown) => `${shown} يوم`,
  });
}

export function holdingsDay({ asOf, source }: { asOf: string; source: string }): string {
  return source === "fund-issuers" ? formatMonth(asOf) : formatDay(asOf);
}
