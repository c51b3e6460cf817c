import { answerOfFund, PART_LABELS } from "#wording/funds.ts";
import { edgeTexts } from "#wording/pages/edge.ts";
import { evidenceAmount, evidencePeriod } from "#wording/screening/evidence.ts";
import { INPUT_LABELS } from "#wording/screening/inputs.ts";
import { RATIO_LABELS } from "#wording/screening/ratios.ts";
import { standardName } from "#wording/screening/standard-names.ts";
import { STANDING_LABELS } from "#wording/screening/standing.ts";
import { stockQuestion, verdictSentence } from "#wording/screening/verdict.ts";
import { SOURCE_LABELS } from "#wording/sources.ts";
import { FUND_PARTS } from "../../../domain/funds/look-through.ts";
import { standingOf } from "../../../domain/screening/standing.ts";
import type { Fund } from "../../../schema/contracts/funds.ts";
import type { Stock } from "../../../schema/contracts/stocks.ts";
import { fundPath, stockPath } from "../config/paths.ts";
import { ratioReadings, readingText } from "../features/stocks/ratios/ratio-reading.ts";
import { sentenceOf } from "../lib/error-sentence.ts";
import { askFor, askForStock, conditionOf, copyHeaders, type EdgeBindings, notModified } from "./stock-page.ts";

/** Ends the tag of this form of a page, so that none has the other's. */
const FORM = "-md";
const NO_FATWA = "This is neither a fatwa nor advice. Ratios are percents; what is not known is said so.";

/** The page of a stock or a fund as Markdown, in English, with the API's own cache policy and tag. */
export async function markdownPage(
  request: Request,
  env: EdgeBindings,
  { segment, isStock }: { segment: string; isStock: boolean },
): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const isFile = pathname.endsWith(".md");
  const [kind, pathOf] = isStock ? (["stocks", stockPath] as const) : (["funds", fundPath] as const);
  const ask = isStock ? askForStock : askFor<Fund>;
  const { answer, found } = await ask(env, `${origin}/api/${kind}/${segment}`, conditionOf(request, FORM));
  if (answer.status === 304) return notModified(answer, FORM);
  const headers = new Headers({
    "content-type": "text/markdown; charset=utf-8",
    "x-robots-tag": "noindex",
    vary: "accept",
  });
  if (!found) {
    const sentence = sentenceOf((await answer.json().catch(() => null)) ?? {}) ?? edgeTexts.tryLater;
    headers.set("cache-control", "no-store");
    copyHeaders(answer, headers, ["retry-after"]);
    return new Response(`# ${answer.status}\n\n${plain(sentence)}\n`, { status: answer.status, headers });
  }
  const address = pathOf(found.symbol);
  if (`${address}${isFile ? ".md" : ""}` !== pathname)
    return Response.redirect(`${origin}${address}${isFile ? ".md" : ""}`, 301);
  copyHeaders(answer, headers, ["cache-control", "etag"], FORM);
  headers.set("link", `<${origin}${address}>; rel="canonical"`);
  const lines = "analysis" in found ? stockLines(found, origin) : fundLines(found, origin);
  return new Response(`${lines.join("\n")}\n`, { headers });
}

function stockLines(stock: Stock, origin: string): string[] {
  const { analysis, age, standing, verdictOf } = stock;
  const path = encodeURIComponent(stock.symbol);
  return [
    `# ${plain(stockQuestion(stock))}`,
    "",
    `**${plain(stock.answer)}**`,
    "",
    plain(verdictSentence(stock)),
    "",
    `- Standing: ${STANDING_LABELS[standing]}, on ${age.readOn}`,
    `- Screened: ${analysis.screenedOn}; oldest figure: ${age.figuresOn ?? "not known"}`,
    `- Methodology: ${plain(analysis.methodology)}`,
    `- Business: ${plain(analysis.business.activity)}`,
    ...(verdictOf ? [`- The verdict is that of ${plain(verdictOf.name)} (${verdictOf.symbol}), the same company`] : []),
    ...section(
      "Why",
      analysis.reasons.map(({ message }) => `- ${plain(message)}`),
    ),
    ...section(
      "Ratios",
      ratioReadings(analysis).map((reading) => `- ${RATIO_LABELS[reading.name]}: ${readingText(reading)}`),
    ),
    ...section("Under each standard", [
      "| Standard | Verdict |",
      "|---|---|",
      ...analysis.standards.map(
        (verdict) =>
          `| ${plain(standardName(verdict.standardId))} | ${STANDING_LABELS[standingOf({ ...verdict, isScreened: stock.isScreened })]} |`,
      ),
    ]),
    ...section("What it rests on", [
      "| Figure | Amount | Period | Source |",
      "|---|---|---|---|",
      ...analysis.evidence.map((fact) => {
        const source = plain(SOURCE_LABELS[fact.source]);
        const named = fact.url ? `[${source}](<${fact.url.replaceAll(/[<>\s]/g, encodeURIComponent)}>)` : source;
        const amount = `${evidenceAmount(fact)}${fact.quality === "estimated" ? " (estimated)" : ""}`;
        return `| ${INPUT_LABELS[fact.input]} | ${plain(amount)} | ${plain(evidencePeriod(fact))} | ${named} |`;
      }),
    ]),
    "",
    `The same as JSON: ${origin}/api/stocks/${path}. ${NO_FATWA}`,
  ];
}

function fundLines(fund: Fund, origin: string): string[] {
  const { holdings } = fund;
  return [
    `# ${plain(fund.name)} (${fund.symbol})`,
    "",
    `**${plain(answerOfFund(fund))}**`,
    ...(holdings
      ? [
          "",
          `- Holdings of ${holdings.asOf}, from ${plain(SOURCE_LABELS[holdings.source])}; screened ${holdings.screenedOn}`,
          `- Recognized: ${percent(holdings.matched)} of the weight in shares`,
          ...section("By weight, under each standard", [
            `| Standard | ${FUND_PARTS.map((part) => PART_LABELS[part]).join(" | ")} |`,
            `|---|${FUND_PARTS.map(() => "---|").join("")}`,
            ...holdings.standards.map(
              ({ standardId, parts }) =>
                `| ${plain(standardName(standardId))} | ${FUND_PARTS.map((part) => percent(parts[part])).join(" | ")} |`,
            ),
          ]),
          ...section(
            "What weighs most of what is haram or in doubt",
            holdings.offenders.map(
              ({ symbol, name, weight, standing }) =>
                `- ${plain(name)} (${plain(symbol)}): ${percent(weight)}, ${STANDING_LABELS[standing]}`,
            ),
          ),
        ]
      : []),
    "",
    `The same as JSON: ${origin}/api/funds/${encodeURIComponent(fund.symbol)}. ${NO_FATWA}`,
  ];
}

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? ["", `## ${title}`, "", ...lines] : [];

const percent = (value: number | null | undefined) =>
  value === null || value === undefined ? "not known" : `${Math.round(value * 100) / 100} %`;

/** A text that is no markup, whatever a company is called. */
const plain = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_[\]<>|#]/g, "\\$&");
