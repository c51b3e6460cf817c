import { Fragment, useState } from "react";
import { purificationTexts as texts } from "#messages/stocks/purification.ts";
import { formatDollars } from "#wording/format.ts";
import { withBound } from "#wording/screening/ratios.ts";
import { nonCompliantAmount, purificationBound } from "../../../../../domain/screening/screening.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { useTyped } from "../../../lib/use-typed.ts";
import { AmountField } from "../../../ui/AmountField.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import styles from "./PurificationDialogs.module.css";
import { type PurificationField, type PurificationType, purificationTotal } from "./purification-total.ts";

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
          <p className={styles.notice}>{dividendPerShare === null ? texts.unknownDividends : texts.noDividends}</p>
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
        <output className={styles.result} aria-live="polite">
          {isChecked && total !== undefined && (
            <>
              <span>{texts.total}</span>
              <strong className="tabular">{withBound(formatDollars(total), purificationBound(evidence))}</strong>
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
      <div className={styles.info}>
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
