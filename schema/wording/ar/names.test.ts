import { expect, it } from "vitest";
import { comparable, listedName } from "../../../web/src/lib/listed-name.ts";
import { named, shortName } from "./names.ts";
import { stockQuestion, stockTitle } from "./screening/verdict.ts";

const aramco = () => ({ symbol: "2222.SR", name: "Saudi Arabian Oil Company" });

it.each([
  null,
  3,
  "2222.SR",
  [],
  {},
  { symbol: "2222.SR" },
  { symbol: "2222.SR", name: null },
  { symbol: null, name: "x" },
])("%j names no company and stays as it is", (answer) => {
  expect(named(structuredClone(answer))).toEqual(answer);
});

it("puts the Arabic name before the listed one at any depth, and leaves a company without one alone", () => {
  const unknown = { symbol: "NOSUCH", name: "Nobody Inc." };
  const answer = named({ ...aramco(), listings: [aramco(), unknown], pages: { rows: [aramco()] } });
  const name = "أرامكو السعودية · \u2068Saudi Arabian Oil Company\u2069";
  expect(answer.name).toBe(name);
  expect(answer.listings).toEqual([{ symbol: "2222.SR", name }, unknown]);
  expect(answer.pages.rows[0]?.name).toBe(name);
  expect(listedName(name)).toBe("Saudi Arabian Oil Company");
  expect(listedName(unknown.name)).toBe(unknown.name);
});

it("says the Arabic name alone in a question and in the page's title", () => {
  const stock = named(aramco());
  expect(shortName("Nobody Inc.")).toBe("Nobody Inc.");
  expect(stockQuestion(stock)).toBe("هل سهم \u2068أرامكو السعودية\u2069 (\u20682222.SR\u2069) حلال؟");
  expect(stockTitle(stock.name)).toBe("هل سهم \u2068أرامكو السعودية\u2069 حلال؟");
});

it.each(["İŞ BANKASI", "is bankası", "IS BANKASI"])("%s is looked for as a name without accents", (typed) => {
  expect(comparable(typed)).toBe(comparable("İş Bankası"));
});
