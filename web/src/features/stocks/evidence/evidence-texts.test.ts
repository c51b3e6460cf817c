import { expect, it } from "vitest";
import { type Evidence, evidenceNote } from "./evidence-texts.ts";

const noteOf = (note: string | null) => evidenceNote({ note } as Evidence);

it("writes the names of a filing's entries as words", () => {
  expect(noteOf("LongTermDebtCurrent + CommercialPaper.")).toBe("As filed: Long term debt current + Commercial paper");
  expect(noteOf("Assets.")).toBe("As filed: Assets");
});

it("leaves a sentence as it is", () => {
  const sentence = "Market snapshot, June 2026. Latest fiscal year.";
  expect(noteOf(sentence)).toBe(sentence);
  expect(noteOf(null)).toBeNull();
});
