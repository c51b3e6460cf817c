export const pageTexts = {
  title: "مرکزِ تعلیم",
  description:
    "اسلامی مالیات پر مفت کورسز: ربا کیا ہے، شیئر کی جانچ کیسے ہوتی ہے، تطہیر، زکوٰۃ اور حلال پورٹ فولیو بنانا۔",
  lead: "اسلامی مالیات بنیاد سے، ہر عدد کے حساب اور ہر ماخذ کے نام کے ساتھ۔",
} as const;

export const launchStats = [
  { figure: "12,847", label: "اراکین" },
  { figure: "284", label: "علماء کے جوابات" },
  { figure: "1,423", label: "اس ماہ" },
] as const;

export const launchCaption = "اپنے پہلے سال میں ہمارا ہدف";
