import { type AnomalyTexts, type ProblemTexts, problemWords } from "../../../domain/refresh/problem-words.ts";
import type { RefreshStep } from "../../../domain/refresh/refresh-steps.ts";
import type { SystemHealth } from "../../contracts/automation.ts";
import { type CountForms, counted, isolate } from "./format.ts";

export const RUN_ANOMALY_TEXTS: AnomalyTexts = {
  too_many_status_changes: "تتغيّر دفعة واحدة أكثر من خمسة بالمئة من الحالات.",
  coverage_below_limit: "بلغ التحديث أقل من تسعين بالمئة من الأسهم التي بلغها التحديث السابق.",
  source_below_limit: "أجاب أحد المصادر عن أقل من تسعين بالمئة مما طُلب منه.",
  figure_below_limit: "وصل أحد الأرقام لأقل من تسعين بالمئة من الأسهم التي كان يصل لها من قبل.",
};

export const STEP_LABELS: Readonly<Record<RefreshStep, string>> = {
  listings: "قراءة الإدراجات",
  fundamentals: "قراءة إفصاحات الشركات",
  quotes: "قراءة الأسعار",
  holdings: "قراءة مكوّنات الصناديق الحلال",
  metals: "قراءة أسعار الذهب والفضة",
  rates: "قراءة أسعار الصرف",
  assemble: "جمع الأرقام",
  screen: "فحص كل الأسهم",
  reconcile: "مطابقة المصادر بعضها ببعض",
  stage: "إعداد البيانات الجديدة",
  publish: "النشر",
};

const SECONDS: CountForms = {
  one: "ثانية واحدة",
  two: "ثانيتين",
  few: (count) => `${count} ثوانٍ`,
  many: (count) => `${count} ثانية`,
  other: (count) => `${count} ثانية`,
};
const ROWS: CountForms = {
  one: "صف واحد",
  two: "صفان",
  few: (count) => `${count} صفوف`,
  many: (count) => `${count} صفًا`,
  other: (count) => `${count} صف`,
};
const FAILURES: CountForms = {
  one: "إخفاق واحد",
  two: "إخفاقين",
  few: (count) => `${count} إخفاقات`,
  many: (count) => `${count} إخفاقًا`,
  other: (count) => `${count} إخفاق`,
};
const seconds = (about: string) =>
  Number.isInteger(Number(about)) ? counted(Number(about), SECONDS) : `${about} ثانية`;

const PROBLEM_TEXTS: ProblemTexts = {
  answered: (status) => `أجاب بالحالة ${isolate(status)}.`,
  no_answer: "لم يُجب.",
  too_slow: (about) => `لم تصل إجابته كاملة خلال ${seconds(about)}.`,
  no_time_left: (about) => `استغرقت الطلبات الأخرى ${seconds(about)}، فلم يبق له وقت.`,
  too_large: (megabytes) => `إجابته أكبر من ${megabytes} ميغابايت.`,
  empty: "إجابته فارغة.",
  web_page: "أجاب بصفحة ويب بدلًا من البيانات.",
  truncated: "إجابته مبتورة.",
  not_json: `إجابته ليست بصيغة ${isolate("JSON")}.`,
  unexpected_form: "إجابته ليست بالشكل المتوقَّع.",
  lacks: (what) => `ينقص إجابته ${isolate(what)}.`,
  nothing_readable: "لا يمكن قراءة شيء من إجابته.",
  mostly_unreadable: "معظم إجابته لا يمكن قراءته.",
  too_few_rows: (rows) => `ليس في إجابته إلا ${counted(Number(rows), ROWS)}.`,
  broken_line: (line) => `إجابته مبتورة أو معطوبة عند السطر ${line}.`,
  another_company: (company) => `أجاب بأرقام شركة أخرى (${isolate(company)}).`,
  unknown_fund: (fund) => `الصندوق ${isolate(fund)} ليس في قائمته.`,
  no_filing: "ليس لديه إفصاح عن الصندوق.",
  outdated: (date) => `أحدث رقم لديه بتاريخ ${isolate(date)}.`,
  bad_date: "يذكر تاريخًا لا وجود له.",
  absurd: (figure) => `يذكر رقمًا مستحيلًا: ${isolate(figure)}.`,
  no_recording: "ليس في هذه النسخة المثبّتة تسجيل.",
  missing_from_recording: "ليس في التسجيل.",
  unusable: "تعذّر استعمال إجابته، والسجل يذكر السبب.",
  given_up: (failures) => `بعد ${counted(Number(failures), FAILURES)} على التوالي لا يُطلب منه شيء بعد في هذا التحديث.`,

  unreadable_row: "استُبعد: صف ليس بالشكل المتوقَّع.",
  not_a_symbol: "استُبعد: ليس رمز سهم.",
  symbol_twice: "استُبعد: تكرّر الرمز نفسه.",
  unknown_exchange: "استُبعد: بورصة لا يعرفها ميزان.",
  suffix_missing: "استُبعد: رمز بلا لاحقة بورصته.",
  no_name: "استُبعد: بلا اسم.",
  no_date: "استُبعد: بلا تاريخ.",
  no_price: "استُبعد: بلا سعر.",
  no_price_currency: "استُبعد: سعر بلا عملة.",
  old_price: "استُبعد: السعر قديم.",
  no_market_value: "استُبعد: بلا قيمة سوقية.",
  no_ticker: "استُبعد: بلا رمز.",
  not_asked_for: "استُبعد: لم يُطلب.",
  unknown_to_source: "لا يعرفه المصدر.",
  of_another_fund: "استُبعد: يعود إلى صندوق آخر.",
  not_a_share: "استُبعد: ليس سهمًا.",
  not_in_dollars: "استُبعد: لا يُتداول بالدولار.",
  no_facts: "استُبعد: لا أرقام مسجّلة له.",
  old_balance_sheet: "استُبعد: مضى على الميزانية العمومية أكثر من خمسة عشر شهرًا.",
  closed_end_fund: "استُبعد: صندوق مغلق.",
  fund: "استُبعد: صندوق أو منتج متداول في البورصة.",
  warrant_or_right: "استُبعد: حق شراء أو حق أولوية.",
  preferred_share: "استُبعد: سهم ممتاز.",
  note_or_bond: "استُبعد: سند.",
  unit: "استُبعد: وحدة من عدة أوراق مالية.",
  index: "استُبعد: مؤشر.",
  shell_company: "استُبعد: شركة بلا نشاط.",

  market_not_covered: "لا يغطي أي مصدر هذا السوق هنا: تبقى لأسهمها الأرقام التي عندها.",
  country_not_indexed: (country) =>
    `ليس في فهرس التقارير السنوية شيء من ${isolate(country)}: تبقى لأسهمها الأرقام التي عندها.`,
  holdings_too_long: (fund) => `قائمة مكوّنات ${isolate(fund)} طويلة جدًّا فلا يمكن قراءتها: تبقى قائمة سابقة.`,
  fund_not_listed: (fund) => `ليس ${isolate(fund)} في قائمة الصناديق: تبقى قائمة مكوّنات سابقة.`,
  fund_without_filing: (fund) => `لم يودع ${isolate(fund)} أي قائمة مكوّنات.`,
  no_metal_prices: "ليس في التسجيل أسعار معادن: يبقى النصاب على قيمته.",
  fund_disagrees: (counts) => `شركات الصندوق غير المتوافقة هنا: ${counts.replace(" ", " من أصل ")}.`,

  chunk_failed: "أخفق جزء في كل محاولة، والسجل يذكر السبب.",
  driver_lost: "ظل التحديث يتوقف مهما استؤنف، والسجل يذكر السبب.",
  cancelled: "ألغاه أحد المشرفين.",
  workflow_not_started: `تعذّر بدء ${isolate("Workflow")}.`,
};

export const problemText = problemWords(PROBLEM_TEXTS, RUN_ANOMALY_TEXTS);

export function healthText(health: SystemHealth): string {
  switch (health.state) {
    case "no_data":
      return "لا بيانات بعد";
    case "run_failed":
      return "أخفق التحديث الأخير";
    case "run_under_review":
      return "التحديث الأخير قيد المراجعة";
    case "figures_old":
      return `مضى على الأرقام ${monthsText(health.months)}`;
    case "degraded":
      return `أداء منقوص: ${failingText(health.failing)}`;
    case "healthy":
      return "سليم";
  }
}

function monthsText(months: number): string {
  return counted(months, {
    one: "شهر واحد",
    two: "شهران",
    few: (count) => `${count} أشهر`,
    many: (count) => `${count} شهرًا`,
    other: (count) => `${count} شهر`,
  });
}

function failingText(failing: number): string {
  return counted(failing, {
    one: "مصدر واحد متعطّل",
    two: "مصدران متعطّلان",
    few: (count) => `${count} مصادر متعطّلة`,
    many: (count) => `${count} مصدرًا متعطّلًا`,
    other: (count) => `${count} مصدر متعطّل`,
  });
}
