/** The terms of the open dataset. Its figures are computed here; names and symbols belong to their owners. */
export const OPEN_DATA = {
  license: "CC-BY-4.0",
  licenseUrl: "https://creativecommons.org/licenses/by/4.0/",
  note:
    "Verdicts and ratios computed by Mizan from company filings and market data, on the date given. Ratios are percents: 33 means " +
    "33 %. An empty value is unknown, never zero. Copy, change and share it, naming Mizan and the date. Prices and amounts of data " +
    "vendors are not part of it. It is neither a fatwa nor advice, and comes without any warranty.",
} as const;
