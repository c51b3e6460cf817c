import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { parseWholeCsv } from "../../worker/providers/csv.ts";
import { runCommand, say } from "../terminal.ts";
import { readExchangeRates } from "../universe/universe-files.ts";

type Read = (file: string) => Promise<string>;

/** The recorded file for each provider's path. */
const FILES: readonly (readonly [path: RegExp, file: string])[] = [
  [/^\/www\.sec\.gov\/files\/(company_tickers_exchange\.json)$/, "sec/$1"],
  [/^\/data\.sec\.gov\/api\/xbrl\/frames\/([\w-]+)\/(\w+)\/(\w+)\/(\w+)\.json$/, "sec/frames_derived/$1_$2_$3_$4.json"],
  [/^\/www\.sp-funds\.com\/.*\/TidalFG_Holdings_SPUS\.csv$/, "etf/SPUS_holdings_2026-07-17.csv"],
];

/** The recorded answer to a request; undefined when there is none, where a provider would answer 404. */
async function recordedAnswer(url: string, read: Read): Promise<{ body: string; type: string } | undefined> {
  const { pathname, searchParams } = new URL(url, "http://recorded");
  const [path, file] = FILES.find(([recorded]) => recorded.test(pathname)) ?? [];
  const type = pathname.endsWith(".csv") ? "text/csv" : "application/json";
  try {
    const body =
      path && file ? await read(pathname.replace(path, file)) : await madeAnswer(pathname, searchParams, read);
    return body === undefined ? undefined : { body, type };
  } catch {
    return undefined;
  }
}

/** Answers that are made of recorded ones, and those of sources that were not recorded. */
async function madeAnswer(path: string, query: URLSearchParams, read: Read): Promise<string | undefined> {
  if (path === "/api.nasdaq.com/api/screener/stocks") {
    const exchange = /^(nasdaq|nyse|amex)$/.exec(query.get("exchange") ?? "")?.[0];
    const rows = await read(`listings/us_nasdaq_screener/${exchange}_full_tickers.json`);
    return `{"data":{"asOf":null,"rows":${rows}},"message":null,"status":{"rCode":200}}`;
  }
  if (path === "/filings.xbrl.org/api/filings") return '{"data":[],"meta":{"count":0}}';
  if (path !== "/open.er-api.com/v6/latest/USD") return undefined;
  // The recorded figures are those of which the embedded universe is built.
  const { asOf, rates } = readExchangeRates();
  const time_last_update_unix = Date.parse(asOf) / 1000;
  return JSON.stringify({ result: "success", time_last_update_unix, base_code: "USD", rates });
}

/**
 * Serves recorded provider answers at the providers' own paths, each under its host's name:
 * http://127.0.0.1:PORT/www.sec.gov/files/company_tickers_exchange.json
 * `answers`, by path, take precedence over recorded ones.
 *
 *   node scripts/recorded/recorded-network.ts [folder] [port]
 */
export async function startRecordedNetwork(
  folder: string,
  port = 0,
  answers: ReadonlyMap<string, string> = new Map(),
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const given = answers.get(path);
    const answer = given
      ? { body: given, type: "application/json" }
      : await recordedAnswer(path, (file) => readFile(resolve(folder, file), "utf8"));
    response.writeHead(answer ? 200 : 404, { "content-type": answer?.type ?? "text/plain" });
    response.end(answer?.body ?? "not recorded");
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed).listen(port, "127.0.0.1", listening);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** The folder of recorded answers, from an argument or the environment; undefined when none is named or it is empty. */
export function findRecordedData(argument = process.env["MIZAN_RECORDED_DATA"]): string | undefined {
  if (argument === undefined) return undefined;
  const folder = resolve(argument);
  return existsSync(resolve(folder, "sec")) ? folder : undefined;
}

function requireRecordedData(argument: string | undefined): string {
  const folder = findRecordedData(argument);
  if (folder) return folder;
  throw new Error(
    "No recorded provider answers were found. Give their folder as an argument or in MIZAN_RECORDED_DATA; the embedded universe in schema/seed/universe stays as it is.",
  );
}

/** @throws ProviderError when the table is truncated or lacks a column */
export function readRecords(folder: string, file: string, columns: readonly string[]): Record<string, string>[] {
  return parseWholeCsv({ provider: "csv-import", path: `/${file}` }, readFileSync(join(folder, file), "utf8"), columns);
}

export function runOnRecordedData(build: (folder: string) => void | Promise<void>): Promise<void> {
  return runCommand(async () => {
    const { values } = parseArgs({ options: { data: { type: "string" } } });
    await build(requireRecordedData(values.data));
  });
}

if (import.meta.main)
  await runCommand(async () => {
    const folder = requireRecordedData(process.argv[2]);
    const network = await startRecordedNetwork(folder, Number(process.argv[3] ?? 8790));
    say(`recorded network of ${folder} on ${network.url}`);
  });
