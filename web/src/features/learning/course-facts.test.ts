import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it.each(["ar", "fr", "id", "ms", "tr", "ur"])("every course's category and duration has words in %s", (language) => {
  const messages = readFileSync(`web/src/features/learning/messages.${language}.ts`, "utf8");
  const words = /COURSE_FACTS[^{]*\{([^}]*)\}/.exec(messages)?.[1] ?? "";
  const files = globSync("schema/seed/courses/*/course.yaml");
  const facts = files.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/^(?:category|duration): "?([^"\n]+)"?$/gm),
  ]);
  expect(facts.length).toBe(files.length * 2);
  const hasWords = (fact = "") => words.includes(` ${fact}: "`) || words.includes(`"${fact}": "`);
  expect(facts.map(([, fact]) => fact).filter((fact) => !hasWords(fact))).toEqual([]);
});
