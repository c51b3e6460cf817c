import { rmSync } from "node:fs";
import type { Bindings } from "../worker/env.ts";
import { runtimeProcess } from "./cpu.ts";
import { startRuntime } from "./runtime.ts";
import { copyOfUniverse } from "./stored-universe.ts";

/** Workers in one workerd, each on a socket of its own with nothing in between, on one universe. */
export type Server = {
  urls: Readonly<Record<string, URL>>;
  /** The front that the runtime puts before all of them; a header says which one is meant. */
  front: URL;
  bindings: Pick<Bindings, "DB" | "CACHE">;
  /** The process that all of them run in, and the databases with them. */
  pid: number;
  stop: () => Promise<void>;
};

/** Starts Workers, each given as the text of its one module, on a copy of the generated universe of so many stocks. */
export async function startServer(scripts: Readonly<Record<string, string>>, stocks: number): Promise<Server> {
  const state = await copyOfUniverse(stocks);
  const runtime = await startRuntime(state, scripts);
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
