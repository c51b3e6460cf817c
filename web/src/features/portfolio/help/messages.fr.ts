/** The example's figures as they are shown. */
export type Example = Readonly<
  Record<
    | "revenue"
    | "income"
    | "percent"
    | "sharesOutstanding"
    | "shares"
    | "dividendPerShare"
    | "soldOn"
    | "sold"
    | "purchasePrice"
    | "salePrice",
    string
  >
>;

export const helpTexts = {
  heading: "Comment c’est calculé",
  parts: [
    {
      title: "Ce qui quitte cet appareil",
      text: "Les symboles de ce que vous détenez, pour chercher leurs résultats, cinquante à la fois, et les noms de sociétés et les codes ISIN donnés sans symbole. Aucun nombre d’actions, aucun montant, aucun compte et aucun nom de vous. Les fichiers sont lus dans votre navigateur, et ce qui a été cherché n’est pas conservé.",
    },
    {
      title: "Quel ratio compte",
      text: "Un dividende ou une vente est purifié avec le ratio de son jour. Si ce jour est antérieur à notre premier examen de la société, ce premier ratio est utilisé, et l’écriture est marquée comme estimation. Un ratio inconnu n’est jamais pris pour zéro : l’écriture figure comme non résolue. De ce que verse une activité interdite, comme une banque, tout est donné, que vous la déteniez directement ou dans un fonds.",
    },
    {
      title: "Cours et monnaies",
      text: "Les cours sont les derniers de la plateforme, chacun avec son jour ; rien ici n’est en direct, et vous pouvez saisir les vôtres. Les autres monnaies sont converties à notre taux de change daté. Les sommes ne sont arrondies qu’au moment d’être affichées, et alors au centime supérieur.",
    },
    {
      title: "Fichiers et comptes",
      text: "Une liste de positions dit ce qu’un compte contient à son jour ; les opérations d’après ce jour s’y ajoutent, et les divisions la multiplient. Le coût d’une action vendue est la moyenne de ses achats, ou celui de la première achetée : vous choisissez dans le registre. Importer deux fois le même fichier n’ajoute rien. Les ISIN américains et canadiens ne nous sont connus qu’avec un symbole. Les courtiers changent leurs exports : quand le vôtre n’est pas reconnu, vous dites quelle colonne est laquelle. La liste de positions de Saxo, les divisions d’eToro et ses colonnes les plus récentes n’ont pas encore été comparées à un export réel.",
    },
    {
      title: "Dividendes en actions, scissions, fusions et transferts",
      text: "Un dividende versé en actions est dû comme un dividende en espèces, et ses actions coûtent ce qui a été payé pour elles. Le dividende compte en entier, avant l’impôt retenu et les frais : nous n’avons lu aucune instance qui les déduise. Une scission déplace le pourcentage du coût que la société publie ; sans lui, le coût des deux actions n’est pas connu. Dans une fusion, les nouvelles actions reprennent le coût et les jours ; les espèces diminuent le coût, et ce qui le dépasse est un gain. Les actions transférées entre comptes gardent leur coût et leurs jours, et un transfert n’est pas une vente.",
    },
  ],
  turned: {
    title: "Quand le résultat d’une action change",
    text: "Le gain jusqu’au jour du changement est compté du coût au cours de ce jour, le gain suivant de là au dernier cours ou à celui d’une vente. Une vente du jour même appartient au temps d’avant. À côté de chaque part figure ce que disent les textes ; quand l’un se tait, nous nous taisons aussi. Un résultat dont les chiffres sont seulement trop anciens demande de la patience, non une vente.",
    texts: "Ce que disent les textes",
  },
  exampleTitle: "Une année calculée à la main",
  example: (given: Example) =>
    `Une société a gagné ${given.revenue} millions de dollars, dont ${given.income} millions d’intérêts : ${given.income} ÷ ${given.revenue} = ${given.percent}. Elle a ${given.sharesOutstanding} millions d’actions. Vous en déteniez ${given.shares}, vous avez reçu ${given.dividendPerShare} sur chacune et, le ${given.soldOn}, vous en avez vendu ${given.sold} qui avaient coûté ${given.purchasePrice}, au prix de ${given.salePrice}.`,
  onDividends: "Sur les dividendes",
  onGain: "Sur le gain",
  onHeld: "Sur la part détenue",
  product: (number: string, amount: string, base: string, percent: string) =>
    `${number} × ${amount} = ${base} ; × ${percent} = `,
  held: (given: { income: string; sharesOutstanding: string; perShare: string; held: string }) =>
    `${given.income} ÷ ${given.sharesOutstanding} = ${given.perShare} par action ; 200 actions pendant 182 jours et 150 pendant 183 font ${given.held} pour l’année de 365 jours ; × ${given.perShare} = `,
  roundedUp: ", arrondi au-dessus",
  methods: {
    before: "Les trois méthodes, et qui soutient laquelle, sont expliquées dans la ",
    link: "méthodologie",
    after: ". Elles ne s’additionnent jamais : vous choisissez celle que vous suivez.",
  },
} as const;
