export const donationTexts = {
  bannerTitle: "Support Our Mission",
  bannerText: "Free for every Muslim investor, paid for by small gifts.",
  amount: "$1/month",
  donate: "Donate",
  dismissBanner: "Close",
  popupTitle: "Keep It Free",
  popupText: "Supporting Muslim Investors Worldwide",
  popupAmount: "$1",
  popupPitch: "$1/month keeps screening, zakat and learning free for everyone who needs them.",
  popupPromise: "No ads, no premium features, just free Islamic finance tools for all",
  donateMonthly: "Donate $1/month",
  remindLater: "Remind Later",
} as const;
