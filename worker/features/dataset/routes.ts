import { datasetEndpoints, OPEN_DATA } from "../../../schema/contracts/dataset.ts";
import { isKnownToReader } from "../../http/caching.ts";
import { honoApp, type RequestContext } from "../../http/hono-app.ts";
import { countRowsRead } from "../../http/rate-limit.ts";
import { NOT_MODIFIED, RawBody, StoredJson, serve } from "../../http/serve.ts";
import type { Database } from "../../platform/database.ts";
import { answerVersion, datasetVersion } from "../../verdicts/published.ts";
import { csvOfMany, lookUpMany } from "./bulk.ts";
import { figuresCsv } from "./figures.ts";
import { dataPackage, listVersions, openDataset, openVersion, stockSitemap } from "./service.ts";

/** What a figure costs the database: its own row, those of its readers, and its company's name. */
const ROWS_A_FIGURE = 8;

export const datasetRoutes = honoApp();

for (const format of ["csv", "json"] as const) {
  serve(datasetRoutes, datasetEndpoints[format], async ({ context }) => {
    const { stream, asOf } = await openDataset(context.env, format, requestOf(context));
    context.header("x-dataset-date", asOf);
    context.header("link", `<${OPEN_DATA.licenseUrl}>; rel="license"`);
    context.header("content-disposition", `attachment; filename="mizan-${asOf}.${format}"`);
    return new RawBody(stream, format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8");
  });
}

serve(datasetRoutes, datasetEndpoints.figures, async ({ context, db }) => {
  const { text, count } = await figuresCsv(db);
  countRowsRead(context, count * ROWS_A_FIGURE);
  context.header("link", `<${OPEN_DATA.licenseUrl}>; rel="license"`);
  return new RawBody(text, "text/csv; charset=utf-8");
});

const { listVersions: list, version, dataPackage: described } = datasetEndpoints;
serve(datasetRoutes, list, async ({ context }) => listVersions(context.env.CACHE));
serve(datasetRoutes, described, async ({ context, db }) => dataPackage(context.env.CACHE, db));
serve(datasetRoutes, version, async ({ context, params }) => {
  return new RawBody(await openVersion(context.env.CACHE, params.file), "text/csv; charset=utf-8");
});

const storeOf = ({ context, db, now }: { context: RequestContext; db: Database; now: Date }) => ({
  db,
  kv: context.env.CACHE,
  now,
});

serve(datasetRoutes, datasetEndpoints.lookUpMany, async (input) => {
  const countRows = (rows: number) => countRowsRead(input.context, rows);
  return new StoredJson(await lookUpMany(storeOf(input), input.body.symbols, countRows));
});

serve(datasetRoutes, datasetEndpoints.stocksCsv, async (input) => {
  const { context, query, now } = input;
  const known = await datasetVersion(storeOf(input));
  if (known !== undefined && isKnownToReader(context, answerVersion(known, now))) return NOT_MODIFIED;
  const { text, version } = await csvOfMany(storeOf(input), query.symbols);
  if (version !== undefined) isKnownToReader(context, answerVersion(version, now));
  return new RawBody(text, "text/csv; charset=utf-8");
});

serve(datasetRoutes, datasetEndpoints.sitemap, async ({ context }) => {
  const xml = await stockSitemap(context.env, new URL(context.req.url).origin, requestOf(context));
  return new RawBody(xml, "application/xml; charset=utf-8");
});

function requestOf(context: RequestContext) {
  return {
    now: context.get("now"),
    waitUntil: (work: Promise<unknown>) => context.executionCtx.waitUntil(work),
    countRows: (rows: number) => countRowsRead(context, rows),
  };
}
