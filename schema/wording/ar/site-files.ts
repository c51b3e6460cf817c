import type * as english from "../en/site-files.ts";

export const shareImageTexts: typeof english.shareImageTexts = {
  mizan: { title: "اعرف ما تملك", lead: "فحص الأسهم، وحساب الزكاة، ودروس في المالية الإسلامية. مجانًا." },
  stocks: { title: "هل هذا السهم حلال؟", lead: "نتيجة الفحص، ونسبها، والتقارير المالية التي بُنيت عليها." },
  funds: { title: "هل هذا الصندوق حلال؟", lead: "سهمًا بعد سهم: كم منه يجتاز الفحص، وما الذي لا يجتازه." },
  screener: { title: "افحص السوق", lead: "بحسب نتيجة الفحص والبورصة والقطاع والمنطقة." },
  zakat: { title: "احسب زكاتك", lead: "المدخرات والذهب والأسهم وعروض التجارة، لكلٍّ قاعدته." },
  learn: { title: "المالية الإسلامية من البداية", lead: "دروس مجانية، كل رقم فيها محسوب أمامك." },
  methodology: { title: "كيف يُفحص السهم", lead: "كل حدٍّ ومصدر وتقدير، والمعايير جنبًا إلى جنب." },
  community: { title: "اسأل وأجب وقارن", lead: "مستثمرون مسلمون وأهل علم. بلا حساب." },
  donate: { title: "دولار واحد في الشهر", lead: "يبقى ميزان مجانيًا للجميع." },
};

export const manifestTexts: typeof english.manifestTexts = {
  description: "فحص الأسهم مع أدلته، والتطهير، والزكاة، والتعلّم. مجانًا.",
  shortcuts: ["فحص الأسهم", "حاسبة الزكاة", "مركز التعلّم"],
};
