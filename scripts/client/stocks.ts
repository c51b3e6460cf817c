import { type Standing, standingOf } from "../../domain/screening/standing.ts";
import { HOUSE_STANDARD_ID, RATIO_NAMES, type StandardId, standardsShown } from "../../domain/standards/standards.ts";
import { limitOn, standardOn } from "../../domain/standards/standards-on.ts";
import type { Company, Stock } from "../../schema/contracts/stocks.ts";
import { formatDay, formatPercentAgainst } from "../../schema/wording/en/format.ts";
import { exchangeLabel } from "../../schema/wording/en/places.ts";
import { ageSentence } from "../../schema/wording/en/screening/ageing.ts";
import { noRatioText, RATIO_LABELS, RATIO_TEXTS } from "../../schema/wording/en/screening/ratios.ts";
import { HOUSE_LIMITS, standardName } from "../../schema/wording/en/screening/standard-names.ts";
import { STANDING_LABELS } from "../../schema/wording/en/screening/standing.ts";
import { addressIn, LANGUAGES } from "../../schema/wording/languages.ts";
import { type Client, MizanError } from "./client.ts";
import { type Paint, plain, table } from "./terminal.ts";

/** No share has the symbol; the candidates are what may have been meant. */
export class UnknownSymbol extends Error {
  override name = "UnknownSymbol";
  readonly candidates: readonly Pick<Company, "symbol" | "name">[];
  constructor(message: string, candidates: UnknownSymbol["candidates"]) {
    super(message);
    this.candidates = candidates;
  }
}

const CANDIDATES = 5;

/**
 * The share with the symbol, or of the company whose whole name was typed.
 *
 * @throws UnknownSymbol
 * @throws MizanError
 */
export async function findStock(client: Client, typed: string): Promise<Stock> {
  try {
    return await client.call("GET /api/stocks/:symbol", { params: { symbol: typed } });
  } catch (error) {
    if (!(error instanceof MizanError) || ![400, 404, 409].includes(error.status)) throw error;
    const found = await client.call("GET /api/companies/search", { query: { q: typed.slice(0, 100) } });
    const [first] = found;
    const isMeant = error.status !== 409 && first?.isClearMatch && first.match === "exact" && !first.isFund;
    if (isMeant) return client.call("GET /api/stocks/:symbol", { params: { symbol: first.symbol } });
    throw new UnknownSymbol(error.message, found.slice(0, CANDIDATES));
  }
}

type Judged = Stock["analysis"]["standards"][number];

export function standingUnder({ isScreened, standing, analysis }: Stock, standard: StandardId): Standing {
  if (standard === HOUSE_STANDARD_ID) return standing;
  const judged = analysis.standards.find(({ standardId }) => standardId === standard);
  return judged ? standingOf({ ...judged, isScreened }) : "not_screened";
}

/** Whether the share may be bought and why, under the house's standard or another. */
export function stockLines(stock: Stock, standard: StandardId, origin: string, paint: Paint): string[] {
  const { analysis, answer } = stock;
  const standing = standingUnder(stock, standard);
  const isHouse = standard === HOUSE_STANDARD_ID;
  const judged = analysis.standards.find(({ standardId }) => standardId === standard);
  const reasons = ((isHouse ? analysis : judged)?.reasons ?? []).map(({ message }) => `  · ${plain(message)}`);
  const dates = [stock.isScreened ? `Screened on ${formatDay(analysis.screenedOn)}.` : "", ageSentence(stock)];
  return [
    `${paint("bold", plain(stock.name))} (${plain(stock.symbol)}, ${exchangeLabel(stock.exchange)})`,
    paint(standing, isHouse ? plain(answer) : STANDING_LABELS[standing]),
    "",
    `  ${paint(standing, STANDING_LABELS[standing])} by ${namedStandard(standard)}`,
    `  ${dates.filter(Boolean).join(" ")}`.trimEnd(),
    ...(judged && stock.isScreened ? ["", ...ratioLines(judged, analysis)] : []),
    ...(reasons.length > 0 ? ["", ...reasons] : []),
    "",
    paint("faint", `${stockAddress(origin, stock.symbol)} has every figure with its source. A screening, no fatwa.`),
  ];
}

function ratioLines(judged: Pick<Judged, "ratios" | "standardId">, analysis: Stock["analysis"]): string[] {
  return table(RATIO_NAMES.map((name) => [`  ${RATIO_LABELS[name]}`, ratioText(judged, name, analysis)]));
}

function ratioText(
  { ratios, standardId }: Pick<Judged, "ratios" | "standardId">,
  name: (typeof RATIO_NAMES)[number],
  { business, screenedOn }: Stock["analysis"],
): string {
  const limit = limitOn(standardId, name, screenedOn);
  const ratio = ratios[name];
  if (limit === undefined || ratio === null) return noRatioText(name, business, standardOn(standardId, screenedOn));
  return `${formatPercentAgainst(ratio, limit)}, ${RATIO_TEXTS.limit(Number(limit.toFixed(1)))}`;
}

/** The share under every standard, side by side. */
export function comparisonLines(stock: Stock, origin: string, paint: Paint): string[] {
  const { symbol, analysis } = stock;
  const standards = standardsShown(analysis.standards, symbol);
  const title = `${paint("bold", plain(stock.name))} (${plain(symbol)}, ${exchangeLabel(stock.exchange)})`;
  if (!stock.isScreened || standards.length === 0) return [title, paint("not_screened", plain(stock.answer))];
  const [head = "", ...rows] = table([
    ["Standard", "Standing", ...RATIO_NAMES.map((name) => RATIO_LABELS[name])],
    ...standards.map((judged) => [
      namedStandard(judged.standardId),
      STANDING_LABELS[standingOf({ ...judged, isScreened: true })],
      ...RATIO_NAMES.map((name) => ratioText(judged, name, analysis)),
    ]),
  ]);
  const painted = rows.map((row, place) => {
    const judged = standards[place];
    return judged ? paint(standingOf({ ...judged, isScreened: true }), row) : row;
  });
  return [
    title,
    `Screened on ${formatDay(analysis.screenedOn)}; all of them judge the same figures.`,
    "",
    paint("bold", head),
    ...painted,
    ...(analysis.split ? ["", plain(analysis.split.message)] : []),
    "",
    paint("faint", stockAddress(origin, symbol)),
  ];
}

const stockAddress = (origin: string, symbol: string) =>
  origin + addressIn(LANGUAGES.en, `/stocks/${encodeURIComponent(symbol)}`);

/** The house method's limits beside its name, so that it is not taken for the Standard's own text. */
export const namedStandard = (id: StandardId) =>
  id === HOUSE_STANDARD_ID ? `${standardName(id)} (${HOUSE_LIMITS})` : standardName(id);
