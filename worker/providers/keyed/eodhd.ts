import * as z from "zod/mini";
import { EXCHANGES, type ExchangeCode } from "../../../domain/facts/exchanges.ts";
import { inMajorUnit, SHARES_UNIT } from "../../../domain/facts/in-dollars.ts";
import { addDays } from "../../../domain/facts/iso-date.ts";
import { normalizeSymbol } from "../../../domain/issuers/symbols.ts";
import { isoDate } from "../../../schema/contracts/fields.ts";
import { readNumber } from "../answers/figures.ts";
import type { ProviderAccess, Quote } from "../answers/providers.ts";
import type { LongList } from "../network/answer-parts.ts";
import { ProviderError } from "../network/provider-error.ts";
import { isRecord, parseJson, requestText } from "../network/request.ts";
import { type VendorFacts, vendorFacts } from "./vendor-facts.ts";

const PROVIDER = "eodhd";

/** The provider's own names of the exchanges that it is asked for. */
const EXCHANGE_NAMES: Readonly<Partial<Record<ExchangeCode, string>>> = {
  LSE: "LSE",
  TSX: "TO",
  ASX: "AU",
  FRA: "XETRA",
  EPA: "PA",
  HKG: "HK",
  TYO: "TSE",
  SAU: "SR",
  BSE: "BSE",
  JKT: "JK",
  IST: "IS",
  KAR: "KAR",
  SSE: "SHG",
  SZSE: "SHE",
};

/** Two fiscal years plus the time until they are published. */
const DAYS_READ = 900;
const BALANCES = "Financials::Balance_Sheet::quarterly";
const INCOMES = "Financials::Income_Statement::yearly";

/** Figures come as text, as numbers, or null. */
const figureSchema = z.optional(z.union([z.string(), z.number(), z.null()]));
const statementSchema = z.object({ date: isoDate, currency_symbol: z.string().check(z.regex(/^[A-Z]{3}$/)) });
const balanceSchema = z.object({
  ...statementSchema.shape,
  totalAssets: figureSchema,
  netReceivables: figureSchema,
  shortTermDebt: figureSchema,
  longTermDebt: figureSchema,
  cash: figureSchema,
  cashAndShortTermInvestments: figureSchema,
  shortTermInvestments: figureSchema,
  commonStockSharesOutstanding: figureSchema,
});
const incomeSchema = z.object({ ...statementSchema.shape, totalRevenue: figureSchema, interestIncome: figureSchema });
const closeSchema = z.object({ code: z.string().check(z.minLength(1)), date: isoDate, close: z.number() });

/** A company outside the United States, from EODHD with the operator's key; undefined when EODHD does not know the symbol. */
export async function eodhdFundamentals(
  access: ProviderAccess,
  symbol: string,
  exchange: ExchangeCode,
  today: string,
): Promise<VendorFacts | undefined> {
  const from = addDays(today, -DAYS_READ);
  const filter = `${BALANCES},${INCOMES}`;
  const path = `/api/fundamentals/${codeOf(symbol, exchange)}?fmt=json&filter=${filter}&from=${from}&to=${today}`;
  const body = await requestText(PROVIDER, access, path);
  if (body === undefined) return undefined;
  const answer = parseJson(PROVIDER, path, body);
  const [balances, incomes] = [section(answer, BALANCES), section(answer, INCOMES)];
  if (!balances || !incomes) throw new ProviderError(PROVIDER, path, "lacks Balance_Sheet, Income_Statement");
  return factsOf(newest(balances, balanceSchema), newest(incomes, incomeSchema));
}

/** The last closes of an exchange. */
export function closesOf(exchange: ExchangeCode): LongList<Quote> {
  return {
    source: PROVIDER,
    path: `/api/eod-bulk-last-day/${EXCHANGE_NAMES[exchange]}?fmt=json`,
    rowsAt: { key: null, rows: "objects" },
    read(row) {
      const { data: close } = closeSchema.safeParse(row);
      const symbol = close && normalizeSymbol(`${close.code}${EXCHANGES[exchange].suffix}`);
      if (!close || !symbol) return "unreadable_row";
      return close.close > 0 ? quoteOf(symbol, exchange, close) : "no_price";
    },
  };
}

function codeOf(symbol: string, exchange: ExchangeCode): string {
  const { suffix } = EXCHANGES[exchange];
  const local = symbol.endsWith(suffix) ? symbol.slice(0, symbol.length - suffix.length) : symbol;
  return `${encodeURIComponent(local)}.${EXCHANGE_NAMES[exchange]}`;
}

/** With several filters an answer has either one key per filter or nested sections. */
function section(answer: unknown, filter: string): Record<string, unknown> | undefined {
  if (!isRecord(answer)) return undefined;
  const found = filter in answer ? answer[filter] : filter.split("::").reduce<unknown>(within, answer);
  if (Array.isArray(found) && found.length === 0) return {};
  return isRecord(found) ? found : undefined;
}

function within(place: unknown, name: string): unknown {
  return isRecord(place) ? place[name] : undefined;
}

function newest<Schema extends z.ZodMiniType<{ date: string }>>(
  statements: Record<string, unknown>,
  schema: Schema,
): z.infer<Schema> | undefined {
  return Object.values(statements)
    .flatMap((statement) => {
      const parsed = schema.safeParse(statement);
      return parsed.success ? [parsed.data] : [];
    })
    .reduce<z.infer<Schema> | undefined>(
      (latest, next) => (latest && latest.date >= next.date ? latest : next),
      undefined,
    );
}

function factsOf(
  balance: z.infer<typeof balanceSchema> | undefined,
  income: z.infer<typeof incomeSchema> | undefined,
): VendorFacts {
  const { found, add, addDebt } = vendorFacts(PROVIDER);
  if (balance) {
    const at = { currency: balance.currency_symbol, periodEnd: balance.date };
    const [shortTerm, longTerm] = [numberOf(balance.shortTermDebt), numberOf(balance.longTermDebt)];
    const [cash, investments] = [numberOf(balance.cash), numberOf(balance.shortTermInvestments)];
    const sum = cash === undefined || investments === undefined ? undefined : cash + investments;
    const whole = numberOf(balance.cashAndShortTermInvestments) ?? sum;
    add("totalAssets", numberOf(balance.totalAssets), at);
    add("accountsReceivable", numberOf(balance.netReceivables), at);
    addDebt(shortTerm, longTerm, { ...at, bound: "upper", detail: "with_leases" });
    if (whole !== undefined) add("cashAndInterestBearingSecurities", whole, at);
    else add("cashAndInterestBearingSecurities", cash, { ...at, bound: "lower", detail: "equivalents_only" });
    add("sharesOutstanding", numberOf(balance.commonStockSharesOutstanding), { ...at, currency: SHARES_UNIT });
  }
  if (income) {
    const year = {
      currency: income.currency_symbol,
      periodEnd: income.date,
      isYear: true,
      detail: "fiscal_year",
    } as const;
    add("totalRevenue", numberOf(income.totalRevenue), year);
    add("interestIncome", numberOf(income.interestIncome), year);
  }
  return found;
}

function numberOf(figure: z.infer<typeof figureSchema>): number | undefined {
  if (typeof figure === "number") return Number.isFinite(figure) ? figure : undefined;
  return figure ? readNumber(figure) : undefined;
}

function quoteOf(symbol: string, exchange: ExchangeCode, { close, date }: z.infer<typeof closeSchema>): Quote {
  const { currency, pence } = EXCHANGES[exchange];
  const major = inMajorUnit(close, pence ? "GBX" : currency);
  return { symbol, ...major, marketCapitalization: null, changePercent: null, asOf: date };
}
