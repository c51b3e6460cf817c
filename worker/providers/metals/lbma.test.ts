import { describe, expect, it } from "vitest";
import { cannedAnswers } from "../test/canned-answers.ts";
import { lbma } from "./lbma.ts";

const day = (d: string, ...v: (number | null)[]) => ({ is_cms_locked: 0, d, v });
const OLD_DAYS = Array.from({ length: 400 }, (_, number) => day("1990-01-02", 300 + number, 200, 250));
const DAYS = [...OLD_DAYS, day("2026-09-24", 3990, 3000, 3400), day("2026-09-25", 4000.5, 3010, 3410)];

const goldOf = (body: string | number) =>
  lbma(cannedAnswers({ "/json/gold_pm.json": body }), "2026-09-26").price("gold");

describe("the London benchmark prices", () => {
  it.each([
    ["absent", 404],
    ["truncated", JSON.stringify(DAYS).slice(0, -40)],
    ["an empty list", "[]"],
    ["of another form", JSON.stringify({ data: DAYS })],
    ["without a price in dollars", JSON.stringify([day("2026-09-25", null, 3010, 3410)])],
    ["no longer kept", JSON.stringify(OLD_DAYS)],
    ["in another unit", JSON.stringify([day("2026-09-25", 128.6, 96, 110)])],
    ["of text", JSON.stringify([{ d: "2026-09-25", v: ["4000"] }])],
  ])("are refused when the file is %s", async (_, body) => {
    await expect(goldOf(body)).rejects.toThrow("lbma /json/gold_pm.json");
  });

  it("are read from the end of the file, in dollars", async () => {
    await expect(goldOf(JSON.stringify(DAYS))).resolves.toEqual({
      ...{ metal: "gold", asOf: "2026-09-25", dollarsPerTroyOunce: 4000.5 },
      url: "https://prices.lbma.org.uk/json/gold_pm.json",
    });
  });

  it("of silver are in another file, and a day without dollars is skipped", async () => {
    const body = JSON.stringify([day("2026-09-24", 50, 40, 45), day("2026-09-25", null, 40, 45)]);
    const price = await lbma(cannedAnswers({ "/json/silver.json": body }), "2026-09-26").price("silver");
    expect(price).toMatchObject({ metal: "silver", asOf: "2026-09-24", dollarsPerTroyOunce: 50 });
  });
});
