import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { Ageing, Announcement, Change, NearMiss } from "../../../../schema/contracts/changes.ts";
import { answer, refuse, requests } from "../../test/api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { Changes } from "./Changes.tsx";
import type { OwnPortfolio } from "./Follow.tsx";

const ratios = { debtRatio: 30, cashRatio: 4, nonCompliantIncomeRatio: 0.2 };
const change: Change = {
  id: 25,
  version: 2,
  changedOn: "2026-09-26",
  symbol: "ACME",
  name: "Acme",
  exchange: "NYSE",
  sector: "Energy",
  before: { status: "halal", standing: "halal", ...ratios },
  after: { status: "haram", standing: "haram", ...ratios, debtRatio: 40 },
  causes: ["figures"],
  inputs: [{ input: "interestBearingDebt", before: 3e8, after: 4e8 }],
  message: "As the server says.",
};

const held = { symbols: ["HELD"], hawlBegan: null as string | null };
const own: OwnPortfolio = {
  read: async () => held,
  keepHawlBegan: async (day) => {
    held.hawlBegan = day;
  },
};

function show(at = "/changes") {
  answer("GET /api/changes/runs", () => [{ version: 2, changedOn: "2026-09-26", changes: 1, aged: [] }]);
  answer("GET /api/changes/ageing", ({ query }) =>
    ageing.filter(({ isPast }) => isPast === (query.get("when") === "past")),
  );
  answer("GET /api/changes/announced", () => ({ rulesVersion: 1, announcements }));
  renderPage(<Changes own={own} IfHeld={() => "what the texts say"} />, { at });
}

const announcements: Announcement[] = [];
const ageing: Ageing[] = [];
const old = { symbol: "AGED", name: "Old Co", exchange: "NYSE", sector: null, standing: "halal" } as const;
const told = { toldOn: "2026-11-01", message: "As the server says." };
const fallen: Ageing = { ...old, ...told, id: 7, doubtOn: "2026-11-01", isPast: true };
const falling: Ageing = { ...old, ...told, id: 8, doubtOn: "2026-12-01", isPast: false };

it("says how many verdicts age has moved and will move, and shows which", async () => {
  ageing.push(fallen, falling);
  answer("GET /api/changes", () => []);
  show();
  expect(await screen.findByText(/^Old figures put 1 verdict in doubt, and 1 more within a month\./)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "See which" }));
  const items = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(items).toEqual([
    "AGED Old CoDec 1, 2026Halal→will becomeIn doubtFigures out of dateHalal today. Its figures will be out of date on Dec 1, 2026, unless newer ones arrive first.",
    "AGED Old CoNov 1, 2026Halal→becameIn doubtFigures out of dateIts figures went out of date, so no verdict can rest on them. Nothing else changed: wait for its next report.",
  ]);
  ageing.length = 0;
});

it("shows what age does to the watchlist", async () => {
  answer("GET /api/changes/watched", () => ({ changes: [], ageing: [falling] }));
  answer("GET /api/push", () => ({ publicKey: null }));
  show("/changes?view=mine");
  expect(await screen.findByText(/^Halal today\. Its figures will be out of date/)).toBeTruthy();
  expect(screen.queryByText("No verdict in your watchlist has changed.")).toBeNull();
});

it("says what is announced to change in our rules, and which stocks it would change", async () => {
  announcements.push({
    version: 2,
    announcedOn: "2026-11-20",
    takesEffectOn: "2026-12-26",
    limits: { debtRatio: { before: 33, after: 30 } },
    alsoExcludes: [],
    message: "As the server says.",
    isComplete: true,
    screened: 5000,
    moved: 2,
    moves: [{ symbol: "MOVE", name: "Mover", exchange: "NYSE", before: "halal", after: "haram" }],
  });
  answer("GET /api/changes", () => []);
  show();
  expect(await screen.findByText("Announced: our rules change with the refresh of Dec 26, 2026")).toBeTruthy();
  expect(screen.getByText("The debt limit becomes 30%; it is 33% today.")).toBeTruthy();
  expect(screen.getByText(/it would change 2 of 5,000 screened stocks/)).toBeTruthy();
  expect(screen.getByText(/Mover: Halal → Haram/)).toBeTruthy();
  expect(screen.getByText("and 1 more")).toBeTruthy();
  announcements.pop();
});

it("says what a verdict was and is, why, and by which figures", async () => {
  answer("GET /api/changes", () => [change], { "X-Total-Count": "1" });
  show();
  await screen.findByText("Acme");
  const [, item] = screen.getAllByRole("listitem");
  expect(item?.textContent).toContain("Halal→becameHaram");
  expect(item?.textContent).toContain("The company reported newer figures.");
  expect(item?.textContent).toContain("debt 30.0% → 40.0% (limit 33%)");
  expect(item?.textContent).toContain("Interest-bearing debt: $300M → $400M");
  expect(screen.getByRole("status").textContent).toBe("1 change");
});

it("says which rules were corrected at that day, between newer and older changes, and on no other day alone", async () => {
  const newer = { ...change, id: 30, symbol: "NEWER", changedOn: "2026-11-28" };
  const rows = [newer, change];
  answer(
    "GET /api/changes",
    ({ query }) => rows.filter(({ changedOn }) => changedOn === (query.get("day") ?? changedOn)),
    { "X-Total-Count": "2" },
  );
  show();
  await screen.findByText("NEWER");
  const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  const corrected = "Our rules, Nov 24, 2026: Dow Jones, S&P and MSCI corrected";
  expect(headings()).toEqual(["NEWER Acme", corrected, "ACME Acme"]);
  expect(screen.getByText(/Verdicts that moved, of 7,882: Dow Jones Islamic Market 1,262/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText("Date"), "2026-09-26");
  await waitFor(() => expect(headings()).toEqual(["ACME Acme"]));
});

it("offers what the texts say only where a share is no longer permissible, and asks for patience where only age changed", async () => {
  const after = { ...change.after, standing: "doubt" } as const;
  const aged: Change = { ...change, id: 21, symbol: "OLD", after, causes: ["age"] };
  answer("GET /api/changes", () => [change, aged], { "X-Total-Count": "2" });
  show();
  await screen.findAllByText("Acme");
  const folds = screen.getAllByText("If you hold it");
  expect(folds).toHaveLength(1);
  expect(screen.queryByText("what the texts say")).toBeNull();
  await userEvent.click(folds[0] as HTMLElement);
  expect(await screen.findByText("what the texts say")).toBeTruthy();
  expect(screen.getAllByText(/Nothing else changed: wait for its next report\./)).toHaveLength(1);
});

it("asks for a market or a sector, never for both", async () => {
  answer("GET /api/changes", ({ query }) => (query.get("sector") === "Energy" ? [change] : []));
  show("/changes?exchange=NYSE");
  expect(await screen.findByText("No refresh has changed a verdict here.")).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText("Sector"), "Energy");
  expect(await screen.findByText("Acme")).toBeTruthy();
  expect((screen.getByLabelText("Market") as HTMLSelectElement).value).toBe("");
});

it("shows near misses with their distance", async () => {
  const miss: NearMiss = {
    symbol: "NEAR",
    name: "Nearly",
    standing: "halal",
    ratio: "debtRatio",
    figure: 31.5,
    limit: 33,
    points: 1.5,
    isAbove: false,
    message: "As the server says.",
  };
  answer("GET /api/changes/near", () => ({ nearMisses: [miss] }));
  show("/changes?view=near");
  expect(await screen.findByText("31.5%: 1.5 points below the debt limit of 33%.")).toBeTruthy();
});

it("shows what changed in the watchlist, and says so when nothing has", async () => {
  answer("GET /api/changes/watched", () => ({ changes: [], ageing: [] }));
  answer("GET /api/push", () => ({ publicKey: null }));
  show("/changes?view=mine");
  expect(await screen.findByText("No verdict in your watchlist has changed.")).toBeTruthy();
  expect(await screen.findByText("Notifications are not set up on this server.")).toBeTruthy();
  expect(requests).not.toContain("GET /api/changes");
});

it("offers to try again when the list does not come", async () => {
  refuse("GET /api/changes", 404, "gone");
  show();
  const retry = await screen.findByRole("button", { name: "Try again" });
  answer("GET /api/changes", () => [change]);
  await userEvent.click(retry);
  expect(await screen.findByText("Acme")).toBeTruthy();
});
