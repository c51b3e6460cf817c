import { claimFormTexts as texts } from "#messages/claims.ts";
import { ERROR_SENTENCES } from "#wording/errors.ts";
import { reportHost } from "../../../../domain/claims/check-claim.ts";
import {
  CLAIM_MAX_LENGTHS,
  CLAIM_PAGE_MAX,
  CLAIMED_INPUTS,
  type ClaimedFigure,
  type ClaimedInput,
  type PrintedUnit,
  periodProblem,
} from "../../../../domain/claims/claim.ts";
import { isIsoDate } from "../../../../domain/facts/iso-date.ts";
import type { Stock } from "../../../../schema/contracts/stocks.ts";
import { parseAmount } from "../../lib/amount-text.ts";

/** The form as it is typed. */
export type Draft = {
  input: ClaimedInput;
  unit: PrintedUnit;
  amount: string;
  currency: string;
  periodEnd: string;
  url: string;
  page: string;
  quotation: string;
};
type Errors = Partial<Record<keyof Draft, string>>;

/** The form for a company's report, before anything is typed. */
export function emptyDraft({ analysis: { evidence }, price }: Pick<Stock, "analysis" | "price">): Draft {
  const figure = evidence.find(({ input }) => CLAIMED_INPUTS.some((one) => one === input));
  const currency = figure?.currency ?? price?.currency ?? "";
  const unit = currency === "INR" ? "crore" : "millions";
  return { input: "interestIncome", unit, amount: "", currency, periodEnd: "", url: "", page: "", quotation: "" };
}

/** What a draft says: the figure as far as it is one, all that is sent when nothing is wrong, and what is wrong. */
export function readDraft(draft: Draft, today: string) {
  const { input, unit } = draft;
  const amount = parseAmount(draft.amount);
  const currency = draft.currency.trim().toUpperCase();
  const { periodEnd } = draft;
  const url = draft.url.trim();
  const page = parseAmount(draft.page);
  const quotation = draft.quotation.trim();
  const wrongPeriod = isIsoDate(periodEnd) ? periodProblem({ periodEnd }, today) : undefined;
  const tooLong = (field: string, max: number) => ERROR_SENTENCES.too_long({ field, max });
  const errors: Errors = {
    ...(amount === undefined && { amount: texts.amountError }),
    ...(!/^[A-Z]{3}$/.test(currency) && { currency: texts.currencyError }),
    ...(!isIsoDate(periodEnd)
      ? { periodEnd: texts.periodError }
      : wrongPeriod && { periodEnd: ERROR_SENTENCES[wrongPeriod] }),
    ...(reportHost(url) === undefined
      ? { url: ERROR_SENTENCES.report_address }
      : url.length > CLAIM_MAX_LENGTHS.url && { url: tooLong(texts.url, CLAIM_MAX_LENGTHS.url) }),
    ...(!isPage(page) && { page: texts.pageError(CLAIM_PAGE_MAX) }),
    ...(quotation.length > CLAIM_MAX_LENGTHS.quotation && {
      quotation: tooLong(texts.quotation, CLAIM_MAX_LENGTHS.quotation),
    }),
  };
  const isFigure = amount !== undefined && !errors.currency && !errors.periodEnd;
  const figure: ClaimedFigure | undefined = isFigure ? { input, unit, amount, currency, periodEnd, url } : undefined;
  const isWhole = figure !== undefined && isPage(page) && Object.keys(errors).length === 0;
  return { figure, claim: isWhole ? { ...figure, page, quotation: quotation || null } : undefined, errors };
}

const isPage = (page: number | undefined): page is number =>
  page !== undefined && Number.isInteger(page) && page >= 1 && page <= CLAIM_PAGE_MAX;
