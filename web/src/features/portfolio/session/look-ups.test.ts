import { expect, it } from "vitest";
import { makeHeldStock } from "../../../test/stocks.ts";
import { type KeptAnswers, NO_ANSWERS } from "../portfolio-store.ts";
import { type LookUp, lookUps } from "./look-ups.ts";

const RATES = { asOf: "2026-08-21", rates: { USD: 1 } };

/** A device, and a platform that answers when told to and counts its requests. */
function device(...wanted: string[]) {
  const on = {
    wanted,
    known: NO_ANSWERS,
    state: "idle" as LookUp,
    now: new Date("2026-11-22T10:00:00Z"),
    kept: [] as string[],
    asked: [] as { symbols: readonly string[]; answer: () => Promise<void>; fail: () => void }[],
  };
  const asking = lookUps({
    lookUp: (symbols, onAnswer) =>
      new Promise((resolve, reject) => {
        on.asked.push({
          symbols,
          answer: () =>
            onAnswer({ stocks: symbols.map((symbol) => makeHeldStock(symbol)), funds: [], exchangeRates: RATES }).then(
              resolve,
            ),
          fail: () => reject(new Error("no network")),
        });
      }),
    keep: async ({ stocks }) => void on.kept.push(...stocks.map(({ asked }) => asked)),
    known: () => on.known,
    wanted: () => on.wanted,
    onChange: (known, state) => Object.assign(on, { known, state }),
    now: () => on.now,
  });
  const names = () => [...on.known.stocks.keys()].sort();
  const symbols = () => on.asked.map((one) => one.symbols);
  return { on, asking, names, symbols };
}

it.each([
  ["the first answers first", [0, 1]],
  ["the second answers first", [1, 0]],
])("two look-ups at once keep what both found when %s", async (_, order) => {
  const { on, asking, names, symbols } = device("AAPL");
  const first = asking.ask();
  on.wanted = ["AAPL", "MSFT"];
  const second = asking.ask();
  expect(symbols()).toEqual([["AAPL"], ["MSFT"]]);
  for (const place of order) {
    expect(on.state).toBe("asking");
    await on.asked[place]?.answer();
    await [first, second][place];
  }
  expect(names()).toEqual(["AAPL", "MSFT"]);
  expect(on.kept.sort()).toEqual(["AAPL", "MSFT"]);
  expect(on.state).toBe("idle");
});

it("does not ask a second time for what is on its way, or for what nobody knows", async () => {
  const { on, asking, symbols } = device("AAPL", "NOBODY");
  const first = asking.ask();
  await asking.ask();
  await on.asked[0]?.answer();
  await first;
  on.known = { ...on.known, stocks: new Map([["AAPL", makeHeldStock("AAPL")]]) };
  await asking.ask();
  expect(symbols()).toEqual([["AAPL", "NOBODY"]]);
});

it("says that one failed although another succeeded, and asks for its symbols with the next change", async () => {
  const { on, asking, names, symbols } = device("AAPL");
  const first = asking.ask();
  on.wanted = ["AAPL", "MSFT"];
  const second = asking.ask();
  on.asked[0]?.fail();
  await first;
  await on.asked[1]?.answer();
  await second;
  expect(on.state).toBe("failed");
  expect(names()).toEqual(["MSFT"]);
  const third = asking.ask();
  expect(symbols()[2]).toEqual(["AAPL"]);
  await on.asked[2]?.answer();
  await third;
  expect([on.state, names()]).toEqual(["idle", ["AAPL", "MSFT"]]);
});

it("keeps the day of the last whole answer when one fails", async () => {
  const { on, asking } = device("AAPL");
  const asked = asking.ask();
  on.asked[0]?.fail();
  await asked;
  expect([on.state, on.known.askedAt]).toEqual(["failed", null]);
});

it("brings nothing back of what was forgotten while the answer was on its way", async () => {
  const { on, asking, names } = device("AAPL");
  const asked = asking.ask();
  on.wanted = [];
  on.known = NO_ANSWERS;
  asking.forget();
  await on.asked[0]?.answer();
  await asked;
  expect([names(), on.kept, on.known.askedAt]).toEqual([[], [], null]);
});

it("asks for everything once the answers are an hour old, and when the person says so", async () => {
  const { on, asking, symbols } = device("AAPL");
  const stocks = new Map([["AAPL", makeHeldStock("AAPL")]]);
  on.known = { stocks, funds: new Map(), rates: RATES, askedAt: "2026-11-22T09:30:00Z" };
  await asking.ask();
  expect(symbols()).toEqual([]);
  on.now = new Date("2026-11-22T10:31:00Z");
  const old = asking.ask();
  await on.asked[0]?.answer();
  await old;
  expect(symbols()).toEqual([["AAPL"]]);
  const again = asking.ask(true);
  await on.asked[1]?.answer();
  await again;
  expect(symbols()).toEqual([["AAPL"], ["AAPL"]]);
});

it("shows the answers of a device that is too full to store them", async () => {
  let [known, state]: [KeptAnswers, LookUp] = [NO_ANSWERS, "idle"];
  const { ask } = lookUps({
    lookUp: async (symbols, onAnswer) => {
      for (const symbol of symbols)
        await onAnswer({ stocks: [makeHeldStock(symbol)], funds: [], exchangeRates: RATES });
    },
    keep: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
    known: () => known,
    wanted: () => ["A", "B"],
    onChange: (answers, next) => {
      [known, state] = [answers, next];
    },
    now: () => new Date("2026-11-22T10:00:00Z"),
  });
  await ask();
  expect([...known.stocks.keys()]).toEqual(["A", "B"]);
  expect(state).toBe("idle");
});
