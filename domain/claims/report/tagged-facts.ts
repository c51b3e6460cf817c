import { addDays, isIsoDate } from "../../facts/iso-date.ts";
import { type Concepts, type ReportedFact, readCik } from "../../filings/reported-fact.ts";
import { CLAIM_MAX_LENGTHS } from "../claim.ts";
import { attributesOf, type Tag, tagsOf, textOf } from "./markup.ts";
import type { ReportEntity } from "./report-figure.ts";

type Period = { start: string | null; end: string };

/** How a figure is printed: the power of ten that the report leaves out, and the line of its table. */
export type Printed = { scale: number; line: string };

export type TaggedFacts = {
  entity: ReportEntity;
  concepts: Concepts;
  printed: (concept: string, currency: string, period: Period) => Printed | undefined;
};

/** A fact before its context and unit, which may come later in the file, are known. */
type Found = {
  concept: string;
  context: string;
  unit: string;
  value: number;
  scale: number;
  line: string;
};

/** The taxonomies that figures are read of, by the addresses of their namespaces. */
const TAXONOMIES = [
  [/^https?:\/\/fasb\.org\/us-gaap\//, "us-gaap"],
  [/^https?:\/\/xbrl\.ifrs\.org\/taxonomy\/.*\/ifrs-full/, "ifrs-full"],
  [/^https?:\/\/xbrl\.sec\.gov\/dei\//, "dei"],
] as const;

const NAMES = ["dei:EntityRegistrantName", "ifrs-full:NameOfReportingEntityOrOtherMeansOfIdentification"];
const SEC = "http://www.sec.gov/CIK";

/** The figures of the whole company in a report as XBRL or inline XBRL; undefined when nothing in it is tagged. */
export function taggedFacts(markup: string): TaggedFacts | undefined {
  const contexts = new Map<string, Period>();
  const units = new Map<string, string>();
  const prefixes = new Map<string, string>();
  const found: Found[] = [];
  const open: Tag[] = [];
  let row: { start: number; facts: Found[] } | undefined;
  let name: string | null = null;
  let cik: string | null = null;
  const conceptOf = (qualified: string) => {
    const [prefix = "", local] = qualified.split(":");
    return `${prefixes.get(prefix) ?? prefix}:${local}`;
  };

  for (const tag of tagsOf(markup)) {
    const local = tag.name.slice(tag.name.indexOf(":") + 1).toLowerCase();
    if (tag.kind === "open" && (local === "xbrl" || local === "html")) namespaces(markup, tag, prefixes);
    if (local === "tr") {
      if (tag.kind === "open") row = { start: tag.start, facts: [] };
      else if (row) {
        const line =
          row.facts.length > 0
            ? textOf(markup.slice(row.start, Math.min(tag.start, row.start + LONGEST_READ))).slice(
                0,
                CLAIM_MAX_LENGTHS.quotation,
              )
            : "";
        for (const fact of row.facts) fact.line = line;
        row = undefined;
      }
      continue;
    }
    if (tag.kind === "open") {
      if (isWanted(markup, tag, local)) open.push(tag);
      continue;
    }
    const opening = open.at(-1);
    if (tag.kind !== "close" || opening?.name !== tag.name) continue;
    open.pop();
    const attributes = attributesOf(markup, opening);
    const inner = () => markup.slice(opening.end, Math.min(tag.start, opening.end + LONGEST_READ));
    if (local === "context") {
      cik ??= cikIn(inner());
      const period = periodIn(inner());
      if (period) contexts.set(attributes.get("id") ?? "", period);
    } else if (local === "unit") {
      const currency = /^\s*<[^>]*measure[^>]*>\s*iso4217:([A-Z]{3})\s*<\/[^>]*>\s*$/.exec(inner())?.[1];
      if (currency) units.set(attributes.get("id") ?? "", currency);
    } else {
      const concept = conceptOf(attributes.get("name") ?? tag.name);
      if (NAMES.includes(concept)) name ??= textOf(inner()).slice(0, CLAIM_MAX_LENGTHS.quotation) || null;
      const value = amountIn(textOf(inner()), attributes);
      const [context, unit] = [attributes.get("contextRef"), attributes.get("unitRef")];
      if (value === undefined || !context || !unit) continue;
      const fact = { concept, context, unit, value, scale: printedScale(attributes), line: "" };
      found.push(fact);
      row?.facts.push(fact);
    }
  }
  if (found.length === 0 || contexts.size === 0) return undefined;
  return { entity: { name, cik }, ...settled(found, contexts, units) };
}

/** A row or a context is shorter; in a broken file one may seem to reach to its end. */
const LONGEST_READ = 20_000;

function isWanted(markup: string, tag: Tag, local: string): boolean {
  if (local === "context" || local === "unit" || local === "nonfraction" || local === "nonnumeric") return true;
  return tag.name.includes(":") && markup.slice(tag.start, tag.end).includes("contextRef");
}

function namespaces(markup: string, tag: Tag, prefixes: Map<string, string>): void {
  for (const [name, address] of attributesOf(markup, tag)) {
    const taxonomy = TAXONOMIES.find(([pattern]) => pattern.test(address))?.[1];
    if (taxonomy && name.startsWith("xmlns:")) prefixes.set(name.slice("xmlns:".length), taxonomy);
  }
}

function cikIn(context: string): string | null {
  const identifier = /<[^>]*identifier[^>]*scheme=["']([^"']*)["'][^>]*>\s*([^<\s]*)/.exec(context);
  return identifier?.[1] === SEC ? (readCik(identifier[2]) ?? null) : null;
}

/** Undefined for a part of the company, which is told by an aspect of its own. */
function periodIn(context: string): Period | undefined {
  if (/<(?:[\w.-]+:)?(?:explicit|typed)Member\b/.test(context)) return undefined;
  const dayOf = (name: string, isEnd: boolean) => {
    const moment = new RegExp(`<(?:[\\w.-]+:)?${name}>\\s*(\\d{4}-\\d{2}-\\d{2})(T00:00:00)?`).exec(context);
    const day = moment?.[1];
    if (!day || !isIsoDate(day)) return undefined;
    return isEnd && moment[2] ? addDays(day, -1) : day;
  };
  const instant = dayOf("instant", true);
  if (instant) return { start: null, end: instant };
  const [start, end] = [dayOf("startDate", false), dayOf("endDate", true)];
  return start && end && start < end ? { start, end } : undefined;
}

/** Transformations by which a report prints nothing, or writes its decimals with a comma. */
const ZERO = /^(?:fixedzero|zerodash|numdash)$/;
const COMMA = /^num(?:comma|spacecomma|dotcomma)/;

function amountIn(text: string, attributes: ReadonlyMap<string, string>): number | undefined {
  if ([...attributes].some(([name, value]) => name.endsWith(":nil") && value === "true")) return undefined;
  const format = (attributes.get("format") ?? "").replace(/^.*:|-/g, "").toLowerCase();
  if (ZERO.test(format)) return 0;
  const [thousands, decimal] = COMMA.test(format) ? [/[.\s'’]/g, ","] : [/[,\s'’]/g, "."];
  const plain = text.replace(thousands, "").replace(decimal, ".");
  if (!/^-?\d+(?:\.\d*)?$|^-?\.\d+$/.test(plain)) return undefined;
  const value = Number(plain) * 10 ** scaleOf(attributes) * (attributes.get("sign") === "-" ? -1 : 1);
  return Number.isFinite(value) ? Math.round(value * 1e4) / 1e4 : undefined;
}

function scaleOf(attributes: ReadonlyMap<string, string>, name = "scale"): number {
  const scale = Number(attributes.get(name) ?? "0");
  return Number.isInteger(scale) && Math.abs(scale) <= 12 ? scale : 0;
}

/** A file without its page gives whole amounts, and says how far they were rounded. */
const printedScale = (attributes: ReadonlyMap<string, string>) =>
  scaleOf(attributes) || Math.max(0, -scaleOf(attributes, "decimals"));

/** A figure appears in several places of a report, sometimes rounded; when two differ, neither is believed. */
function settled(
  found: readonly Found[],
  contexts: ReadonlyMap<string, Period>,
  units: ReadonlyMap<string, string>,
): Pick<TaggedFacts, "concepts" | "printed"> {
  const places = new Map<string, { fact: Found; period: Period; currency: string } | null>();
  const placeOf = (concept: string, currency: string, { start, end }: Period) =>
    [concept, currency, start, end].join(" ");
  for (const fact of found) {
    const [period, currency] = [contexts.get(fact.context), units.get(fact.unit)];
    if (!period || !currency) continue;
    const place = placeOf(fact.concept, currency, period);
    const other = places.get(place);
    if (other === undefined) places.set(place, { fact, period, currency });
    else if (other && Math.abs(other.fact.value - fact.value) > Math.abs(other.fact.value) * ROUNDED)
      places.set(place, null);
    else if (other && isBetter(fact, other.fact)) places.set(place, { fact, period, currency });
  }
  const concepts = new Map<string, Map<string, ReportedFact[]>>();
  for (const { fact, period, currency } of [...places.values()].filter((place) => place !== null)) {
    const ofConcept = concepts.get(fact.concept) ?? new Map<string, ReportedFact[]>();
    const reported = ofConcept.get(currency) ?? [];
    reported.push({ ...period, value: fact.value, form: "", filed: "", accession: "" });
    concepts.set(fact.concept, ofConcept.set(currency, reported));
  }
  return { concepts, printed: (concept, currency, period) => places.get(placeOf(concept, currency, period))?.fact };
}

const ROUNDED = 0.01;

/** Of a rounded and a full figure the full one; of alike ones that with a line. */
const isBetter = (one: Found, other: Found) =>
  one.scale < other.scale || (one.scale === other.scale && other.line === "" && one.line !== "");
