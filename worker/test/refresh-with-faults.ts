import { env } from "cloudflare:test";
import { seededRandom } from "../../domain/test/seeded-random.ts";
import { resumeLostRun, triggerRun } from "../refresh/start-run.ts";
import { forgetEverything, makeTables } from "./fresh-storage.ts";
import { overheard } from "./recorded-statements.ts";
import { answersFor, loadRecording, makeSeed, publishSeeds, symbolOf, visibleTables } from "./refresh-universe.ts";
import { workflowInstances } from "./workflow-instances.ts";

const MINUTES_OF_FAULTS = 12;
/** The longest wait after chunks that failed is eleven minutes. */
const MOST_MINUTES = MINUTES_OF_FAULTS + 15;
const SHARE_OF_FAULTS = 0.3;
const SEEDS = Array.from({ length: 40 }, (_, position) => makeSeed(symbolOf(position)));
const CHANGES = { AAAB: { price: 105, marketCapitalization: 1.05e9 }, AAAC: { interestBearingDebt: 4e8 } };

export type Recovery = {
  /** Each fault with its number among the exchanges with the database; the same for the same seed. */
  journal: string[];
  minutes: number;
  isUpToDate: boolean;
  /** How often readers saw what is neither the old dataset nor the new one. */
  halves: number;
  /** What is stored in the end, without the times of writing. */
  tables: string;
};

/**
 * A refresh of a few stocks with its Workflow, its watch and an admin who asks again. A seed places faults before and after exchanges with
 * the database: some are only refused or not answered, others end the instance. After some minutes all faults stop. No seed, no faults.
 */
export async function refreshWithFaults(seed: number | null): Promise<Recovery> {
  await forgetEverything();
  await makeTables();
  await publishSeeds(SEEDS);
  await loadRecording(answersFor(SEEDS, CHANGES));
  const random = seededRandom(seed ?? 0);
  const journal: string[] = [];
  const seen: string[] = [];
  let exchanges = 0;
  let isCalm = seed === null;
  const faultOf = (before: string, after: string) => {
    exchanges++;
    const [isFault, isBefore] = [random() < SHARE_OF_FAULTS, random() < 0.5];
    if (isCalm || !isFault) return undefined;
    journal.push(`${exchanges} ${isBefore ? before : after}`);
    return isBefore ? "before" : "after";
  };
  const DB = overheard(env.DB, async (ask) => {
    const fault = faultOf("refused", "not answered");
    if (fault === "before") throw new Error("refused");
    const answer = await ask();
    if (fault === "after") throw new Error("not answered");
    return answer;
  });
  const instances = workflowInstances({ ...env, DB } as never, () => faultOf("killed before", "killed after"));
  const look = async () => void seen.push(textOf(await readersTables()));
  let minutes = 0;
  let isUpToDate = false;
  await look();
  while (!isUpToDate && minutes < MOST_MINUTES) {
    minutes++;
    isCalm ||= minutes > MINUTES_OF_FAULTS;
    const automation = { env: instances.env as never, now: new Date(Date.now() + minutes * 61_000) };
    await resumeLostRun(automation).catch(untilTheNextMinute);
    if ((await newestVersion()) === 1) await triggerRun(automation).catch(untilTheNextMinute);
    await instances.settle();
    await look();
    isUpToDate = (await newestVersion()) === 2 && (await visibleTables())["leftovers"]?.length === 0;
  }
  const ends = [seen[0], seen.at(-1)];
  const halves = seen.filter((text) => !ends.includes(text)).length;
  return { journal, minutes, isUpToDate, halves, tables: textOf(await visibleTables()) };
}

const newestVersion = () => env.DB.prepare("SELECT max(version) AS version FROM datasets").first<number>("version");

async function readersTables() {
  const { stocks, datasets, changes, changeRuns, changePlaces } = await visibleTables();
  return { stocks, datasets, changes, changeRuns, changePlaces };
}

const textOf = (tables: object) => JSON.stringify(tables, (key, value) => (/_at$/.test(key) ? undefined : value));

const untilTheNextMinute = () => undefined;
