import { expect, it } from "vitest";
import { GLOSSARY } from "./glossary.ts";

it("has one entry for each term, and either a source of its usage or a reader who is to see it", () => {
  const terms = GLOSSARY.map(({ term }) => term);
  expect(new Set(terms).size).toBe(terms.length);
  for (const { term, usage, review } of GLOSSARY) expect((usage === null) !== (review === null), term).toBe(true);
});
