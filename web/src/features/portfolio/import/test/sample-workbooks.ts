import { makeWorkbook } from "../../../../test/workbook.ts";

/** Workbooks with the columns that brokers publish, and invented figures. */
export const SAMPLE_WORKBOOKS = {
  "etoro.xlsx": () =>
    makeWorkbook({
      "Account Summary": [["Account Statement"], ["Name", "A. Person"]],
      "Closed Positions": [
        [
          "Position ID",
          "Action",
          "Amount",
          "Units",
          "Open Date",
          "Close Date",
          "Leverage",
          "Open Rate",
          "Close Rate",
          "Profit(USD)",
          "Type",
          "ISIN",
        ],
        [
          "222",
          "Buy Apple",
          300,
          2,
          "03/02/2025 15:00:00",
          "03/09/2025 15:00:00",
          1,
          150,
          230,
          160,
          "Stocks",
          "US0378331005",
        ],
      ],
      "Account Activity": [
        [
          "Date",
          "Type",
          "Details",
          "Amount",
          "Units",
          "Realized Equity Change",
          "Realized Equity",
          "Balance",
          "Position ID",
          "Asset type",
          "NWA",
        ],
        ["01/02/2025 10:00:00", "Deposit", "1000.00 USD", 1000, "-", 1000, 1000, 1000, "-", "", 0],
        ["03/02/2025 15:00:00", "Open Position", "AAPL/USD", 300, "2", 0, 1000, 700, "222", "Stocks", 0],
        ["03/02/2025 15:01:00", "Open Position", "NKE/USD", 350.5, "5", 0, 1000, 349.5, "333", "Stocks", 0],
        ["03/02/2025 15:02:00", "Open Position", "BTC", 100, "0.001", 0, 1000, 249.5, "444", "Crypto", 0],
        ["02/04/2025 00:10:33", "Dividend", "NKE/USD", 1.7, "-", 1.7, 1001.7, 251.2, "333", "Stocks", 0],
        ["03/09/2025 15:00:00", "Position closed", "AAPL/USD", 460, "2", 160, 1161.7, 711.2, "222", "Stocks", 0],
      ],
      Dividends: [
        [
          "Date of Payment",
          "Instrument Name",
          "Net Dividend Received (USD)",
          "Withholding Tax Rate (%)",
          "Withholding Tax Amount (USD)",
          "Position ID",
          "Type",
          "ISIN",
        ],
        ["02/04/2025", "Nike", 1.7, "15 %", 0.3, "333", "Stocks", "US6541061031"],
      ],
    }),
  "zerodha-holdings.xlsx": () =>
    makeWorkbook({
      Equity: [
        [""],
        ["", "Client ID", "AB1234"],
        ["", "Equity Holdings Statement as on 2025-11-20"],
        [""],
        [
          "",
          "Symbol",
          "ISIN",
          "Sector",
          "Quantity Available",
          "Quantity Discrepant",
          "Quantity Long Term",
          "Quantity Pledged (Margin)",
          "Quantity Pledged (Loan)",
          "Average Price",
          "Previous Closing Price",
          "Unrealized P&L",
          "Unrealized P&L Pct.",
        ],
        ["", "RELIANCE", "INE002A01018", "ENERGY", 6, 0, 6, 4, 0, 1200, 1400, 2000, 16.67],
        ["", "TCS", "INE467B01029", "SOFTWARE", 3, 0, 3, 0, 0, 3500, 3100, -1200, -11.43],
      ],
    }),
  "saxo-positions.xlsx": () =>
    makeWorkbook({
      Positions: [
        ["Instrument", "Symbol", "ISIN", "Quantity", "Open price", "Current price", "Currency", "Asset type"],
        ["Novo Nordisk A/S ADR", "NVO:xnys", "US6701002056", 15, 80.5, 95, "USD", "Stock"],
        ["EURUSD", "EURUSD", "", 10000, 1.1, 1.12, "USD", "FX Spot"],
      ],
    }),
} as const;
