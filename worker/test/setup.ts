import { applyD1Migrations, env, reset } from "cloudflare:test";
import { afterEach, beforeEach } from "vitest";
import { STOCK_INDEX_KEY } from "../features/stocks/stock-index.ts";
import { forgetBlob } from "../platform/cache.ts";

beforeEach(async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
});

afterEach(async () => {
  await forgetBlob(env.CACHE, STOCK_INDEX_KEY);
  await reset();
});
