/** Who should confirm a term that no source was found for; a term of fiqh needs a scholar. */
export type Reviewer = "native reader" | "scholar";

export type GlossaryEntry = {
  /** The English word of the product. */
  term: string;
  french: string;
  /** Where this usage was read; null for our own rendering. */
  usage: string | null;
  review: Reviewer | null;
  note?: string;
};

const HALAL_TERMINAL = "README.fr.md of the GitHub repository goww7/halalterminal-mcp";

const read = (term: string, french: string, usage: string, note?: string): GlossaryEntry => ({
  term,
  french,
  usage,
  review: null,
  ...(note && { note }),
});
const own = (term: string, french: string, review: Reviewer, note?: string): GlossaryEntry => ({
  term,
  french,
  usage: null,
  review,
  ...(note && { note }),
});
const forReader = (term: string, french: string, note?: string) => own(term, french, "native reader", note);
const forScholar = (term: string, french: string, note?: string) => own(term, french, "scholar", note);

/** One French word for each word of the product. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  forReader("verdict", "résultat (du filtrage)", "Never avis or fatwa for our own answer."),
  forScholar(
    "Halal (badge)",
    "Conforme",
    "« halal » stays in the visitor's question and in what funds call themselves.",
  ),
  forScholar("Questionable (badge)", "Sous réserve", "It holds both « Conforme, à purifier » and « Indéterminé »."),
  forScholar("Haram (badge)", "Non conforme"),
  forScholar("standing: halal, purify", "Conforme, à purifier"),
  forScholar("standing: in doubt", "Indéterminé", "Either figures are missing or scholars differ."),
  forReader("standing: not screened", "Pas encore examiné"),
  forReader("standing", "statut"),
  forReader("compliance status", "conformité"),
  forScholar("yes / no / we can't tell yet", "oui / non / nous ne pouvons pas encore le dire"),
  forScholar("permissible", "permis"),
  forScholar("prohibited business", "activité interdite"),
  forScholar("scholars differ", "les savants divergent"),
  read("fatwa", "fatwa", HALAL_TERMINAL),
  read("scholar", "savant", HALAL_TERMINAL),
  forReader(
    "screening, to screen",
    "filtrage, examiner",
    "« filtrage » as in the README; « filtrer » alone is kept for the filters of a list.",
  ),
  read("screener", "screener", HALAL_TERMINAL),
  read("methodology", "méthodologie", HALAL_TERMINAL),
  read("standard", "norme", HALAL_TERMINAL, "Names of indexes stay as their publishers write them."),
  read(
    "limit",
    "seuil",
    HALAL_TERMINAL,
    "Above it: dépasse, au-dessus du seuil; within it: ne dépasse pas, dans le seuil.",
  ),
  read("ratio", "ratio", HALAL_TERMINAL),
  read("market capitalization", "capitalisation boursière", HALAL_TERMINAL),
  forReader("total assets", "total de l’actif"),
  forReader("revenue, total revenue", "chiffre d’affaires, chiffre d’affaires total"),
  read("interest-bearing debt", "dette portant intérêt", HALAL_TERMINAL),
  forReader("cash and interest-bearing securities", "liquidités et titres portant intérêt"),
  forReader("receivables", "créances"),
  forReader("interest income", "produits d’intérêts"),
  read("non-compliant income", "revenus non conformes", HALAL_TERMINAL),
  forReader("operating lease", "location simple"),
  read("purification", "purification", HALAL_TERMINAL),
  forScholar(
    "to give away",
    "reverser",
    "In full: reverser à une œuvre, sans en attendre de récompense. Donner is to give to Mizan.",
  ),
  read("dividend", "dividende", HALAL_TERMINAL),
  read("share, stock", "action", HALAL_TERMINAL),
  forReader("price of a share", "cours"),
  forReader("currency", "devise", "Monnaie is the money in which accounts are kept."),
  forReader("industry", "branche"),
  forReader("filing", "document déposé", "Not dépôt, which is a deposit here."),
  forReader("evidence", "justificatifs"),
  forReader("market snapshot", "relevé du marché"),
  forReader("peer", "société comparable"),
  read("portfolio", "portefeuille", HALAL_TERMINAL),
  forReader("watchlist", "liste de suivi", "Halal Terminal writes liste de surveillance."),
  forReader("holdings of a fund", "composition (du fonds), lignes"),
  forReader("refresh", "mise à jour"),
  forReader("feed", "flux"),
  forReader("split", "division (de l’action)"),
  forScholar("nisab", "nisab"),
  forScholar("zakatable wealth, zakatable assets", "patrimoine zakatable"),
  forScholar("held to trade / held long-term", "détenu en vue du commerce / détenu à long terme"),
  forScholar("school", "école : hanafite, malikite, chaféite, hanbalite"),
  forScholar("a fourth of a tenth", "un quarantième (2,5 %)"),
];
