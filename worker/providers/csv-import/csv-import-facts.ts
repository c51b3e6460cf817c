import type { LeftOutFacts, SourcedFact, SourcedFacts } from "../../../domain/facts/company-facts.ts";
import { SHARES_UNIT } from "../../../domain/facts/currencies.ts";
import type { FactDetail } from "../../../domain/facts/fact-details.ts";
import type { InputName } from "../../../domain/facts/inputs.ts";
import type { LeftOutReason } from "../../../domain/facts/left-out.ts";
import type { ExchangeCode } from "../../../domain/issuers/exchanges.ts";
import { isIsoDate, readNumber } from "../figures.ts";
import {
  balanceDate,
  cashMarks,
  debtMarks,
  dividendMarks,
  isCurrencyAssumed,
  isCurrencyUnknown,
  isShareCountDerived,
  revenueDate,
  revenueMarks,
  yearUpTo,
} from "./csv-import-bases.ts";
import type { ImportBasis, ImportRecord } from "./csv-import-columns.ts";

const PARTIAL_DEBT_FLAGS = /debt_very_low_may_be_partial|debt_fell_80pct_yoy|debt_removed/;

/** The facts of one line of an import file, unrounded, in the currencies of the file. */
export function importFacts(
  record: ImportRecord,
  basis: ImportBasis,
  source: SourcedFact["source"],
  quoted: { price: number; currency: string; exchange: ExchangeCode },
): { facts: SourcedFacts; leftOut: LeftOutFacts } {
  const facts: SourcedFacts = {};
  const leftOut: LeftOutFacts = {};
  const priceDate = isIsoDate(basis.price_as_of) ? basis.price_as_of : record.as_of;
  const onFile = { asOf: record.as_of, exchange: quoted.exchange };
  const balance = balanceDate(basis, onFile);
  const revenue = revenueDate(basis, balance, onFile);
  const isCurrencyGiven = /^[A-Z]{3}$/.test(record.financial_currency) && !isCurrencyUnknown(basis, record.name);
  const statementCurrency = isCurrencyGiven ? record.financial_currency : undefined;
  const assumed: FactDetail[] = isCurrencyAssumed(basis) ? ["currency_assumed"] : [];

  const add = (
    input: InputName,
    text: string,
    rest: {
      currency: string | undefined;
      periodStart?: string;
      periodEnd: string;
      bound?: "upper" | "lower" | undefined;
    },
    detail: FactDetail[],
    doubt?: LeftOutReason,
  ) => {
    if (text === "") {
      if (doubt === "partial_debt") leftOut[input] = doubt;
      return;
    }
    const value = readNumber(text);
    const { currency, bound, ...period } = rest;
    const [firstDetail, ...otherDetails] = detail;
    if (value === undefined) leftOut[input] = "not_a_number";
    else if (value < 0) leftOut[input] = "negative_amount";
    else if (doubt) leftOut[input] = doubt;
    else if (value === 0 && !detail.includes("dividends_summed")) leftOut[input] = "zero_unconfirmed";
    else if (!currency) leftOut[input] = "unknown_currency";
    else
      facts[input] = {
        value,
        currency,
        ...period,
        source,
        quality: "estimated",
        ...(bound && { bound }),
        ...(firstDetail && { detail: [firstDetail, ...otherDetails] }),
      };
  };

  const price = readNumber(record.price);
  const inMajor = (amount: string) => scaled(amount, quoted.price);
  add(
    "price",
    price === undefined ? record.price : inMajor(record.price),
    { currency: quoted.currency, periodEnd: priceDate },
    [],
  );
  add("marketCapitalization", record.market_cap, { currency: quoted.currency, periodEnd: record.as_of }, []);
  const shares = isShareCountDerived(basis) ? "" : record.shares_outstanding;
  add("sharesOutstanding", shares, { currency: SHARES_UNIT, periodEnd: record.as_of }, []);
  const dividend = dividendMarks(basis);
  add(
    "dividendPerShare",
    inMajor(record.dividend_per_share),
    { currency: quoted.currency, ...yearUpTo(priceDate) },
    dividend.detail,
  );
  const debt = debtMarks(basis);
  add(
    "interestBearingDebt",
    record.total_debt,
    { currency: statementCurrency, periodEnd: balance.date, bound: debt.bound },
    [...balance.detail, ...debt.detail, ...assumed],
    PARTIAL_DEBT_FLAGS.test(basis.flags) ? "partial_debt" : undefined,
  );
  const cash = cashMarks(basis);
  const cashDetail: FactDetail[] = basis.flags.includes("cash_from_other_balance_date") ? ["other_date"] : [];
  add(
    "cashAndInterestBearingSecurities",
    record.total_cash_and_st_investments,
    { currency: statementCurrency, periodEnd: balance.date, bound: cash.bound },
    [...balance.detail, ...cashDetail, ...cash.detail, ...assumed],
  );
  add("totalRevenue", record.total_revenue, { currency: statementCurrency, ...yearUpTo(revenue.date) }, [
    ...revenue.detail,
    ...revenueMarks(basis).detail,
    ...assumed,
  ]);
  const interestYear = /interest_income_sec_fy_(\d{4}-\d{2}-\d{2})/.exec(basis.flags)?.[1] ?? balance.date;
  add("interestIncome", record.interest_income, { currency: statementCurrency, ...yearUpTo(interestYear) }, assumed);
  return { facts, leftOut };
}

/** The amount in the major unit, as text again; unchanged when it is blank or not a number. */
function scaled(amount: string, perUnit: number): string {
  const value = readNumber(amount);
  return value === undefined || perUnit === 1 ? amount : String(value * perUnit);
}
