import { rmSync } from "node:fs";
import type { Bindings } from "../worker/platform/env.ts";
import { runtimeProcess } from "./cpu.ts";
import { type Script, startRuntime } from "./runtime.ts";
import { copyOfUniverse } from "./stored-universe.ts";

export type Server = {
  urls: Readonly<Record<string, URL>>;
  /** The runtime's front server for all of them; a header selects the Worker. */
  front: URL;
  bindings: Pick<Bindings, "DB" | "CACHE">;
  pid: number;
  stop: () => Promise<void>;
};

export async function startServer(
  scripts: Readonly<Record<string, Script>>,
  stocks: number,
  refreshedBy?: string,
): Promise<Server> {
  const state = await copyOfUniverse(stocks);
  const runtime = await startRuntime(state, scripts, refreshedBy);
  const [first = "", ...others] = Object.keys(scripts);
  const urlOf = async (name: string) => [name, await runtime.unsafeGetDirectURL(name)] as const;
  return {
    urls: Object.fromEntries(await Promise.all([first, ...others].map(urlOf))),
    front: await runtime.ready,
    bindings: await runtime.getBindings<Pick<Bindings, "DB" | "CACHE">>(first),
    pid: runtimeProcess(),
    stop: async () => {
      await runtime.dispose();
      rmSync(state, { recursive: true });
    },
  };
}
