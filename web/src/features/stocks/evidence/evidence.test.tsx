import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { makeEvidence, makeStock } from "../../../test/stocks.ts";
import { TitledFold } from "../../../ui/Fold.tsx";
import { EvidenceTable } from "./EvidenceTable.tsx";
import { History } from "./History.tsx";
import { StandardsTable } from "./StandardsTable.tsx";
import { ListsBeside } from "./StockReport.tsx";

const outside = () => screen.queryAllByRole<HTMLAnchorElement>("link").filter(({ target }) => target === "_blank");

it.each([
  ["https://www.sec.gov/a", 1],
  ["javascript:alert(1)", 0],
  ["data:text/html,x", 0],
  ["//evil.test", 0],
  [null, 0],
])("a source's address %s is a link only over https", (url, links) => {
  renderPage(<EvidenceTable stock={makeStock({}, { evidence: [makeEvidence({ url, input: "price" })] })} />);
  expect(outside()).toHaveLength(links);
});

it.each([
  ["TYO", "Japan", "EDINET"],
  ["NYSE", "Japan", "EDINET"],
  ["SAU", "Saudi Arabia", "Saudi Exchange"],
  ["NYSE", null, "SEC EDGAR"],
] as const)("a snapshot's figure of %s, %s, leads to where it can be checked: %s", (exchange, country, place) => {
  const evidence = (["totalRevenue", "price"] as const).map((input) =>
    makeEvidence({ input, source: "market-snapshot", url: null }),
  );
  renderPage(<EvidenceTable stock={makeStock({ exchange, country }, { evidence })} />);
  expect(outside().map(({ textContent }) => textContent)).toEqual([`Check it at ${place}(opens in a new tab)`]);
  expect(outside()[0]?.href).toMatch(/^https:/);
});

it("the names of a filing's entries inside a note say that they are English", () => {
  const basis = { kind: "source", snapshotOn: null, entries: "LongTermDebt + NotesPayable", details: [] } as const;
  const note = "كما ورد في الإفصاح: ⁨Long term debt + Notes payable⁩. للسنة.";
  renderPage(<EvidenceTable stock={makeStock({}, { evidence: [makeEvidence({ basis, note })] })} />);
  const entries = screen.getByText("Long term debt + Notes payable");
  expect([entries.lang, entries.dir, entries.parentElement?.textContent]).toEqual(["en", "ltr", note]);
});

it("offers the form for each figure of a report, in the evidence or missing in it, and none for a market value", () => {
  const evidence = [makeEvidence({ input: "totalRevenue" }), makeEvidence({ input: "marketCapitalization" })];
  renderPage(<EvidenceTable stock={makeStock({ symbol: "2222.SR" }, { evidence })} />);
  const addresses = screen.getAllByRole("link", { name: /^Have the report/ }).map((link) => link.getAttribute("href"));
  expect(addresses).toEqual([
    "/stocks/2222.SR#figure=totalRevenue",
    "/stocks/2222.SR#figure=interestBearingDebt",
    "/stocks/2222.SR#figure=cashAndInterestBearingSecurities",
    "/stocks/2222.SR#figure=interestIncome",
  ]);
});

it("the standards that cannot judge agree with nobody, and each row says what decides it in one of four words", () => {
  const { analysis } = makeStock();
  const reason = { effect: "verdict" as const, figure: null, limit: null, about: null, detail: null };
  const doubt = { ...reason, code: "insufficient_data" as const, message: "Its debt is not known. No source has it." };
  const purify = { ...reason, code: "purification_required" as const, message: "" };
  const verdicts = { aaoifi: [purify], msci: [doubt], sp: [purify] };
  const standards = Object.entries(verdicts).map(([id, reasons]) => ({
    standardId: id as keyof typeof verdicts,
    status: "questionable" as const,
    ratios: analysis,
    receivablesRatio: null,
    reasons,
    caveats: [],
  }));
  const { container } = renderPage(<StandardsTable symbol="ACME" analysis={{ ...analysis, standards }} />);
  expect(container.querySelector("summary")?.textContent).toContain("2 of 3 can judge it, 2 say yes");
  screen.getByText("2 of 3 can judge it, and agree.");
  expect(screen.getByRole("row", { name: /^MSCI/ }).textContent).toMatch(
    /^MSCI Islamic ?Its debt is not known\.In doubt/,
  );
  expect(container.textContent).not.toContain("Questionable");
});

it("an address opens the fold that it names, with the one around it, and no other", () => {
  const { container } = renderPage(
    <TitledFold id="proof" title="Proof" isInPage>
      {["history", "lists"].map((id) => (
        <TitledFold key={id} id={id} title={id}>
          {null}
        </TitledFold>
      ))}
    </TitledFold>,
    { at: "/#lists" },
  );
  expect([...container.querySelectorAll("details[open]")].map(({ id }) => id)).toEqual(["proof", "lists"]);
});

const first: Stock["history"][number] = {
  screenedOn: "2026-07-25",
  status: "halal",
  debtRatio: 20,
  cashRatio: null,
  nonCompliantIncomeRatio: 0.1,
  causes: [],
};
const second: Stock["history"][number] = {
  ...first,
  screenedOn: "2026-08-29",
  status: "haram",
  debtRatio: 40,
  causes: [{ input: "interestBearingDebt", before: 2e9, after: 4e9 }],
};

describe("the history of a stock", () => {
  it("says that nothing has changed yet, and where to be told", () => {
    renderPage(<History symbol="ACME" standsUntil={null} history={[first]} />);
    expect(screen.getByText("Nothing has changed since it was first screened.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Atom feed of ACME" }).getAttribute("href")).toBe("/api/feeds/stocks/ACME");
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("is a table of every day, newest first, with what moved the ratios, beside the chart", () => {
    renderPage(<History symbol="ACME" standsUntil={null} history={[first, second]} />);
    const [, newest, causes, oldest] = screen.getAllByRole("row").map(({ textContent }) => textContent);
    expect(newest).toBe("Aug 29, 202640.0%Not known0.1%Haram");
    expect(causes).toBe("Interest-bearing debt: $2B → $4B");
    expect(oldest).toBe("Jul 25, 202620.0%Not known0.1%Halal");
    expect(screen.getByRole("img", { name: /Each ratio over time/ })).toBeTruthy();
  });

  it("marks days that were worked out from filings, and calls them no verdict", () => {
    const past = { ...first, screenedOn: "2024-03-30", isReconstructed: true as const };
    renderPage(<History symbol="ACME" standsUntil={null} history={[past, first]} />);
    const oldest = screen.getAllByRole("row").at(-1);
    expect(oldest?.textContent).toBe("Mar 30, 2024From filings20.0%Not known0.1%No verdict");
    expect(screen.getByText(/They are not verdicts/)).toBeTruthy();
  });

  it("says on which day its figures became too old, or will be", () => {
    const aged = { ...first, screenedOn: "2026-11-01", status: "questionable" as const, isAged: true as const };
    renderPage(<History symbol="ACME" standsUntil="2027-01-31" history={[first, aged]} />);
    const [, newest, why] = screen.getAllByRole("row").map(({ textContent }) => textContent);
    expect(newest).toMatch(/^Nov 1, 2026.*In doubt$/);
    expect(why).toBe("Its figures went out of date, so no verdict can rest on them.");
    expect(screen.getByText(/will be out of date on Feb 1, 2027/)).toBeTruthy();
  });

  it("says why a verdict goes back and forth near a limit, with the figure that moved", () => {
    const at = (screenedOn: string, debtRatio: number) => ({
      ...first,
      screenedOn,
      debtRatio,
      status: debtRatio > 33 ? ("haram" as const) : ("halal" as const),
    });
    const history = [at("2026-06-27", 32.4), at("2026-07-25", 33.6), at("2026-08-29", 32.1)];
    const { unmount } = renderPage(<History symbol="ACME" standsUntil={null} history={history} />);
    expect(
      screen.getByText(
        "Its debt moves around the limit of 33%, and its verdict with it: 33.6% on Jul 25, 2026, 32.1% on Aug 29, 2026.",
      ),
    ).toBeTruthy();
    const once = [history[0], at("2026-07-25", 60), at("2026-08-29", 20)].filter((point) => point !== undefined);
    unmount();
    renderPage(<History symbol="ACME" standsUntil={null} history={once} />);
    expect(screen.queryByText(/moves around the limit/)).toBeNull();
  });

  it("draws no point for a ratio that is not known", () => {
    const { container } = renderPage(<History symbol="ACME" standsUntil={null} history={[first, second]} />);
    const lines = [...container.querySelectorAll("polyline")].map((line) => line.getAttribute("points"));
    expect(lines[0]?.split(" ")).toHaveLength(2);
    expect(lines[1]).toBe("");
  });
});

const beside = (symbol: string, exchange: "JKT" | "NASDAQ" | "LSE") =>
  renderPage(<ListsBeside stock={{ symbol, exchange }} />).container;
const shown = async (lists: HTMLElement) => (await within(lists).findByRole("heading")) && lists.textContent;

describe("the lists beside a verdict", () => {
  it("say under which name, number and date a share of Jakarta is on the regulator's list, or is not", async () => {
    expect(await shown(beside("AADI.JK", "JKT"))).toMatch(/On the list .*OJK.*KEP-21\/D\.04\/2026.*Jun 1, 2026/);
    expect(await shown(beside("BBCA.JK", "JKT"))).toMatch(/Not on the list .*OJK/);
  });

  it("name a fund that holds an American share, and say nothing of absence from it", async () => {
    const absent = beside("JPM", "NASDAQ");
    expect(await shown(beside("AAPL", "NASDAQ"))).toMatch(/On the list .*SPUS/);
    expect(absent.textContent).not.toContain("SPUS");
  });

  it("are not there for other markets", async () => {
    const elsewhere = beside("HSBA.L", "LSE");
    await shown(beside("AADI.JK", "JKT"));
    expect(elsewhere.textContent).toBe("");
  });
});
