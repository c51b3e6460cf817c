import { describe, expect, it } from "vitest";
import { FORUM_CATEGORIES } from "../../schema/contracts/forum/forum-terms.ts";
import { readWelcomeThreads } from "./load-content.ts";

describe("the welcome threads that the project ships", () => {
  it("are one for each category, each with a key of its own, and say whose they are", () => {
    const threads = readWelcomeThreads();
    expect(threads.map(({ category }) => category).sort()).toEqual([...FORUM_CATEGORIES].sort());
    expect(new Set(threads.map(({ welcomeKey }) => welcomeKey)).size).toBe(threads.length);
    for (const { content } of threads) expect(content).toContain("from the Mizan team");
    for (const { translations: { ar, id } = {} } of threads)
      expect([ar?.content, id?.content]).toEqual([
        expect.stringContaining("من فريق ميزان"),
        expect.stringContaining("dari tim Mizan"),
      ]);
  });
});
