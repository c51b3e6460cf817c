import { applyD1Migrations, env, reset } from "cloudflare:test";
import { afterEach, beforeEach } from "vitest";
import type { Bindings } from "../env.ts";
import { forgetPublished } from "../features/stocks/dataset-version.ts";
import worker from "../index.ts";
import { invocationBindings, limitKeyDerivation } from "./production-limits.ts";

const { fetch: serve } = worker;
worker.fetch = (request, bindings, context) => serve(request, invocationBindings(bindings as Bindings), context);
limitKeyDerivation();

beforeEach(async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
});

afterEach(async () => {
  await forgetPublished(env.CACHE);
  await reset();
});
