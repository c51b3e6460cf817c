import { getPlatformProxy } from "wrangler";
import type { Bindings } from "../../worker/platform/env.ts";
import { WORKER_CONFIG } from "../configuration.ts";

export async function testPlatform() {
  process.env["WRANGLER_LOG"] ??= "error";
  return getPlatformProxy<Bindings>({ configPath: WORKER_CONFIG, persist: false });
}
