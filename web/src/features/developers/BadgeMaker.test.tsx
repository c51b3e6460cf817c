import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { BadgeMaker } from "./BadgeMaker.tsx";

async function made(symbol: string) {
  render(<BadgeMaker />);
  const field = screen.getByLabelText("Symbol");
  await userEvent.clear(field);
  if (symbol) await userEvent.type(field, symbol.replace(/[[{]/g, "$&$&"));
  return (label: string) => screen.queryByRole("region", { name: label })?.textContent;
}

describe("the maker of badges", () => {
  it.each(["", '"><script>', "](x)", "A B", "../x", "SYMBOLWITHTOOMANYLETTERS"])(
    "makes nothing of %j",
    async (typed) => {
      const textOf = await made(typed);
      expect(screen.getByText("This cannot be a symbol.")).toBeDefined();
      expect([textOf("HTML"), screen.queryByRole("img")]).toEqual([undefined, null]);
    },
  );

  it("makes a badge, a card and the address for shields.io, which lead to the stock's page", async () => {
    const textOf = await made("m&m.bo");
    const origin = location.origin;
    expect(textOf("Markdown")).toBe(
      `[![The standing of M&amp;M.BO on Mizan](${origin}/badge/M%26M.BO.svg)](${origin}/stocks/M%26M.BO)`,
    );
    expect(textOf("HTML")).toContain(`<a href="${origin}/stocks/M%26M.BO"><img src="${origin}/badge/M%26M.BO.svg"`);
    expect(textOf("Card")).toContain(`<iframe src="${origin}/embed/M%26M.BO"`);
    expect(textOf("shields.io")).toContain(encodeURIComponent(`${origin}/badge/M%26M.BO.json`));
    expect(screen.getByRole("img").getAttribute("src")).toBe("/badge/M%26M.BO.svg");
  });

  it("copies a text, and says when the browser does not allow it", async () => {
    await made("AAPL");
    const write = vi.fn(async (_text: string) => undefined);
    Object.defineProperty(navigator, "clipboard", { value: { writeText: write }, configurable: true });
    await userEvent.click(screen.getByRole("button", { name: "Copy HTML" }));
    expect(write.mock.calls[0]?.[0]).toContain("/badge/AAPL.svg");
    expect(screen.getByRole("status").textContent).toBe("HTML: copied");
    write.mockRejectedValueOnce(new Error("no"));
    await userEvent.click(screen.getByRole("button", { name: "Copy Card" }));
    expect(screen.getByRole("status").textContent).toContain("select the text instead");
  });
});
