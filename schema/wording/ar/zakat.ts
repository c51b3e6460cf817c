import type { Madhab } from "../../../domain/zakat/zakat-positions.ts";
import {
  FIQH_ACADEMY_DEBTS,
  FIQH_ACADEMY_REAL_ESTATE,
  FIQH_ACADEMY_SHARES,
  FIQH_ACADEMY_SHARES_FOR_INCOME,
  FIQH_AL_ZAKAH,
  FOUR_SCHOOLS_ON_JEWELRY,
  KAHF_SOLAR_YEAR,
  NZF_SHARES_PROXY,
  NZF_SOLAR_YEAR,
} from "../../../domain/zakat/zakat-sources.ts";
import type { ZakatAssetType } from "../../../domain/zakat/zakat-terms.ts";
import { onFirstUse } from "../format-rules.ts";
import { type PositionWords, zakatWording } from "../zakat-rules.ts";
import { exactPercent, formatDay, isolate, percentText } from "./format.ts";

export const ZAKAT_ASSET_LABELS: Readonly<Record<ZakatAssetType, string>> = {
  cash: "النقد (الحسابات البنكية)",
  stocks: "الأسهم والاستثمارات",
  gold: "الذهب",
  silver: "الفضة",
  business: "أصول النشاط التجاري",
  real_estate: "العقارات (للاستثمار)",
  crypto: "العملات المشفرة",
  loans: "القروض التي لك على غيرك (ديون مستحقة لك)",
};

export const MADHAB_LABELS: Readonly<Record<Madhab, string>> = {
  hanafi: "الحنفي",
  maliki: "المالكي",
  shafii: "الشافعي",
  hanbali: "الحنبلي",
};

const HANAFI = "المذهب الحنفي";
const MALIKI = "المذهب المالكي";
const SHAFII = "المذهب الشافعي";
const HANBALI = "المذهب الحنبلي";
const FOUR_SCHOOLS = "المذاهب السنّية الأربعة";
const FIQH_ACADEMY = "مجمع الفقه الإسلامي الدولي";
const AAOIFI = "هيئة المحاسبة والمراجعة للمؤسسات المالية الإسلامية «أيوفي»";
const NZF = `${isolate("National Zakat Foundation")} (المملكة المتحدة)`;

const POSITION_TEXTS: PositionWords = {
  worn_jewelry_counted: {
    label: "الحلي الملبوس يدخل في الحساب",
    summary: "يدخل الذهب والفضة في الحساب على أي صورة كانا، ملبوسين أو مدّخرين.",
    heldBy: [HANAFI],
  },
  worn_jewelry_left_out: {
    label: "الحلي الملبوس لا يدخل في الحساب",
    summary: "الحلي المباح الملبوس للاستعمال الشخصي لا يدخل في الحساب، أما ما يُدّخر منه فيدخل.",
    heldBy: [MALIKI, SHAFII, HANBALI],
  },
  shares_market_value: {
    label: "مقتناة بقصد التجارة: القيمة السوقية كاملة",
    summary: "الأسهم المشتراة لبيعها من عروض التجارة، وتُحسب بقيمتها السوقية يوم وجوب الزكاة.",
    heldBy: [`${FIQH_ACADEMY}، في الأسهم المقتناة بقصد التجارة`, "محمد أبو زهرة وعبد الوهاب خلّاف، في الأسهم كلها"],
  },
  shares_zakatable_assets: {
    label: "مقتناة لأمد طويل: الموجودات الزكوية للشركة",
    summary:
      "الأسهم المقتناة لريعها تُحسب بقدر الجزء الزكوي من الشركة، كالنقد وعروض التجارة والديون المرجوّة، معلومًا من حساباتها أو مقدَّرًا بالتحرّي.",
    heldBy: [FIQH_ACADEMY],
  },
  shares_proxy: {
    label: `مقتناة لأمد طويل، شركة مدرجة: ${percentText(25)} من القيمة السوقية`,
    summary: `إذا تعذّر الاطلاع على الحسابات قامت ${percentText(25)} من القيمة السوقية مقام الموجودات الزكوية للشركة المدرجة. ولا يصلح ذلك للشركات الخاصة، ولا لشركة يُعرف أنها لا تحوز إلا النقد.`,
    heldBy: [NZF],
  },
  receivable_good: {
    label: "مرجوّ: المدين قادر على السداد باذل له",
    summary: "يُحسب كل سنة. ويجيز المذهب الحنفي تأخير الإخراج إلى أن يُقبض المال.",
    heldBy: [FIQH_ACADEMY, `${HANAFI} (الدين القوي)`],
  },
  receivable_doubtful: {
    label: "غير مرجوّ: المدين معسر أو مماطل",
    summary: "لا يُحسب حتى يُقبض ويحول عليه الحول.",
    heldBy: [FIQH_ACADEMY],
  },
  real_estate_resale: {
    label: "مشترى لبيعه: القيمة السوقية كاملة",
    summary: "العقار المشترى لبيعه بربح من عروض التجارة، ويُحسب بقيمته السوقية.",
    heldBy: [HANAFI, SHAFII, HANBALI],
  },
  real_estate_rental: {
    label: "مؤجَّر: الأجرة وحدها",
    summary: "لا تُحسب قيمة العقار المؤجَّر. أضف ما بقي عندك من أجرته مع النقد.",
    heldBy: [FIQH_ACADEMY],
  },
  liabilities_deducted: {
    label: "الديون الحالّة تُطرح",
    summary:
      "تُطرح الديون الحالّة قبل أن يُقارن المجموع بالنصاب. أما الدين الطويل الأجل فلا يطرح منه كثير من العلماء المعاصرين إلا الأقساط الحالّة.",
    heldBy: [HANAFI, HANBALI, `${MALIKI}، في النقود إذا لم يكن له من غيرها ما يفي بالدين`],
  },
  liabilities_kept: {
    label: "الديون لا تُطرح",
    summary: "الدَّين لا يمنع وجوب الزكاة في المال الذي بيدك.",
    heldBy: [`${SHAFII}، في القول الراجح عنده`],
  },
  lunar_year: {
    label: `سنة قمرية: ${percentText(2.5)}`,
    summary: `تجب الزكاة بعد سنة قمرية، ومقدارها ⁨2.5%⁩ (ربع العشر).`,
    heldBy: [FOUR_SCHOOLS],
  },
  solar_year: {
    label: `سنة شمسية: ${isolate("2.577%")}`,
    summary: "إذا كانت الدفاتر تُمسك بالسنة الشمسية فإن النسبة الأعلى تعوّض أيامها الأحد عشر الزائدة.",
    heldBy: [AAOIFI, "منذر قحف"],
  },
  hawl: {
    label: "حول كامل فوق النصاب",
    summary:
      "يجب أن تكون قد ملكت المال حولًا كاملًا. ويشترط المذهب الحنفي النصاب في أول الحول وآخره، وتشترطه المذاهب المالكي والشافعي والحنبلي في الحول كله.",
    heldBy: [FOUR_SCHOOLS],
  },
};

const resolution = (number: string, about: string) => `${FIQH_ACADEMY}، القرار رقم ${number} بشأن ${about}`;

const SOURCE_TITLES = new Map<string, string>([
  [FIQH_AL_ZAKAH.title, "يوسف القرضاوي، فقه الزكاة"],
  [FIQH_ACADEMY_DEBTS.title, resolution(isolate("1 (1/2)"), "زكاة الديون")],
  [FIQH_ACADEMY_REAL_ESTATE.title, resolution(isolate("2 (2/2)"), "زكاة العقارات والأراضي المأجورة غير الزراعية")],
  [FIQH_ACADEMY_SHARES.title, resolution(isolate("28 (3/4)"), "زكاة الأسهم في الشركات")],
  [
    FIQH_ACADEMY_SHARES_FOR_INCOME.title,
    resolution(isolate("121 (3/13)"), "زكاة الأسهم المقتناة بغرض الاستفادة من ريعها"),
  ],
  [NZF_SHARES_PROXY.title, `${NZF}، زكاة الاستثمار في الأسهم: تحديد نسبة تقريبية للحساب (بالإنجليزية)`],
  [KAHF_SOLAR_YEAR.title, "منذر قحف، حساب الزكاة بالتقويم الشمسي (بالإنجليزية)"],
  [
    NZF_SOLAR_YEAR.title,
    `${NZF}، هل تُستعمل السنة الشمسية، نقلًا عن المعايير الشرعية التي تصدرها ${AAOIFI} (بالإنجليزية)`,
  ],
  [FOUR_SCHOOLS_ON_JEWELRY.title, "ابن عبد البر، الاستذكار، شرح كتاب الزكاة من موطأ مالك"],
]);

export const { wordedPosition, countingText, hawlText } = zakatWording({
  exactPercent,
  positions: POSITION_TEXTS,
  sourceTitles: SOURCE_TITLES,
  noSchoolChosen: "هذه هي القاعدة المعمول بها حيث لم يُختر مذهب.",
  pureGold: "يُحسب الذهب الخالص كاملًا.",
  pureSilver: "تُحسب الفضة الخالصة كاملة.",
  inFull: "يُحسب كاملًا.",
  notCounted: "لا يُحسب.",
  partCounted: (percent) => `يُحسب ${percent} من القيمة.`,
  hawlComplete: "هذا على افتراض أن حولًا كاملًا قد مرّ على مالك.",
  hawlNotComplete: "لا يجب شيء حتى يمرّ حول كامل على مالك.",
});

const hijriDay = onFirstUse(
  () => new Intl.DateTimeFormat("ar-u-ca-islamic-umalqura-nu-latn", { dateStyle: "long", timeZone: "UTC" }),
);

/** With the day of the Umm al-Qura calendar beside it. */
export function zakatDay(iso: string): string {
  return `${formatDay(iso)} (${hijriDay().format(new Date(iso))})`;
}
