import { expect, it } from "vitest";
import { addTexts } from "#messages/portfolio.ts";
import { noteText } from "#messages/zakat.ts";
import { addRecords, BY_HAND, type Holding, OWN_FILE } from "../../../../domain/portfolio/records.ts";
import { HANDED_OVER_NOTES } from "../../config/zakat-hand-over.ts";
import { EMPTY_PORTFOLIO, usable } from "./portfolio-store.ts";

/** As people's browsers and copies hold it since before the site had languages. */
const STORED: Holding = {
  kind: "holding",
  id: "By hand|holding|AAPL",
  account: "By hand",
  share: { symbol: "AAPL", isin: null, name: null },
  date: "2026-01-02",
  shares: 10,
  averageCost: null,
  currency: "USD",
  heldSince: null,
};

it("what is entered by hand today replaces what was entered by hand before", () => {
  const { records } = usable({ ...EMPTY_PORTFOLIO, records: [STORED] });
  const id = [BY_HAND, "holding", "AAPL"].join("|");
  const today = { ...STORED, id, account: BY_HAND, date: "2026-11-23", shares: 12 };
  expect(addRecords(records, [today]).records).toEqual([today]);
});

it("an account without a name of the person's is shown in the page's own words, any other as it is named", () => {
  expect([BY_HAND, OWN_FILE]).toEqual(["By hand", "My file"]);
  expect(["By hand", "My file", "Fidelity"].map(addTexts.accountName)).toEqual(["By hand", "My file", "Fidelity"]);
});

it("a zakat draft's note on passed-on shares is known by the words it was always stored with, a person's own stays", () => {
  const stored = [
    "Portfolio: held to trade",
    "Portfolio: held long-term, accepted share",
    "Portfolio: held long-term, known part",
  ];
  expect(Object.values(HANDED_OVER_NOTES)).toEqual(stored);
  expect([...stored, "My aunt's ring"].map(noteText).join()).toContain("trade,Portfolio: held long-term, 25% rule");
});
