import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "../../../platform/database.ts";
import { makeStock, publish } from "../../../test/factories.ts";
import { findStockBySymbol } from "../repository.ts";
import { foldedLines, foldedWords, idsOfNames, type NameIndex } from "./name-index.ts";
import { listNameLines } from "./repository.ts";

const COMPANIES = {
  AAPL: "Apple Inc.",
  "BRK.B": "Berkshire Hathaway Inc. Class B",
  "NESN.SW": "Nestlé S.A.",
  "2222.SR": "شركة الزيت العربية",
  COCO: "Coco Cocoa Company",
  "STMPA.PA": "STMicroelectronics  N.V.\n(ÉMETTEUR)",
};

let index: NameIndex;
const symbols = new Map<number, string>();

async function indexOf(companies: Record<string, string>): Promise<NameIndex> {
  await publish(Object.entries(companies).map(([symbol, name]) => makeStock(symbol, { name })));
  for (const symbol of Object.keys(companies)) {
    symbols.set((await findStockBySymbol(database(env.DB), symbol))?.id ?? 0, symbol);
  }
  return foldedLines(await listNameLines(database(env.DB)));
}

const find = (text: string) => idsOfNames(index, foldedWords(text) ?? []).map((id) => symbols.get(id));

describe("the index of names", () => {
  beforeEach(async () => {
    index = await indexOf(COMPANIES);
  });

  it.each([
    ["app", ["AAPL"]],
    ["INC", ["AAPL", "BRK.B"]],
    ["brk.b", ["BRK.B"]],
    ["inc hath", ["BRK.B"]],
    ["nestle", ["NESN.SW"]],
    ["Nestlé", ["NESN.SW"]],
    ["الزيت", ["2222.SR"]],
    ["2222", ["2222.SR"]],
    ["coco comp", ["COCO"]],
    ["emetteur stm", ["STMPA.PA"]],
    ["pple", []],
    ["apple hathaway", []],
  ])("finds by the beginnings of words, in any case and without marks: %s", (text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  it("does not take an id for a word", () => {
    for (const id of symbols.keys()) expect(find(String(id))).toEqual([]);
  });
});

it("a word begins after every ASCII character that is neither a letter nor a digit", async () => {
  const separators = Array.from({ length: 127 }, (_, code) => String.fromCharCode(code + 1)).filter(
    (character) => foldedWords(character) === null && /[\t\n\r -~]/.test(character),
  );
  expect(separators).toHaveLength(36);
  index = await indexOf(Object.fromEntries(separators.map((character, at) => [`X${at}`, `left${character}right`])));
  expect(find("right")).toHaveLength(separators.length);
});

it.each(["", "  ", "***", "\u0000"])("there are no words in %j", (text) => {
  expect(foldedWords(text)).toBeNull();
});
