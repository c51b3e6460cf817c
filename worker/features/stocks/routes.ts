import type * as z from "zod/mini";
import type { ComplianceStatus } from "../../../domain/screening/screening.ts";
import { type Standing, standingsOfStatus } from "../../../domain/screening/standing.ts";
import { stockEndpoints } from "../../../schema/contracts/stocks.ts";
import { setPageHeaders } from "../../http/answer-headers.ts";
import { isKnownToReader } from "../../http/caching.ts";
import type { RequestContext } from "../../http/context.ts";
import { honoApp } from "../../http/hono-app.ts";
import { NOT_MODIFIED, StoredJson, serve } from "../../http/serve.ts";
import { database } from "../../platform/database.ts";
import { datasetVersion } from "../../verdicts/published.ts";
import { copyWhenRefused } from "./copies/copies.ts";
import type { StockFilter } from "./listing/stock-index.ts";
import {
  answerVersion,
  browseStocks,
  findAlternatives,
  findStocks,
  listIndustries,
  lookUpStock,
  suggestCompanies,
} from "./service.ts";

export const stockRoutes = honoApp();

serve(stockRoutes, stockEndpoints.searchCompanies, async ({ context, query }) => {
  return suggestCompanies(store(context), query.q, { exchanges: query.exchange });
});

serve(stockRoutes, stockEndpoints.searchStocks, async ({ context, query }) => {
  const filter = { ...filterOf(query), standings: wantedStandings(query.status, query.standing) };
  const page = await findStocks(store(context), query.q, filter, query);
  setPageHeaders(context, page);
  return page.rows;
});

serve(stockRoutes, stockEndpoints.browseStocks, async ({ context, query }) => {
  const filter = { ...filterOf(query), standings: standingsOfStatus(query.complianceStatus) };
  const page = await browseStocks(store(context), filter, query);
  setPageHeaders(context, page);
  return page.rows;
});

serve(stockRoutes, stockEndpoints.listIndustries, async ({ context }) => [...(await listIndustries(store(context)))]);

serve(stockRoutes, stockEndpoints.analyzeStock, async ({ context, body }) => {
  return new StoredJson((await lookUpStock(store(context), body.symbol)).bytes);
});

serve(stockRoutes, stockEndpoints.lookUpStock, async ({ context, params }) => {
  const from = store(context);
  const known = from.copy ? undefined : await datasetVersion(from);
  if (known !== undefined && isKnownToReader(context, answerVersion(known, from.now))) return NOT_MODIFIED;
  const { bytes, version } = await lookUpStock(from, params.symbol);
  if (version !== undefined) isKnownToReader(context, version);
  return new StoredJson(bytes);
});

serve(stockRoutes, stockEndpoints.findAlternatives, async ({ context, params, query }) => {
  return findAlternatives(store(context), params.symbol, query.standard);
});

type ListQuery = Omit<z.infer<NonNullable<typeof stockEndpoints.browseStocks.query>>, "complianceStatus">;

function filterOf({ exchange, sector, region, industry, standard, maxDebtRatio }: ListQuery): StockFilter {
  return {
    exchanges: exchange,
    sectors: sector,
    regions: region,
    industries: industry,
    standards: standard,
    maxDebtRatio,
  };
}

/** The standings of a status, limited to the requested ones; undefined when every standing is wanted. */
function wantedStandings(status: ComplianceStatus | undefined, standings: readonly Standing[] | undefined) {
  const ofStatus = status && standingsOfStatus(status);
  return ofStatus && standings ? ofStatus.filter((standing) => standings.includes(standing)) : (ofStatus ?? standings);
}

function store(context: RequestContext) {
  const copy = copyWhenRefused(context);
  const { DB, CACHE: kv } = context.env;
  return { db: database(DB), kv, now: context.get("now"), ...(copy && { copy }) };
}
