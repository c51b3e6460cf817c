export const purificationTexts = {
  calculatorTitle: "Calculer la purification totale",
  calculatorDescription: (symbol: string) => `Ce qu’il faut donner pour vos actions ${symbol}, en dollars américains.`,
  typeLegend: "Que purifier",
  dividend: "Dividende",
  capitalGains: "Plus-values",
  heldShare: "Part détenue (AAOIFI)",
  monthsHeld: "Mois de détention cette année",
  heldShareFormula: "actions × revenus non conformes de la société ÷ ses actions × mois de détention ÷ 12",
  noDividends: "Cette action ne verse pas de dividende. Choisissez la purification des plus-values.",
  unknownDividends: "Le dividende de cette action n’est pas connu. Choisissez la purification des plus-values.",
  shares: "Nombre d’actions",
  purchasePrice: "Prix d’achat par action",
  salePrice: "Prix de vente par action",
  calculate: "Calculer",
  total: "Total à donner",
  dividendFormula: "actions × purification par action",
  capitalGainsFormula: "actions × (vente − achat) × revenus non conformes ÷ 100",

  infoTitle: "Comment la purification est calculée",
  infoIntroduction:
    "Une société permise gagne souvent un peu de ce qui ne l’est pas : surtout des intérêts sur ses dépôts. Les actionnaires donnent en aumône cette part de ce que leurs actions ont rapporté, sans la compter comme une aumône de leur part.",
  infoDividendTitle: "Sur les dividendes",
  infoDividend:
    "Purification par action = dividendes des douze derniers mois par action × revenus non conformes ÷ revenus totaux. Le total est ce montant multiplié par vos actions.",
  infoCapitalGainsTitle: "Sur le gain d’une vente",
  infoCapitalGains:
    "Purification = actions × (prix de vente − prix d’achat) × revenus non conformes ÷ revenus totaux. Une vente sans gain n’en demande pas.",
  infoHeldShareTitle: "Sur la part détenue, avec ou sans dividende",
  infoHeldShare:
    "Purification = actions × revenus non conformes de la société sur un an ÷ ses actions × la part de l’année où elles ont été détenues. C’est la méthode de l’AAOIFI ; les résultats des trois peuvent être très différents, de plusieurs fois.",
  infoBasisTitle: "Base religieuse",
  infoBasis:
    "La norme charia n° 21 de l’AAOIFI sur les actions demande au détenteur de donner la part des revenus non permis, qu’elle ait été distribuée ou non. Les savants divergent sur la purification du gain d’une vente ; le purifier est la voie la plus prudente.",
} as const;

export const purificationErrors = {
  shares: "Saisissez un nombre d’actions supérieur à 0",
  purchasePrice: "Saisissez le prix d’achat",
  salePrice: "Saisissez le prix de vente",
  monthsHeld: "Saisissez le nombre de mois de détention, de 1 à 12",
  noGain: "Le prix de vente doit dépasser le prix d’achat",
} as const;
