import { readFile } from "node:fs/promises";
import readWorkbook from "read-excel-file/web-worker";
import { isoDay } from "../../domain/facts/iso-date.ts";
import { standingUnder } from "../../domain/portfolio/totals.ts";
import type { StandardId } from "../../domain/standards/standards.ts";
import { LOOK_UP_MAX } from "../../schema/contracts/portfolio.ts";
import isins from "../../schema/seed/isins.json" with { type: "json" };
import { formatDollars, formatPercent } from "../../schema/wording/en/format.ts";
import { answerOf } from "../../web/src/features/portfolio/answer/answer-of.ts";
import type { ChosenColumns } from "../../web/src/features/portfolio/import/choices.ts";
import { ImportProblem } from "../../web/src/features/portfolio/import/import-problem.ts";
import { IMPORT_PROBLEMS } from "../../web/src/features/portfolio/import/messages.ts";
import { type LeftRow, readImport, type Unknown } from "../../web/src/features/portfolio/import/read-import.ts";
import { readTables } from "../../web/src/features/portfolio/import/read-tables.ts";
import { answerTexts as texts } from "../../web/src/features/portfolio/messages.ts";
import {
  EMPTY_PORTFOLIO,
  type KeptAnswers,
  type KeptPortfolio,
} from "../../web/src/features/portfolio/portfolio-store.ts";
import { symbolsToAsk, viewPortfolio } from "../../web/src/features/portfolio/portfolio-view.ts";
import type { Client } from "./client.ts";
import { namedStandard } from "./stocks.ts";
import { type Paint, plain, table } from "./terminal.ts";

/** The file is not there, or not one that can be read; the message is a sentence for people. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
}

/** Reads a broker's export here, and asks Mizan for its symbols and nothing else. */
export async function judgePortfolio(client: Client, file: string, standard: StandardId, now: Date) {
  const today = isoDay(now);
  const { records, left } = await readRecords(file, today);
  const kept: KeptPortfolio = { ...EMPTY_PORTFOLIO, records, standard };
  const answers = await lookUp(client, symbolsToAsk(kept));
  const view = viewPortfolio(kept, answers);
  const answer = answerOf({ view, lookUp: "idle", before: EMPTY_PORTFOLIO, years: [], today });
  const positions = view.positions.map((row) => ({
    symbol: row.key,
    name: row.name,
    shares: row.position.shares,
    value: row.value,
    isKnown: row.stock !== undefined || row.heldFund !== undefined,
    isFund: row.heldFund !== undefined,
    standing: standingUnder(row, standard),
  }));
  return { standard, positions, totals: answer.totals, steps: answer.steps.map(({ text }) => text), left };
}

export type JudgedPortfolio = Awaited<ReturnType<typeof judgePortfolio>>;

async function readRecords(
  file: string,
  today: string,
): Promise<{ records: KeptPortfolio["records"]; left: LeftRow[] }> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new UnreadableFile(
      `${file} cannot be read: ${error.code === "ENOENT" ? "there is no such file" : error.code}.`,
    );
  });
  try {
    const tables = await readTables(new Uint8Array(bytes), (content) => readWorkbook(content));
    const options = { today, isins };
    const read = readImport(tables, options);
    const chosen =
      read.kind === "read"
        ? read
        : readImport(tables, { ...options, chosen: sureColumns(read), currency: read.currency });
    if (chosen.kind === "read") return chosen;
  } catch (problem) {
    if (problem instanceof ImportProblem) throw new UnreadableFile(`${file}: ${problem.message}`);
    throw problem;
  }
  throw new UnreadableFile(`${file}: ${IMPORT_PROBLEMS.no_table}`);
}

async function lookUp(client: Client, symbols: readonly string[]): Promise<KeptAnswers> {
  const answers = { stocks: new Map(), funds: new Map(), rates: null, askedAt: null } satisfies KeptAnswers;
  for (let first = 0; first < symbols.length; first += LOOK_UP_MAX) {
    const body = { symbols: symbols.slice(first, first + LOOK_UP_MAX) };
    const { stocks, funds } = await client.call("POST /api/portfolio/look-up", { body });
    for (const stock of stocks) answers.stocks.set(stock.asked, stock);
    for (const fund of funds) answers.funds.set(fund.asked, fund);
  }
  return answers;
}

/** The columns that their headings name; without a share and its number in each row nothing is guessed. */
function sureColumns({ guess }: Unknown): ChosenColumns {
  const { symbol, isin, shares } = guess;
  if ((symbol === undefined && isin === undefined) || shares === undefined) throw new ImportProblem("no_table");
  return guess;
}

const NAME_LENGTH = 36;

export function portfolioLines({ standard, positions, totals, steps, left }: JudgedPortfolio, paint: Paint): string[] {
  const [head = "", ...rows] = table(
    [
      ["Symbol", "Name", "Shares", texts.columns.value, texts.columns.standing],
      ...positions.map(({ symbol, name, shares, value, isFund, standing }) => [
        symbol,
        name.slice(0, NAME_LENGTH),
        String(Number(shares.toFixed(4))),
        value === null ? "" : formatDollars(value),
        isFund ? "By what it holds" : texts.standings[standing],
      ]),
    ],
    [2, 3],
  );
  const parts = totals.parts.filter(({ value }) => value > 0);
  return [
    `${texts.standard} ${namedStandard(standard)}`,
    "",
    paint("bold", head),
    ...rows.map((row, place) => paint(positions[place]?.standing ?? "not_screened", row)),
    "",
    ...(totals.value > 0 ? [`${formatDollars(totals.value)} ${texts.total}`] : [texts.empty]),
    ...table(
      parts.map(({ part, value, percent }) => [
        `  ${texts.standings[part]}`,
        formatDollars(value),
        formatPercent(percent),
      ]),
      [1, 2],
    ),
    ...(totals.countWithoutValue > 0 ? [texts.withoutValue(totals.countWithoutValue)] : []),
    ...(steps.length > 0 ? ["", ...steps.map((step) => `· ${plain(step)}`)] : []),
    ...(left.length > 0
      ? [
          "",
          "Left out of the file:",
          ...left.map(({ row, text, reason }) => `  row ${row}: ${plain(reason)} (${plain(text)})`),
        ]
      : []),
  ];
}
