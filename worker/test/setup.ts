import { applyD1Migrations, env, reset } from "cloudflare:test";
import { afterEach, beforeEach } from "vitest";
import type { Bindings } from "../env.ts";
import { STOCK_INDEX_KEY } from "../features/stocks/stock-index.ts";
import worker from "../index.ts";
import { forgetBlob } from "../platform/cache.ts";
import { invocationBindings, limitKeyDerivation } from "./production-limits.ts";

const { fetch: serve } = worker;
worker.fetch = (request, bindings, context) => serve(request, invocationBindings(bindings as Bindings), context);
limitKeyDerivation();

beforeEach(async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
});

afterEach(async () => {
  await forgetBlob(env.CACHE, STOCK_INDEX_KEY);
  await reset();
});
