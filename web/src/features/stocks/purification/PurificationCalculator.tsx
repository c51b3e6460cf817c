import { useState } from "react";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { formatDollars } from "../../../../../schema/wording/en/format.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { purificationTexts } from "../card/analysis-texts.ts";
import styles from "./PurificationDialogs.module.css";
import { type PurificationEntry, type PurificationType, purificationTotal } from "./purification-total.ts";

type PurificationCalculatorProps = { stock: Stock; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function PurificationCalculator({ stock, isOpen, onOpenChange }: PurificationCalculatorProps) {
  const { purificationAmount, nonCompliantIncomeRatio, dividendPerShare } = stock.analysis;
  const hasDividend = purificationAmount !== null && purificationAmount > 0;
  const company = companyFigures(stock);
  const [entry, setEntry] = useState<PurificationEntry>({
    type: hasDividend ? "dividend" : "capital-gains",
    shares: "",
    purchasePrice: "",
    salePrice: "",
    monthsHeld: "12",
  });
  const [isChecked, setChecked] = useState(false);
  const { total, errors } = purificationTotal(entry, {
    amountPerShare: purificationAmount,
    nonCompliantIncomeRatio,
    ...company,
  });
  const shownErrors = isChecked ? errors : {};
  const change = (part: Partial<PurificationEntry>) => {
    setEntry({ ...entry, ...part });
    setChecked(false);
  };
  const isCapitalGains = entry.type === "capital-gains";
  const field = (name: "shares" | "purchasePrice" | "salePrice" | "monthsHeld", prefix?: string) => (
    <TextField
      label={purificationTexts[name]}
      value={entry[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      error={shownErrors[name]}
      inputMode="decimal"
      autoComplete="off"
      {...(prefix && { prefix })}
    />
  );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={purificationTexts.calculatorTitle}
      description={purificationTexts.calculatorDescription(stock.symbol)}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
        }}
      >
        <Segmented<PurificationType>
          legend={purificationTexts.typeLegend}
          value={entry.type}
          onChange={(type) => change({ type })}
          options={[
            { value: "dividend", label: purificationTexts.dividend, isDisabled: !hasDividend },
            { value: "capital-gains", label: purificationTexts.capitalGains },
            {
              value: "held-share",
              label: purificationTexts.heldShare,
              isDisabled: company.nonCompliantIncome === null || company.sharesOutstanding === null,
            },
          ]}
        />
        {!hasDividend && (
          <p className={styles.notice}>
            {dividendPerShare === null ? purificationTexts.unknownDividends : purificationTexts.noDividends}
          </p>
        )}
        {field("shares")}
        {entry.type === "held-share" && field("monthsHeld")}
        {isCapitalGains && (
          <div className={styles.prices}>
            {field("purchasePrice", "$")}
            {field("salePrice", "$")}
          </div>
        )}
        <Button type="submit">{purificationTexts.calculate}</Button>
        <output className={styles.result} aria-live="polite">
          {isChecked && total !== undefined && (
            <>
              <span>{purificationTexts.total}</span>
              <strong className="tabular">{formatDollars(total)}</strong>
              <small>{FORMULAS[entry.type]}</small>
            </>
          )}
        </output>
      </form>
    </Dialog>
  );
}

const FORMULAS: Readonly<Record<PurificationType, string>> = {
  dividend: purificationTexts.dividendFormula,
  "capital-gains": purificationTexts.capitalGainsFormula,
  "held-share": purificationTexts.heldShareFormula,
};

/** The company's figures for purification by the share held: its non-compliant income of a year and its share count. */
function companyFigures({ analysis }: Stock): { nonCompliantIncome: number | null; sharesOutstanding: number | null } {
  const amountOf = (name: string) => analysis.evidence.find(({ input }) => input === name)?.amount ?? null;
  return {
    nonCompliantIncome: amountOf("interestIncome"),
    sharesOutstanding: amountOf("sharesOutstanding"),
  };
}
