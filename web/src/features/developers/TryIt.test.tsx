import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../test/render-page.tsx";
import { TryIt } from "./TryIt.tsx";

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
