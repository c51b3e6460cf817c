export const donationTexts = {
  bannerTitle: "ہمارے مقصد کی حمایت کریں",
  bannerText: "ہر مسلمان سرمایہ کار کے لیے مفت، چھوٹے عطیات سے چلتا ہے۔",
  amount: "ماہانہ 1 ڈالر",
  donate: "عطیہ کریں",
  dismissBanner: "بند کریں",
  popupTitle: "اسے مفت رکھیں",
  popupText: "دنیا بھر کے مسلمان سرمایہ کاروں کی مدد",
  popupAmount: "1 ڈالر",
  popupPitch: "ماہانہ 1 ڈالر جانچ، زکوٰۃ اور تعلیم کو ہر ضرورت مند کے لیے مفت رکھتا ہے۔",
  popupPromise: "نہ اشتہار، نہ قیمتاً سہولتیں، بس سب کے لیے مفت اسلامی مالیاتی ٹولز",
  donateMonthly: "ماہانہ 1 ڈالر عطیہ کریں",
  remindLater: "بعد میں یاد دلائیں",
} as const;
