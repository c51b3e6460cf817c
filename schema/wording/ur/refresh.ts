import { type AnomalyTexts, type ProblemTexts, problemWords } from "../../../domain/refresh/problem-words.ts";
import type { RefreshStep } from "../../../domain/refresh/refresh-steps.ts";
import type { SystemHealth } from "../../contracts/automation.ts";
import { type CountForms, counted, isolate } from "./format.ts";

export const RUN_ANOMALY_TEXTS: AnomalyTexts = {
  too_many_status_changes: "پانچ فیصد سے زیادہ نتائج ایک ساتھ بدل جاتے۔",
  coverage_below_limit: "یہ اپ ڈیٹ ان شیئرز کے نوے فیصد سے کم تک پہنچی جن تک پچھلی پہنچی تھی۔",
  source_below_limit: "ایک ماخذ نے جو پوچھا گیا اس کے نوے فیصد سے کم کا جواب دیا۔",
  figure_below_limit: "ایک عدد ان شیئرز کے نوے فیصد سے کم کے لیے آیا جن کے لیے وہ پہلے آیا تھا۔",
};

export const STEP_LABELS: Readonly<Record<RefreshStep, string>> = {
  listings: "لسٹنگز پڑھی جا رہی ہیں",
  fundamentals: "کمپنیوں کی فائلنگز پڑھی جا رہی ہیں",
  quotes: "قیمتیں پڑھی جا رہی ہیں",
  holdings: "حلال فنڈز کے اجزا پڑھے جا رہے ہیں",
  metals: "سونے اور چاندی کی قیمتیں پڑھی جا رہی ہیں",
  rates: "شرحِ مبادلہ پڑھی جا رہی ہے",
  assemble: "اعداد و شمار یکجا کیے جا رہے ہیں",
  screen: "ہر شیئر کی جانچ ہو رہی ہے",
  reconcile: "مآخذ کا ایک دوسرے سے موازنہ ہو رہا ہے",
  stage: "نیا ڈیٹا تیار کیا جا رہا ہے",
  publish: "شائع کیا جا رہا ہے",
};

const SECONDS: CountForms = {
  one: "1 سیکنڈ",
  other: (count) => `${count} سیکنڈ`,
};
const ROWS: CountForms = {
  one: "1 قطار",
  other: (count) => `${count} قطاریں`,
};
const FAILURES: CountForms = {
  one: "1 ناکامی",
  other: (count) => `${count} ناکامیوں`,
};
const seconds = (about: string) =>
  Number.isInteger(Number(about)) ? counted(Number(about), SECONDS) : `${about} سیکنڈ`;

const PROBLEM_TEXTS: ProblemTexts = {
  answered: (status) => `اس نے ${isolate(status)} کی حالت کے ساتھ جواب دیا۔`,
  no_answer: "اس نے جواب نہیں دیا۔",
  too_slow: (about) => `اس کا جواب ${seconds(about)} میں پورا نہیں پہنچا۔`,
  no_time_left: (about) => `دوسری درخواستوں میں ${seconds(about)} لگے، اس لیے اس کے لیے وقت نہیں بچا۔`,
  too_large: (megabytes) => `اس کا جواب ${megabytes} میگابائٹ سے بڑا ہے۔`,
  empty: "اس کا جواب خالی ہے۔",
  web_page: "اس نے ڈیٹا کے بجائے ویب صفحے سے جواب دیا۔",
  truncated: "اس کا جواب ادھورا ہے۔",
  not_json: `اس کا جواب ${isolate("JSON")} نہیں۔`,
  unexpected_form: "اس کا جواب متوقع شکل میں نہیں۔",
  lacks: (what) => `اس کے جواب میں یہ نہیں: ${isolate(what)}۔`,
  nothing_readable: "اس کے جواب میں کچھ بھی پڑھا نہیں جا سکتا۔",
  mostly_unreadable: "اس کے جواب کا بیشتر حصہ پڑھا نہیں جا سکتا۔",
  too_few_rows: (rows) => `اس کے جواب میں صرف اتنا ہے: ${counted(Number(rows), ROWS)}۔`,
  broken_line: (line) => `اس کا جواب سطر ${line} پر ادھورا یا خراب ہے۔`,
  another_company: (company) => `اس نے کسی اور کمپنی (${isolate(company)}) کے اعداد و شمار سے جواب دیا۔`,
  unknown_fund: (fund) => `فنڈ ${isolate(fund)} اس کی فہرست میں نہیں۔`,
  no_filing: "اس کے پاس فنڈ کی کوئی فائلنگ نہیں۔",
  outdated: (date) => `اس کا تازہ ترین عدد ${isolate(date)} کا ہے۔`,
  bad_date: "یہ ایسی تاریخ دیتا ہے جس کا وجود نہیں۔",
  absurd: (figure) => `یہ ناممکن عدد دیتا ہے: ${isolate(figure)}۔`,
  no_recording: "اس تنصیب میں کوئی ریکارڈنگ نہیں۔",
  missing_from_recording: "یہ ریکارڈنگ میں نہیں۔",
  unusable: "اس کا جواب استعمال نہیں ہو سکا؛ وجہ لاگ میں ہے۔",
  given_up: (failures) =>
    `لگاتار ${counted(Number(failures), FAILURES)} کے بعد اس اپ ڈیٹ میں اس سے دوبارہ نہیں پوچھا جاتا۔`,

  unreadable_row: "چھوڑ دیا گیا: قطار متوقع شکل میں نہیں۔",
  not_a_symbol: "چھوڑ دیا گیا: کسی شیئر کا سمبل نہیں۔",
  symbol_twice: "چھوڑ دیا گیا: وہی سمبل دوسری بار۔",
  unknown_exchange: "چھوڑ دیا گیا: ایسی ایکسچینج جسے میزان نہیں جانتا۔",
  suffix_missing: "چھوڑ دیا گیا: سمبل کے ساتھ اس کی ایکسچینج کا لاحقہ نہیں۔",
  no_name: "چھوڑ دیا گیا: نام نہیں۔",
  no_date: "چھوڑ دیا گیا: تاریخ نہیں۔",
  no_price: "چھوڑ دیا گیا: قیمت نہیں۔",
  no_price_currency: "چھوڑ دیا گیا: قیمت کی کرنسی نہیں۔",
  old_price: "چھوڑ دیا گیا: قیمت پرانی ہے۔",
  no_market_value: "چھوڑ دیا گیا: مارکیٹ مالیت نہیں۔",
  no_ticker: "چھوڑ دیا گیا: ٹکر نہیں۔",
  not_asked_for: "چھوڑ دیا گیا: اس کے بارے میں پوچھا نہیں گیا تھا۔",
  unknown_to_source: "ماخذ اسے نہیں جانتا۔",
  of_another_fund: "چھوڑ دیا گیا: یہ کسی اور فنڈ کا ہے۔",
  not_a_share: "چھوڑ دیا گیا: شیئر نہیں۔",
  not_in_dollars: "چھوڑ دیا گیا: اس کی تجارت ڈالر میں نہیں ہوتی۔",
  no_facts: "چھوڑ دیا گیا: کوئی اعداد و شمار درج نہیں۔",
  old_balance_sheet: "چھوڑ دیا گیا: بیلنس شیٹ پندرہ ماہ سے زیادہ پرانی ہے۔",
  closed_end_fund: "چھوڑ دیا گیا: کلوزڈ اینڈ فنڈ۔",
  fund: "چھوڑ دیا گیا: فنڈ یا ایکسچینج پر بکنے والی پراڈکٹ۔",
  warrant_or_right: "چھوڑ دیا گیا: وارنٹ یا رائٹ۔",
  preferred_share: "چھوڑ دیا گیا: ترجیحی شیئر۔",
  note_or_bond: "چھوڑ دیا گیا: نوٹ یا بانڈ۔",
  unit: "چھوڑ دیا گیا: کئی سیکیورٹیز کا یونٹ۔",
  index: "چھوڑ دیا گیا: انڈیکس۔",
  shell_company: "چھوڑ دیا گیا: بغیر کاروبار کی کمپنی۔",

  market_not_covered: "یہاں کوئی ماخذ اس مارکیٹ کا احاطہ نہیں کرتا: اس کے شیئرز کے پچھلے اعداد و شمار برقرار رہتے ہیں۔",
  country_not_indexed: (country) =>
    `سالانہ رپورٹوں کے اشاریے میں ${isolate(country)} کی کوئی رپورٹ نہیں: اس کے شیئرز کے پچھلے اعداد و شمار برقرار رہتے ہیں۔`,
  holdings_too_long: (fund) =>
    `${isolate(fund)} کے اجزا کی فہرست اتنی لمبی ہے کہ پڑھی نہیں جا سکتی: پہلے کی فہرست برقرار ہے۔`,
  fund_not_listed: (fund) => `فنڈز کی فہرست میں ${isolate(fund)} نہیں: اجزا کی پہلے کی فہرست برقرار ہے۔`,
  fund_without_filing: (fund) => `${isolate(fund)} نے اجزا کی کوئی فہرست جمع نہیں کرائی۔`,
  no_metal_prices: "ریکارڈنگ میں دھاتوں کی قیمتیں نہیں: نصاب کی مالیت وہی رہتی ہے۔",
  fund_disagrees: (counts) => `فنڈ کی جو کمپنیاں یہاں شریعت کے مطابق نہیں: ${counts.replace(" ", " از ")}۔`,

  chunk_failed: "ایک ٹکڑا ہر کوشش میں ناکام رہا؛ وجہ لاگ میں ہے۔",
  driver_lost: "اپ ڈیٹ بار بار جاری کرنے پر بھی رکتی رہی؛ وجہ لاگ میں ہے۔",
  cancelled: "ایک ایڈمن نے اسے منسوخ کیا۔",
  workflow_not_started: `${isolate("Workflow")} شروع نہیں ہو سکا۔`,
};

export const problemText = problemWords(PROBLEM_TEXTS, RUN_ANOMALY_TEXTS);

export function healthText(health: SystemHealth): string {
  switch (health.state) {
    case "no_data":
      return "ابھی کوئی ڈیٹا نہیں";
    case "run_failed":
      return "پچھلی اپ ڈیٹ ناکام رہی";
    case "run_under_review":
      return "پچھلی اپ ڈیٹ پر نظرِ ثانی ہو رہی ہے";
    case "figures_old":
      return `اعداد و شمار ${monthsText(health.months)} پرانے ہیں`;
    case "degraded":
      return `جزوی خرابی: ${failingText(health.failing)}`;
    case "healthy":
      return "ٹھیک";
  }
}

function monthsText(months: number): string {
  return counted(months, {
    one: "1 ماہ",
    other: (count) => `${count} ماہ`,
  });
}

function failingText(failing: number): string {
  return counted(failing, {
    one: "1 ماخذ ناکام ہو رہا ہے",
    other: (count) => `${count} مآخذ ناکام ہو رہے ہیں`,
  });
}
