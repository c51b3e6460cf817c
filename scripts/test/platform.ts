import { getPlatformProxy } from "wrangler";
import type { Bindings } from "../../worker/env.ts";
import { WORKER_CONFIG } from "../platform.ts";

/** An empty database and cache for a test, removed afterwards. */
export async function testPlatform() {
  process.env["WRANGLER_LOG"] ??= "error";
  return getPlatformProxy<Bindings>({ configPath: WORKER_CONFIG, persist: false });
}
