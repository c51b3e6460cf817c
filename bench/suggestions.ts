import { buildWorker, buildWorkerOf } from "../scripts/build-worker.ts";
import { cpuPerRequest, type Load } from "./load.ts";
import { BARE_D1, listSymbols } from "./look-up.ts";
import { compared, type Measured, type Quantity } from "./measure.ts";
import { startServer } from "./server.ts";
import { MANY_STOCKS } from "./universe.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const PREFIXES = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => `${first}${second}`));
const WORST_CANDIDATES = 3;

/**
 * P5: CPU of company suggestions at 45,000 stocks against a D1 point read, for all 676 two-letter beginnings in turn and for the
 * slowest of those with the most matches.
 */
export async function suggestions(): Promise<Measured[]> {
  const server = await startServer({ worker: await buildWorker(), bareD1: await buildWorkerOf(BARE_D1) }, MANY_STOCKS);
  try {
    const suggest = (prefixOf: (index: number) => string): Load => ({
      url: (index) => new URL(`/api/companies/search?q=${prefixOf(index)}`, server.urls["worker"]),
    });
    const commonest = await commonestPrefixes(server.bindings.DB);
    const loads: Record<string, Load> = {
      pointRead: { url: (index) => new URL(`/${symbolOf(index)}`, server.urls["bareD1"]) },
      all: suggest((index) => PREFIXES[(index * 347) % PREFIXES.length] ?? "co"),
      ...Object.fromEntries(commonest.map((prefix) => [prefix, suggest(() => prefix)])),
    };
    const symbols = await listSymbols(server.bindings.DB);
    function symbolOf(index: number) {
      return symbols[(index * 7919) % symbols.length];
    }
    const spent = await cpuPerRequest(server.pid, loads);
    const [worst] = commonest.sort((first, second) => median(spent[second]) - median(spent[first]));
    const against = (what: string, ours: Quantity | undefined, atMost: number): Measured => {
      const reference = spent["pointRead"];
      if (!ours || !reference) throw new Error("nothing was measured");
      return compared("P5", what, { ours, reference, goal: { atMost } });
    };
    return [
      against("company suggestions ÷ D1 point read, all two-letter beginnings", spent["all"], 2),
      against(`company suggestions ÷ D1 point read, the worst beginning ("${worst}")`, spent[worst ?? ""], 5),
    ];
  } finally {
    await server.stop();
  }
}

function median(quantity: Quantity | undefined): number {
  return quantity?.median ?? Number.NaN;
}

async function commonestPrefixes(db: D1Database): Promise<string[]> {
  const { results } = await db.prepare("SELECT symbol || ' ' || name AS words FROM stocks").all<{ words: string }>();
  const counted = new Map<string, number>();
  for (const { words } of results) {
    const beginnings = new Set(words.toLowerCase().match(/(?<![a-z])[a-z]{2}/g));
    for (const prefix of beginnings) counted.set(prefix, (counted.get(prefix) ?? 0) + 1);
  }
  const commonest = [...counted].sort(([, first], [, second]) => second - first);
  return commonest.slice(0, WORST_CANDIDATES).map(([prefix]) => prefix);
}
