import { counted, joined } from "../../../../schema/wording/fr/format.ts";
import { countryInSentence } from "../../../../schema/wording/fr/places.ts";
import type { Notice } from "../../lib/notices.ts";

export const searchTexts = {
  card: "Recherche d’actions",
  specific: "Vérifier une action précise",
  browse: "Parcourir les actions conformes",
  modeLegend: "Que chercher",
  inputLabel: "Nom de la société ou symbole de l’action",
  inputPlaceholder: "p. ex. Apple ou AAPL",
  examples: "Par exemple :",
  companies: { AAPL: "Apple", "2222.SR": "Aramco", TSLA: "Tesla" },
  check: "Vérifier l’action",
  searching: "Recherche…",
  fund: "Fonds",
  unreadFund: "Un fonds américain, pas encore lu",
  marketLabel: "Marché",
  anyMarket: "Choisissez un marché",
  browseButton: "Parcourir les actions conformes",
  searchingCompanies: "Recherche des sociétés…",
  foundCompanies: (count: number) => counted(count, "société trouvée", "sociétés trouvées"),
  noCompanies: (text: string) => `Aucune société trouvée pour « ${text} »`,
  nearestNames: (text: string) => `Aucune société trouvée pour « ${text} ». Les noms les plus proches :`,
  noSuggestions: "Il n’y a pas de connexion : impossible de chercher des sociétés maintenant.",
  noCompaniesHint: "Essayez avec le nom de la société ou le symbole de l’action",
} as const;

export const elsewhereTexts = {
  notCovered: (country: string) => `Nous ne couvrons pas encore ${countryInSentence(country)}`,
  tradedOn: (name: string, country: string, market: string) =>
    `Le pays de ${name} est ${countryInSentence(country)}, où les actions sont cotées sur ${market}.`,
  covered: (countries: readonly string[]) => `Nous couvrons ${joined(countries.map(countryInSentence))}.`,
  notPublic: (name: string) => `${name} n’a pas d’action que nous connaissions`,
  nothingToJudge:
    "À notre connaissance, la société n’est cotée sur aucune bourse : il n’y a donc rien à acheter ni rien à juger.",
  noShare: (name: string) => `${name} n’est pas une action`,
  onlyLike: "Mizan examine les actions de sociétés ; seuls des noms semblables ont été trouvés.",
  others: "D’autres sociétés au nom semblable :",
  tellMe: "Me prévenir",
  willTell: "Nous vous préviendrons ici",
  onDevice: "Gardé sur cet appareil seulement.",
  nowHere: (name: string) => `On peut maintenant chercher ${name}`,
  dismiss: "Compris",
} as const;

export const stockPageTexts = {
  shellTitle: "Cette action est-elle halal ?",
  description: (name: string) =>
    `L’action ${name} est-elle halal ? Le résultat, ses ratios, les chiffres et les documents dont ils viennent, et le montant à purifier. Gratuit.`,
  another: "Vérifier une autre société",
  choices: "Sociétés peut-être visées",
  ambiguous: "De quelle société s’agit-il ?",
  nearest: "Les noms les plus proches :",
} as const;

export const stockNotices = {
  emptySymbol: { tone: "error", title: "Veuillez saisir le symbole d’une action" },
  stockNotFound: {
    tone: "error",
    title: "Action introuvable",
    description: "Veuillez vérifier le symbole et réessayer.",
  },
  loadFailed: { tone: "error", title: "L’action n’a pas pu être chargée", description: "Veuillez réessayer." },
  noHalalStocks: {
    tone: "error",
    title: "Aucune action conforme trouvée",
    description: "Aucune action conforme n’a été trouvée",
  },
  offline: {
    tone: "error",
    title: "Vous êtes hors ligne",
    description: "Ce que vous avez déjà ouvert reste lisible.",
  },
  browseFailed: {
    tone: "error",
    title: "La recherche a échoué",
    description: "Les actions conformes n’ont pas pu être cherchées",
  },
  searchFailed: {
    tone: "error",
    title: "La recherche a échoué",
    description: "Les données de l’action n’ont pas pu être obtenues. Veuillez réessayer.",
  },
  linkCopied: { tone: "success", title: "Lien copié", description: "Toute personne qui l’ouvre verra cette analyse." },
  shareFailed: {
    tone: "error",
    title: "Le lien n’a pas pu être copié",
    description: "Copiez-le depuis la barre d’adresse.",
  },
  reportFailed: { tone: "error", title: "Le rapport n’a pas pu être fait", description: "Veuillez réessayer." },
} as const satisfies Record<string, Notice>;

export function halalStocksFound(count: number, market: string): Notice {
  return {
    tone: "success",
    title: "Actions conformes trouvées",
    description: `${counted(count, "action conforme trouvée", "actions conformes trouvées")} à la bourse : ${market}`,
  };
}

export const unknownSymbol = (symbol: string): Notice => ({
  tone: "error",
  title: "Symbole d’action non valide",
  description: `${symbol} n’est pas un symbole d’action valide. Veuillez vérifier l’orthographe et réessayer.`,
});

export const FETCH_FAILED = "Les données de l’action n’ont pas pu être obtenues. Veuillez réessayer.";

export const resultFailure = {
  title: "Le résultat n’a pas pu être affiché",
  text: "Une erreur s’est produite de notre côté, ou la connexion est coupée. Recharger la page aide souvent.",
} as const;
