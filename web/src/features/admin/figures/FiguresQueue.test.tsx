import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ClaimCheck, QueuedClaim } from "../../../../../schema/contracts/claims.ts";
import { answer, refuse, requests } from "../../../test/api.ts";
import { makeClaim, makeVoice } from "../../../test/claims.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { ClaimFigure } from "../../claims/ClaimFigure.tsx";
import { storeAdminToken } from "../admin-session.ts";
import { FiguresQueue } from "./FiguresQueue.tsx";

const QUEUE = "GET /api/admin/claims";
const DECIDE = "POST /api/admin/claims/:id";
const user = userEvent.setup();

const checked = { readersMissing: 0, voices: [makeVoice("Kind Heron")] };
const queued = (id: number, fields: Partial<QueuedClaim> = {}): QueuedClaim => ({
  ...makeClaim(id),
  ...checked,
  marketCapitalization: 3e12,
  settles: 1,
  ...fields,
});
const CHECK: ClaimCheck = {
  inUse: {
    value: 2.1e9,
    currency: "USD",
    periodEnd: "2024-09-28",
    source: "market-snapshot",
    quality: "estimated",
    url: null,
  },
  others: [makeClaim(9, { value: 4e9, amount: 4, username: "Brave Otter" })],
  effects: [{ symbol: "AAPL", from: "doubt", to: "purify" }],
  refusal: null,
};

let queue: QueuedClaim[];
let decided: { id: string | undefined; body: unknown }[];

beforeEach(() => {
  storeAdminToken("t".repeat(43));
  queue = [queued(1), queued(2, { symbol: "MSFT", name: "Microsoft" }), queued(3, { symbol: "V", name: "Visa" })];
  decided = [];
  answer(QUEUE, () => queue);
  answer("GET /api/admin/claims/:id", () => CHECK);
  answer(DECIDE, ({ params, body }) => {
    decided.push({ id: params["id"], body });
    queue = queue.filter(({ id }) => String(id) !== params["id"]);
    return makeClaim(Number(params["id"]), { state: "accepted" });
  });
});

const head = (name: RegExp) => screen.getByRole("button", { name });
async function show() {
  renderPage(<FiguresQueue figure={(claim) => <ClaimFigure claim={claim} />} />);
  await screen.findByRole("button", { name: /AAPL/ });
  head(/AAPL/).focus();
}

describe("the queue of figures", () => {
  it("shows a claim beside the figure in use, what another reader says, and what accepting would move", async () => {
    await show();
    expect(await screen.findByText("$2.1B")).toBeDefined();
    expect(screen.getByText("Another reader")).toBeDefined();
    expect(screen.getByText(/Brave Otter/)).toBeDefined();
    const outcome = screen.getByText("With this figure").parentElement ?? document.body;
    expect(within(outcome).getByRole("listitem").textContent).toContain("In doubt → Halal, purify");
    expect(head(/AAPL/).getAttribute("aria-expanded")).toBe("true");
    expect(head(/MSFT/).getAttribute("aria-expanded")).toBe("false");
  });

  it("is walked through and decided by keys alone, and goes on with the next claim", async () => {
    await show();
    await user.keyboard("j");
    expect(document.activeElement).toBe(head(/MSFT/));
    await user.keyboard("{ArrowDown}j");
    expect(document.activeElement).toBe(head(/^V/));
    await user.keyboard("kk{ArrowUp}");
    expect(document.activeElement).toBe(head(/AAPL/));
    const opened = vi.fn((event: Event) => event.preventDefault());
    screen.getByRole("link", { name: "Open the report" }).addEventListener("click", opened);
    await user.keyboard("o");
    expect(opened).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByText("$2.1B")).toBeDefined());
    await user.keyboard("a");
    await user.keyboard("Jacked up on page 31{Enter}");
    await waitFor(() => expect(screen.queryByRole("button", { name: /AAPL/ })).toBeNull());
    expect(decided).toEqual([{ id: "1", body: { decision: "accept", reason: "Jacked up on page 31" } }]);
    expect(document.activeElement).toBe(head(/MSFT/));
  });

  it("takes no key from a field, and none with a modifier", async () => {
    await show();
    await user.keyboard("d");
    await user.keyboard("jkoacd");
    expect((screen.getByLabelText("Reason (public)") as HTMLInputElement).value).toBe("jkoacd");
    expect(head(/AAPL/).getAttribute("aria-expanded")).toBe("true");
    await user.keyboard("{Escape}");
    expect(document.activeElement).toBe(head(/AAPL/));
    expect(screen.queryByLabelText("Reason (public)")).toBeNull();
    await user.keyboard("{Control>}j{/Control}{Alt>}d{/Alt}");
    expect(head(/AAPL/).getAttribute("aria-expanded")).toBe("true");
    expect(screen.queryByLabelText("Reason (public)")).toBeNull();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard("j");
    expect(head(/AAPL/).getAttribute("aria-expanded")).toBe("true");
  });

  it("accepts nothing that readers have not checked, but can decline it", async () => {
    queue = [queued(1, { readersMissing: 1, voices: [] })];
    await show();
    expect(screen.getByText("1 reader missing")).toBeDefined();
    await user.keyboard("ac");
    expect(screen.queryByLabelText("Reason (public)")).toBeNull();
    await user.keyboard("d");
    expect(screen.getByLabelText("Reason (public)")).toBeDefined();
  });

  it("decides nothing without a reason", async () => {
    await show();
    await user.keyboard("d{Enter}");
    expect(screen.getByText("Please write a reason")).toBeDefined();
    expect(decided).toEqual([]);
  });

  it("corrects with the figure as the report has it", async () => {
    await show();
    await screen.findByText("$2.1B");
    await user.keyboard("c");
    const amount = screen.getByLabelText("Amount, as printed");
    expect(document.activeElement).toBe(amount);
    await user.clear(amount);
    await user.click(screen.getByRole("button", { name: "Accept as corrected" }));
    expect(screen.getByText("Please enter the figure as the report has it")).toBeDefined();
    await user.type(amount, "3.8");
    const address = screen.getByLabelText("Address of the report");
    await user.clear(address);
    await user.type(address, "https://www.sec.gov/Archives/other.htm");
    await user.type(screen.getByLabelText("Reason (public)"), "Page 32{Enter}");
    await waitFor(() => expect(decided).toHaveLength(1));
    expect(decided[0]?.body).toEqual({
      decision: "correct",
      reason: "Page 32",
      figure: {
        amount: 3.8,
        unit: "billions",
        currency: "USD",
        periodEnd: "2025-09-27",
        url: "https://www.sec.gov/Archives/other.htm",
        page: 31,
      },
    });
  });

  it("says why the server refuses, and keeps the form", async () => {
    refuse(DECIDE, 409, "A newer or more trusted figure is already in use");
    await show();
    await user.keyboard("dNot there{Enter}");
    await waitFor(() => expect(requests.at(-1)).toContain("POST"));
    expect((screen.getByLabelText("Reason (public)") as HTMLInputElement).value).toBe("Not there");
    expect(head(/AAPL/)).toBeDefined();
  });

  it("says that a better figure is in use by now", async () => {
    answer("GET /api/admin/claims/:id", () => ({ ...CHECK, effects: null, refusal: "claim_outranked" }));
    await show();
    expect(await screen.findByText(/A newer or more trusted figure/)).toBeDefined();
    await user.keyboard("a");
    expect(screen.queryByLabelText("Reason (public)")).toBeNull();
  });
});
