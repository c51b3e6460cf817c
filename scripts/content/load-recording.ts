import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CompanyFacts } from "../../domain/facts/company-facts.ts";
import { EXCHANGE_CODES } from "../../domain/facts/exchanges.ts";
import type { Bindings } from "../../worker/platform/env.ts";
import { RECORDING_MANIFEST_KEY, type RecordingManifest, recordingPartKey } from "../../worker/providers/recording.ts";
import { DOCUMENT_VERSION } from "../../worker/verdicts/stock-document.ts";
import {
  PAST_FILE,
  readCompanyFacts,
  readDataset,
  readExchangeRates,
  readFundHoldings,
  UNIVERSE_FOLDER,
} from "../universe/universe-files.ts";

const STOCKS_IN_A_PART = 400;

/** `companies` are read where they are not there already. */
type Recorded = { companies: () => Iterable<CompanyFacts>; version: string };

/** Puts the embedded universe where a refresh without a network reads it, or another one, unless it is there already. */
export async function loadRecording(
  cache: Pick<Bindings["CACHE"], "get" | "put">,
  { companies = readCompanyFacts, version = universeVersion() }: Partial<Recorded> = {},
): Promise<boolean> {
  const loaded = await cache.get<RecordingManifest>(RECORDING_MANIFEST_KEY, "json");
  if (loaded?.version === version) return false;
  const { exchanges, blobs } = inParts([...companies()]);
  const { screenedOn: asOf, builtFrom } = readDataset();
  for (const [key, blob] of blobs) await cache.put(key, blob);
  const rest = { asOf, exchanges, builtFrom, rates: readExchangeRates(), holdings: readFundHoldings() };
  await cache.put(RECORDING_MANIFEST_KEY, JSON.stringify({ version, ...rest } satisfies RecordingManifest));
  return true;
}

/** Changes with every file of the embedded universe, and with what is stored of a verdict. */
export function universeVersion(): string {
  known ??= versionOfFiles();
  return known;
}

let known: string | undefined;

function versionOfFiles(): string {
  const hash = createHash("sha256").update(String(DOCUMENT_VERSION));
  for (const file of readdirSync(UNIVERSE_FOLDER).sort()) hash.update(readFileSync(join(UNIVERSE_FOLDER, file)));
  return hash.update(readFileSync(PAST_FILE)).digest("hex");
}

function inParts(stocks: readonly CompanyFacts[]) {
  const blobs = new Map<string, string>();
  const exchanges = EXCHANGE_CODES.flatMap((exchange) => {
    const listed = stocks.filter((stock) => stock.exchange === exchange);
    const parts = Math.ceil(listed.length / STOCKS_IN_A_PART);
    for (let part = 0; part < parts; part++) {
      const inPart = listed.slice(part * STOCKS_IN_A_PART, (part + 1) * STOCKS_IN_A_PART);
      blobs.set(recordingPartKey(exchange, part), JSON.stringify(inPart));
    }
    return parts > 0 ? [{ exchange, parts }] : [];
  });
  return { exchanges, blobs };
}
