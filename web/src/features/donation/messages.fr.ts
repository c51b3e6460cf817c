export const donationTexts = {
  bannerTitle: "Soutenir notre mission",
  bannerText: "Gratuit pour tout investisseur musulman, payé par de petits dons.",
  amount: "1 $ par mois",
  donate: "Donner",
  dismissBanner: "Fermer",
  popupTitle: "Gardons-le gratuit",
  popupText: "Pour les investisseurs musulmans du monde entier",
  popupAmount: "1 $",
  popupPitch: "1 $ par mois garde le filtrage, la zakat et les cours gratuits pour tous ceux qui en ont besoin.",
  popupPromise: "Ni publicité ni fonctions payantes, seulement des outils gratuits de finance islamique pour tous",
  donateMonthly: "Donner 1 $ par mois",
  remindLater: "Me le rappeler plus tard",
} as const;
