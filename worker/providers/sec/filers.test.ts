import { describe, expect, it } from "vitest";
import { cannedAnswers } from "../test/canned-answers.ts";
import { readFilers, requestFilers } from "./filers.ts";

const filersOf = async (list: object) => {
  const access = cannedAnswers({ "/files/company_tickers_exchange.json": JSON.stringify(list) });
  return (await requestFilers(access, 1_000)).flatMap(readFilers);
};

describe("the SEC's list of filers", () => {
  it("is read by the names of its fields, whatever the order", async () => {
    const data = [
      ["NYSE", "BRK-B", 1067983, "Berkshire"],
      [null, "X", 7, ""],
    ];
    await expect(filersOf({ fields: ["exchange", "ticker", "cik", "name"], data })).resolves.toEqual([
      { cik: "0001067983", symbol: "BRK.B", exchange: "NYSE" },
      { cik: "0000000007", symbol: "X", exchange: null },
    ]);
  });

  it("is refused in a new format", async () => {
    await expect(filersOf({ fields: ["a", "b"], data: [] })).rejects.toThrow("unexpected_form");
  });
});
