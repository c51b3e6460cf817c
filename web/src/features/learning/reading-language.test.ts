import { expect, it, vi } from "vitest";
import { isOnlyEnglish, readingOf } from "./reading-language.ts";

const words = vi.hoisted(() => ({ ONLY_ENGLISH: "" }));
vi.mock("#wording/site.ts", () => words);

it("on the English site no text is marked as English", () => {
  words.ONLY_ENGLISH = "";
  expect([{}, { language: "ar" }].map(isOnlyEnglish)).toEqual([false, false]);
  expect(readingOf({})).toEqual({});
});

it("on another site a text that is not translated is read as English, from left to right, and says so", () => {
  words.ONLY_ENGLISH = "بالإنجليزية فقط";
  expect([{}, { language: "ar" }].map(isOnlyEnglish)).toEqual([true, false]);
  expect([{}, { language: "ar" }].map(readingOf)).toEqual([{ lang: "en", dir: "ltr" }, {}]);
});
