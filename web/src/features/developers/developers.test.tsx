import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "../../test/render-page.tsx";
import { BadgeMaker } from "./BadgeMaker.tsx";
import { TryIt } from "./TryIt.tsx";

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

afterEach(() => vi.unstubAllGlobals());

function serve(answer: () => Response | Promise<Response>) {
  const asked = vi.fn(async (_address: string, _init?: RequestInit) => answer());
  vi.stubGlobal("fetch", asked);
  return asked;
}

it("asks what is chosen without the visitor's cookie, by keyboard, and shows the answer laid out", async () => {
  const asked = serve(() => Response.json({ answers: [] }, { headers: { "cache-control": "private, no-store" } }));
  renderPage(<TryIt />);
  await userEvent.selectOptions(screen.getByLabelText("Example"), "Many symbols or ISINs at once");
  expect(screen.getByRole("region", { name: "The call" }).textContent).toContain('-d \'{"symbols":[');
  screen.getByRole("button", { name: "Run" }).focus();
  await userEvent.keyboard("{Enter}");
  const status = await screen.findByRole("region", { name: "Status and headers" });
  expect(status.textContent).toContain("200");
  expect(status.textContent).toContain("cache-control: private, no-store");
  expect(screen.getByRole("region", { name: "The answer" }).textContent).toBe('{\n  "answers": []\n}');
  expect(asked.mock.calls[0]).toMatchObject(["/api/stocks/bulk", { method: "POST", credentials: "omit" }]);
});

it("shows an error as it came, and says when nothing comes", async () => {
  serve(() => Response.json({ error: "No such symbol" }, { status: 404 }));
  renderPage(<TryIt />);
  await userEvent.click(screen.getByRole("button", { name: "Run" }));
  expect((await screen.findByRole("region", { name: "Status and headers" })).textContent).toContain("404");
  expect(screen.getByRole("region", { name: "The answer" }).textContent).toContain("No such symbol");
  serve(() => Promise.reject(new TypeError("Failed to fetch")));
  await userEvent.click(screen.getByRole("button", { name: "Run" }));
  expect(await screen.findByText(/No answer/)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "The answer" })).toBeNull();
});

it("says how much of a long answer it leaves out", async () => {
  serve(() => new Response("a".repeat(7000)));
  renderPage(<TryIt />);
  await userEvent.click(screen.getByRole("button", { name: "Run" }));
  expect(await screen.findByText(/… and 1000 characters more/)).toBeTruthy();
});
