import type { D1Migration } from "@cloudflare/vitest-plugin";
import type { Bindings as WorkerBindings } from "../platform/env.ts";

declare global {
  namespace Cloudflare {
    interface Env extends WorkerBindings {
      TEST_MIGRATIONS: D1Migration[];
      CHAIN_STOCKS: string;
      FAULT_SEEDS: string;
      CLAIMS_AT_ONCE: string;
      MACHINE_FACTOR: number;
    }
  }
}
