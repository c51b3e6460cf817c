import { addDays } from "../../../domain/facts/iso-date.ts";
import { isIsoDate } from "../answers/figures.ts";
import { ProviderError } from "../network/provider-error.ts";
import { isRecord } from "../network/request.ts";

const PROVIDER = "xbrl-filings";

/** One figure of a report about the company as a whole: a balance when `start` is null, else a duration. */
export type ReportFigure = { concept: string; currency: string; start: string | null; end: string; value: number };

/** Aspects of a figure of the whole company; with any other it is a part of a breakdown. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(["concept", "entity", "period", "unit", "language"]);
const TAXONOMY = /"ifrs-full"\s*:\s*"https?:\/\/xbrl\.ifrs\.org\/taxonomy\//;

/**
 * The figures of some concepts of the IFRS taxonomy in a report as xBRL-JSON. The report is megabytes of text of which a few lines
 * are needed, so these are found as text and only they are parsed.
 *
 * @throws ProviderError when it is not such a report, or is another company's
 */
export function readReport(path: string, text: string, lei: string, concepts: readonly string[]): ReportFigure[] {
  if (!TAXONOMY.test(text)) throw new ProviderError(PROVIDER, path, "unexpected_form");
  if (!new RegExp(`"entity"\\s*:\\s*"[^"]*:${lei}"`).test(text))
    throw new ProviderError(PROVIDER, path, "another_company");
  const wanted = new RegExp(`"concept"\\s*:\\s*"ifrs-full:(?:${concepts.join("|")})"`, "g");
  const figures: ReportFigure[] = [];
  for (let match = wanted.exec(text); match; match = wanted.exec(text)) {
    const figure = figureOf(factAround(text, match.index), lei);
    if (figure) figures.push(figure);
  }
  return settled(figures);
}

/** A fact is an object that contains one of its dimensions and nothing deeper. */
function factAround(text: string, place: number): unknown {
  const dimensions = text.lastIndexOf("{", place);
  const start = text.lastIndexOf("{", dimensions - 1);
  const end = text.indexOf("}", text.indexOf("}", place) + 1);
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch {
    return undefined;
  }
}

function figureOf(fact: unknown, lei: string): ReportFigure | undefined {
  if (!isRecord(fact) || !isRecord(fact["dimensions"])) return undefined;
  const { concept, entity, period, unit } = fact["dimensions"];
  if (Object.keys(fact["dimensions"]).some((aspect) => !OF_THE_WHOLE.has(aspect))) return undefined;
  if (typeof entity !== "string" || !entity.endsWith(`:${lei}`)) return undefined;
  const currency = typeof unit === "string" ? /^iso4217:([A-Z]{3})$/.exec(unit)?.[1] : undefined;
  const value = typeof fact["value"] === "string" && fact["value"] !== "" ? Number(fact["value"]) : Number.NaN;
  const days = typeof period === "string" ? daysOf(period) : undefined;
  if (!currency || !days || !Number.isFinite(value)) return undefined;
  return { concept: String(concept).slice("ifrs-full:".length), currency, ...days, value };
}

/** A period ends at the midnight after its last day: the year 2025 is 2025-01-01T00:00:00/2026-01-01T00:00:00. */
function daysOf(period: string): { start: string | null; end: string } | undefined {
  const moments = period.split("/").map((moment) => /^(\d{4}-\d{2}-\d{2})(T00:00:00)?$/.exec(moment));
  const days = moments.map((moment) => moment?.[1]);
  const [last, first] = [days.at(-1), days.length === 2 ? days[0] : null];
  if (days.length > 2 || !isIsoDate(last) || (first !== null && !isIsoDate(first))) return undefined;
  const end = moments.at(-1)?.[2] ? addDays(last, -1) : last;
  return { start: first ?? null, end };
}

/** A figure appears in several places of a report, sometimes rounded; when two differ, neither is believed. */
function settled(figures: readonly ReportFigure[]): ReportFigure[] {
  const places = new Map<string, ReportFigure | null>();
  for (const figure of figures) {
    const place = [figure.concept, figure.currency, figure.start, figure.end].join(" ");
    const other = places.get(place);
    if (other === undefined) places.set(place, figure);
    else if (other && Math.abs(other.value - figure.value) > Math.abs(other.value) * ROUNDED) places.set(place, null);
  }
  return [...places.values()].filter((figure) => figure !== null);
}

const ROUNDED = 0.01;
