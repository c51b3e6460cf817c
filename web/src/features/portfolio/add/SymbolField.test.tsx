import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import type { Company } from "../../../../../schema/contracts/stocks.ts";
import { answer, requests } from "../../../test/api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { useSymbolField } from "./SymbolField.tsx";

function Form() {
  const [value, onChange] = useState("");
  const [meant, setMeant] = useState<string>();
  const { field, meantSymbol } = useSymbolField({ label: "Share", value, onChange });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void meantSymbol().then((symbol) => setMeant(symbol ?? "none"));
      }}
    >
      {field}
      <button type="submit">Add</button>
      <output>{meant}</output>
    </form>
  );
}

const company = (symbol: string, isClearMatch = true): Company => ({
  symbol,
  name: symbol,
  exchange: "NASDAQ",
  standing: "halal",
  match: "exact",
  isClearMatch,
});

async function meant(text: string, companies: Company[]): Promise<string | null> {
  answer("GET /api/companies/search", () => companies);
  renderPage(<Form />);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  return (await screen.findByText(/.+/, { selector: "output" })).textContent;
}

describe("the field for a share", () => {
  it.each(["gogle", "أرامكو", "NASDAQ:GOOGL", "US02079K3059", " us02079k3059 ", "googl"])(
    "takes %s for the company that the search clearly means",
    async (text) => expect(await meant(text, [company("GOOGL")])).toBe("GOOGL"),
  );

  it.each([
    ["AAPL", "AAPL"],
    ["700.hk", "0700.HK"],
    ["BRK.B", "BRK.B"],
  ])("takes %s as the symbol %s without a question", async (text, symbol) => {
    expect(await meant(text, [])).toBe(symbol);
    expect(requests.filter((request) => request.endsWith(`q=${text}`))).toEqual([]);
  });

  it("asks for a choice where a text may mean several companies", async () => {
    expect(await meant("united", [company("UAL", false), company("UNH", false)])).toBe("none");
    expect(screen.getByText(/Choose/)).toBeTruthy();
  });

  it("takes no ISIN that nobody knows for a symbol", async () => {
    expect(await meant("DE0007164600", [])).toBe("none");
    expect(screen.getByRole("combobox").getAttribute("aria-invalid")).toBe("true");
  });
});
