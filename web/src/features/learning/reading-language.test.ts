import { globSync, readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { isOnlyEnglish, readingOf } from "./reading-language.ts";

it("every course's category and duration has words in the catalogues", () => {
  const words = JSON.parse(readFileSync("words/en/site.arb", "utf8"));
  const texts = globSync("schema/seed/courses/*/course.yaml").map((file) => readFileSync(file, "utf8"));
  const facts = texts.flatMap((text) => [...text.matchAll(/^(?:category|duration): "?([^"\n]+)"?$/gm)]);
  expect(facts.length).toBe(texts.length * 2);
  expect(facts.map(([, fact]) => fact).filter((fact) => !words[`learning.COURSE_FACTS.${fact}`])).toEqual([]);
});

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
