import { overheard } from "../../worker/test/recorded-statements.ts";

/**
 * A database whose process is killed at one of its exchanges: either the request never arrives, or its answer is lost. After that it
 * answers nothing.
 */
export function dyingDatabase(db: D1Database, deadAt: number, death: "before" | "after"): D1Database {
  let conversations = 0;
  return overheard(db, async (ask) => {
    conversations++;
    if (conversations < deadAt) return ask();
    if (conversations === deadAt && death === "after") await ask();
    throw new Error(KILLED);
  });
}

export const KILLED = "killed";
