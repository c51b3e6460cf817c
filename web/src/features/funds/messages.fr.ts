export const fundTexts = {
  listTitle: "Ce que les fonds détiennent",
  listLead:
    "Nous jugeons un fonds d’après ce qu’il détient. Pour chaque fonds, nous montrons quelle part de son poids est permise, indéterminée ou non conforme, et quelle part n’a pas pu être jugée.",
  halalFunds: "Fonds qui se disent halal",
  otherFunds: "Fonds d’actions américaines",
  beyondFunds: "Au-delà d’un filtrage de sociétés",
  fund: "Fonds",
  passes: "Permis",
  doubt: "Indéterminé",
  fails: "Non conforme",
  unjudged: "Pas jugé",
  holdingsOf: "Composition",
  noHoldings: "Sa composition n’est pas encore connue.",
  isRead: (next: string | null, atOnce: number) =>
    `Parce que vous avez ouvert cette page, il est sur la liste des fonds à lire. Chaque mise à jour des sources en direct en lit jusqu’à ${atOnce} ; ${
      next === null ? "on ne sait pas ici quand a lieu la prochaine." : `la prochaine a lieu le ${next}.`
    }`,
  isKnownRead: (next: string | null) =>
    next === null
      ? "Elle arrive avec la prochaine mise à jour des sources en direct, par son émetteur ou par le formulaire N-PORT."
      : `Elle arrive avec la prochaine mise à jour, le ${next}, par son émetteur ou par le formulaire N-PORT.`,
  listFull: (most: number) =>
    `Nous lisons ${most} fonds sur demande, et d’autres en ont demandé autant ces trois derniers mois. Veuillez réessayer plus tard.`,
  meanwhile: "D’ici là, vous pouvez chercher ses plus grandes lignes une par une : son émetteur les publie.",
  aged: (percent: string) =>
    `Là-dessus, ${percent} repose sur des chiffres périmés ; cette part est comptée comme indéterminée.`,
  demanded: "Lus parce qu’on les a demandés",
  question: (name: string, symbol: string) =>
    name === symbol ? `Que contient ${symbol} ?` : `Que contient ${name} (${symbol}) ?`,
  shellTitle: "Que contient ce fonds ?",
  another: "Tous les fonds",
  check: "Vérifier une action",
  claims: "Il se dit halal. C’est sa propre affirmation ; voici ce que nous trouvons.",
  failed: "Le fonds n’a pas pu être affiché. Veuillez réessayer dans une minute.",
  dates: (asOf: string, screenedOn: string) => `Composition : ${asOf}. Sociétés telles qu’examinées le ${screenedOn}.`,
  source: "Source de la composition",
  judged: (percent: string, standard: string) =>
    `${percent} de son poids a été jugé (norme : ${standard}). Le reste n’est pas compté.`,
  house: "la méthode de Mizan",
  standards: "Son poids selon chaque norme",
  standard: "Norme",
  judgedColumn: "Jugé",
  offenders: "Les plus grandes lignes non conformes",
  doubtful: "Les plus grandes lignes indéterminées",
  noOffenders: "Aucune ligne que nous avons reconnue n’est non conforme.",
  largest: "Ses plus grandes lignes",
  purification: "Purification de ses distributions",
  ofPermissible: (percent: string) =>
    `Des distributions d’une année, environ ${percent} correspond à des revenus non conformes des lignes permises ou indéterminées. Reversez cette part à une œuvre.`,
  fromHaram: (percent: string) =>
    `Environ ${percent} de plus vient de lignes non conformes. Un savant peut dire combien en reverser ; le choix prudent est de tout reverser.`,
  asIfHeld: (percent: string) =>
    `Détenues directement, ces sociétés demanderaient de reverser ${percent} : tout ce que versent les activités interdites et, pour toute autre société, sa propre part de revenus non conformes. Votre portefeuille compte ce montant.`,
  purificationKnown: (percent: string) =>
    `Compté par poids et dividende sur les ${percent} du fonds dont les dividendes et les revenus sont connus.`,
  noPurification:
    "Les dividendes de ses lignes ne sont pas connus : nous ne pouvons pas dire quelle part de ses distributions reverser.",
  alike: "Y a-t-il un fonds halal qui lui ressemble ?",
  overlap: (percent: string) => `${percent} des deux fonds se recoupe.`,
  noAlike: "Nous ne connaissons la composition d’aucun autre fonds halal à lui comparer.",
  yetUnknown: "Connus de nom seulement",
  anyFund: "Tout autre fonds américain : saisissez son symbole dans la recherche, ou ouvrez /funds/ suivi du symbole.",
  yetUnknownLead:
    "Leur composition vient de leurs émetteurs ou du formulaire N-PORT avec la prochaine mise à jour des sources en direct.",
  scoresTitle: "Les fonds halal en poids, au fil du temps",
  scoresLead:
    "Quelle part du poids de chaque fonds qui se dit halal est permise selon chaque norme d’après nos chiffres, une ligne pour chaque jour où ses sociétés ont été examinées. Un autre comité a choisi ses actions, à d’autres dates et d’après ses propres chiffres : c’est un contrôle, jamais un résultat.",
  ofJudged: (percent: string) => `sur ${percent} jugé`,
  mostlyUnjudged:
    "La plus grande partie de son poids ne peut pas être jugée : aucune source n’a ce dont la norme a besoin.",
  scoresOf: (fund: string) => `${fund} : part de son poids qui est permise`,
  screenedOn: "Examiné le",
  scoresUncovered: (funds: string) =>
    `Pas encore couverts, faute d’une liste de leur composition que nous puissions utiliser : ${funds}.`,
  scoresBeyond: (funds: string) => `Au-delà d’un filtrage de sociétés : ${funds}.`,
  scoresNone: "Aucun fonds halal n’a encore été analysé par transparence.",
  scoresMore: (shown: number) => `Les ${shown} derniers jours sont affichés.`,
  openData: "Chaque ligne datée, en données ouvertes (CC BY 4.0)",
  today: "Tous les fonds tels qu’ils sont aujourd’hui",
  notFatwa:
    "Nous n’appelons aucun fonds halal ou haram dans son ensemble : les comités divergent sur la part qui peut ne pas être conforme. Interrogez un comité de confiance.",
} as const;

/** The first reason of a holding's status in a few words. */
export const REASON_WORDS: Readonly<Record<string, string>> = {
  prohibited_business: "Activité interdite",
  debt_above_limit: "Dette au-dessus du seuil",
  cash_above_limit: "Liquidités et titres au-dessus du seuil",
  income_above_limit: "Revenus non conformes au-dessus du seuil",
  purification_required: "Purification nécessaire",
  grey_business: "Les savants divergent sur son activité",
  mixed_business: "Une partie de son activité est probablement interdite",
  insufficient_data: "Des chiffres manquent",
  stale_data: "Chiffres périmés",
  sources_disagree: "Les sources divergent",
};
