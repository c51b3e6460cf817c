import { Fragment, useState } from "react";
import { purificationErrors, purificationTexts as texts } from "#messages/stocks/purification.ts";
import { formatDollars } from "#wording/format.ts";
import { inPriceCurrency, withBound } from "#wording/screening/ratios.ts";
import {
  capitalGainsPurificationTotal,
  dividendPurificationTotal,
  heldSharePurificationTotal,
} from "../../../../../domain/purification/purification.ts";
import { nonCompliantAmount, purificationBound } from "../../../../../domain/screening/screening.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { parseAmount } from "../../../lib/amount-text.ts";
import { useTyped } from "../../../lib/use-typed.ts";
import { AmountField } from "../../../ui/AmountField.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import styles from "./PurificationDialogs.module.css";

type PurificationType = "dividend" | "capital-gains" | "held-share";
type PurificationField = "shares" | "purchasePrice" | "salePrice" | "monthsHeld";

export type PurificationEntry = Readonly<Record<PurificationField, string>> & { type: PurificationType };

/** The stock's figures; the company's own are per year, in US dollars. */
type PurificationBasis = Readonly<
  Record<"amountPerShare" | "nonCompliantIncomeRatio" | "nonCompliantIncome" | "sharesOutstanding", number | null>
>;

type Errors = Partial<Record<PurificationField, string>>;

export function purificationTotal(
  { type, ...typed }: PurificationEntry,
  { amountPerShare, nonCompliantIncomeRatio, nonCompliantIncome, sharesOutstanding }: PurificationBasis,
): { total: number | undefined; errors: Errors } {
  const shares = parseAmount(typed.shares) ?? 0;
  const months = parseAmount(typed.monthsHeld) ?? 0;
  const [purchasePrice, salePrice] = [parseAmount(typed.purchasePrice), parseAmount(typed.salePrice)];
  const errors: Errors = {};
  if (shares <= 0) errors.shares = purificationErrors.shares;
  if (type === "held-share" && (months <= 0 || months > 12)) errors.monthsHeld = purificationErrors.monthsHeld;
  if (type === "capital-gains") {
    if (purchasePrice === undefined) errors.purchasePrice = purificationErrors.purchasePrice;
    if (salePrice === undefined) errors.salePrice = purificationErrors.salePrice;
    else if (purchasePrice !== undefined && salePrice <= purchasePrice) errors.salePrice = purificationErrors.noGain;
  }
  if (Object.keys(errors).length > 0) return { total: undefined, errors };
  if (type === "dividend")
    return { total: dividendPurificationTotal({ shares, purificationAmountPerShare: amountPerShare ?? 0 }), errors };
  if (type === "held-share") {
    if (nonCompliantIncome === null || sharesOutstanding === null) return { total: undefined, errors };
    const held = { shares, nonCompliantIncome, sharesOutstanding, partOfYearHeld: months / 12 };
    return { total: heldSharePurificationTotal(held), errors };
  }
  const sale = { shares, purchasePrice: purchasePrice ?? 0, salePrice: salePrice ?? 0 };
  const ratio = nonCompliantIncomeRatio ?? 0;
  return { total: capitalGainsPurificationTotal({ ...sale, nonCompliantIncomeRatio: ratio }), errors };
}

type DialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

const FORMULAS: Readonly<Record<PurificationType, string>> = {
  dividend: texts.dividendFormula,
  "capital-gains": texts.capitalGainsFormula,
  "held-share": texts.heldShareFormula,
};

export function PurificationCalculator({ stock, ...dialog }: { stock: Stock } & DialogProps) {
  const { purificationAmount, nonCompliantIncomeRatio, dividendPerShare, evidence } = stock.analysis;
  const amountOf = (name: string) => evidence.find(({ input }) => input === name)?.amount ?? null;
  const nonCompliantIncome = nonCompliantAmount(evidence) ?? null;
  const sharesOutstanding = amountOf("sharesOutstanding");
  const hasDividend = purificationAmount !== null && purificationAmount > 0;
  const [type, setType] = useState<PurificationType>(hasDividend ? "dividend" : "capital-gains");
  const [isChecked, setChecked] = useState(false);
  const { typed, field } = useTyped({ shares: "", purchasePrice: "", salePrice: "", monthsHeld: "12" }, () =>
    setChecked(false),
  );
  const { total, errors } = purificationTotal(
    { type, ...typed },
    { amountPerShare: purificationAmount, nonCompliantIncomeRatio, nonCompliantIncome, sharesOutstanding },
  );
  /** Prices are typed in dollars. */
  const said = (sum: number) => (type === "capital-gains" ? formatDollars(sum) : inPriceCurrency(sum, stock));
  const input = (name: PurificationField, prefix = "") => (
    <AmountField label={texts[name]} error={isChecked ? errors[name] : undefined} prefix={prefix} {...field(name)} />
  );
  return (
    <Dialog {...dialog} title={texts.calculatorTitle} description={texts.calculatorDescription(stock.symbol)}>
      <form
        noValidate
        className="stack-4"
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
        }}
      >
        <Segmented<PurificationType>
          legend={texts.typeLegend}
          value={type}
          onChange={(chosen) => {
            setType(chosen);
            setChecked(false);
          }}
          options={[
            { value: "dividend", label: texts.dividend, isDisabled: !hasDividend },
            { value: "capital-gains", label: texts.capitalGains },
            {
              value: "held-share",
              label: texts.heldShare,
              isDisabled: nonCompliantIncome === null || sharesOutstanding === null,
            },
          ]}
        />
        {!hasDividend && (
          <p className="text-2 gold rounded tint-gold padded-3-4">
            {dividendPerShare === null ? texts.unknownDividends : texts.noDividends}
          </p>
        )}
        {input("shares")}
        {type === "held-share" && input("monthsHeld")}
        {type === "capital-gains" && (
          <div className={styles.prices}>
            {input("purchasePrice", "$")}
            {input("salePrice", "$")}
          </div>
        )}
        <Button type="submit">{texts.calculate}</Button>
        <output className={`rounded sunk centered ${styles.result}`} aria-live="polite">
          {isChecked && total !== undefined && (
            <>
              <small>{texts.total}</small>
              <strong className="tabular display-5">{withBound(said(total), purificationBound(evidence))}</strong>
              <small>{FORMULAS[type]}</small>
            </>
          )}
        </output>
      </form>
    </Dialog>
  );
}

const WAYS = ["Dividend", "CapitalGains", "HeldShare", "Basis"] as const;

export function PurificationInfo(dialog: DialogProps) {
  return (
    <Dialog {...dialog} title={texts.infoTitle} description={texts.infoIntroduction}>
      <div className="stack-3">
        {WAYS.map((way) => (
          <Fragment key={way}>
            <h3>{texts[`info${way}Title`]}</h3>
            <p>{texts[`info${way}`]}</p>
          </Fragment>
        ))}
      </div>
    </Dialog>
  );
}
