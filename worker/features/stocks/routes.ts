import type * as z from "zod/mini";
import type { ComplianceStatus } from "../../../domain/screening/screening.ts";
import { type Standing, standingsOfStatus } from "../../../domain/screening/standing.ts";
import { stockEndpoints } from "../../../schema/contracts/stocks.ts";
import { isKnownToReader } from "../../http/caching.ts";
import { honoApp, type RequestContext } from "../../http/hono-app.ts";
import { type Input, NOT_MODIFIED, StoredJson, serve, serveList } from "../../http/serve.ts";
import type { Database } from "../../platform/database.ts";
import { AppError } from "../../platform/errors.ts";
import { onDemand } from "../../platform/on-demand.ts";
import type { StockFilter } from "../../verdicts/listing/stock-index.ts";
import { answerVersion, datasetVersion } from "../../verdicts/published.ts";
import type { Store } from "./copies/copies.ts";
import { findFiguresText } from "./repository.ts";
import { type AskedStock, lookUpStock } from "./service.ts";

/** All but the look-up of a symbol: an isolate that only looks stocks up does not need them. */
const lists = () => onDemand(() => import("./lists.ts"));

export const stockRoutes = honoApp();

serve(stockRoutes, stockEndpoints.searchCompanies, async (input) => {
  const { suggestCompanies } = await lists();
  return suggestCompanies(storeOf(input), input.query.q, { exchanges: input.query.exchange, near: input.query.near });
});

serveList(stockRoutes, stockEndpoints.searchStocks, ...withCopy(searchStocks));

async function searchStocks(store: Store, { query }: Input<typeof stockEndpoints.searchStocks>) {
  const filter = { ...filterOf(query), standings: wantedStandings(query.status, query.standing) };
  const { findStocks } = await lists();
  return findStocks(store, query.q, filter, query);
}

serveList(stockRoutes, stockEndpoints.browseStocks, ...withCopy(listStocks));

async function listStocks(store: Store, { query }: Input<typeof stockEndpoints.browseStocks>) {
  const { browseStocks } = await lists();
  return browseStocks(store, { ...filterOf(query), standings: standingsOfStatus(query.complianceStatus) }, query);
}

serve(stockRoutes, stockEndpoints.listIndustries, async (input) => {
  const { listIndustries } = await lists();
  return [...(await listIndustries(storeOf(input)))];
});

serve(stockRoutes, stockEndpoints.analyzeStock, ...withCopy(analyzeStock));

async function analyzeStock(store: Store, { body }: Input<typeof stockEndpoints.analyzeStock>) {
  return new StoredJson((await lookUpStock(store, { ...body, form: "worded" })).bytes);
}

serve(stockRoutes, stockEndpoints.lookUpStock, ...lookUps("worded"));
serve(stockRoutes, stockEndpoints.findVerdict, ...lookUps("coded"));

type LookUp = Input<typeof stockEndpoints.lookUpStock>;

function lookUps(form: AskedStock["form"]) {
  const ofStore = async (input: LookUp) => {
    const store = storeOf(input);
    const { context, params, now } = input;
    const known = await datasetVersion(store);
    if (known !== undefined && isKnownToReader(context, answerVersion(known, now))) return NOT_MODIFIED;
    const { bytes, version } = await lookUpStock(store, { ...params, form });
    if (version !== undefined) isKnownToReader(context, version);
    return new StoredJson(bytes);
  };
  const answer = async (store: Store, { params }: LookUp) =>
    new StoredJson((await lookUpStock(store, { ...params, form })).bytes);
  return [ofStore, copied(answer)] as const;
}

serve(stockRoutes, stockEndpoints.findFigures, async ({ db, params: { symbol } }) => {
  const text = await findFiguresText(db, symbol);
  if (text === undefined) throw new AppError("not_found", ["symbol_unknown", { symbol }]);
  return new StoredJson(text);
});

serve(stockRoutes, stockEndpoints.findAlternatives, ...withCopy(listAlternatives));

async function listAlternatives(store: Store, { params, query }: Input<typeof stockEndpoints.findAlternatives>) {
  const { findAlternatives } = await lists();
  return findAlternatives(store, params.symbol, query.standard);
}

type Asked = { context: RequestContext; db: Database; now: Date };
type Answer<Asking, Answered> = (store: Store, asked: Asking) => Promise<Answered>;

/** A handler that asks the database, and the same on its copy. */
function withCopy<Asking extends Asked, Answered>(answer: Answer<Asking, Answered>) {
  return [(asked: Asking) => answer(storeOf(asked), asked), copied(answer)] as const;
}

function copied<Asking extends Asked, Answered>(answer: Answer<Asking, Answered>) {
  return async (asked: Asking) => {
    const store = storeOf(asked);
    const { fromCopy } = await onDemand(() => import("./copies/copies.ts"));
    return fromCopy(store, (copy) => answer({ ...store, copy }, asked));
  };
}

function storeOf({ context, db, now }: Asked): Store {
  return { db, kv: context.env.CACHE, now };
}

type ListQuery = Omit<z.infer<NonNullable<typeof stockEndpoints.browseStocks.query>>, "complianceStatus">;

function filterOf({ exchange, sector, region, industry, standard, ...bounds }: ListQuery): StockFilter {
  return {
    ...bounds,
    exchanges: exchange,
    sectors: sector,
    regions: region,
    industries: industry,
    standards: standard,
  };
}

/** The standings of a status, limited to the requested ones; undefined when every standing is wanted. */
function wantedStandings(status: ComplianceStatus | undefined, standings: readonly Standing[] | undefined) {
  const ofStatus = status && standingsOfStatus(status);
  return ofStatus && standings ? ofStatus.filter((standing) => standings.includes(standing)) : (ofStatus ?? standings);
}
