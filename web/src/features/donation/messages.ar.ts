export const donationTexts = {
  bannerTitle: "ادعم رسالتنا",
  bannerText: "مجاني لكل مستثمر مسلم، وتموّله عطاءات صغيرة.",
  amount: "دولار شهريًا",
  donate: "تبرّع",
  dismissBanner: "إغلاق",
  popupTitle: "أبقه مجانيًا",
  popupText: "دعمًا للمستثمرين المسلمين في العالم",
  popupAmount: "1 دولار",
  popupPitch: "دولار واحد شهريًا يُبقي الفحص والزكاة والتعلّم مجانية لكل من يحتاج إليها.",
  popupPromise: "بلا إعلانات وبلا ميزات مدفوعة، أدوات مجانية في المالية الإسلامية للجميع",
  donateMonthly: "تبرّع بدولار شهريًا",
  remindLater: "ذكّرني لاحقًا",
} as const;
