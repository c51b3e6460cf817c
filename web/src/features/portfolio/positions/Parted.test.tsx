import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { BusinessScreen } from "../../../../../domain/screening/screening.ts";
import { partingText } from "../../../../../schema/wording/ar/screening/parting.ts";
import { renderPage } from "../../../test/render-page.tsx";
import type { UsedPortfolio } from "../use-portfolio.tsx";
import Parted, { type PartedProps } from "./Parted.tsx";
import { PositionsTable } from "./PositionsTable.tsx";

const PARTING: Extract<PartedProps["of"], { reason: unknown }> = {
  passes: ["dow-jones", "sp"],
  fails: ["aaoifi"],
  standardId: "aaoifi",
  reason: {
    code: "cash_above_limit",
    effect: "verdict",
    figure: 34,
    limit: 30,
    about: null,
    detail: { kind: "ratio", part: "cash", whole: "marketCapitalization", confirmed: null, failsAbove: null },
  },
  leniencies: [{ kind: "untested", standardIds: ["dow-jones", "sp"] }],
  business: {
    activityId: "airlines",
    verdict: "permissible",
    isMixed: false,
    isKnown: true,
    isMoneyTrade: false,
    basis: { kind: "industry", name: "Airlines" },
  },
};

it("says of a held stock who passes it, who does not and for what, in English and in Arabic", () => {
  const { container } = render(<Parted of={PARTING} />);
  expect(container.textContent).toBe(
    "Permissible by Dow Jones and S&P, not by AAOIFI. Cash and interest-bearing securities: 34% of market capitalization, above the limit of 30%. Dow Jones and S&P: no limit for it.",
  );
  const arabic = partingText(PARTING, PARTING.business as BusinessScreen);
  expect(arabic.replace(/[\u2066-\u2069]/g, "")).toBe(
    "جائز وفق Dow Jones وS&P، وغير جائز وفق AAOIFI. النقد والأوراق المالية ذات الفائدة: 34% من القيمة السوقية، فوق الحد البالغ 30%. Dow Jones وS&P: لا حدّ لذلك.",
  );
});

describe("a row of the positions", () => {
  const row = { key: "ACME", name: "ACME", value: null, price: null, fund: null, candidates: [], standings: null };
  const position = { shares: 1, accounts: [], share: {} };
  const show = (found: object) => {
    const rows = [{ ...row, position, ...found }];
    const ask = async () => ({ rows, countFound: 1, countAll: 1 });
    const used = { summary: { revision: 1, standard: "sp", lookUp: "idle" }, ask } as unknown as UsedPortfolio;
    renderPage(<PositionsTable used={used} show="" onShow={() => undefined} />);
  };

  it("says of a stock where the standards part", async () => {
    show({ stock: { symbol: "ACME", parting: PARTING } });
    expect(await screen.findByText(/^Permissible by Dow Jones and S&P, not by AAOIFI\./)).toBeTruthy();
  });

  it("says of a fund for how much of its weight they part", async () => {
    const parting = { weight: 23, passes: ["sp"], fails: ["aaoifi"], largest: 12.5 };
    const holdings = { asOf: "2026-08-01", declared: 100, matched: 100, parting };
    show({ fund: { parts: {} }, heldFund: { fundKind: "shares", holdings } });
    expect(
      await screen.findByText(/^The standards part on 23% of the fund’s weight; .* by S&P, not by AAOIFI\.$/),
    ).toBeTruthy();
  });
});
