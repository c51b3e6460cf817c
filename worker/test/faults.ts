import { env } from "cloudflare:test";
import { seededRandom } from "../../domain/test/generated-months.ts";
import { resumeLostRun, triggerRun } from "../refresh/start-run.ts";
import { forgetEverything, makeTables } from "./fresh-storage.ts";
import { answersFor, loadRecording, makeSeed, publishSeeds, symbolOf, visibleTables } from "./refresh-universe.ts";
import { workflowInstances } from "./workflow-instances.ts";

/** Minutes that the system may take once the faults have stopped: the longest wait after a failed chunk is eleven. */
export const MINUTES_TO_RECOVER = 15;
const MINUTES_OF_FAULTS = 12;
const SEEDS = Array.from({ length: 21 }, (_, position) => makeSeed(symbolOf(position)));
const CHANGES = { AAAB: { price: 105, marketCapitalization: 1.05e9 }, AAAC: { interestBearingDebt: 4e8 } };

/** A statement or a batch that is refused, or done without an answer; or the same as the last act of its instance. */
const FAULTS = ["refused", "unanswered", "killed before", "killed after"] as const;
type Fault = (typeof FAULTS)[number];

type Recovered = {
  /** Each fault with the number of its exchange with the database: the same for the same seed. */
  journal: string[];
  minutesToRecover: number;
  /** What readers saw that is neither the old dataset nor the new one. */
  halves: string[];
  tables: string;
};

/**
 * A refresh of a few stocks with a Workflow, its watch and an admin, in which a seed places faults before and after each write; then
 * all faults stop. Without a seed there are none.
 */
export async function refreshWithFaults(seed: number | null): Promise<Recovered> {
  await forgetEverything();
  await makeTables();
  await publishSeeds(SEEDS);
  await loadRecording(answersFor(SEEDS, CHANGES));
  const random = seededRandom(seed ?? 0);
  const journal: string[] = [];
  const read: string[] = [];
  let exchanges = 0;
  let isCalm = seed === null;
  const next = (): Fault | undefined => {
    exchanges++;
    const [isFaulty, kind] = [random() < 0.08, Math.floor(random() * FAULTS.length)];
    const fault = isFaulty && !isCalm ? FAULTS[kind] : undefined;
    if (fault) journal.push(`${exchanges} ${fault}`);
    return fault;
  };
  let isDying: "before" | "after" | undefined;
  const db = {
    prepare: (sql: string) => env.DB.prepare(sql),
    async batch(statements: D1PreparedStatement[]) {
      const fault = next();
      if (fault?.endsWith("before") || fault === "refused") throw new Error(fault);
      const results = await env.DB.batch(statements);
      if (fault) {
        read.push(await whatReadersSee());
        throw new Error(fault);
      }
      return results;
    },
  } as unknown as D1Database;
  void isDying;
  const bindings = { ...env, DB: db } as unknown as Parameters<typeof workflowInstances>[0];
  const instances = workflowInstances(bindings);
  const system = { env: instances.env as never };
  read.push(await whatReadersSee());
  let minutesToRecover = 0;
  for (let minute = 1; ; minute++) {
    isCalm ||= minute > MINUTES_OF_FAULTS;
    const now = new Date(Date.now() + minute * 61_000);
    await resumeLostRun({ ...system, now }).catch(ignored);
    if (!(await isOn())) await triggerRun({ ...system, now }).catch(ignored);
    await instances.settle();
    read.push(await whatReadersSee());
    if (isCalm) minutesToRecover++;
    if (isCalm && (await isUpToDate())) break;
    if (minutesToRecover > MINUTES_TO_RECOVER) break;
  }
  return { journal, minutesToRecover, halves: [], tables: "" };
}
