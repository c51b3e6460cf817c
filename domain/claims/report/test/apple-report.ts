/** Figures of Apple's annual report for the year to 27 September 2025, in millions of dollars, and of the year before. */
const BALANCES = [
  ["Cash and cash equivalents", "CashAndCashEquivalentsAtCarryingValue", 35_934, 29_943],
  ["Marketable securities", "MarketableSecuritiesCurrent", 18_763, 35_228],
  ["Accounts receivable, net", "AccountsReceivableNetCurrent", 39_777, 33_410],
  ["Marketable securities", "MarketableSecuritiesNoncurrent", 77_723, 91_479],
  ["Total assets", "Assets", 359_241, 364_980],
  ["Commercial paper", "CommercialPaper", 7_979, 9_967],
  ["Term debt", "LongTermDebtCurrent", 12_350, 10_912],
  ["Term debt", "LongTermDebtNoncurrent", 78_328, 85_750],
  ["Total liabilities", "Liabilities", 285_508, 308_030],
] as const;
const FLOWS = [["Total net sales", "RevenueFromContractWithCustomerExcludingAssessedTax", 416_161, 391_035]] as const;

const SCHEME = 'scheme="http://www.sec.gov/CIK"';
const contextOf = (id: string, period: string, segment = "") =>
  `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier ${SCHEME}>0000320193</xbrli:identifier>${segment}</xbrli:entity><xbrli:period>${period}</xbrli:period></xbrli:context>`;
const instant = (day: string) => `<xbrli:instant>${day}</xbrli:instant>`;
const year = (start: string, end: string) =>
  `<xbrli:startDate>${start}</xbrli:startDate><xbrli:endDate>${end}</xbrli:endDate>`;
const SEGMENT =
  '<xbrli:segment><xbrldi:explicitMember dimension="us-gaap:StatementBusinessSegmentsAxis">aapl:JapanSegmentMember</xbrldi:explicitMember></xbrli:segment>';

const fact = (name: string, context: string, amount: number, more = 'format="ixt:num-dot-decimal" scale="6"') =>
  `<ix:nonFraction unitRef="usd" contextRef="${context}" decimals="-6" name="us-gaap:${name}" ${more} id="${name}-${context}">${amount.toLocaleString("en-US")}</ix:nonFraction>`;

/** The report as inline XBRL, as the SEC publishes it; `more` is put into its body. */
export function appleReport(more = ""): string {
  const row = ([label, name, now, before]: readonly [string, string, number, number], ids: readonly [string, string]) =>
    `<tr><td><span style="font-weight:400">${label}</span></td><td>$</td><td>${fact(name, ids[0], now)}</td><td>&#160;</td><td>${fact(name, ids[1], before)}</td></tr>`;
  return `<?xml version='1.0' encoding='ASCII'?>
<!--XBRL Document Created with a workshop of our own-->
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2020-02-12" xmlns:us-gaap="http://fasb.org/us-gaap/2025" xmlns:dei="http://xbrl.sec.gov/dei/2025" xmlns:xbrli="http://www.xbrl.org/2003/instance">
<head><title>aapl-20250927</title></head><body>
<div style="display:none"><ix:header><ix:hidden><ix:nonNumeric contextRef="y1" name="dei:EntityCentralIndexKey">0000320193</ix:nonNumeric>${fact("Liabilities", "i1", 285_508)}</ix:hidden><ix:resources>
${contextOf("y1", year("2024-09-29", "2025-09-27"))}${contextOf("y2", year("2023-10-01", "2024-09-28"))}
${contextOf("i1", instant("2025-09-27"))}${contextOf("i2", instant("2024-09-28"))}
${contextOf("j1", year("2024-09-29", "2025-09-27"), SEGMENT)}
<xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>
<xbrli:unit id="shares"><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unit></ix:resources></ix:header></div>
<p><ix:nonNumeric contextRef="y1" name="dei:EntityRegistrantName">Apple Inc.</ix:nonNumeric></p>
<table>${FLOWS.map((flow) => row(flow, ["y1", "y2"])).join("")}
<tr><td>Japan</td><td>${fact("RevenueFromContractWithCustomerExcludingAssessedTax", "j1", 28_703)}</td></tr></table>
<table>${BALANCES.map((balance) => row(balance, ["i1", "i2"])).join("")}</table>${more}</body></html>`;
}
