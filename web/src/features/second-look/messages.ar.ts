import { counted, isolate } from "../../../../schema/wording/ar/format.ts";

const TIMES = {
  one: "مرة واحدة",
  two: "مرتين",
  few: (count: string) => `${count} مرات`,
  many: (count: string) => `${count} مرة`,
  other: (count: string) => `${count} مرة`,
};

export const secondLookTexts = {
  year: "نسبه في آخر اثني عشر شهرًا",
  since: (day: string) => `يُفحص منذ ${day}.`,
  ratio: "النسبة",
  range: "من الأدنى إلى الأعلى",
  now: "الآن",
  limit: "الحد",
  turned: (times: number) =>
    times === 0 ? "لم تتغيّر نتيجته في هذه المدة." : `تغيّرت نتيجته في هذه المدة ${counted(times, TIMES)}.`,
  debtRatio: "نسبة ديونها",
  cashRatio: "نسبة نقدها",
  wentAbove: (ratio: string, from: string, to: string, cases: string, limit: string) =>
    `من كل 100 شركة كانت ${ratio} بين ${isolate(from)} و ${isolate(to)}، عدد ما تجاوز الحد ${isolate(limit)} بعد سنة: ${cases}.`,
  cameBack: (ratio: string, from: string, to: string, cases: string, limit: string) =>
    `من كل 100 شركة كانت ${ratio} بين ${isolate(from)} و ${isolate(to)}، عدد ما عاد إلى ما دون الحد ${isolate(limit)} بعد سنة: ${cases}.`,
  fewerThanOne: "أقل من 1",
  measured: (cases: string) =>
    `قيس على ${cases} زوجًا من تقارير الشركات الأمريكية بين 2011 و2026 مع ثبات السعر. وهبوط السعر يرفع هاتين النسبتين أكثر.`,
  cost: (held: string) => `ما تتصدّق به في السنة عن ${isolate(held)} من هذا السهم`,
  ofDividends: "من توزيعات آخر اثني عشر شهرًا",
  ofIncome: "من دخل الشركة نفسها، وُزّعت أرباح أم لم توزَّع (أيوفي)",
  ofGain: "من الربح عند البيع",
  ofEach: (amount: string, whole: string) => `${isolate(amount)} من كل ${isolate(whole)}`,
} as const;

export const whatIfTexts = {
  lead: "غيّر رقمًا لترى ما كانت النتيجة ستصير إليه. لا يخرج شيء من هذا الجهاز.",
  notAVerdict: "افتراض لا نتيجة",
  asItIs: "كما هو اليوم",
  millions: "بملايين الدولارات الأمريكية",
  debt: "الديون ذات الفائدة",
  cash: "النقد والأوراق المالية ذات الفائدة",
  interest: "دخل الفوائد في سنة",
  price: "تغيّر سعر السهم بالمئة",
  priceHint: "-20 هبوط بمقدار الخُمس. تبقى متوسطات السنتين أو الثلاث كما هي.",
  slider: (name: string) => `${name}، بشريط الانزلاق`,
  standard: "المعيار",
  badAmount: "اكتب مبلغًا لا يقل عن 0.",
  badPercent: "اكتب عددًا من -99 إلى 1000.",
  ratio: (percent: string, limit: string) => `${isolate(percent)} (الحد ${isolate(limit)})`,
  turns: "هنا تتغيّر النتيجة",
  moveTo: (name: string, amount: string) => `${name}: ${isolate(amount)}`,
  reset: "العودة إلى أرقام اليوم",
  cannot: "لا يمكن حساب هذا هنا: فالأرقام التي بُنيت عليها النتيجة ليست كلها في هذا الجواب.",
  forAll: "ماذا لو هبطت كل الأسعار؟",
  forAllLead: "أكبر أسهمك، 50 سهمًا على الأكثر. لا يُسأل إلا عن رموزها، وتبقى مبالغك في هذا الجهاز.",
  fall: "هبوط كل الأسعار بالمئة",
  badFall: "اكتب عددًا من 0 إلى 99.",
  wouldTurn: "هذه تتغيّر نتيجتها",
  noneTurns: "لا تتغيّر نتيجة أيٍّ منها.",
  notWorkedOut: (symbols: string) => `لم يُحسب: ${isolate(symbols)}.`,
  share: "السهم",
  before: "الآن",
  after: "بعد ذلك",
} as const;
