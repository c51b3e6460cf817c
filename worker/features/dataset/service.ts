import { isoDay } from "../../../domain/facts/iso-date.ts";
import { type DataPackage, type DatasetVersion, OPEN_DATA } from "../../../schema/contracts/dataset.ts";
import { DATASET_FIELDS, FIGURE_FIELDS } from "../../../schema/contracts/dataset-fields.ts";
import { type Database, database } from "../../platform/database.ts";
import { sha256Hex } from "../../platform/digest.ts";
import type { Bindings } from "../../platform/env.ts";
import { AppError } from "../../platform/errors.ts";
import { newestDataset } from "../../verdicts/datasets/repository.ts";
import { figuresCsv } from "./figures.ts";
import { CSV_HEADER, findDatasetText, TEXT_FORMATS } from "./repository.ts";

/** 45,000 stocks in 30 queries of about 500 KB of text each. */
const STOCKS_A_QUERY = 1500;
/** What a text costs about, as counted against the network of its first reader. */
const ROWS_OF_ALL = 20_000;
/** Verdicts age by the day, so each day has its own text. */
const KEPT_SECONDS = 2 * 24 * 60 * 60;

export type DatasetFormat = keyof typeof TEXT_FORMATS;

type Dataset = { version: number; screenedOn: string; today: string };
type OnRequest = {
  now: Date;
  waitUntil: (work: Promise<unknown>) => void;
  /** Counts rows that are read for the reader alone. */
  countRows: (rows: number) => void;
};

/**
 * The newest dataset as a stream of text. For the first reader of a version the database writes it, page by page; it is cached for
 * later readers, who cost the database one row.
 *
 * @throws AppError not_found before the first dataset
 */
export async function openDataset(
  { DB, CACHE }: Pick<Bindings, "DB" | "CACHE">,
  format: DatasetFormat,
  { now, waitUntil, countRows }: OnRequest,
): Promise<{ stream: ReadableStream<Uint8Array>; asOf: string }> {
  const db = database(DB);
  const newest = await newestDataset(db).get();
  if (!newest) throw new AppError("not_found", ["no_dataset"]);
  const dataset = { ...newest, today: isoDay(now) };
  const key = `open-data/${dataset.version}-${dataset.today}.${format}`;
  const kept = await CACHE.get(key, "stream").catch(() => null);
  if (kept) return { stream: kept, asOf: dataset.screenedOn };
  countRows(ROWS_OF_ALL);
  const [toReader, toCache] = datasetStream(db, format, dataset).tee();
  // KV may store what came of a stream that breaks off: only a whole text is put there.
  const whole = new Response(toCache).arrayBuffer();
  const keep = async (text: ArrayBuffer) => {
    await CACHE.put(key, text, { expirationTtl: KEPT_SECONDS });
    if (format === "csv") await keepVersion(CACHE, dataset, text);
  };
  waitUntil(whole.then(keep).catch(() => undefined));
  return { stream: toReader, asOf: dataset.screenedOn };
}

const VERSIONS = "open-data/versions";
const VERSION_SECONDS = 400 * 24 * 60 * 60;
const VERSIONS_MAX = 24;
const fileKey = (file: string) => `open-data/versions/${file}`;

/** Keeps the first text of a dataset under its date, with its checksum, and tells it in the list of versions. */
async function keepVersion(kv: KVNamespace, { version, screenedOn, today }: Dataset, text: ArrayBuffer): Promise<void> {
  const kept = await listVersions(kv);
  if (kept.some((known) => known.version === version)) return;
  const file = `${screenedOn}-${version}.csv`;
  const sha256 = await sha256Hex(text);
  await kv.put(fileKey(file), text, { expirationTtl: VERSION_SECONDS });
  const path = `/api/datasets/${file}`;
  const versions = [{ version, screenedOn, readOn: today, path, bytes: text.byteLength, sha256 }, ...kept];
  await kv.put(VERSIONS, JSON.stringify(versions.slice(0, VERSIONS_MAX)));
}

/** The versions whose files are kept, the newest first. */
export async function listVersions(kv: KVNamespace): Promise<DatasetVersion[]> {
  return (await kv.get<DatasetVersion[]>(VERSIONS, "json")) ?? [];
}

/** @throws AppError not_found for a version that was never read, or longer than a year ago */
export async function openVersion(kv: KVNamespace, file: string): Promise<ReadableStream> {
  const text = await kv.get(fileKey(file), "stream");
  if (!text) throw new AppError("not_found", ["no_such_address"]);
  return text;
}

/** What the files are, for tools that read data packages. */
export async function dataPackage(kv: KVNamespace, db: Database): Promise<DataPackage> {
  const versions = await listVersions(kv);
  const { text: figures } = await figuresCsv(db);
  const schema = { fields: [...DATASET_FIELDS], primaryKey: ["symbol"], missingValues: [""] };
  const csv = { format: "csv", mediatype: "text/csv", encoding: "utf-8", schema } as const;
  const [newest] = versions;
  return {
    $schema: "https://datapackage.org/profiles/2.0/datapackage.json",
    name: "mizan",
    title: "Mizan: screened shares",
    description: OPEN_DATA.note,
    ...(newest && { version: `${newest.screenedOn}-${newest.version}` }),
    licenses: [{ name: OPEN_DATA.license, path: OPEN_DATA.licenseUrl }],
    resources: [
      { name: "today", path: "dataset.csv", ...csv },
      ...versions.map(({ screenedOn, version, path, bytes, sha256 }) => ({
        name: `${screenedOn}-${version}`,
        path: path.replace("/api/", ""),
        bytes,
        hash: `sha256:${sha256}`,
        ...csv,
      })),
      {
        name: "figures",
        path: "figures.csv",
        bytes: new TextEncoder().encode(figures).byteLength,
        hash: `sha256:${await sha256Hex(figures)}`,
        ...csv,
        schema: { fields: [...FIGURE_FIELDS], primaryKey: [], missingValues: [""] },
      },
    ],
  };
}

/**
 * sitemap.xml with the pages of all screened stocks, for the requesting site; without alternates, which the head of each page names:
 * in seven languages, each naming the others, they would come near the 50,000 addresses and 50 MB that a sitemap may have.
 *
 * @throws AppError not_found before the first dataset
 */
export async function stockSitemap(
  bindings: Pick<Bindings, "DB" | "CACHE">,
  origin: string,
  request: OnRequest,
): Promise<string> {
  const { stream, asOf } = await openDataset(bindings, "paths", request);
  const paths = await new Response(stream).text();
  const [before, after] = [`  <url><loc>${origin}`, `</loc><lastmod>${asOf}</lastmod></url>\n`];
  const entries = paths === "" ? "" : `${before}${paths.replaceAll("\n", `${after}${before}`)}${after}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

function datasetStream(db: Database, format: DatasetFormat, dataset: Dataset): ReadableStream<Uint8Array> {
  const pages = datasetPages(db, format, dataset);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pages.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => pages.return(undefined).then(() => undefined),
  });
}

async function* datasetPages(db: Database, format: DatasetFormat, dataset: Dataset): AsyncGenerator<string, undefined> {
  yield HEADS[format](dataset);
  let after = 0;
  let isFirst = true;
  for (;;) {
    const page = await findDatasetText(db, TEXT_FORMATS[format], {
      after,
      limit: STOCKS_A_QUERY,
      today: dataset.today,
    });
    if (!page) break;
    if (page.text !== "") {
      yield `${isFirst ? "" : SEPARATORS[format]}${page.text}`;
      isFirst = false;
    }
    after = page.lastId;
  }
  const newest = await newestDataset(db).get();
  if (newest?.version !== dataset.version) throw new Error("A new dataset was published while this one was being read");
  yield TAILS[format];
}

const SEPARATORS = { csv: "\r\n", json: ",", paths: "\n" } as const;
const TAILS = { csv: "\r\n", json: "]}", paths: "" } as const;

const HEADS: Record<DatasetFormat, (dataset: Dataset) => string> = {
  csv: () => `${CSV_HEADER}\r\n`,
  json: ({ screenedOn }) => `${JSON.stringify({ asOf: screenedOn, ...OPEN_DATA }).slice(0, -1)},"stocks":[`,
  paths: () => "",
};
