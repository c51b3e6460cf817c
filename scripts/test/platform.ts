import { DatabaseSync } from "node:sqlite";
import { getPlatformProxy } from "wrangler";
import type { Bindings } from "../../worker/platform/env.ts";
import { WORKER_CONFIG } from "../configuration.ts";
import { d1Of } from "../database/sqlite-d1.ts";

export async function testPlatform() {
  process.env["WRANGLER_LOG"] ??= "error";
  return getPlatformProxy<Bindings>({ configPath: WORKER_CONFIG, persist: false });
}

/** The bindings of scripts in the memory of this process: `scripts/database/local-store.test.ts` shows that the runtime's are the same. */
export function memoryPlatform(): Pick<Bindings, "DB" | "CACHE"> {
  const values = new Map<string, string>();
  const named = (start = "") => [...values.keys()].filter((key) => key.startsWith(start)).map((name) => ({ name }));
  const kv = {
    async get(key: string, type?: "json") {
      const text = values.get(key) ?? null;
      return type === "json" && text !== null ? JSON.parse(text) : text;
    },
    put: async (key: string, value: string) => void values.set(key, value),
    delete: async (key: string) => void values.delete(key),
    list: async (asked?: { prefix?: string }) => ({ keys: named(asked?.prefix), list_complete: true }),
  };
  return { DB: d1Of(new DatabaseSync(":memory:")), CACHE: kv as unknown as KVNamespace };
}
