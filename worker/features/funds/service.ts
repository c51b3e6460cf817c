import { KNOWN_FUNDS, knownFund } from "../../../domain/funds/known-funds.ts";
import { HOUSE_STANDARD_ID } from "../../../domain/standards/standards.ts";
import type { Fund, FundSummary } from "../../../schema/contracts/funds.ts";
import type { Database } from "../../platform/database.ts";
import { AppError } from "../../platform/errors.ts";
import { type FundDocument, readLookThrough } from "./fund-document.ts";
import { findFundDocument, listFundDocuments } from "./repository.ts";

/**
 * One fund with its result by weight.
 *
 * @throws AppError not_found for an unknown fund
 */
export async function lookUpFund(db: Database, symbol: string): Promise<Fund> {
  const fund = knownFund(symbol);
  if (!fund) throw new AppError("not_found", `${symbol} is not a fund that Mizan knows.`);
  const document = await findFundDocument(db, symbol);
  if (!document) return { ...fund, holdings: null };
  const { holdings, kind = fund.kind } = readLookThrough(document);
  return { ...fund, kind, holdings };
}

/** Every known fund: those that call themselves halal first. */
export async function listFunds(db: Database): Promise<FundSummary[]> {
  const documents = await listFundDocuments(db);
  const bySymbol = new Map(documents.map((text) => JSON.parse(text) as FundDocument).map((one) => [one.symbol, one]));
  return KNOWN_FUNDS.map((fund) => {
    const found = bySymbol.get(fund.symbol);
    return { ...fund, kind: found?.kind ?? fund.kind, holdings: summaryOf(found) };
  });
}

function summaryOf(found: FundDocument | undefined): FundSummary["holdings"] {
  const house = found?.standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID);
  if (!found || !house) return null;
  const { asOf, source, screenedOn, declared, matched } = found;
  return { asOf, source, screenedOn, declared, matched, parts: house.parts };
}
