import type { Standard } from "../standards/standards-on.ts";
import type { RatioPart, Ratios, RatioWhole, Reason, ReasonCode } from "./screening.ts";

/** The kinds of tests, in the order of their reasons. */
export const KINDS = ["debt", "cash", "income", "receivables"] as const;
export type Kind = (typeof KINDS)[number];

/** The ratios of a standard; null when an input is missing or the ratio has no meaning for the business. */
export type Measured = { readonly ratios: Ratios; readonly receivablesRatio: number | null };

/** The ratio of one kind under a standard. */
export function ratioOf(kind: Kind, { ratios, receivablesRatio }: Measured): number | null {
  switch (kind) {
    case "debt":
      return ratios.debtRatio;
    case "cash":
      return ratios.cashRatio;
    case "income":
      return ratios.nonCompliantIncomeRatio;
    case "receivables":
      return receivablesRatio;
  }
}

/** The numerator of a kind of test. */
export function partOf(kind: Kind, { receivables }: Standard): RatioPart {
  return kind === "receivables" && receivables?.withCash ? "receivables_and_cash" : kind;
}

export function wholeOf(kind: Kind, standard: Standard): RatioWhole {
  return kind === "income" ? "totalRevenue" : (standard[kind]?.denominator ?? standard.debt.denominator);
}

export const CODES: Readonly<Record<Kind, ReasonCode>> = {
  debt: "debt_above_limit",
  cash: "cash_above_limit",
  income: "income_above_limit",
  receivables: "cash_above_limit",
};

/** Whether a reason is the failure of one kind of test. */
export function isFailureOf(kind: Kind, { code, about }: Reason): boolean {
  return code === CODES[kind] && (about === "accountsReceivable") === (kind === "receivables");
}
