import { expect, it } from "vitest";
import { allAliases } from "../../domain/issuers/aliases.ts";
import { foldedWords } from "../../domain/issuers/folded-names.ts";
import { judgeEverydayNames } from "./everyday-names.ts";
import { readCompanyFacts, readListedNames } from "./universe-files.ts";

it("everyday names, as people type them, suggest their company first and open it at once", () => {
  const { typed, missed } = judgeEverydayNames();
  expect(typed).toBeGreaterThan(500);
  expect(missed.length / typed, JSON.stringify(missed, null, 1)).toBeLessThan(0.01);
});

const ALIASES = allAliases();
/** The search asks which is meant. */
const NAMES_OF_TWO = ["هيرميس"];

it("every alias is of a company in the universe, and of one alone but those of two", () => {
  const known = new Set([...readCompanyFacts(), ...readListedNames()].map(({ symbol }) => symbol));
  expect(Object.keys(ALIASES).filter((symbol) => !known.has(symbol))).toEqual([]);
  const claimed = new Map<string, string>();
  const twice: string[] = [];
  for (const [symbol, aliases] of Object.entries(ALIASES)) {
    for (const alias of aliases) {
      const letters = foldedWords(alias).join("");
      const other = claimed.get(letters);
      if ((other && !NAMES_OF_TWO.includes(alias)) || letters.length < 2) twice.push(`${alias}: ${other}, ${symbol}`);
      claimed.set(letters, symbol);
    }
  }
  expect(twice).toEqual([]);
});
