import { INPUT_NAMES } from "../../domain/facts/company-facts.ts";
import type { Evidence, Reason, StandardVerdict } from "../../domain/screening/screening.ts";
import type { StockDocument } from "./repository.ts";

type Analysis = StockDocument["analysis"];

/** The verdicts of all standards with each reason once: most of a document would otherwise be the same reasons, twelve times. */
type Packed = {
  reasons: readonly Reason[];
  verdicts: readonly (Omit<StandardVerdict, "reasons"> & { reasons: readonly number[] })[];
};

/** The text that is stored of a document. */
export function documentText(document: StockDocument): string {
  return JSON.stringify({
    ...document,
    analysis: { ...document.analysis, standards: packed(document.analysis.standards) },
  });
}

/** The document of a stored text. */
export function documentOf(text: string): StockDocument {
  const document = JSON.parse(text) as StockDocument;
  return { ...document, analysis: { ...document.analysis, standards: unpacked(document.analysis.standards) } };
}

function packed(standards: readonly StandardVerdict[]): Packed {
  const places = new Map<Reason | string, number>();
  const reasons: Reason[] = [];
  const placeOf = (reason: Reason) => {
    const known = places.get(reason);
    if (known !== undefined) return known;
    const text = JSON.stringify(reason);
    const place = places.get(text) ?? reasons.push(reason) - 1;
    places.set(reason, place).set(text, place);
    return place;
  };
  return { verdicts: standards.map((verdict) => ({ ...verdict, reasons: verdict.reasons.map(placeOf) })), reasons };
}

/** A document of an earlier form has the verdicts themselves. */
function unpacked(standards: Packed | readonly StandardVerdict[]): StandardVerdict[] {
  if (!("verdicts" in standards)) return [...standards];
  const { reasons, verdicts } = standards;
  return verdicts.map((verdict) => ({ ...verdict, reasons: verdict.reasons.map((place) => reasons[place] as Reason) }));
}

/** The parts of an input of a verdict; its amount in US dollars or shares, its period's end an ISO date. */
const FACT_PARTS = ["input", "amount", "quality", "periodEnd", "source", "bound"] as const;
export type ExcerptFact = Pick<Evidence, (typeof FACT_PARTS)[number]>;

/** The parts of a stored document that a portfolio needs: fifty whole documents exceed a request. */
export type Excerpt = Pick<StockDocument, "complianceStatus" | "history"> &
  Pick<Analysis, "screenedOn" | "nonCompliantIncomeRatio" | "business" | "reasons" | "standards"> & {
    evidence: readonly ExcerptFact[];
  };

const PATHS: Readonly<Record<Exclude<keyof Excerpt, "evidence">, string>> = {
  complianceStatus: "complianceStatus",
  history: "history",
  screenedOn: "analysis.screenedOn",
  nonCompliantIncomeRatio: "analysis.nonCompliantIncomeRatio",
  business: "analysis.business",
  reasons: "analysis.reasons",
  standards: "analysis.standards",
};
/** By position: walking through the evidence row by row would be charged for every row of it. */
const EVIDENCE_PATHS = INPUT_NAMES.flatMap((_, place) =>
  FACT_PARTS.map((part) => `analysis.evidence[${place}].${part}`),
);
/** D1 documents a maximum of 32 function arguments. */
const PATHS_AT_ONCE = 30;

/** SQL that extracts a document's excerpt: lists of its parts, in the order of the paths. */
export function excerptOf(document: string): string {
  const paths = [...Object.values(PATHS), ...EVIDENCE_PATHS].map((path) => `'$.${path}'`);
  const lists: string[] = [];
  for (let first = 0; first < paths.length; first += PATHS_AT_ONCE)
    lists.push(`json_extract(${document}, ${paths.slice(first, first + PATHS_AT_ONCE).join(", ")})`);
  return `json_array(${lists.join(", ")})`;
}

export function readExcerpt(text: string): Excerpt {
  const values: unknown[] = JSON.parse(text).flat();
  const named = Object.keys(PATHS).map((name, place) => [name, values[place]]);
  const evidence: ExcerptFact[] = [];
  for (let first = named.length; first < values.length && values[first] !== null; first += FACT_PARTS.length) {
    evidence.push(Object.fromEntries(FACT_PARTS.map((part, place) => [part, values[first + place]])) as ExcerptFact);
  }
  const { standards, ...parts } = Object.fromEntries(named);
  return { ...parts, standards: unpacked(standards), evidence };
}
