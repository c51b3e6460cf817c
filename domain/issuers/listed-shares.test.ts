import { describe, expect, it } from "vitest";
import { companyName, shellsAmong, whyNotAShare } from "./listed-shares.ts";

it("a shell is known by its listed units; units that pay in shares are a company's", () => {
  const listings = [
    ["ABC", "Abc Holdings"],
    ["ABCWU", "Abc Holdings Unit"],
    ["DEF", "Def Capital Corp III Class A Ordinary Share"],
    ["DEFU", "Def Capital Corp III Units"],
    ["NOVTU", "Novanta Inc. Tangible Equity Units"],
    ["DUKU", "Duke Energy Corporation Corporate Units"],
    ["ROKU", "Roku Inc. Class A Common Stock"],
  ].map(([symbol = "", name = ""]) => ({ symbol, name, exchange: "NASDAQ", industry: null }) as const);
  const shells = shellsAmong(listings);
  expect([...shells].sort()).toEqual(["ABC", "ABCW", "DEF"]);
});

describe("listings that are not shares", () => {
  it.each([
    ["LSE", "3CRM.L", "Leverage Shares 3x Salesforce.Com ETC", "fund"],
    ["ASX", "IIGF.AX", "Intelligent Investor Australian Equity Growth Fund (Managed Fund)", "fund"],
    ["NASDAQ", "ABCDP", "Alpha Inc. Depositary Shares", "preferred_share"],
    ["NASDAQ", "ABCA", "Alpha Beta Acquisition Corp. Class A Ordinary Share", "shell_company"],
    ["BSE", "TVF1G.BO", "Tata Mutual Fund", "fund"],
    ["NASDAQ", "ABCW", "Alpha Beta Acquisition Corp. Warrants", "warrant_or_right"],
    ["NASDAQ", "ABCR", "Alpha Beta Acquisition Corp. Right", "warrant_or_right"],
    ["TSX", "CFW-WT.TO", "Calfrac Well Services Ltd.", "warrant_or_right"],
    ["TSX", "MFC-PC.TO", "Manulife Financial Corporation", "preferred_share"],
    ["HKG", "2827.HK", "W.I.S.E. - CSI 300 China Tracker", "fund"],
    ["JKT", "IDXBUMN20.JK", "IDXBUMN20 Index", "index"],
    ["EPA", "TSL3.PA", "LS 3X TESLA", "fund"],
    ["EPA", "TS2S.PA", "LS -2X TESLA", "fund"],
    ["ASX", "CBAPJ.AX", "Commonwealth Bank of Australia", "preferred_share"],
    ["TYO", "2593P.T", "ITO EN LTD NPV PRF STOCK TYPE 1", "preferred_share"],
    ["NYSE", "AIZN", "Assurant Inc. 5.25% Subordinated Notes due 2061", "note_or_bond"],
    ["EPA", "ACAKI.PA", "Credit Agricole S.A.", "note_or_bond"],
    ["NYSE", "BTZ", "BlackRock Credit Allocation Income Trust", "closed_end_fund"],
    ["LSE", "SMT.L", "Scottish Mortgage Investment Trust PLC", "closed_end_fund"],
    ["LSE", "PSH.L", "Pershing Square Holdings, Ltd.", "closed_end_fund"],
    ["IST", "OYAYO.IS", "Oyak Yatirim Ortakligi AS", "closed_end_fund"],
    ["ASX", "GCI.AX", "Gryphon Capital Income Trust", "closed_end_fund"],
    ["NYSE", "KTF", "DWS Municipal Income Trust", "closed_end_fund"],
    ["TSX", "PHYS.TO", "Sprott Physical Gold Trust", "fund"],
    ["EPA", "GBS.PA", "GOLD BULLION SECURITIES LIMITED", "fund"],
    ["NYSE", "DDT", "Dillard's Capital Trust I", "preferred_share"],
    ["NASDAQ", "FRMEP", "First Merchants Corporation", "preferred_share"],
    ["NASDAQ", "PSNYW", "Polestar Automotive Holding UK PLC", "warrant_or_right"],
    ["NASDAQ", "PLCI", "Pelican Acquisition II Corporation", "shell_company"],
    ["FRA", "SPAC.DE", "468 SPAC I SE EO 1", "shell_company"],
    ["NASDAQ", "NOVTU", "Novanta Inc. Tangible Equity Units", "unit"],
    ["NASDAQ", "ABCU", "Alpha Beta Acquisition Corp. Units", "unit"],
  ] as const)("on %s drops %s, %s, as a %s", (exchange, symbol, name, reason) => {
    expect(whyNotAShare({ exchange, symbol, name, industry: null })).toBe(reason);
  });

  it.each([
    ["NYSE", "AA", "Alcoa Corporation Common Stock"],
    ["NYSE", "ARLP", "Alliance Resource Partners L.P. Common Units Representing Limited Partners Interests"],
    ["NYSE", "BEP", "Brookfield Renewable Partners L.P. Limited Partnership Units"],
    ["NYSE", "BSBR", "Banco Santander Brasil SA American Depositary Shares each representing one unit"],
    ["NYSE", "ITUB", "Itau Unibanco Banco Holding SA American Depositary Shares (Each repstg 500 Preferred shares)"],
    ["NYSE", "IVR", "INVESCO MORTGAGE CAPITAL INC Common Stock"],
    ["NYSE", "PMT", "PennyMac Mortgage Investment Trust Common Shares of Beneficial Interest"],
    ["TYO", "8951.T", "Nippon Building Fund Inc."],
    ["ASX", "PPT.AX", "Perpetual Limited"],
    ["FRA", "LSX.DE", "LS telcom AG"],
    ["TSX", "CAR-UN.TO", "Canadian Apartment Properties REIT"],
    ["LSE", "RMV.L", "Rightmove plc"],
    ["LSE", "JUP.L", "Jupiter Fund Management Plc"],
    ["ASX", "CBA.AX", "Commonwealth Bank of Australia"],
    ["ASX", "LBL.AX", "LaserBond Limited"],
    ["TSX", "PBL.TO", "Pollard Banknote Limited"],
    ["EPA", "ACA.PA", "Credit Agricole S.A."],
    ["SAU", "4332.SR", "Jadwa REIT Al Haramain Fund"],
    ["BSE", "TFL.BO", "Transwarranty Finance Limited"],
    ["TYO", "2773.T", "Mutual Corporation"],
    ["NASDAQ", "GOOGL", "Alphabet Inc."],
    ["NYSE", "OPI", "Office Properties Income Trust"],
    ["NYSE", "SBR", "Sabine Royalty Trust"],
    ["NASDAQ", "CTBI", "Community Trust Bancorp, Inc."],
    ["LSE", "DMGT.L", "Daily Mail and General Trust plc"],
    ["LSE", "STB.L", "Secure Trust Bank PLC"],
    ["IST", "EKGYO.IS", "Emlak Konut Gayrimenkul Yatirim Ortakligi A.S."],
  ] as const)("on %s keeps %s, %s", (exchange, symbol, name) => {
    expect(whyNotAShare({ exchange, symbol, name, industry: null })).toBeUndefined();
  });
});

it("a trust that runs a business of its own is a company: what it is called by its industry counts", () => {
  const chemicals = { symbol: "CHE-UN.TO", name: "Chemtrade Logistics Income Fund", exchange: "TSX" } as const;
  expect(whyNotAShare({ ...chemicals, industry: "Chemicals" })).toBeUndefined();
  expect(whyNotAShare({ ...chemicals, industry: "Asset Management" })).toBe("fund");
  const shell = { symbol: "CCXI", name: "Churchill Capital Corp XI", exchange: "NASDAQ" } as const;
  expect(whyNotAShare({ ...shell, industry: "Blank Checks" })).toBe("shell_company");
  expect(whyNotAShare({ ...shell, industry: "Software" })).toBeUndefined();
});

describe("a company's name", () => {
  it.each([
    ["Alcoa Corporation Common Stock ", "Alcoa Corporation"],
    ["ATA Creativity Global American Depositary Shares", "ATA Creativity Global"],
    ["GoldMining Inc. Common Shares", "GoldMining Inc."],
    ["Brookfield Renewable Partners L.P. Limited Partnership Units", "Brookfield Renewable Partners L.P."],
    ["D/B/A Compass Diversified Holdings Shares of Beneficial Interest", "Compass Diversified Holdings"],
    ["Grupo del Pacifico S.A. (each representing 10 Series B shares)", "Grupo del Pacifico S.A."],
    ["BRP Inc. Common Subordinate Voting Shares", "BRP Inc."],
    ["Common Stock", "Common Stock"],
    ["Toyota  Motor\tCorporation", "Toyota Motor Corporation"],
  ])("names %j as %j", (listed, name) => expect(companyName(listed)).toBe(name));
});
