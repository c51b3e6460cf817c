import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { refreshWithFaults } from "../test/refresh-with-faults.ts";

const [FIRST_SEED, SEEDS] = JSON.parse(env.FAULT_SEEDS) as [first: number, count: number];

describe("a refresh with faults before and after its writes, wherever a seed places them", () => {
  it("is whole and up to date some minutes after they stopped, and readers saw the old dataset or the new one", async ({
    task,
  }) => {
    const undisturbed = await refreshWithFaults(null);
    expect(undisturbed).toMatchObject({ journal: [], minutes: 1, isUpToDate: true, halves: 0 });
    let [faults, longest] = [0, 0];
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed++) {
      const { journal, minutes, tables, ...end } = await refreshWithFaults(seed);
      expect({ seed, journal, ...end }).toEqual({ seed, journal, isUpToDate: true, halves: 0 });
      expect([seed, tables]).toEqual([seed, undisturbed.tables]);
      faults += journal.length;
      longest = Math.max(longest, minutes);
    }
    expect(faults).toBeGreaterThan(SEEDS);
    const figure = `${faults} faults in ${SEEDS} refreshes from seed ${FIRST_SEED} on; whole after ${longest} minutes at most`;
    Object.assign(task.meta, { figure });
  }, 3_600_000);

  it("has the same faults and the same end again for the same seed", async () => {
    const { journal, tables } = await refreshWithFaults(FIRST_SEED);
    const again = await refreshWithFaults(FIRST_SEED);
    expect(journal.length).toBeGreaterThan(0);
    expect([again.journal, again.tables]).toEqual([journal, tables]);
  });
});
