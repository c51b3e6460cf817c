import type { LedgerNote, LedgerRule, LedgerWay } from "../../../../domain/portfolio/purification-ledger.ts";
import { BY_HAND, OWN_FILE } from "../../../../domain/portfolio/records.ts";
import { counted, formatCount, joined } from "../../../../schema/wording/fr/format.ts";
import { STANDING_LABELS } from "../../../../schema/wording/fr/screening/standing.ts";
import type { Notice } from "../../lib/notices.ts";

const andMore = (number: number) => ` et ${counted(number, "autre")}`;

export const pageTexts = {
  title: "Portefeuille",
  lead: "Lesquelles de vos positions sont permises, et combien reverser. Tout reste sur cet appareil.",
  loading: "Ouverture de votre portefeuille…",
  forbiddenTitle: "Ce navigateur n’enregistre rien",
  forbidden:
    "Un portefeuille n’est gardé que dans votre navigateur, et celui-ci ne le permet pas. Une fenêtre privée en est souvent la raison.",
  crashedTitle: "Votre portefeuille n’a pas pu être ouvert",
  crashed:
    "Une erreur s’est produite de notre côté, ou la connexion est coupée. Ce que vous avez saisi est gardé ; veuillez recharger la page.",
  failedTitle: "Cette partie n’a pas pu être affichée",
  failed: "Une erreur s’est produite de notre côté, ou la connexion est coupée. Votre portefeuille est gardé.",
  emptyTitle: "Rien ici pour l’instant",
  empty:
    "Saisissez ce que vous possédez, collez-le ou importez le fichier de votre courtier. Seuls les symboles et les noms de sociétés que vous saisissez nous sont envoyés, pour les chercher.",
  tabs: { positions: "Positions", purification: "Purification", zakat: "Zakat", keeping: "Votre fichier" },
  tabsLabel: "Parties du portefeuille",
  asking: "Recherche de ce que vous possédez…",
  lookUpFailed: "Les résultats n’ont pas pu être cherchés à l’instant ; les derniers connus sont affichés.",
  neverAnswered: "Les résultats n’ont pas pu être cherchés à l’instant. Vos positions sont gardées.",
  tryAgain: "Réessayer",
  askedAt: (day: string, oldest: string) => `Recherchés le ${day}. Le cours le plus ancien est du ${oldest}.`,
} as const;

export const answerTexts = {
  heading: "Ce que vous possédez",
  total: "au total",
  standard: "Jugé selon",
  houseStandard: (name: string) => `${name} (Mizan)`,
  bar: "La valeur par statut",
  barLabel: (parts: readonly string[]) => `La valeur par statut : ${parts.join(", ")}`,
  columns: { standing: "Statut", value: "Valeur", percent: "Part de la valeur", count: "Positions" },
  withoutValue: (number: number) =>
    `${counted(number, "position n’a pas de cours et n’est pas comptée", "positions n’ont pas de cours et ne sont pas comptées")} dans la valeur.`,
  empty: "Aucune position n’a encore de cours.",
  stepsTitle: "Que faire d’abord",
  nothing: "Rien ne demande votre attention.",
  steps: {
    haram: (names: string, value: string) =>
      `Pas permis selon cette norme : ${names}${value}. Voyez pourquoi, puis décidez quoi faire.`,
    fundsHaram: (names: string) => `Fonds avec des sociétés qui ne sont pas permises selon cette norme : ${names}.`,
    nameInDoubt: (names: string) => `Votre fichier vise peut-être une autre société : ${names}. Vérifiez le symbole.`,
    unknown: (names: string) => `Pas reconnu : ${names}. Saisissez le symbole.`,
    noPrice: (names: string) => `Pas de cours : ${names}. Saisissez-en un pour que la position compte.`,
    purify: (amount: string, year: number) => `Pour ${year}, il reste ${amount} à reverser.`,
    unknownLines: (number: number) =>
      `${counted(number, "écriture", "écritures")} de votre registre ${number < 2 ? "ne peut pas encore être calculée" : "ne peuvent pas encore être calculées"}.`,
    doubt: (names: string) => `Indéterminé : ${names}. Nos chiffres ne tranchent pas.`,
    incomplete: (names: string) =>
      `Vos écritures montrent plus de ventes que d’achats : ${names}. Il manque un fichier plus ancien.`,
  },
  andMore,
  names: (keys: readonly string[], others: number) => keys.join(", ") + (others > 0 ? andMore(others) : ""),
  changesTitle: "Changé depuis votre dernière visite",
  noChanges: (day: string) => `Aucun résultat n’a changé depuis le ${day}.`,
  firstVisit: "Désormais, les résultats qui changent entre vos visites figurent ici.",
  change: (from: string, to: string) => `${from} → ${to}`,
  sectorsTitle: "Par secteur",
  unknownSector: "Secteur pas connu",
  concentrated: (sector: string, percent: string) => `${percent} se trouve dans un seul secteur : ${sector}.`,
  companiesTitle: "Par société",
  companiesNote:
    "Seules les dix plus grandes lignes de chaque fonds sont comptées : les vrais chiffres sont peut-être plus élevés.",
  within: (funds: readonly string[]) => `aussi dans ${joined(funds)}`,
  onlyWithin: (funds: readonly string[]) => `dans ${joined(funds)}`,
  unreliableFunds: (names: string) =>
    `Comptés d’après des compositions anciennes, incomplètes ou en grande partie non reconnues : ${names}. Les lignes ci-dessous disent lesquelles ; les fonds détiennent peut-être d’autres actions aujourd’hui.`,
  funds: "Les fonds sont comptés d’après ce qu’ils détiennent, liquidités comprises.",
  standings: { ...STANDING_LABELS, not_screened: "Pas examiné", cash: "Liquidités des fonds" },
} as const;

export const addTexts = {
  heading: "Ajouter ce que vous possédez",
  ways: { type: "Saisir", paste: "Coller", file: "Depuis un fichier" },
  waysLegend: "Comment ajouter",
  symbol: "Symbole ou société",
  symbolHint: "Apple, ou comme sur sa bourse : AAPL, VOD.L, 2222.SR",
  chooseCompany: "Choisissez la société que vous visez",
  searching: "Recherche des sociétés…",
  suggestions: (number: number) => counted(number, "société"),
  shares: "Nombre d’actions",
  cost: "Prix payé par action",
  costHint: "Facultatif ; pour les gains",
  currency: "Devise",
  account: "Compte",
  accountHint: "Facultatif",
  heldSince: "Détenu depuis",
  heldSinceHint: "Facultatif ; pour la purification selon la part détenue",
  add: "Ajouter la position",
  accountName: (account: string) =>
    account === BY_HAND ? "À la main" : account === OWN_FILE ? "Mon fichier" : account,
  noConnection: "Il n’y a pas de connexion : saisissez le symbole, par exemple AAPL.",
  badSymbol: "Saisissez un symbole ou le nom d’une société",
  badShares: "Saisissez un nombre d’actions supérieur à 0",
  badCost: "Saisissez un prix, ou laissez vide",
  paste: "Ce que vous possédez, une ligne par position",
  pasteHint: "AAPL 25, ou des lignes copiées d’un tableur ou de la page d’un courtier.",
  read: "Lire les lignes",
  file: "Le fichier de votre courtier (CSV ou XLSX)",
  fileHint: (brokers: string) =>
    `Reconnus à leurs colonnes : ${brokers}. Pour tout autre fichier, vous indiquez quelle colonne est laquelle.`,
  reading: "Lecture…",
  choose: "Quelle colonne est laquelle ?",
  chooseLead: "Nous ne reconnaissons pas ce format. Les premières lignes de votre fichier :",
  notThere: "Pas dans le fichier",
  fields: {
    symbol: "Symbole",
    isin: "ISIN",
    name: "Nom",
    shares: "Nombre d’actions",
    price: "Cours ou coût d’une action",
    amount: "Montant",
    date: "Date",
    kind: "Achat, vente ou dividende",
    currency: "Devise",
  },
  ownCurrency: "Devise quand le fichier n’en donne pas",
  dateOrder: "Les dates comme 03/04/2025 sont",
  dayFirst: "le jour d’abord (3 avril)",
  monthFirst: "le mois d’abord (4 mars)",
  take: "Importer les lignes",
  cancel: "Annuler",
  chooseMissing: "Choisissez au moins un symbole, un ISIN ou un nom, et le nombre d’actions ou un montant.",
  taken: (added: number, broker: string | null) =>
    added === 0
      ? "Rien de nouveau : tout ce qu’il contient était déjà ici."
      : `${counted(added, "écriture importée", "écritures importées")}${broker ? ` (${broker})` : ""}.`,
  known: (number: number) => `${counted(number, "ligne était", "lignes étaient")} déjà ici.`,
  ignored: (number: number) =>
    `${counted(number, "ligne n’est", "lignes ne sont")} ni une position, ni une opération, ni un dividende (versements, intérêts et autres).`,
  left: (number: number) => counted(number, "ligne a été écartée", "lignes ont été écartées"),
  leftRow: (row: number, table: string | null) => (table ? `${table}, ligne ${row}` : `Ligne ${row}`),
} as const;

export const positionTexts = {
  caption: "Vos positions",
  find: "Trouver une position",
  standing: "Afficher",
  any: "Toutes",
  columns: {
    share: "Action",
    shares: "Nombre",
    price: "Cours",
    value: "Valeur",
    standing: "Statut",
    actions: "Modifier",
  },
  priceOf: (day: string) => `du ${day}`,
  ownPrice: (day: string) => `le vôtre, ${day}`,
  enterPrice: "Saisir un cours",
  shownOnly: { no_price: "Sans cours", not_known: "Pas reconnu", name_in_doubt: "Peut-être une autre société" },
  whichCompany: "De quelle société s’agit-il ?",
  alternatives: (symbol: string) => `Alternatives à ${symbol}`,
  alternativesAsked: "Recherche de sociétés comparables au meilleur statut…",
  alternativesFailed: "Elles n’ont pas pu être cherchées à l’instant.",
  noAlternatives: "Aucune société comparable au meilleur statut n’a été trouvée.",
  accounts: (number: number) => counted(number, "compte"),
  notKnown: "Inconnu chez nous",
  fund: "Fonds, d’après ce qu’il détient",
  fundParts: (passes: string, doubt: string, haram: string) =>
    `${passes} permis, ${doubt} indéterminé, ${haram} pas permis ; le reste n’a pas été jugé.`,
  fundUnknown: "Sa composition n’est pas encore connue : rien n’en est jugé.",
  fundOf: (day: string) => `Composition : ${day}.`,
  verdictOf: (name: string) => `le résultat pour ${name}`,
  nameInDoubt: (name: string) => `Votre fichier l’appelle « ${name} ». Est-ce la même société ?`,
  isSame: "C’est la même",
  edit: (name: string) => `Modifier ${name}`,
  editShort: "Modifier",
  more: (number: number) => `En afficher ${formatCount(number)} de plus`,
  shown: (shown: number, all: number) => `${formatCount(shown)} affichées sur ${formatCount(all)}`,
  noneFound: "Aucune position ne correspond.",
  editTitle: (name: string) => `Modifier ${name}`,
  symbol: "Le symbole sur la plateforme",
  symbolHint: "Si une autre société est visée, saisissez son nom ou son symbole",
  ownPriceField: "Votre propre cours de l’action, en dollars américains",
  ownPriceHint: "Laissez vide pour le cours daté de la plateforme",
  noPriceHint: "Nous n’avons pas de cours : saisissez le dernier que vous connaissez",
  trading: "Achetée pour être revendue (détenue en vue du commerce)",
  zakatable: "Part zakatable de sa valeur, en pourcentage",
  zakatableHint: "Seulement si vous la connaissez par les comptes de la société",
  save: "Enregistrer",
  remove: "Retirer cette position",
  removeNote: "Ses achats, ventes, dividendes et divisions sont retirés aussi.",
  confirmRemove: "Oui, la retirer",
  badNumber: "Saisissez un nombre, ou laissez vide",
  badPercent: "Saisissez un pourcentage de 0 à 100, ou laissez vide",
  records: "Ses écritures",
  deleteRecord: "Supprimer",
} as const;

export const WAY_LABELS: Readonly<Record<LedgerWay, string>> = {
  dividend: "Sur les dividendes",
  capital_gains: "Sur les gains de vente",
  held_share: "Sur la part détenue",
};

export const WAY_HOLDERS: Readonly<Record<LedgerWay, string>> = {
  dividend:
    "Muhammad Taqi Usmani : la même part de chaque dividende que celle des revenus non permis de la société dans ses revenus totaux.",
  capital_gains:
    "La même part du gain. Usmani juge plus prudent de purifier aussi les gains ; d’autres tiennent qu’un gain ne demande pas de purification.",
  held_share:
    "La norme n° 21 de l’AAOIFI : les revenus non permis de la société répartis entre toutes ses actions, pour la durée de détention, qu’elle ait versé un dividende ou non.",
};

export const RULE_LABELS: Readonly<Record<LedgerRule, string>> = {
  dividend: "Les dividendes seulement",
  dividend_and_gains: "Les dividendes et les gains",
  held_share: "La part détenue (AAOIFI)",
};

export const NOTE_TEXTS: Readonly<Record<LedgerNote, string>> = {
  first_known_ratio: "plus ancien que notre premier ratio, qui est utilisé à la place",
  nearest_ratio: "le ratio de ce jour n’est pas connu ; le plus proche qui le soit est utilisé",
  ratio_not_known: "le ratio n’est pas connu",
  ratio_estimated: "le ratio repose sur une estimation",
  income_estimated: "les revenus de la société sont estimés",
  at_least: "un minimum : la source ne compte pas les placements à court terme ni ce qu’ils rapportent",
  at_most: "un maximum : la source comprend d’autres revenus",
  income_of_other_year: "d’après les revenus de la société d’une autre année",
  income_not_known: "les revenus de la société ou son nombre d’actions ne sont pas connus",
  rate_of_other_day: "converti au taux de change d’un autre jour",
  rate_not_known: "aucun taux de change n’est connu",
  no_gain: "pas de gain",
  purchase_price_not_known: "le prix d’achat n’est pas connu",
  sold_before_bought: "vos écritures comptent moins d’actions ce jour-là",
  spin_off_cost_not_known: "une scission a pris une part inconnue du coût",
  cost_average: "coût : la moyenne des achats",
  cost_first_in: "coût : premier acheté, premier vendu",
  cost_given: "coût donné par votre écriture",
  merger_cash: "les espèces versées lors d’une fusion",
  reinvested: "versé en actions : dû, même sans espèces reçues",
  tax_not_deducted: "le dividende entier, avant l’impôt retenu",
  moved_away: "des actions sont parties vers un compte sans écritures et ne comptent plus depuis ce jour",
  time_assumed: "détenu toute l’année, d’après vos écritures",
  fund_by_weight: "un fonds : ce qu’il détient, par poids et dividende",
  fund_holds_haram:
    "une partie vient de lignes qui ne sont pas permises : tout ce que versent des activités interdites est à reverser, et pour les autres ce que disent leurs propres ratios ; demandez à un savant si cela suffit",
  given_whole:
    "la totalité : l’activité est interdite, ou l’action n’est pas conforme et son ratio n’est pas connu ; la part d’une telle société dans un fonds est traitée de même",
  haram_on_that_day: "non conforme ce jour-là : demandez à un savant si reverser cette part suffit",
};

export const ledgerTexts = {
  heading: "La purification au fil des ans",
  rule: "Règle suivie",
  yearsCaption: "Ce qu’il faut reverser chaque année, selon chaque méthode",
  columns: { year: "Année", due: "À reverser", given: "Reversé", owed: "Reste à reverser" },
  about: (amount: string) => `environ ${amount}`,
  atLeast: (amount: string) => `au moins ${amount}`,
  atMost: (amount: string) => `au plus ${amount}`,
  unknownLines: (number: number) => `${counted(number, "écriture")} sans montant`,
  empty:
    "Les dividendes, les ventes et les actions que vous détenez apparaissent ici, avec ce qu’il faut reverser pour chacun.",
  linesTitle: "Détail des écritures",
  lineColumns: { date: "Date", what: "Libellé", base: "Montant", ratio: "Ratio", purification: "À reverser" },
  way: "Afficher",
  followed: "Selon ma règle",
  unknown: "Sans montant",
  allWays: "Toutes les écritures",
  noLines: "Pas encore d’écriture de ce type.",
  line: { dividend: "Dividende", capital_gains: "Vente", held_share: "Actions détenues" },
  lineOf: (line: string, key: string) => `${line}, ${key}`,
  notes: (notes: readonly (string | null)[]) => notes.filter(Boolean).join(" ; "),
  ratioFrom: (day: string) => `au ${day}`,
  notKnown: "inconnu",
  ratesOf: (day: string) =>
    `Autres devises aux taux de change du ${day}. Les montants sont calculés sans arrondi ; les totaux sont arrondis au centime supérieur.`,
  addTitle: "Ajouter une écriture",
  kindLegend: "Que voulez-vous ajouter",
  symbol: "Symbole ou société",
  date: "Date",
  amount: "Montant",
  currency: "Devise",
  shares: "Nombre d’actions",
  salePrice: "Prix de vente par action",
  purchasePrice: "Prix d’achat par action",
  ratio: "Nouvelles actions pour chaque ancienne",
  to: "Reversé à",
  forYear: "Pour l’année",
  add: "Ajouter l’écriture",
  givenTitle: "Reversé jusqu’ici",
  givenOn: (day: string, year: number) => `${day}, année ${year}`,
  givenTo: (to: string) => (to ? `à ${to}` : ""),
  delete: (what: string) => `Supprimer : ${what}`,
  deleteShort: "Supprimer",
  exportPdf: "Télécharger le relevé (PDF)",
  exportCsv: "Télécharger en CSV",
  print: "Imprimer",
  more: "Afficher plus",
  recordTitle: "Relevé de purification",
  recordLead: (day: string) => `Fait le ${day} par Mizan, sur cet appareil. Ni conseil financier ni avis religieux.`,
  year: (year: number) => `Année ${year}`,
} as const;

export const zakatTexts = {
  heading: "La zakat sur vos actions",
  lead: "Les actions détenues en vue du commerce comptent pour toute leur valeur ; celles détenues à long terme comptent pour leur part zakatable.",
  columns: { share: "Action", purpose: "Détenue", value: "Valeur", percent: "Zakatable", counted: "Compte pour" },
  trading: "en vue du commerce",
  longTerm: "à long terme",
  bases: {
    own: "comme vous l’avez saisi",
    company_figures: "ses liquidités et créances, au moins",
    accepted_share: "forfait de 25 % (National Zakat Foundation)",
  },
  acceptedNote:
    "Quand les comptes ne peuvent pas être étudiés, la National Zakat Foundation compte 25 % de la valeur boursière comme le patrimoine zakatable d’une société cotée :",
  companyNote:
    "Nos chiffres ne comprennent pas les stocks : la part propre d’une société est donc un minimum ; elle est utilisée quand elle dépasse 25 %.",
  total: "Zakatable en tout",
  haramNote:
    "Les actions qui ne sont pas permises sont comptées aussi : la zakat est due sur leur valeur, en plus de ce qui doit être abandonné. Interrogez un savant de confiance.",
  hawl: "Mon année de zakat a commencé le",
  hawlHint: "Le jour où vous avez eu le nisab pour la première fois, ou payé la zakat pour la dernière fois",
  hawlDue: (day: string) => `Une année lunaire sera accomplie le ${day}.`,
  hawlOver: (day: string) => `Une année lunaire s’est accomplie le ${day} : la zakat est due.`,
  fill: "Ajouter au calculateur de zakat",
  filled: "Vos actions sont dans le calculateur.",
  open: "Ouvrir le calculateur",
  more: (number: number) => `En afficher ${formatCount(number)} de plus`,
  left: (number: number) =>
    counted(number, "position sans cours n’est pas comptée.", "positions sans cours ne sont pas comptées."),
} as const;

export const keepingTexts = {
  heading: "Où il est gardé",
  lead: "Dans ce navigateur, sur cet appareil, et nulle part ailleurs. Nous ne le voyons jamais. Téléchargez une copie avant de changer d’appareil ou d’effacer les données du navigateur.",
  persistent: "Le navigateur a promis de ne pas le supprimer de lui-même.",
  evictable:
    "Ce navigateur peut le supprimer quand l’appareil manque de place ; Safari le peut après sept jours sans visite. Demandez au navigateur de le garder, ou téléchargez une copie.",
  persist: "Demander au navigateur de le garder",
  persistRefused: "Le navigateur a refusé. Il accepte souvent une fois que le site est installé ou dans les favoris.",
  export: "Télécharger une copie",
  passphrase: "Phrase secrète pour la copie",
  passphraseHint: "Facultatif. Si vous la perdez, personne, pas même nous, ne pourra rouvrir la copie.",
  import: "Ouvrir une copie",
  importHint: "Les écritures de la copie s’ajoutent à ce qui est ici.",
  openPassphrase: "Sa phrase secrète",
  unlock: "Déverrouiller",
  needPassphrase: "Cette copie est verrouillée. Saisissez sa phrase secrète.",
  wrongPassphrase: "Cette phrase secrète n’ouvre pas la copie.",
  notACopy: "Ce fichier n’est pas la copie d’un portefeuille ; rien n’a été changé.",
  imported: (number: number) =>
    `La copie a été ouverte : ${counted(number, "écriture est maintenant ici", "écritures sont maintenant ici")}.`,
  forget: "Tout supprimer",
  forgetAsk:
    "Vos positions, votre registre, vos purifications versées et ce que vous avez saisi pour la zakat sont supprimés aussitôt de cet appareil et ne peuvent pas être rétablis.",
  confirm: "Oui, tout supprimer",
  keep: "Garder",
} as const;

export const portfolioNotices = {
  saveFailed: {
    tone: "error",
    title: "L’enregistrement a échoué",
    description: "L’espace de stockage du navigateur est plein ou bloqué. Rien de ce qui s’y trouvait n’est perdu.",
  },
  recordFailed: { tone: "error", title: "Le relevé n’a pas pu être fait", description: "Veuillez réessayer." },
} as const satisfies Record<string, Notice>;
