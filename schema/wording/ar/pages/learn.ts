export const pageTexts = {
  title: "مركز التعلّم",
  description: "دورات مجانية في المالية الإسلامية: ما الربا، وكيف يُفحص السهم، والتطهير، والزكاة، وبناء محفظة حلال.",
  lead: "المالية الإسلامية من أساسها، بكل رقم محسوبًا وكل مصدر مذكورًا.",
} as const;

export const launchStats = [
  { figure: "12,847", label: "عضوًا" },
  { figure: "284", label: "ردًّا من أهل العلم" },
  { figure: "1,423", label: "هذا الشهر" },
] as const;

export const launchCaption = "ما نطمح إليه في عامنا الأول";
