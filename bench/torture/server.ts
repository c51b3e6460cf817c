import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buildWorkerOf } from "../../scripts/build-worker.ts";
import { readLearningContent } from "../../scripts/content/learning-files.ts";
import { loadWelcomeThreads } from "../../scripts/content/load-content.ts";
import { publishLearning } from "../../worker/features/learning/publish.ts";
import { hmacHex } from "../../worker/platform/digest.ts";
import { type Server, startServer } from "../server.ts";

const ADMIN = { username: "admin", password: "a password for the torture only" };

/** One row of the table: what was tried, how often, the result, and whether it is as required. */
export type Outcome = { test: string; what: string; figure: string; goal: string; isMet: boolean };

export type Settings = {
  seed: number;
  requestsARoute: number;
  loadSeconds: number;
  payloads: number;
  soakSeconds: number;
  stocks: readonly number[];
  refreshes: number;
};

/** The Worker fully set up: an admin, and donations with a fake payment provider. */
export type TorturedServer = Server & { url: URL; bareReader: URL; stop: () => Promise<void> };

/** Reads one document by its key and nothing else. */
const BARE_READER = `
  export default {
    async fetch(request, { DB }) {
      const id = Number(new URL(request.url).searchParams.get("id"));
      return new Response(await DB.prepare("SELECT document FROM stocks WHERE id = ?1").bind(id).first("document"));
    },
  };`;

export async function startTorturedServer(stocks: number): Promise<TorturedServer> {
  const provider = await standInForStripe();
  const settings = {
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    STRIPE_API_HOST: provider.url,
    STRIPE_SECRET_KEY: "sk_test_torture",
    STRIPE_PUBLISHABLE_KEY: "pk_test_torture",
    STRIPE_WEBHOOK_SECRET: "whsec_torture",
    STRIPE_PORTAL_URL: "https://billing.example.org/",
  };
  const worker = await buildWorkerOf(`
    import worker from "/worker/index.ts";
    export { RefreshWorkflow } from "/worker/index.ts";
    let bindings;
    export default {
      fetch(request, env, context) {
        bindings ??= { ...env, ...${JSON.stringify(settings)} };
        return worker.fetch(request, bindings, context);
      },
    };`);
  const server = await startServer({ worker, bareReader: BARE_READER }, stocks, "worker");
  const { worker: url, bareReader } = server.urls;
  if (!url || !bareReader) throw new Error("a Worker has no address");
  await publishLearning(server.bindings.DB, readLearningContent());
  await loadWelcomeThreads(server.bindings.DB, new Date());
  const stop = async () => {
    await server.stop();
    provider.stop();
  };
  return { ...server, url, bareReader, stop };
}

/** An address of its own for each number, where limits are not what is tested. */
export const networkOf = (number: number) => ({
  "cf-connecting-ip": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});

export async function openAdminSessions(db: D1Database, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString("base64url"));
  const key = JSON.stringify([ADMIN.username, ADMIN.password]);
  const hashes = await Promise.all(tokens.map((token) => hmacHex(key, token)));
  await db
    .prepare("INSERT INTO admin_sessions (token_hash, expires_at) SELECT value, ?2 FROM json_each(?1)")
    .bind(JSON.stringify(hashes), Math.floor(Date.now() / 1000) + 3600)
    .run();
  return tokens;
}

export async function openVisitors(db: D1Database, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString("base64url"));
  const hashes = tokens.map((token) => createHash("sha256").update(token).digest("hex"));
  await db
    .prepare("INSERT INTO visitors (token_hash, created_at, last_seen_at) SELECT value, ?2, ?2 FROM json_each(?1)")
    .bind(JSON.stringify(hashes), Math.floor(Date.now() / 1000))
    .run();
  return tokens;
}

/** All objects of the provider in one: enough to prepare a donation. */
async function standInForStripe() {
  const answer = JSON.stringify({
    id: "made_1",
    object: "list",
    data: [{ id: "price_1" }],
    latest_invoice: { confirmation_secret: { client_secret: "pi_1_secret" } },
  });
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "application/json" }).end(answer);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
