import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("every course's category and duration has words in the catalogues", () => {
  const words = JSON.parse(readFileSync("words/en/site.arb", "utf8"));
  const texts = globSync("schema/seed/courses/*/course.yaml").map((file) => readFileSync(file, "utf8"));
  const facts = texts.flatMap((text) => [...text.matchAll(/^(?:category|duration): "?([^"\n]+)"?$/gm)]);
  expect(facts.length).toBe(texts.length * 2);
  expect(facts.map(([, fact]) => fact).filter((fact) => !words[`learning.COURSE_FACTS.${fact}`])).toEqual([]);
});
