import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { FUND_PARTS, type FundParts } from "../../../../domain/funds/look-through.ts";
import { STANDARD_IDS } from "../../../../domain/standards/standards.ts";
import type { Fund, FundLookThrough, FundSummary } from "../../../../schema/contracts/funds.ts";
import { fundPartingText } from "../../../../schema/wording/ar/screening/standards.ts";
import { answer, refuse, requests } from "../../test/api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { FundList } from "./FundList.tsx";
import { FundReport } from "./FundReport.tsx";
import { FundScores } from "./FundScores.tsx";
import { FundView } from "./FundView.tsx";

const NOTHING = Object.fromEntries(FUND_PARTS.map((part) => [part, 0])) as FundParts;
const parts = (given: Partial<FundParts>) => ({ ...NOTHING, ...given });
const HOLDINGS: FundLookThrough = {
  asOf: "2026-08-01",
  source: "sec-nport",
  url: "https://www.sec.gov/a.xml",
  screenedOn: "2026-08-22",
  positions: 4,
  declared: 99,
  matched: 95,
  aged: 0,
  parting: null,
  standards: STANDARD_IDS.map((standardId) => ({
    standardId,
    parts: parts({ halal: 40, purify: 20, doubt: 10, haram: 15, notFound: 5, cash: 4, beyond: 5, undeclared: 1 }),
  })),
  offenders: [
    { symbol: "BANK", name: "A Bank", weight: 9, standing: "haram", reason: "prohibited_business" },
    { symbol: "WAIT", name: "A Doubt", weight: 4, standing: "doubt", reason: "grey_business" },
  ],
  largest: [{ symbol: "ACME", name: "Acme", weight: 20, standing: "halal" }],
  sectors: [{ sector: "Technology", weight: 95 }],
  purification: { ofPermissible: 1.2, fromHaram: 30, asIfHeld: 4, known: 90 },
  alike: [{ symbol: "SPUS", name: "A halal fund", overlap: 41, asOf: "2026-07-17" }],
};
const FUND: Fund = {
  symbol: "SPY",
  name: "A broad fund",
  issuer: "Somebody",
  kind: "shares",
  claimsHalal: false,
  isByDemand: false,
  unread: null,
  holdings: HOLDINGS,
};
const show = (fund: Partial<Fund>, today = "2026-08-22") =>
  renderPage(<FundReport fund={{ ...FUND, ...fund }} today={today} />);
const textOf = ({ container }: ReturnType<typeof show>) => container.textContent ?? "";

describe("a fund's page", () => {
  it("says what share of the weight was judged, of which day, and never that the fund is halal", () => {
    const text = textOf(show({ claimsHalal: true, holdings: { ...HOLDINGS, offenders: [] } }));
    expect(text).toContain("85.0% of its weight was judged");
    expect(text).toContain("Holdings of Aug 1, 2026, companies as screened on Aug 22, 2026.");
    expect(text).toContain("We call no fund halal or haram as a whole");
    expect(text).not.toMatch(/(fund|it) is (halal|permissible)/i);
  });

  it.each([
    ["older than 120 days", { asOf: "2026-04-01" }, "These holdings are old"],
    ["that sum to less than 90 %", { declared: 89 }, "This list of holdings is incomplete"],
    ["less than 80 % of which were recognized", { matched: 79 }, "of its weight in shares was recognized"],
  ])("says of holdings %s so before any figure of them", (_, holdings, warning) => {
    const text = textOf(show({ holdings: { ...HOLDINGS, ...holdings } }));
    expect(text.indexOf(warning)).toBeGreaterThan(-1);
    expect(text.indexOf(warning)).toBeLessThan(text.indexOf("Halal"));
  });

  it("says nothing against good holdings", () => {
    expect(textOf(show({}))).not.toMatch(/holdings are old|incomplete|recognized\. What/);
  });

  it("shows its weight under every standard, what fails, what it holds most of, its purification and a halal fund like it", () => {
    show({});
    expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(STANDARD_IDS.length + 1);
    const linked = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect([linked("A Bank"), linked("A Doubt"), linked("Acme")]).toEqual([
      "/stocks/BANK",
      "/stocks/WAIT",
      "/stocks/ACME",
    ]);
    expect(screen.getByText("Prohibited business")).toBeTruthy();
    expect(screen.getByText(/about 1\.20% is non-compliant income of the holdings that do not fail/)).toBeTruthy();
    expect(screen.getByText(/About 30\.0% more comes from holdings that fail/)).toBeTruthy();
    expect(
      screen.getByText(/these companies would call for giving 4\.0% to charity: everything that prohibited/),
    ).toBeTruthy();
    expect(screen.getByText(/41\.0% of the two funds overlaps/)).toBeTruthy();
  });

  it("says above the standards for how much of its weight they part, and between which", () => {
    const parting = { weight: 23, passes: ["dow-jones", "sp"], fails: ["aaoifi"], largest: 12.5 } as const;
    const given = { ...parting, passes: [...parting.passes], fails: [...parting.fails] };
    const sentence =
      "The standards part on 23% of the fund’s weight; the largest share of that, 12.5% of the fund, is permissible by Dow Jones and S&P, not by AAOIFI.";
    expect(textOf(show({}))).not.toContain("The standards part");
    expect(textOf(show({ holdings: { ...HOLDINGS, parting: given } }))).toContain(sentence);
    expect(fundPartingText(given).replace(/[\u2066-\u2069]/g, "")).toBe(
      "تختلف المعايير في 23% من وزن الصندوق؛ وأكبر نصيب من ذلك، وهو 12.5% من الصندوق، جائز وفق Dow Jones وS&P، وغير جائز وفق AAOIFI.",
    );
  });

  it.each([
    ["bonds", "This fund holds bonds"],
    ["metal", "This fund holds a metal"],
    ["options", "This fund earns from options"],
    ["leverage", "This fund multiplies or reverses"],
  ] as const)("of %s says that it is beyond a screening of companies", (kind, sentence) => {
    const text = textOf(show({ kind, holdings: null }));
    expect(text).toContain(sentence);
    expect(text).not.toContain("not known yet");
  });

  it("says that holdings are not known, and that a fund could not be shown", async () => {
    const unread = { reason: "not_read", nextRefresh: "2026-11-28" } as const;
    expect(textOf(show({ symbol: "QQQ", holdings: null, unread }))).toContain("Its holdings are not known yet.");
    expect(screen.getByRole("link", { name: "IWF" }).getAttribute("href")).toBe("/funds/IWF");
    refuse("GET /api/funds/:symbol", 500, "no");
    renderPage(<FundView symbol="SPY" />);
    expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  });
});

describe("a fund that is read on request", () => {
  const unread = (reason: NonNullable<Fund["unread"]>["reason"]): Partial<Fund> => ({
    symbol: "VTSAX",
    name: "VTSAX",
    issuer: "",
    isByDemand: true,
    holdings: null,
    unread: { reason, nextRefresh: "2026-11-28" },
  });

  it("says that it was not read yet, when it may be, and never anything about what it holds", () => {
    const text = textOf(show(unread("not_read")));
    expect(text).toContain("We have not read them yet.");
    expect(text).toContain(
      "Each refresh of the live sources reads up to 100 of them; the next one is on Nov 28, 2026.",
    );
    expect(text).not.toMatch(/Halal|judged/);
  });

  it.each([
    ["no_filing", "has not filed a list of its holdings"],
    ["too_long", "is too long for us to read"],
    ["unreadable", "and could not"],
    ["in_work", "are being screened"],
  ] as const)("says why: %s", (reason, sentence) => expect(textOf(show(unread(reason)))).toContain(sentence));

  it("is asked for when its page is opened, and says so when the list is full", async () => {
    answer("GET /api/funds/:symbol", () => ({ ...FUND, ...unread("not_read") }));
    answer("POST /api/funds/:symbol/requests", () => ({ isNoted: false }));
    renderPage(<FundView symbol="VTSAX" />);
    expect(await screen.findByText(/We read 300 funds on request/)).toBeTruthy();
    expect(requests).toContain("POST /api/funds/VTSAX/requests");
  });

  it("says how much of its weight has become too old since it was screened", () => {
    expect(textOf(show({ holdings: { ...HOLDINGS, aged: 12.5 } }))).toContain("12.5% rests on figures");
  });
});

const summary = (symbol: string, traits: Partial<FundSummary> = {}): FundSummary => {
  const { asOf, source, screenedOn, declared, matched } = HOLDINGS;
  return {
    symbol,
    name: `${symbol} Fund`,
    issuer: "Somebody",
    kind: "shares",
    claimsHalal: false,
    isByDemand: false,
    holdings: { asOf, source, screenedOn, declared, matched, parts: parts({ halal: 60, haram: 30, notFound: 10 }) },
    ...traits,
  };
};

describe("the list of funds", () => {
  it("shows each with its shares of weight, those without holdings and those beyond a screening apart", async () => {
    answer("GET /api/funds", () => [
      summary("HALA", { claimsHalal: true }),
      summary("SPY"),
      summary("VT", { holdings: null }),
      summary("GLD", { kind: "metal", holdings: null }),
    ]);
    renderPage(<FundList />);
    const row = (await screen.findByRole("link", { name: "SPY Fund" })).closest("tr");
    expect(row?.textContent).toContain("60.0%");
    expect(row?.textContent).toContain("30.0%");
    expect(row?.textContent).toContain("10.0%");
    expect(screen.getByRole("link", { name: "VT Fund (VT)" }).closest("table")).toBeNull();
    expect(screen.getByText(/This fund holds a metal/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "GLD Fund (GLD)" })).toBeTruthy();
  });

  it("marks what is not to be relied on beside the name", async () => {
    const { holdings } = summary("OLD");
    if (!holdings) throw new Error("a summary without holdings");
    answer("GET /api/funds", () => [
      summary("OLD", { holdings: { ...holdings, asOf: "2020-01-01", declared: 50, matched: 50 } }),
    ]);
    renderPage(<FundList />);
    const link = await screen.findByRole("link", { name: "OLD Fund" });
    expect(link.lang).toBe("en");
    const heading = link.closest("th");
    expect(heading?.textContent).toMatch(/Old holdings.*Incomplete holdings.*Little recognized/);
  });
});

describe("the scorecard of halal funds", () => {
  const { standards } = HOLDINGS;
  const score = (screenedOn: string) => ({ fund: "SPUS", screenedOn, asOf: "2026-07-17", standards });
  const serve = (...scores: ReturnType<typeof score>[]) =>
    answer("GET /api/fund-scores.json", () => ({
      license: "CC-BY-4.0" as const,
      licenseUrl: "https://creativecommons.org/licenses/by/4.0/",
      scores,
    }));

  it("has a row for each day with what passes under every standard, and names the funds that it does not cover", async () => {
    serve(score("2026-09-26"), score("2026-08-22"));
    renderPage(<FundScores />);
    const [, latest, before] = await screen.findAllByRole("row");
    expect(latest?.textContent).toContain("Sep 26, 2026");
    expect(before?.textContent).toContain("Aug 22, 2026");
    expect(latest?.textContent?.match(/60\.0%of 85\.0% judged/g)).toHaveLength(STANDARD_IDS.length);
    expect(screen.getByText(/Not covered yet.*\(HLAL\)/).textContent).not.toContain("SPUS");
  });

  it("gives no share where a standard cannot judge most of the weight", async () => {
    const standards = [{ standardId: "dow-jones" as const, parts: parts({ haram: 18, cannotBeJudged: 82 }) }];
    serve({ ...score("2026-09-26"), standards });
    renderPage(<FundScores />);
    const [, row] = await screen.findAllByRole("row");
    expect(row?.textContent).not.toContain("0.0%");
    expect(row?.textContent).toContain("Most of its weight cannot be judged");
  });

  it("shows no more than a dozen days of a fund", async () => {
    serve(...Array.from({ length: 20 }, (_, month) => score(`20${String(40 - month)}-01-01`)));
    renderPage(<FundScores />);
    expect(await screen.findByText("The latest 12 days are shown.")).toBeTruthy();
  });

  it("can be asked for again when the server cannot say", async () => {
    refuse("GET /api/fund-scores.json", 500, "no");
    renderPage(<FundScores />);
    const again = await screen.findByRole("button", { name: "Try again" });
    serve();
    await userEvent.click(again);
    expect(await screen.findByText(/No halal fund has been looked through yet/)).toBeTruthy();
    expect(screen.getByText(/Not covered yet.*\(SPUS\).*\(HLAL\)/)).toBeTruthy();
    expect(screen.getByText(/Beyond company screening: .*\(SPSK\)/)).toBeTruthy();
  });
});
