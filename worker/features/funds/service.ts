import { isFundTicker } from "../../../domain/funds/fund-requests.ts";
import { KNOWN_FUNDS, type KnownFund, knownFund } from "../../../domain/funds/known-funds.ts";
import type { Fund, FundSummary } from "../../../schema/contracts/funds.ts";
import type { Database } from "../../platform/database.ts";
import { AppError } from "../../platform/errors.ts";
import { type FundSummaryDocument, readLookThrough, readSummary } from "./fund-document.ts";
import { findFundDocument, findOtherFund, listFundSummaries, noteFundRequest } from "./repository.ts";

/**
 * One fund with its result by weight, or with the reason for having none. `nextRefresh` is the day of the next one that reads live
 * sources.
 *
 * @throws AppError not_found for an unknown fund
 */
export async function lookUpFund(
  db: Database,
  symbol: string,
  { today, nextRefresh }: { today: string; nextRefresh: string | null },
): Promise<Fund> {
  const known = knownFund(symbol);
  if (known) {
    const document = await findFundDocument(db, symbol);
    const isUnread = !document && known.kind === "shares";
    const unread = isUnread ? ({ reason: "not_read", nextRefresh } as const) : null;
    return fundOf({ ...known, isByDemand: false }, { document, unread, today });
  }
  if (!isFundTicker(symbol)) throw unknownFund(symbol);
  const { read, isListed, asked } = await findOtherFund(db, symbol);
  if (!read && !isListed) throw unknownFund(symbol);
  const reason = read ? ("in_work" as const) : (asked?.problem ?? "not_read");
  return fundOf(otherFund(symbol, read), { document: read?.document, unread: { reason, nextRefresh }, today });
}

type Described = KnownFund & Pick<Fund, "isByDemand">;

/** A fund that only the SEC's list and its own filing describe. */
function otherFund(symbol: string, read: { name: string | null; issuer: string | null } | undefined): Described {
  const described = { name: read?.name ?? symbol, issuer: read?.issuer ?? "" };
  return { symbol, ...described, kind: "shares", claimsHalal: false, isByDemand: true };
}

function fundOf(
  fund: Described,
  { document, unread, today }: { document: string | null | undefined; unread: Fund["unread"]; today: string },
): Fund {
  if (!document) return { ...fund, holdings: null, unread };
  const { holdings, kind = fund.kind } = readLookThrough(document, today);
  return { ...fund, kind, holdings, unread: null };
}

function unknownFund(symbol: string): AppError {
  return new AppError("not_found", ["fund_unknown", { symbol }]);
}

/**
 * Notes that a fund of the SEC's list was asked for, once a day whoever asks; false when the list of funds to read is full. `spend` is
 * called before something is written, and returns the asking network's hash.
 *
 * @throws AppError not_found for a fund that is known by name or not listed
 */
export async function askForFund(
  db: Database,
  symbol: string,
  { today, spend }: { today: string; spend: () => Promise<string> },
): Promise<boolean> {
  if (knownFund(symbol) || !isFundTicker(symbol)) throw unknownFund(symbol);
  const { isListed, asked } = await findOtherFund(db, symbol);
  if (!isListed) throw unknownFund(symbol);
  if (asked?.askedOn === today) return true;
  return noteFundRequest(db, symbol, today, await spend());
}

export async function listFunds(db: Database, today: string): Promise<FundSummary[]> {
  const rows = await listFundSummaries(db);
  const bySymbol = new Map(rows.map((row) => [row.symbol, row]));
  const others = rows.filter(({ symbol }) => !knownFund(symbol)).map((row) => otherFund(row.symbol, row));
  return [...KNOWN_FUNDS.map((fund) => ({ ...fund, isByDemand: false })), ...others].map((fund) => {
    const summary = bySymbol.get(fund.symbol)?.summary;
    const found = summary ? (JSON.parse(summary) as FundSummaryDocument) : undefined;
    return { ...fund, kind: found?.kind ?? fund.kind, holdings: summaryOf(found, today) };
  });
}

function summaryOf(found: FundSummaryDocument | undefined, today: string): FundSummary["holdings"] {
  const parts = found && readSummary(found, today);
  if (!found || !parts) return null;
  const { asOf, source, screenedOn, declared, matched } = found;
  return { asOf, source, screenedOn, declared, matched, parts };
}
