import type { AmountName } from "./rows.ts";

export const IMPORT_PROBLEMS = {
  too_large: "Ce fichier dépasse 20 Mo, plus que toute liste de positions ; veuillez exporter une période plus courte.",
  too_many_rows: "Ce fichier a plus de 50 000 lignes ; veuillez exporter une période plus courte.",
  too_many_columns: "Ce fichier a plus de 200 colonnes ; veuillez enregistrer seulement le tableau des positions.",
  empty: "Ce fichier est vide.",
  no_table:
    "Ce n’est ni un tableau ni une liste d’actions comme AAPL 25, une par ligne : veuillez choisir un fichier CSV ou XLSX, ou coller les lignes.",
  damaged: "Ce classeur ne peut pas être ouvert ; veuillez l’enregistrer de nouveau en XLSX ou CSV.",
  protected: "Ce classeur est protégé par un mot de passe ; veuillez l’enregistrer sans.",
  old_workbook: "C’est un classeur de l’ancien format XLS ; veuillez l’enregistrer en XLSX ou CSV.",
  crashed: "Ce fichier n’a pas pu être lu ; rien n’a été changé.",
  took_long: "Ce fichier met trop de temps à être lu ; rien n’a été changé.",
  no_rows:
    "Les colonnes ont été reconnues, mais aucune ligne au-dessous ne contient une position, une opération ou un dividende.",
} as const;

const AMOUNTS: Readonly<Record<AmountName, string>> = {
  shares: "nombre d’actions",
  units: "nombre de parts",
  price: "cours",
  amount: "montant",
  dividend: "dividende",
};

/** Why one row is left out, in a few words that follow its number. */
export const rowTexts = {
  formula: (cell: string) => `« ${cell} » est une formule, qui n’est pas calculée`,
  notANumber: (cell: string) => `« ${cell} » n’est pas un nombre que l’on puisse lire avec certitude`,
  notADate: (cell: string) => `« ${cell} » n’est pas une date`,
  noDate: "la date manque",
  missing: (what: AmountName) => `le ${AMOUNTS[what]} manque`,
  negative: (what: AmountName) =>
    `le ${AMOUNTS[what]} est négatif : une vente à découvert n’est pas quelque chose que vous possédez`,
  zero: (what: AmountName) => `le ${AMOUNTS[what]} est de 0`,
  noCurrency: "la devise manque",
  unknownCurrency: (code: string) => `« ${code} » n’est pas une devise que nous connaissons`,
  unnamed: "ni symbole, ni ISIN, ni nom",
  notAShare: (what: string) => `${what || "ceci"} n’est pas une action`,
  dividendTakenBack: "un dividende qui a été repris",
  splitUnsaid: "une division qui ne dit ni son rapport ni combien d’actions elle a ajoutées",
  costGivenBack: "un impôt ou des frais remboursés",
  sharesUnsaid: "des actions reçues pour d’autres que le fichier ne nomme pas : saisissez la scission à la main",
  exchangeUnsaid: "un seul côté d’une fusion ou d’un échange : saisissez-le à la main",
  cashForFraction: "des espèces pour une fraction d’action : saisissez-les comme une vente",
  notALine: "pas une action et son nombre, comme AAPL 25",
  twoNumbers: "plus d’un nombre : écrivez une action par ligne, comme AAPL 25",
  otherKind: (kind: string) => `« ${kind} » n’est ni un achat, ni une vente, ni un dividende`,
  column: (number: number) => `Colonne ${number}`,
} as const;
