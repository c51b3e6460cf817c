import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import { allAliases } from "../../../domain/issuers/aliases.ts";
import { foldedWords } from "../../../domain/issuers/folded-names.ts";
import { findCompanies, idsOfNames, listingsOfLocalSymbol } from "./find-companies.ts";
import {
  BEFORE,
  buildNameIndex,
  EXCHANGE_LETTERS,
  HOME,
  readNameIndex,
  SECOND,
  STANDING_LETTERS,
} from "./name-index.ts";

const ALIASES = allAliases();

type Listing = { symbol: string; name: string; exchange: ExchangeCode; size: number; home?: string };

const LISTINGS: readonly Listing[] = [
  { symbol: "AAPL", name: "Apple Inc.", exchange: "NASDAQ", size: 20 },
  { symbol: "GOOGL", name: "Alphabet Inc.", exchange: "NASDAQ", size: 20 },
  { symbol: "MSFT", name: "Microsoft Corporation", exchange: "NASDAQ", size: 20 },
  { symbol: "2222.SR", name: "Saudi Arabian Oil Company", exchange: "SAU", size: 21 },
  { symbol: "META", name: "Meta Platforms, Inc.", exchange: "NASDAQ", size: 21 },
  { symbol: "0700.HK", name: "Tencent Holdings Limited", exchange: "HKG", size: 22 },
  { symbol: "VOD.L", name: "Vodafone Group PLC", exchange: "LSE", size: 15 },
  { symbol: "MU", name: "Micron Technology, Inc.", exchange: "NASDAQ", size: 22 },
  { symbol: "JNJ", name: "Johnson & Johnson", exchange: "NYSE", size: 22 },
  { symbol: "KO", name: "The Coca-Cola Company", exchange: "NYSE", size: 23 },
  { symbol: "TM", name: "Toyota Motor Corporation", exchange: "NYSE", size: 23, home: "7203.T" },
  { symbol: "7203.T", name: "Toyota Motor Corporation", exchange: "TYO", size: 23, home: "7203.T" },
  { symbol: "MCD", name: "McDonald's Corporation", exchange: "NYSE", size: 24 },
  { symbol: "SIE.DE", name: "Siemens Aktiengesellschaft", exchange: "FRA", size: 24 },
  { symbol: "OR.PA", name: "L'Oréal S.A.", exchange: "EPA", size: 24 },
  { symbol: "T", name: "AT&T Inc.", exchange: "NYSE", size: 24 },
  { symbol: "TCS.BO", name: "Tata Consultancy Services Limited", exchange: "BSE", size: 25 },
  { symbol: "F", name: "Ford Motor Company", exchange: "NYSE", size: 26 },
  { symbol: "7203.SR", name: "Elm Company", exchange: "SAU", size: 27 },
  { symbol: "2223.SR", name: "Saudi Aramco Base Oil Company - Luberef", exchange: "SAU", size: 29 },
  { symbol: "SIEMENS.BO", name: "Siemens Limited", exchange: "BSE", size: 28 },
  { symbol: "JCI", name: "Johnson Controls International plc", exchange: "NYSE", size: 25 },
  { symbol: "APLE", name: "Apple Hospitality REIT", exchange: "NYSE", size: 30 },
  { symbol: "FORD", name: "Forward Industries, Inc.", exchange: "NASDAQ", size: 38 },
  { symbol: "TCS.TO", name: "Tecsys Inc.", exchange: "TSX", size: 63 },
  { symbol: "LIN", name: "Linde plc", exchange: "NASDAQ", size: 23 },
  { symbol: "ADE.DE", name: "Bitcoin Group SE", exchange: "FRA", size: 63 },
  { symbol: "RBO.PA", name: "Roche Bobois SA", exchange: "EPA", size: 34 },
  { symbol: "MARPS", name: "Marine Petroleum Trust Units", exchange: "NASDAQ", size: 40 },
  { symbol: "BNII.JK", name: "PT Bank Maybank Indonesia Tbk", exchange: "JKT", size: 36 },
  { symbol: "BOSCHLTD.BO", name: "Bosch Limited", exchange: "BSE", size: 33 },
  { symbol: "MEBL.KA", name: "Meezan Bank Limited", exchange: "KAR", size: 34 },
  { symbol: "TSLA", name: "Tesla, Inc.", exchange: "NASDAQ", size: 21 },
  { symbol: "SISE.IS", name: "Turkiye Sise Ve Cam Fabrikalari A.S.", exchange: "IST", size: 33 },
  { symbol: "THYAO.IS", name: "Turk Hava Yollari Anonim Ortakligi", exchange: "IST", size: 30 },
  { symbol: "CELHA.IS", name: "Celik Halat ve Tel Sanayii A.S.", exchange: "IST", size: 43 },
  { symbol: "1120.SR", name: "Al Rajhi Banking and Investment Corporation", exchange: "SAU", size: 24 },
  { symbol: "APC.DE", name: "Apple Inc.", exchange: "FRA", size: 63, home: "AAPL" },
  { symbol: "AZN.L", name: "AstraZeneca PLC", exchange: "LSE", size: 22 },
  { symbol: "ASII.JK", name: "PT Astra International Tbk", exchange: "JKT", size: 30 },
  { symbol: "RMS.PA", name: "Hermès International", exchange: "EPA", size: 22 },
  { symbol: "HRHO.CA", name: "EFG Holding Company", exchange: "CAI", size: 45 },
];

function indexOf(listings: readonly Listing[]) {
  const bySize = [...listings].sort((first, second) => first.size - second.size);
  const lines = bySize.map(({ symbol, name, exchange, size, home = "" }, position) => {
    const place = home === "" || home === symbol ? HOME : SECOND;
    const head = `${EXCHANGE_LETTERS[exchange]}${STANDING_LETTERS.halal}${place}${position + 1},${size},${home}`;
    const aliases = (ALIASES[symbol] ?? []).map((alias) => `${BEFORE.alias}${alias}`).join("");
    return `${head}${BEFORE.symbol}${symbol}${BEFORE.name}${name}${aliases}`;
  });
  return readNameIndex(buildNameIndex(lines.join("\n")));
}

const index = indexOf(LISTINGS);
const find = (text: string) => findCompanies(index, text, { limit: 10 });
const symbols = (text: string) => find(text).map(({ symbol }) => symbol);

describe("the company that a text clearly means", () => {
  it.each([
    ["apple", "AAPL"],
    ["Apple Inc", "AAPL"],
    ["AAPL", "AAPL"],
    ["Saudi Aramco", "2222.SR"],
    ["أرامكو", "2222.SR"],
    ["ارامكو", "2222.SR"],
    ["أرامكـو السعوديه", "2222.SR"],
    ["سهم ارامكو", "2222.SR"],
    ["شركة أرامكو السعودية", "2222.SR"],
    ["٢٢٢٢", "2222.SR"],
    ["۲۲۲۲", "2222.SR"],
    ["آرامکو", "2222.SR"],
    ["راجحي", "1120.SR"],
    ["مصرف الراجحى", "1120.SR"],
    ["الابل", "AAPL"],
    ["google", "GOOGL"],
    ["FaceBook", "META"],
    ["toyota", "7203.T"],
    ["トヨタ", "7203.T"],
    ["700", "0700.HK"],
    ["0700.hk", "0700.HK"],
    ["2222", "2222.SR"],
    ["ford", "F"],
    ["siemens", "SIE.DE"],
    ["coca cola", "KO"],
    ["the coca-cola company", "KO"],
    ["mcdonalds", "MCD"],
    ["loreal", "OR.PA"],
    ["l'oreal", "OR.PA"],
    ["att", "T"],
    ["at&t", "T"],
    ["johnson johnson", "JNJ"],
    ["Microsft", "MSFT"],
    ["microosft", "MSFT"],
    ["nicrosoft", "MSFT"],
    ["saudi armco", "2222.SR"],
    ["tata consultancy", "TCS.BO"],
    ["petroleum marine", "MARPS"],
    ["trust marin", "MARPS"],
    ["TCS", "TCS.BO"],
    ["telsa", "TSLA"],
    ["appel", "AAPL"],
    ["YouTube", "GOOGL"],
    ["iPad", "AAPL"],
    ["أَرَامْكُو", "2222.SR"],
    ["إرامكو", "2222.SR"],
    ["ارامكوا", "2222.SR"],
    ["سعودی آرامکو", "2222.SR"],
    ["ابل", "AAPL"],
    ["آپل", "AAPL"],
    ["مايكروسفت", "MSFT"],
    ["مايكورسوفت", "MSFT"],
    ["مائیکروسافٹ", "MSFT"],
    ["گوگل", "GOOGL"],
    ["ٹیسلا", "TSLA"],
    ["ŞİŞECAM", "SISE.IS"],
    ["sisecam", "SISE.IS"],
    ["TÜRK HAVA YOLLARI", "THYAO.IS"],
    ["turk hava yolları", "THYAO.IS"],
    ["Meezan", "MEBL.KA"],
    ["NASDAQ:AAPL", "AAPL"],
    ["LON:VOD", "VOD.L"],
    ["HKG:700", "0700.HK"],
    ["TADAWUL:2222", "2222.SR"],
  ])("%s is %s", (text, symbol) => {
    expect(find(text)[0]).toMatchObject({ symbol, isClearMatch: true });
  });

  it.each([
    ["7203", ["7203.T", "7203.SR"]],
    ["johnson", ["JNJ", "JCI"]],
    ["micro", ["MSFT"]],
    ["saudi", ["2222.SR", "2223.SR"]],
    ["linda", ["LIN"]],
    ["تيلسا", ["TSLA"]],
    ["tel sa", ["CELHA.IS"]],
    ["Roche", ["RBO.PA"]],
    ["maybank", ["BNII.JK"]],
    ["bosch", ["BOSCHLTD.BO"]],
    ["mari petroleum", ["MARPS"]],
    ["bitcoin", ["ADE.DE"]],
  ])("is not known for %s", (text, expected) => {
    expect(symbols(text).slice(0, expected.length)).toEqual(expected);
    expect(find(text).some(({ isClearMatch }) => isClearMatch) && text !== "micro").toBe(false);
  });
});

describe("the order of suggestions", () => {
  it("puts the home listing before a second one, and a whole name before the beginning of another", () => {
    expect(symbols("apple")).toEqual(["AAPL", "APC.DE", "APLE"]);
    expect(symbols("toyota")).toEqual(["7203.T", "TM"]);
  });

  it("says that a name was only nearly typed, or matches in part alone", () => {
    expect(find("Microsft")[0]?.match).toBe("spelling");
    expect(find("apple computers usa")[0]).toMatchObject({ symbol: "AAPL", match: "nearest", isClearMatch: false });
    expect(find("Applle Computerz")[0]).toMatchObject({ symbol: "AAPL", match: "nearest", isClearMatch: false });
    expect(find("qqqqq")).toEqual([]);
  });

  it("keeps to the exchanges asked for", () => {
    const found = findCompanies(index, "toyota", { limit: 10, exchanges: ["NYSE"] });
    expect(found.map(({ symbol }) => symbol)).toEqual(["TM"]);
  });

  it.each([
    ["astra", "JKT", ["ASII.JK", "AZN.L"], false],
    ["astra", "LSE", ["AZN.L", "ASII.JK"], false],
    ["هيرميس", "CAI", ["HRHO.CA", "RMS.PA"], false],
    ["هيرميس", "EPA", ["RMS.PA", "HRHO.CA"], true],
    ["astrazeneca", "JKT", ["AZN.L"], true],
    ["apple", "FRA", ["AAPL", "APC.DE", "APLE"], true],
  ] as const)("puts what is near first where it matches as well: %s in %s", (text, near, expected, isClear) => {
    const found = findCompanies(index, text, { limit: 10, near: [near] });
    expect(found.map(({ symbol }) => symbol)).toEqual(expected);
    expect(found[0]?.isClearMatch).toBe(isClear);
  });

  it("shows a name as it is written", () => {
    expect(find("loreal")[0]?.name).toBe("L'Oréal S.A.");
  });
});

it("lists every market that has a local symbol", () => {
  expect(listingsOfLocalSymbol(index, "TCS").map(({ symbol }) => symbol)).toEqual(["TCS.BO", "TCS.TO"]);
  expect(listingsOfLocalSymbol(index, "AAPL")).toEqual([]);
});

it("finds the ids of names with all the words, in any place", () => {
  const idOf = (text: string) => idsOfNames(index, text).length;
  expect(idOf("johnson")).toBe(2);
  expect(idOf("inc apple")).toBe(2);
  expect(idOf("google")).toBe(1);
  expect(idOf("pple")).toBe(0);
});

describe("any text", () => {
  const typed = fc.oneof(
    fc.string({ unit: "binary", maxLength: 80 }),
    fc
      .constantFrom(...LISTINGS.map(({ name }) => name))
      .chain((name) => fc.nat(name.length).map((end) => name.slice(0, end))),
  );

  it("gets at most ten companies, each once, and at most the first is clear", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const found = find(text);
        expect(found.length).toBeLessThanOrEqual(10);
        expect(new Set(found.map(({ symbol }) => symbol)).size).toBe(found.length);
        expect(found.slice(1).every(({ isClearMatch }) => !isClearMatch)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("finds a company by its whole name, in any case and without its signs", () => {
    fc.assert(
      fc.property(fc.constantFrom(...LISTINGS), fc.boolean(), ({ name, symbol, home }, isLoud) => {
        const text = isLoud ? name.toUpperCase() : foldedWords(name).join(" ");
        expect(symbols(text).slice(0, 2)).toContain(home ?? symbol);
      }),
    );
  });

  it("finds a company of a longer name with one letter left out", () => {
    fc.assert(
      fc.property(fc.nat(8), (position) => {
        const name = "microsoft";
        expect(symbols(name.slice(0, position) + name.slice(position + 1))).toContain("MSFT");
      }),
    );
  });
});
