import type { FactDetail } from "../../../../domain/facts/company-facts.ts";
import { noteWording } from "../../evidence-rules.ts";
import { formatDay, formatMonth, isolate } from "../format.ts";
import { figureText } from "./reasons.ts";

const FACT_DETAIL_TEXTS: Readonly<Record<FactDetail, string>> = {
  about: "يورد المصدر أحدث ربع سنة بلا تاريخه؛ والتاريخ تقريبي.",
  undated_fiscal_year:
    "يورد المصدر أحدث سنة مالية بلا تاريخ نهايتها؛ فنأخذ آخر نهاية سنة معتادة في سوقها لا بد أن تقريرها قد صدر.",
  undated: "لا يورد المصدر تاريخ الميزانية العمومية؛ فنأخذ آخر نهاية سنة معتادة في سوقها لا بد أن تقريرها قد صدر.",
  undated_half_year:
    "يجمع المصدر أحدث اثني عشر شهرًا ولا يذكر إلى أي يوم؛ والتاريخ هو نهاية آخر نصف سنة أُعلنت أرقامه يقينًا.",
  mainland_shares_at_this_price:
    "جميع أسهم الشركة محسوبة بالسعر في هونغ كونغ. وللأسهم في شنغهاي أو شنتشن سعر خاص بها، أعلى في الغالب، ولا يورده أي مصدر هنا: فقد تكون النسب المعروضة أعلى من الحقيقية.",
  previous_year: "رصيد السنة المالية السابقة للأحدث.",
  other_date: "مأخوذ بتاريخ ميزانية عمومية غير تاريخ الديون.",
  with_leases: "يشمل عقود الإيجار التشغيلي، فهو حد أعلى.",
  confirmed_by_filings: `تؤكد إفصاحات الشركة لدى ${isolate("SEC")} أن جزءًا منه ديون طويلة الأجل بلا عقود إيجار.`,
  equivalents_only: "النقد وما في حكمه بلا الاستثمارات قصيرة الأجل، فهو حد أدنى.",
  twelve_months: "أحدث اثني عشر شهرًا.",
  fiscal_year: "أحدث سنة مالية.",
  four_quarters: "مجموع أحدث أربعة أرباع سنوية.",
  from_price_to_sales: "مشتق من القيمة السوقية ونسبة السعر إلى المبيعات.",
  from_enterprise_value: "مشتق من قيمة المنشأة ونسبتها إلى الإيرادات.",
  yield_times_price: "مشتق من عائد التوزيعات والسعر.",
  annual_rate: "المعدل السنوي لأحدث توزيع.",
  dividends_summed: "مجموع توزيعات اثني عشر شهرًا.",
  currency_assumed: "عملة القوائم المالية غير مذكورة في المصدر؛ وقد حُدّدت يدويًا، أو بحسب بلد الشركة أو سوقها.",
  carried_by_price: "بسعر هذا اليوم وعدد الأسهم المعروف قبله.",
  all_shares_at_this_price: "بسعر هذا اليوم وعدد أسهم الشركة كلها؛ أما قيمة المصدر فلا تشمل إلا جزءًا منها.",
  high_against_value: "أكثر من عشرة أمثال القيمة السوقية؛ مرّ الرقم من التدقيق لكنه غير معتاد.",
  collected_from_filings: "مأخوذ من ملف وسيط جُمعت فيه إفصاحات الشركة؛ ولا يُذكر فيه الإفصاح بعينه.",
  two_extracts_agree: "مجموعتان من إفصاحات الشركة، أُعدّت كل منهما على حدة، تعطيان الرقم نفسه.",
  two_extracts_close: "يعطي مصدر ثانٍ رقمًا لا يبعد عن هذا الرقم بأكثر من العُشر، وهذا الرقم هو رقم الإفصاح.",
  no_debt_in_three_extracts: "ليس في الإفصاحات بند للديون، ولا ديون كذلك في مصدرين آخرين.",
  no_debt_in_two_extracts: "ليس في القائمة المالية بند للديون، ويذكر مصدر ثانٍ أنها صفر.",
  no_debt_nor_interest_paid: "لا تعلن الشركة ديونًا تحت أي بند ولا فوائد دفعتها.",
  no_debt_nor_interest_in_extracts:
    "مجموعتان من إفصاحات الشركة ليس فيهما بند للديون ولا فوائد مدفوعة في السنة؛ ولا ديون كذلك في مصدر ثالث.",
  current_securities_only: "لا تُحتسب الأوراق المالية المحتفظ بها لأكثر من سنة.",
  currency_from_filings: "العملة هي عملة قوائم الشركة نفسها، لا العملة التي يذكرها المصدر.",
  restated_for_inflation:
    "يعيد المصدر حسابه بالقوة الشرائية لشهر مارس 2026؛ وقد أعدناه إلى قيمة الليرة في تاريخ القوائم.",
  past_prices_todays_shares: "الأسعار الماضية مضروبة في عدد الأسهم اليوم.",
  prices_without_dividends: `لا تشمل الأسعار التوزيعات المدفوعة، فهو أقل مما ينبغي بنسبة ${isolate("1–3%")}.`,
  quarter_end_values: "متوسط القيم السوقية في نهايات أرباع السنة.",
  other_assets_included: "الاستثمارات وجميع الأصول عدا الثابتة، وبعضها لا يدرّ فائدة، فهو حد أعلى.",
  rest_of_assets: "غير مذكور في المصدر؛ وهو على الأكثر ما بقي من الأصول بعد كل بند آخر.",
  all_liabilities: "كل ما على الشركة من التزامات، والديون ذات الفائدة جزء منها على الأكثر: حد أعلى.",
  all_assets: "جميع أصول الشركة، والنقد والأوراق المالية جزء منها على الأكثر: حد أعلى.",
  assets_less_equity: "إجمالي الأصول مطروحًا منه حقوق الملكية.",
  other_income_included: "الدخل الآخر في السنة، والفوائد جزء منه، فهو حد أعلى.",
};

/** The rates of `domain/standards/short-term-rates.ts`. */
const RATES: Readonly<Record<string, string>> = {
  "Federal Reserve, middle of the federal funds target range":
    "الاحتياطي الفيدرالي الأمريكي، وسط النطاق المستهدف لسعر الأموال الفيدرالية",
  "European Central Bank, deposit facility rate": "البنك المركزي الأوروبي، سعر تسهيل الإيداع",
  "Bank of England, Bank Rate": "بنك إنجلترا، سعر الفائدة الأساسي",
  "Bank of Japan, policy rate": "بنك اليابان، سعر الفائدة الأساسي",
  "Bank of Canada, overnight rate target": "بنك كندا، السعر المستهدف لليلة واحدة",
  "Reserve Bank of India, repo rate": "بنك الاحتياطي الهندي، سعر إعادة الشراء",
  "Banco Central do Brasil, Selic target": "البنك المركزي البرازيلي، السعر المستهدف لسيليك",
  "Swiss National Bank, policy rate": "البنك الوطني السويسري، سعر الفائدة الأساسي",
  "Reserve Bank of New Zealand, official cash rate": "بنك الاحتياطي النيوزيلندي، السعر النقدي الرسمي",
  "Reserve Bank of Australia, cash rate target": "بنك الاحتياطي الأسترالي، السعر النقدي المستهدف",
  "Norges Bank, policy rate before the decision of September 2026":
    "بنك النرويج، سعر الفائدة الأساسي قبل قرار سبتمبر 2026",
  "Hong Kong Monetary Authority, average of overnight and one-month HIBOR":
    "سلطة نقد هونغ كونغ، متوسط سعري هايبور لليلة واحدة ولشهر واحد",
  "Saudi Central Bank, reverse repo rate": "البنك المركزي السعودي، معدل اتفاقيات إعادة الشراء المعاكس",
  "Central Bank of the UAE, base rate": "مصرف الإمارات العربية المتحدة المركزي، سعر الأساس",
  "Banco de México, target rate": "بنك المكسيك، السعر المستهدف",
  "Central Bank of the Republic of China (Taiwan), discount rate": "البنك المركزي التايواني، سعر الخصم",
  "Bank of Korea, base rate": "بنك كوريا، سعر الأساس",
  "People's Bank of China, seven-day reverse repo rate": "بنك الشعب الصيني، سعر إعادة الشراء العكسي لسبعة أيام",
  "Sveriges Riksbank, policy rate": "البنك المركزي السويدي، سعر الفائدة الأساسي",
  "Danmarks Nationalbank, certificates of deposit rate": "البنك الوطني الدنماركي، سعر شهادات الإيداع",
  "Banco Central de Reserva del Perú, reference rate": "البنك المركزي البيروفي، السعر المرجعي",
  "Bank Indonesia, BI-Rate": "بنك إندونيسيا، سعر الفائدة الأساسي",
  "Central Bank of the Republic of Türkiye, one-week repo rate": "البنك المركزي التركي، سعر إعادة الشراء لأسبوع واحد",
  "State Bank of Pakistan, policy rate": "بنك الدولة الباكستاني، سعر الفائدة الأساسي",
  "National Bank of Georgia, refinancing rate": "البنك الوطني الجورجي، سعر إعادة التمويل",
};

export const rateSource = (source: string): string => RATES[source] ?? isolate(source);

export const evidenceNote = noteWording({
  figureText,
  formatMonth,
  details: FACT_DETAIL_TEXTS,
  snapshot: (month) => `لقطة من السوق، ${month}.`,
  asFiled: (entries) => `كما ورد في الإفصاح: ${isolate(entries)}.`,
  estimatedInterest: ({ percent, source, asOf }) =>
    `غير معلَن؛ نفترض فائدة سنوية بمعدل ${isolate(`${percent}%`)} على النقد والأوراق المالية ذات الفائدة (${rateSource(source)}، ${formatDay(asOf)}).`,
  newer: (figure, isSame) =>
    `رقم أحدث من مصدر آخر، ${figure}، ${isSame ? "يؤدي إلى النتائج نفسها" : "تتغيّر به نتيجة فحص واحد على الأقل"}.`,
});
