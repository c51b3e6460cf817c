import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import readWorkbook from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { IMPORT_PROBLEMS } from "#messages/portfolio/import.ts";
import { addRecords, isShareRecord, type ShareName } from "../../../../../domain/portfolio/records.ts";
import isins from "../../../../../schema/seed/isins.json" with { type: "json" };
import { makeWorkbook, sampleWorkbook } from "../../../test/workbook.ts";
import { BROKER_NAMES } from "./choices.ts";
import { FORMATS } from "./formats.ts";
import type { ImportProblemCode } from "./import-problem.ts";
import { type Imported, type ImportOptions, readImport } from "./read-import.ts";
import { readTables } from "./read-tables.ts";

const SAMPLES = join(import.meta.dirname, "samples");
const OPTIONS: ImportOptions = { today: "2025-11-22", isins };
const encoder = new TextEncoder();

const bytesOf = (text: string) => encoder.encode(text) as Uint8Array<ArrayBuffer>;
const openWorkbook = (bytes: ArrayBuffer) => readWorkbook(Buffer.from(bytes));

async function read(source: string | Uint8Array<ArrayBuffer>, options: Partial<ImportOptions> = {}): Promise<Imported> {
  const bytes = typeof source === "string" ? bytesOf(source) : source;
  const imported = readImport(await readTables(bytes, openWorkbook), { ...OPTIONS, ...options });
  if (imported.kind !== "read") throw new Error(`columns are to be chosen: ${imported.columns.join()}`);
  return imported;
}

const sample = (name: string) =>
  name.endsWith(".xlsx")
    ? sampleWorkbook(join(SAMPLES, name))
    : (new Uint8Array(readFileSync(join(SAMPLES, name))) as Uint8Array<ArrayBuffer>);

/** A record in one line: the sample's content, worked out by hand. */
function told({ records }: Imported): string[] {
  const named = (share: ShareName | null) => (share ? (share.symbol ?? share.isin ?? share.name) : "-");
  return records.map((record) => {
    const begin = `${record.date} ${record.kind} ${named(record.share)}`;
    switch (record.kind) {
      case "dividend":
      case "fee":
      case "tax":
        return `${begin} ${round(record.amount)} ${record.currency}`;
      case "split":
        return `${begin} ${record.ratio ?? `+${record.sharesAdded}`}`;
      case "spin_off":
        return `${begin} to ${record.shares} ${named(record.newShare)} with ${record.costPercent ?? "?"}% of the cost`;
      case "merger":
        return `${begin} ${record.shares ?? "all"} to ${record.newShares} ${named(record.newShare)} and ${record.cash} ${record.currency}`;
      default: {
        const price = "price" in record ? record.price : record.averageCost;
        const purchase = "purchasePrice" in record ? record.purchasePrice : null;
        const cost = purchase === null ? "" : ` had cost ${round(purchase)}`;
        return `${begin} ${record.shares} at ${price === null ? "?" : round(price)} ${record.currency}${cost}`;
      }
    }
  });
}

const round = (amount: number) => Number(amount.toFixed(4));

const EXPECTED: Readonly<Record<string, { broker: string; told: string[]; left: string[]; ignored: number }>> = {
  "interactive-brokers.csv": {
    broker: "Interactive Brokers",
    told: [
      "2025-12-31 holding AAPL 20 at 150.5 USD",
      "2025-12-31 holding VOD.L 1000 at 0.72 GBP",
      "2025-03-03 buy AAPL 30 at 150.5 USD had cost 150.5333",
      "2025-06-02 sell AAPL 10 at 200 USD had cost 150.5",
      "2025-05-15 dividend AAPL 7.8 USD",
      "2025-05-15 tax AAPL 1.17 USD",
      "2025-05-20 fee VOD 0.6 USD",
      "2025-06-03 fee - 10 USD",
      "2025-02-03 transfer_in MSFT 10 at ? USD",
      "2025-08-04 transfer_out KO 5 at ? USD",
      "2024-06-10 split NVDA 10",
      "2025-03-17 split VISL 0.16666666666666666",
      "2025-04-02 spin_off GE to 5 GEV with ?% of the cost",
      "2025-07-28 merger SSL 30 to 15 RGLD and 60 USD",
      "2025-09-03 merger CHL 10 to 0 - and 302 USD",
      "2025-10-06 merger MYL 5 to 5 VTRS and 0 USD",
    ],
    left: [
      "AAPL 16JAN26 250 C is not a share",
      "a tax or fee that was given back",
      "one side of a merger or exchange without the other: enter it by hand",
    ],
    ignored: 4,
  },
  "schwab-positions.csv": {
    broker: "Schwab",
    told: ["2025-11-20 holding MSFT 12.5 at 300 USD", "2025-11-20 holding BRK.B 3 at 300 USD"],
    left: [],
    ignored: 2,
  },
  "schwab-transactions.csv": {
    broker: "Schwab",
    told: [
      "2025-11-14 dividend MSFT 11.38 USD",
      "2025-09-02 sell MSFT 2.5 at 500 USD",
      "2025-02-03 buy MSFT 15 at 300 USD",
      "2025-08-29 buy MSFT 0.02 at 500 USD",
      "2025-08-28 dividend MSFT 10 USD",
      "2025-07-10 fee TSM 2.5 USD",
      "2025-07-10 tax TSM 4.2 USD",
      "2025-05-13 transfer_out SCHB 18.933 at ? USD",
      "2025-05-13 transfer_in SCHB 18.933 at ? USD",
      "2025-03-14 merger OLDCO 50 to 5 NEWCO and 0 USD",
      "2025-03-02 merger FOO 100 to 0 - and 1000 USD",
    ],
    left: [
      "shares given for others that the file does not name: enter a spin-off by hand",
      "cash for a fraction of a share: enter it as a sale",
    ],
    ignored: 3,
  },
  "fidelity-positions.csv": {
    broker: "Fidelity",
    told: ["2025-11-20 holding NVDA 10.123 at 98.78 USD", "2025-11-20 holding NVDA 5 at ? USD"],
    left: ["-NVDA260116C200 is not a share"],
    ignored: 2,
  },
  "fidelity-history.csv": {
    broker: "Fidelity",
    told: [
      "2025-10-02 dividend NVDA 0.1 USD",
      "2025-08-01 sell NVDA 2 at 150 USD",
      "2025-03-03 buy NVDA 12.123 at 98.78 USD",
      "2025-09-15 tax NXPI 1.52 USD",
      "2025-07-01 buy NVDA 0.004 at 150 USD",
      "2025-06-30 fee - 5 USD",
      "2025-06-02 transfer_in AVGO 3 at ? USD",
      "2025-05-05 spin_off GE to 5 GEV with ?% of the cost",
      "2025-05-01 merger OLDCO 10 to 5 NEWCO and 20 USD",
    ],
    left: ["cash for a fraction of a share: enter it as a sale"],
    ignored: 1,
  },
  "robinhood.csv": {
    broker: "Robinhood",
    told: [
      "2025-09-12 sell AAPL 1.5 at 230 USD",
      "2025-08-14 dividend AAPL 1.17 USD",
      "2025-07-10 tax BABA 1.05 USD",
      "2025-07-10 fee BABA 0.1 USD",
      "2024-06-10 split NVDA +18",
      "2024-03-04 buy NVDA 2 at 850 USD",
      "2024-02-05 buy AAPL 4.5 at 186 USD",
    ],
    left: [
      "shares given for others that the file does not name: enter a spin-off by hand",
      "cash for a fraction of a share: enter it as a sale",
    ],
    ignored: 1,
  },
  "trading-212.csv": {
    broker: "Trading 212",
    told: [
      "2025-01-03 buy ULVR.L 10 at 45 GBP",
      "2025-02-03 buy AAPL 2.5 at 200 USD",
      "2025-05-15 dividend AAPL 0.65 USD",
      "2025-05-15 tax AAPL 0.1 USD",
      "2025-09-03 sell AAPL 1 at 250 USD",
      "2024-06-10 split NVDA 10",
      "2025-11-03 transfer_out AAPL 1 at ? USD",
    ],
    left: ["shares given for others that the file does not name: enter a spin-off by hand"],
    ignored: 2,
  },
  "freetrade.csv": {
    broker: "Freetrade",
    told: [
      "2025-01-06 buy TSCO.L 100 at 3.65 GBP",
      "2025-02-06 buy AAPL 2 at 184 GBP",
      "2025-05-15 dividend AAPL 0.52 USD",
      "2025-05-15 tax AAPL 0.08 USD",
      "2025-06-11 dividend SGRO.L 0.5 GBP",
      "2025-06-11 tax SGRO.L 0.1 GBP",
      "2025-10-06 sell TSCO.L 40 at 4.5 GBP",
    ],
    left: [],
    ignored: 1,
  },
  "zerodha-tradebook.csv": {
    broker: "Zerodha",
    told: ["2025-04-07 buy RELIANCE.BO 10 at 1200 INR", "2025-10-07 sell RELIANCE.BO 4 at 1400 INR"],
    left: ["NIFTY25OCTFUT is not a share"],
    ignored: 0,
  },
  "zerodha-holdings.xlsx": {
    broker: "Zerodha",
    told: ["2025-11-20 holding RELIANCE.BO 10 at 1200 INR", "2025-11-20 holding TCS.BO 3 at 3500 INR"],
    left: [],
    ignored: 0,
  },
  "degiro-portfolio.csv": {
    broker: "DEGIRO",
    told: ["2025-11-22 holding SAP.DE 15 at ? EUR", "2025-11-22 holding US0378331005 8 at ? USD"],
    left: [],
    ignored: 1,
  },
  "degiro-transactions.csv": {
    broker: "DEGIRO",
    told: [
      "2025-02-03 buy SAP.DE 20 at 200 EUR",
      "2025-09-15 sell SAP.DE 5 at 240 EUR",
      "2025-05-08 merger DE000TUAG000 80 to 8 DE000TUAG505 and 0 EUR",
    ],
    left: [],
    ignored: 0,
  },
  "degiro-account.csv": {
    broker: "DEGIRO",
    told: [
      "2025-05-16 tax SAP.DE 12.4 EUR",
      "2025-05-16 dividend SAP.DE 47 EUR",
      "2025-05-12 fee US8740391003 0.4 USD",
      "2025-05-10 fee - 2.5 EUR",
      "2025-05-08 merger DE000TUAG000 80 to 8 DE000TUAG505 and 0 EUR",
      "2025-05-06 merger GB00B03MLX29 65 to 65 SHEL.L and 0 EUR",
    ],
    left: ["shares given for others that the file does not name: enter a spin-off by hand"],
    ignored: 1,
  },
  "etoro.xlsx": {
    broker: "eToro",
    told: [
      "2025-02-03 buy AAPL 2 at 150 USD",
      "2025-02-03 buy NKE 5 at 70.1 USD",
      "2025-04-02 dividend NKE 2 USD",
      "2025-04-02 tax NKE 0.3 USD",
      "2025-09-03 sell AAPL 2 at 230 USD had cost 150",
    ],
    left: ["BTC (Crypto) is not a share"],
    ignored: 1,
  },
  "etoro-2026.xlsx": {
    broker: "eToro",
    told: [
      "2026-02-03 buy AAPL 2.5 at 200 USD",
      "2026-02-04 buy SPUS 5 at 42 USD",
      "2026-06-01 sell AAPL 2.5 at 240 USD had cost 200",
    ],
    left: [],
    ignored: 0,
  },
  "revolut.csv": {
    broker: "Revolut",
    told: [
      "2021-05-11 buy NVDA 2.5 at 570.2 USD",
      "2021-07-20 split NVDA +7.5",
      "2022-03-30 dividend NVDA 0.34 USD",
      "2022-08-01 sell NVDA 4 at 184.5 USD",
      "2022-06-10 merger GONE all to 0 - and 12.5 USD",
      "2022-06-20 tax NVDA 0.05 USD",
      "2022-08-05 fee - 0.12 USD",
      "2022-06-01 merger OLDCO 4 to 2 NEWCO and 0 USD",
    ],
    left: [],
    ignored: 2,
  },
  "saxo-transactions.csv": {
    broker: "Saxo",
    told: [
      "2025-02-03 buy NVO 20 at 80.5 USD",
      "2025-04-02 dividend NVO 23 USD",
      "2025-09-02 sell NVO 5 at 95 USD",
      "2025-01-02 fee - 3.91 USD",
    ],
    left: [],
    ignored: 1,
  },
  "saxo-positions.xlsx": {
    broker: "Saxo",
    told: ["2025-11-22 holding NVO 15 at 80.5 USD"],
    left: ["EURUSD is not a share"],
    ignored: 0,
  },
};

describe("a broker's sample", () => {
  it.each(Object.entries(EXPECTED))("%s is taken as it was worked out by hand", async (name, expected) => {
    const imported = await read(sample(name));
    expect(imported.broker).toBe(expected.broker);
    expect(told(imported)).toEqual(expected.told);
    expect(imported.left.map(({ reason }) => reason)).toEqual(expected.left);
    expect(imported.countIgnored).toBe(expected.ignored);
  });

  it.each(Object.keys(EXPECTED))("%s adds nothing the second time, on another day", async (name) => {
    const first = addRecords([], (await read(sample(name))).records);
    const again = addRecords(first.records, (await read(sample(name), { today: "2025-11-22" })).records);
    expect(again.countAdded).toBe(0);
    expect(again.records).toEqual(first.records);
  });

  it("is there for every broker, and every file is tested", () => {
    const tested = [...new Set(Object.values(EXPECTED).map(({ broker }) => broker))].sort();
    expect([...BROKER_NAMES].sort()).toEqual(tested);
    expect([...new Set(FORMATS.map(({ broker }) => broker))].sort()).toEqual(tested);
    expect(readdirSync(SAMPLES).filter((file) => !(file in EXPECTED))).toEqual([]);
  });
});

const T212 = "Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share)";
const buy = (shares: string, price = "10", currency = "USD") =>
  `Market buy,2025-01-03 09:00:00,US0378331005,AAPL,Apple,${shares},${price},${currency}`;
it("DEGIRO's two files tell the same exchange, which counts once", async () => {
  const [account, transactions] = await Promise.all(
    ["degiro-account.csv", "degiro-transactions.csv"].map(async (name) => (await read(sample(name))).records),
  );
  const once = addRecords([], account ?? []);
  const both = addRecords(once.records, transactions ?? []);
  expect(both.records.filter(({ kind }) => kind === "merger")).toEqual(
    once.records.filter(({ kind }) => kind === "merger"),
  );
});

describe("what brokers call otherwise at times", () => {
  const FREETRADE =
    "Title,Type,Timestamp,Account Currency,Total Amount,Buy / Sell,Ticker,ISIN,Quantity,Instrument Currency,Dividend Gross Distribution Amount";

  it.each([
    [
      "a German portfolio of DEGIRO",
      'Produkt,Symbol/ISIN,Anzahl,Schlusskurs,Wert,,Wert in EUR\nSAP SE,DE0007164600,15,"230,50",EUR,"3457,50","3457,50"',
      ["2025-11-22 holding SAP.DE 15 at ? EUR"],
    ],
    [
      "a Dutch portfolio of DEGIRO",
      'Product,Symbool/ISIN,Aantal,Slotkoers,Lokale waarde,,Waarde in EUR\nSAP SE,DE0007164600,15,"230,50",EUR,"3457,50","3457,50"',
      ["2025-11-22 holding SAP.DE 15 at ? EUR"],
    ],
    [
      "dividends of Zerodha by the day without them",
      "Symbol,ISIN,Ex-Date,Quantity,Dividend Per Share,Net Dividend Amount\nTCS,INE467B01029,2025-06-04,3,30,90",
      ["2025-06-04 dividend TCS.BO 90 INR"],
    ],
    [
      "a special dividend of Freetrade",
      `${FREETRADE}\nTesco,SPECIAL_DIVIDEND,2025-06-04T00:00:00.000Z,GBP,9.00,,TSCO,GB00BLGZ9862,,GBP,9.00`,
      ["2025-06-04 dividend TSCO.L 9 GBP"],
    ],
    [
      "Fidelity's history with the price before the quantity",
      "Run Date,Action,Symbol,Description,Type,Price ($),Quantity,Commission ($),Fees ($),Accrued Interest ($),Amount ($),Cash Balance ($),Settlement Date\n06-25-2025,YOU BOUGHT NVIDIA (NVDA) (Cash),NVDA,NVIDIA CORPORATION COM,Cash,150,2,,,,-300,100,06-26-2025",
      ["2025-06-25 buy NVDA 2 at 150 USD"],
    ],
  ])("%s", async (_, file, expected) => {
    expect(told(await read(file))).toEqual(expected);
  });
});

describe("a row that does not fit", () => {
  it.each([
    [buy("-5"), "the number of shares is negative: a short position is not something you own"],
    [buy("0"), "the number of shares is 0"],
    [buy(""), "the number of shares is missing"],
    [buy("=1+1"), "“=1+1” is a formula, which is not computed"],
    [buy("many"), "“many” is not a number that can be read for certain"],
    [buy("1e999"), "“1e999” is not a number that can be read for certain"],
    [buy("5", "10", "XXQ"), "“XXQ” is not a currency we know"],
    [buy("5", "10", ""), "the currency is missing"],
    [buy("5").replace("2025-01-03 09:00:00", "yesterday"), "“yesterday” is not a date"],
    [buy("5").replace("2025-01-03 09:00:00", "2025-02-30"), "“2025-02-30” is not a date"],
    [buy("5").replace("US0378331005,AAPL,Apple", ",,"), "neither a symbol, an ISIN nor a name"],
  ])("%s is left out with its reason, and the others are taken", async (row, reason) => {
    const imported = await read([T212, buy("1"), row, buy("2")].join("\n"));
    expect(imported.left).toEqual([{ row: 3, table: null, text: expect.any(String), reason }]);
    expect(imported.records).toHaveLength(2);
  });

  it("is not the same as one that is alike: two equal purchases of a day are two", async () => {
    const file = [T212, buy("1"), buy("1")].join("\n");
    const { records } = addRecords([], (await read(file)).records);
    expect(records).toHaveLength(2);
    expect(addRecords(records, (await read(file)).records).countAdded).toBe(0);
  });
});

const LIST = "Product,Symbol/ISIN,Amount,Closing,Local value,,Value in EUR";

describe("decimal commas", () => {
  it("are read where the file has them, with dots between the thousands", async () => {
    const file = `${LIST}\nSAP SE,DE0007164600,"1.234,5","230,50",EUR 1,,"3.457,50"`;
    expect(told(await read(file))).toEqual(["2025-11-22 holding SAP.DE 1234.5 at ? EUR"]);
  });

  it("are told by their own number where a file has both kinds", async () => {
    const file = `${LIST}\nSAP SE,DE0007164600,"1,5","230.50",EUR 1,,"1.5"`;
    expect(told(await read(file))).toEqual(["2025-11-22 holding SAP.DE 1.5 at ? EUR"]);
  });

  it("stand beside semicolons", async () => {
    const file = "Symbol;Quantity;Price\nAAPL;1,5;200,25\nMSFT;2;1.400,00";
    const chosen = { symbol: 0, shares: 1, price: 2 };
    expect(told(await read(file, { chosen }))).toEqual([
      "2025-11-22 holding AAPL 1.5 at 200.25 USD",
      "2025-11-22 holding MSFT 2 at 1400 USD",
    ]);
  });
});

it.each(["AAPL,١٠", "AAPL,۱۰"])("%s has ten shares, as its field reads them", async (text) => {
  expect(told(await read(text))).toEqual(["2025-11-22 holding AAPL 10 at ? USD"]);
  expect(told(await read(text, { chosen: { symbol: 0, shares: 1 } }))).toEqual(["2025-11-22 holding AAPL 10 at ? USD"]);
});

describe("encodings", () => {
  const text = `${LIST}\nNestlé Münster,DE0007164600,3,"230,50",EUR 1,,"3,50"`;
  const utf16 = (isLittle: boolean, hasMark: boolean) => {
    const bytes = new Uint8Array((text.length + (hasMark ? 1 : 0)) * 2);
    const view = new DataView(bytes.buffer);
    const letters = [...(hasMark ? "\uFEFF" : ""), ...text];
    for (const [place, letter] of letters.entries()) view.setUint16(place * 2, letter.charCodeAt(0), isLittle);
    return bytes;
  };
  const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  it.each([
    ["UTF-8 with a mark", bytesOf(`\uFEFF${text}`)],
    ["UTF-16 with a mark", utf16(true, true)],
    ["UTF-16 the other way round", utf16(false, true)],
    ["UTF-16 without a mark", utf16(true, false)],
    ["Windows letters", latin],
  ])("%s keep every letter", async (_, bytes) => {
    const { records } = await read(bytes);
    expect(records[0]?.share?.name).toBe("Nestlé Münster");
  });
});

describe("a file as a whole", () => {
  const refused = async (bytes: Uint8Array<ArrayBuffer>) => {
    try {
      await read(bytes);
    } catch (problem) {
      return (problem as Error).message;
    }
    return undefined;
  };
  const withCellAt = (place: string, folder = "worksheets/") => {
    const files = Object.entries(unzipSync(makeWorkbook({ Sheet: [["a"]] }))).map(([name, bytes]) => {
      const text = strFromU8(bytes).replaceAll("worksheets/", folder);
      const isSheet = name.includes("worksheets/");
      return [name.replace("worksheets/", folder), strToU8(isSheet ? text.replaceAll("A1", place) : text)] as const;
    });
    return zipSync(Object.fromEntries(files)) as Uint8Array<ArrayBuffer>;
  };
  const bomb = makeWorkbook({ Sheet: [["a"]] });
  const view = new DataView(bomb.buffer);
  for (let place = 0; place + 4 < bomb.length; place++)
    if (view.getUint32(place, true) === 0x02014b50) view.setUint32(place + 24, 2_000_000_000, true);

  it.each<[string, Uint8Array<ArrayBuffer>, ImportProblemCode]>([
    ["of 50 MB", new Uint8Array(50 * 1024 * 1024), "too_large"],
    ["without a byte", new Uint8Array(), "empty"],
    ["of spaces", bytesOf("  \n \n"), "empty"],
    ["that is a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0, 0, 3), "no_table"],
    ["of prose", bytesOf("Dear broker\nplease send me my file\nThank you"), "no_table"],
    ["with too many rows", bytesOf(`${T212}\n${"a,b,c\n".repeat(50_001)}`), "too_many_rows"],
    ["that is half a workbook", makeWorkbook({ Sheet: [["a"]] }).slice(0, 300), "damaged"],
    ["with one cell in the last row", withCellAt("A1048576"), "too_many_rows"],
    ["with one cell in the last column", withCellAt("XFD1"), "too_many_columns"],
    ["with one cell in the last corner", withCellAt("XFD1048576"), "too_many_rows"],
    ["with a far cell in coded letters", withCellAt("&#88;FD1"), "damaged"],
    ["with a far cell in small letters", withCellAt("xfd1"), "damaged"],
    ["with a far cell in four letters", withCellAt("AAAA1"), "damaged"],
    ["with a far cell in a sheet of another folder", withCellAt("XFD1", "elsewhere/"), "too_many_columns"],
    ["that unpacks to gigabytes", bomb, "too_large"],
    ["that is an old workbook", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4), "old_workbook"],
    ["with a head and no row", bytesOf(`${T212}\n`), "no_rows"],
  ])("%s is refused in one sentence", async (_, bytes, code) => {
    expect(await refused(bytes)).toBe(IMPORT_PROBLEMS[code]);
  });

  it("that nobody publishes asks which column is which, with a guess", async () => {
    const tables = await readTables(
      bytesOf("My shares\nTicker,How many units,Bought at\nAAPL,3,150\nMSFT,2,300"),
      openWorkbook,
    );
    expect(readImport(tables, OPTIONS)).toEqual({
      kind: "choose_columns",
      columns: ["Ticker", "How many units", "Bought at"],
      sample: [
        ["AAPL", "3", "150"],
        ["MSFT", "2", "300"],
      ],
      guess: { symbol: 0, shares: 1, price: 2 },
      currency: "USD",
    });
  });

  it.each([
    ["symbol,quantity\nAAPL,3\nMSFT,2", ["AAPL 3 at ? USD", "MSFT 2 at ? USD"]],
    ["Ticker\tShares\tPurchase price\tCurrency\nAAPL\t3\t150\tUSD", ["AAPL 3 at 150 USD"]],
    ["Bezeichnung;ISIN;Stück;Kaufpreis;Währung\nSAP SE;DE0007164600;1.250;98,5;EUR", ["SAP.DE 1250 at 98.5 EUR"]],
    ["AAPL,3\nMSFT,2", ["AAPL 3 at ? USD", "MSFT 2 at ? USD"]],
  ])("whose headings are plain is read without a question: %j", async (file, expected) => {
    expect(told(await read(file))).toEqual(expected.map((one) => `2025-11-22 holding ${one}`));
  });

  it("asks for the currency of German prices, with the columns found", async () => {
    const tables = await readTables(bytesOf("Name;Stück;Kaufpreis\nSAP;3;98,5"), openWorkbook);
    expect(readImport(tables, OPTIONS)).toMatchObject({
      kind: "choose_columns",
      guess: { name: 0, shares: 1, price: 2 },
      currency: "EUR",
    });
  });

  it("is read by the columns that were chosen: positions, trades and dividends", async () => {
    const file =
      "When,What,Share,Number,Each,Sum\n03/04/2025,Buy,AAPL,3,150,450\n04/04/2025,Dividend,AAPL,,,1.5\n05/04/2025,Transfer,AAPL,1,,";
    const chosen = { date: 0, kind: 1, symbol: 2, shares: 3, price: 4, amount: 5 };
    const imported = await read(file, { chosen, order: "day_first", currency: "EUR" });
    expect(told(imported)).toEqual(["2025-04-03 buy AAPL 3 at 150 EUR", "2025-04-04 dividend AAPL 1.5 EUR"]);
    expect(imported.left.map(({ reason }) => reason)).toEqual([
      "“transfer” is neither a purchase, a sale nor a dividend",
    ]);
  });
});

describe("which share is meant", () => {
  const named = async (isin: string, ticker: string, currency: string) =>
    (await read(`${T212}\nMarket buy,2025-01-03,${isin},${ticker},Name,1,10,${currency}`)).records[0]?.share?.symbol;

  it.each([
    ["CA87971M1032", "T", "CAD", "T.TO"],
    ["US00206R1023", "T", "USD", "T"],
    ["GB00BH4HKS39", "VOD", "GBX", "VOD.L"],
    ["KYG875721634", "700", "HKD", "0700.HK"],
    ["CA82509L1076", "SHOP", "USD", "SHOP"],
  ])("%s %s in %s is %s, never another market's", async (isin, ticker, currency, symbol) => {
    expect(await named(isin, ticker, currency)).toBe(symbol);
  });

  it("is not known of an American ISIN alone: we publish no CUSIP", async () => {
    const { records } = await read(`${LIST}\nAPPLE INC,US0378331005,8,"250,00",USD 1,,"1,00"`);
    expect(records[0]?.share).toEqual({ symbol: null, isin: "US0378331005", name: "APPLE INC" });
  });
});

describe("one share a line", () => {
  it.each([
    ["AAPL 25", "AAPL 25 at ? USD"],
    ["25 AAPL", "AAPL 25 at ? USD"],
    ["25 shares of Apple", "Apple 25 at ? USD"],
    ["Apple: 25 shares", "Apple 25 at ? USD"],
    ["- aapl x 2,5", "aapl 2.5 at ? USD"],
    ["3. Johnson & Johnson - 1,250", "Johnson & Johnson 1250 at ? USD"],
    ["10 Stück SAP.DE @ 98.50 EUR", "SAP.DE 10 at 98.5 EUR"],
    ["Apple (AAPL) 7 at $150", "AAPL 7 at 150 USD"],
    ["2222.SR 100", "2222.SR 100 at ? USD"],
    ["3M 10", "3M 10 at ? USD"],
    ["25 shares of Apple, Inc.", "Apple Inc. 25 at ? USD"],
    ["DE0007164600; 15", "SAP.DE 15 at ? USD"],
    ["BRK.B\t0.5", "BRK.B 0.5 at ? USD"],
  ])("%s", async (line, expected) => {
    const { records, ...rest } = await read(`${line}\nMSFT 1`);
    const named = records.filter(isShareRecord).map((record) => ({
      ...record,
      share: { ...record.share, symbol: record.share.symbol ?? record.share.name },
    }));
    expect(told({ ...rest, records: named })[0]).toBe(`2025-11-22 holding ${expected}`);
  });

  it.each(["AAPL 25, NVDA 10", "Century 21 500", "2222 100", "AAPL,3,150", "AAPL -5", "AAPL many", "AAPL 0"])(
    "%s is left out with its reason, never guessed",
    async (line) => {
      const { records, left } = await read(["MSFT 1", line, "SAP.DE 2"].join("\n"));
      expect(records).toHaveLength(2);
      expect(left).toEqual([{ row: 2, table: null, text: line, reason: expect.any(String) }]);
    },
  );
});
