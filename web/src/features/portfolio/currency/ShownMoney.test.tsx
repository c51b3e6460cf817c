import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { LedgerLine } from "../../../../../domain/portfolio/purification-ledger.ts";
import { SHOWN_CURRENCY_KEY, writeStored } from "../../../lib/storage.ts";
import { linePurification } from "../ledger/record.ts";
import { InMoney, ShownCurrencyField, ShownCurrencyNote, ShownMoneyProvider } from "./ShownMoney.tsx";

const RATES = { asOf: "2026-08-21", rates: { USD: 1, SAR: 3.75, JPY: 150 } };
const LINE = { purification: 2, notes: ["at_least"] } as unknown as LedgerLine;

function show(rates: typeof RATES | null = RATES) {
  render(
    <ShownMoneyProvider rates={rates}>
      <ShownCurrencyField />
      <ShownCurrencyNote rates={rates} />
      <output>
        <InMoney>{(say) => say(1000)}</InMoney>
      </output>
      <p data-testid="line">
        <InMoney>{(say) => linePurification(LINE, say)}</InMoney>
      </p>
    </ShownMoneyProvider>,
  );
}
const choose = (value: string) => fireEvent.change(screen.getByRole("combobox"), { target: { value } });
const shown = () => screen.getByRole("status").textContent?.replace("\u00a0", " ");

describe("amounts in a person's own currency", () => {
  beforeEach(() => writeStored(SHOWN_CURRENCY_KEY, null));

  it("are dollars until another is chosen, which stays on the device", () => {
    show();
    expect(shown()).toBe("$1,000.00");
    choose("SAR");
    expect(shown()).toBe("SAR 3,750.00");
    expect(screen.getByTestId("line").textContent?.replace("\u00a0", " ")).toBe("at least SAR 7.50");
    expect(localStorage.getItem(SHOWN_CURRENCY_KEY)).toBe("SAR");
    expect(screen.getByText(/^Amounts in SAR are approximate, at the rate of Aug 21, 2026/)).toBeTruthy();
    choose("USD");
    expect([shown(), localStorage.getItem(SHOWN_CURRENCY_KEY)]).toEqual(["$1,000.00", null]);
  });

  it("have as many decimals as their currency", () => {
    show();
    choose("JPY");
    expect(shown()).toBe("JPY 150,000");
  });

  it.each([
    ["a currency without a rate", "EGP", RATES, "No rate is known for EGP: shown in US dollars."],
    ["no rates at all", "SAR", null, "No rate is known for SAR: shown in US dollars."],
  ])("stay dollars for %s, and say so", (_, currency, rates, note) => {
    show(rates);
    choose(currency);
    expect(shown()).toBe("$1,000.00");
    expect(screen.getByText(note)).toBeTruthy();
  });

  it("are dollars where something else is stored", () => {
    writeStored(SHOWN_CURRENCY_KEY, "GOLD");
    show();
    expect(shown()).toBe("$1,000.00");
    expect(screen.queryByText(/\brate\b/)).toBeNull();
  });
});
