import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../local-state.ts";

const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), "utf8");

describe("the cron triggers", () => {
  it("start a refresh at the time the Worker expects, and housekeeping every day", () => {
    const crons = JSON.parse(read("wrangler.toml").match(/^crons = (\[.*\])$/m)?.[1] ?? "[]");
    expect(crons).toEqual(["0 2 * * 7L", "17 3 * * *", "* * * * *"]);
    expect(read("worker/scheduled.ts")).toContain(`const REFRESH_CRON = "${crons[0]}";`);
    expect(read("worker/scheduled.ts")).toContain(`const WATCH_CRON = "${crons[2]}";`);
  });
});
