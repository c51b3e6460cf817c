export const secondLookTexts = {
  year: "Ses ratios des douze derniers mois",
  since: (day: string) => `Examinée depuis le ${day}.`,
  ratio: "Ratio",
  range: "Du plus bas au plus haut",
  now: "Maintenant",
  limit: "Seuil",
  turned: (times: number) =>
    times === 0
      ? "Son résultat n’a pas changé durant cette période."
      : `Son résultat a changé ${times} fois durant cette période.`,
  debtRatio: "un ratio de dette",
  cashRatio: "un ratio de liquidités",
  wentAbove: (ratio: string, from: string, to: string, cases: string, limit: string) =>
    `Sur 100 sociétés avec ${ratio} entre ${from} et ${to}, nombre de celles qui dépassaient le seuil de ${limit} un an plus tard : ${cases}.`,
  cameBack: (ratio: string, from: string, to: string, cases: string, limit: string) =>
    `Sur 100 sociétés avec ${ratio} entre ${from} et ${to}, nombre de celles qui étaient revenues sous le seuil de ${limit} un an plus tard : ${cases}.`,
  fewerThanOne: "moins de 1",
  measured: (cases: string) =>
    `Mesuré sur ${cases} paires de rapports américains de 2011 à 2026, à prix inchangé. Une baisse du prix fait encore monter ces ratios.`,
  cost: (held: string) => `Ce qu’il faut donner par an pour ${held} détenus`,
  ofDividends: "Sur les dividendes des douze derniers mois",
  ofIncome: "Sur les revenus de la société elle-même, avec ou sans dividende (AAOIFI)",
  ofGain: "Sur le gain à la vente",
  ofEach: (amount: string, whole: string) => `${amount} pour ${whole}`,
} as const;

export const whatIfTexts = {
  lead: "Changez un chiffre pour voir ce que serait le résultat. Rien ne quitte cet appareil.",
  notAVerdict: "Hypothèse : pas un résultat",
  asItIs: "Tel qu’aujourd’hui",
  millions: "en millions de dollars américains",
  debt: "Dette portant intérêt",
  cash: "Liquidités et titres portant intérêt",
  interest: "Revenus d’intérêts d’un an",
  price: "Variation du cours en pour cent",
  priceHint: "-20 est une baisse d’un cinquième. Les moyennes sur deux ou trois ans ne changent pas.",
  slider: (name: string) => `${name}, au curseur`,
  standard: "Norme",
  badAmount: "Saisissez un montant de 0 ou plus.",
  badPercent: "Saisissez un nombre de -99 à 1000.",
  ratio: (percent: string, limit: string) => `${percent} (seuil ${limit})`,
  turns: "Le résultat changerait ici",
  moveTo: (name: string, amount: string) => `${name} : ${amount}`,
  reset: "Revenir aux chiffres d’aujourd’hui",
  cannot: "Cela ne peut pas être calculé ici : la réponse ne contient pas tous les chiffres du résultat.",
  forAll: "Et si tous les cours baissaient ?",
  forAllLead:
    "Vos plus grandes positions, 50 au plus. Seuls leurs symboles sont demandés ; vos montants restent sur cet appareil.",
  fall: "Baisse de tous les cours, en pour cent",
  badFall: "Saisissez un nombre de 0 à 99.",
  wouldTurn: "Leur résultat changerait",
  noneTurns: "Aucun résultat ne changerait.",
  notWorkedOut: (symbols: string) => `Non calculé : ${symbols}.`,
  share: "Action",
  before: "Maintenant",
  after: "Ensuite",
} as const;
