import * as z from "zod/mini";
import { EXCHANGE_CODES } from "../../domain/facts/exchanges.ts";
import { COMPLIANCE_STATUSES, PURIFICATION_BOUNDS, REASON_CODES } from "../../domain/screening/screening.ts";
import { STANDINGS } from "../../domain/screening/standing.ts";
import { endpoint } from "./endpoint.ts";
import { isoDate } from "./fields.ts";
import { complaint } from "./reasons.ts";

/** The terms of the open dataset. Its figures are computed here; names and symbols belong to their owners. */
export const OPEN_DATA = {
  license: "CC-BY-4.0",
  licenseUrl: "https://creativecommons.org/licenses/by/4.0/",
  note:
    "Verdicts and ratios computed by Mizan from company filings and market data, on the date given. Ratios are percents: 33 means " +
    "33 %. An empty value is unknown, never zero. Copy, change and share it, naming Mizan and the date. Prices and amounts of data " +
    "vendors are not part of it. It is neither a fatwa nor advice, and comes without any warranty.",
} as const;

const percent = z.nullable(z.number().check(z.gte(0)));

/** One stock of the open dataset; the CSV's columns have the same names and order. */
export const datasetRowSchema = z.object({
  symbol: z.string(),
  name: z.string(),
  exchange: z.enum(EXCHANGE_CODES),
  sector: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  country: z.nullable(z.string()),
  region: z.nullable(z.string()),
  complianceStatus: z.enum(COMPLIANCE_STATUSES),
  /** The meaning of the status: a questionable stock is either to be purified or in doubt. */
  standing: z.enum(STANDINGS),
  /** False for a name known only from a listing, which has not been screened. */
  isScreened: z.boolean(),
  debtRatio: percent,
  cashRatio: percent,
  nonCompliantIncomeRatio: percent,
  /** US dollars a share. */
  purificationAmount: z.nullable(z.number().check(z.gte(0))),
  /** What the amount and the income ratio are, where the income is not reported: our own estimate, the least or the most. */
  purificationBound: z.nullable(z.enum(PURIFICATION_BOUNDS)),
  /** False when a figure behind the verdict is estimated. */
  isRealData: z.boolean(),
  methodology: z.string(),
  /** The reasons, most important first. */
  reasons: z.array(z.enum(REASON_CODES)),
  screenedOn: isoDate,
  /** The end of the oldest figure's period. Status, standing and reasons are those of the day on which the file is read. */
  figuresOn: z.nullable(isoDate),
});

/** The most symbols and ISINs in one question, and in an address. */
export const BULK_MAX = 500;
export const CSV_SYMBOLS_MAX = 100;
/** What a symbol costs the database at most: its rows, its company's, and those of its namesakes. */
export const ROWS_A_SYMBOL = 9;

const BULK_RESULTS = ["found", "fund", "ambiguous", "unknown", "malformed"] as const;

/** The answer to one of many symbols or ISINs; what was not found is never guessed. */
export const bulkAnswerSchema = z.object({
  /** As it was sent, cut after forty characters; null when it was no text. */
  asked: z.nullable(z.string()),
  result: z.enum(BULK_RESULTS),
  stock: z.nullable(
    z.object({
      ...datasetRowSchema.shape,
      /** The listing of the same company that this verdict comes from, when this one was never screened itself. */
      verdictOf: z.nullable(z.string()),
    }),
  ),
  /** What may have been meant: every market that has the symbol, or the nearest names. */
  candidates: z.array(z.pick(datasetRowSchema, { symbol: true, name: true, exchange: true })),
  /** Why there is no stock, in a sentence. */
  message: z.nullable(z.string()),
});

export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;

export const datasetSchema = z.object({
  asOf: isoDate,
  license: z.literal(OPEN_DATA.license),
  licenseUrl: z.url(),
  note: z.string().check(z.minLength(1)),
  stocks: z.array(datasetRowSchema),
});

/** A dataset as it stood on the day of its first reader, who made its file. */
const datasetVersionSchema = z.object({
  version: z.int().check(z.positive()),
  screenedOn: isoDate,
  readOn: isoDate,
  path: z.string(),
  bytes: z.int().check(z.positive()),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type DatasetVersion = z.infer<typeof datasetVersionSchema>;

/** By the Data Package standard: https://datapackage.org/standard/data-package/. */
const dataPackageSchema = z.object({
  $schema: z.url(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  version: z.optional(z.string()),
  licenses: z.array(z.object({ name: z.string(), path: z.url() })),
  resources: z.array(
    z.object({
      name: z.string(),
      path: z.string(),
      format: z.literal("csv"),
      mediatype: z.literal("text/csv"),
      encoding: z.literal("utf-8"),
      bytes: z.optional(z.int()),
      hash: z.optional(z.string()),
      schema: z.object({
        fields: z.array(z.object({ name: z.string(), type: z.string(), description: z.string() })),
        primaryKey: z.array(z.string()),
        missingValues: z.array(z.string()),
      }),
    }),
  ),
});

export type DataPackage = z.infer<typeof dataPackageSchema>;

const headers = {
  "X-Dataset-Date": "The date on which the figures stand",
  Link: `The terms: <${OPEN_DATA.licenseUrl}>; rel="license"`,
};

const none = { error: complaint("required", { field: "symbols" }) };
const tooMany = (max: number) => ({ error: complaint("too_many", { field: "symbols", max }) });
const { asOf: readOn, license, licenseUrl, note } = datasetSchema.shape;

export const datasetEndpoints = {
  /** A POST, so that no address shows what somebody owns; nothing of it is stored. */
  lookUpMany: endpoint("POST /api/stocks/bulk", {
    cache: "never",
    openData: true,
    body: z.object({
      symbols: z.array(z.unknown()).check(z.minLength(1, none), z.maxLength(BULK_MAX, tooMany(BULK_MAX))),
    }),
    response: z.object({ readOn, license, licenseUrl, note, answers: z.array(bulkAnswerSchema) }),
  }),
  stocksCsv: endpoint("GET /api/stocks.csv", {
    cache: { seconds: 3600, ofTheDay: true },
    reads: ROWS_A_SYMBOL * CSV_SYMBOLS_MAX,
    openData: true,
    mediaType: "text/csv",
    query: z.object({
      /** Separated by commas. */
      symbols: z
        .pipe(
          z
            .string({ error: none.error })
            .check(z.minLength(1, none), z.maxLength(20 * CSV_SYMBOLS_MAX, tooMany(CSV_SYMBOLS_MAX))),
          z.transform((text) => text.split(",")),
        )
        .check(z.refine((symbols) => symbols.length <= CSV_SYMBOLS_MAX, tooMany(CSV_SYMBOLS_MAX))),
    }),
    response: z.string(),
  }),
  sitemap: endpoint("GET /api/sitemap.xml", {
    cache: { seconds: 3600 },
    mediaType: "application/xml",
    response: z.string(),
    errors: ["not_found"],
  }),
  listVersions: endpoint("GET /api/datasets", {
    cache: { seconds: 3600 },
    openData: true,
    response: z.array(datasetVersionSchema),
  }),
  version: endpoint("GET /api/datasets/:file", {
    cache: { seconds: 86_400 },
    openData: true,
    mediaType: "text/csv",
    params: z.object({
      file: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}-\d{1,9}\.csv$/, { error: complaint("no_such_address") })),
    }),
    response: z.string(),
    errors: ["not_found"],
  }),
  /** Readers' accepted figures, each with its report and who checked it. */
  figures: endpoint("GET /api/figures.csv", {
    cache: { seconds: 300 },
    reads: 400,
    openData: true,
    mediaType: "text/csv",
    headers: { Link: headers.Link },
    response: z.string(),
  }),
  dataPackage: endpoint("GET /api/datapackage.json", {
    cache: { seconds: 300 },
    reads: 400,
    openData: true,
    response: dataPackageSchema,
  }),
  csv: endpoint("GET /api/dataset.csv", {
    cache: { seconds: 3600, ofTheDay: true },
    openData: true,
    mediaType: "text/csv",
    headers,
    response: z.string(),
    errors: ["not_found"],
  }),
  json: endpoint("GET /api/dataset.json", {
    cache: { seconds: 3600, ofTheDay: true },
    openData: true,
    headers,
    response: datasetSchema,
    errors: ["not_found"],
  }),
};
