import type { Claim } from "../../../schema/contracts/claims.ts";

export const makeVoice = (username: string): Claim["voices"][number] => ({
  username,
  agrees: true,
  note: null,
  url: null,
  page: null,
  quotation: null,
  createdAt: "2026-11-21T10:30:00.000Z",
});

/** An open figure of Apple that one reader has given. */
export const makeClaim = (id: number, fields: Partial<Claim> = {}): Claim => ({
  id,
  symbol: "AAPL",
  name: "Apple Inc.",
  input: "interestIncome",
  amount: 3.75,
  unit: "billions",
  currency: "USD",
  periodEnd: "2025-09-27",
  url: "https://www.sec.gov/Archives/report.htm",
  page: 31,
  quotation: null,
  corrected: null,
  value: 3.75e9,
  findings: [],
  username: "Calm Falcon",
  createdAt: "2026-11-20T10:30:00.000Z",
  state: "open",
  voices: [],
  readersMissing: 1,
  decidedAt: null,
  reason: null,
  effects: null,
  ...fields,
});
