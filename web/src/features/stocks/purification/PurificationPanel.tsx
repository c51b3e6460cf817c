import { Calculator, HandCoins } from "lucide-react";
import { Fragment, useState } from "react";
import { analysisTexts } from "#messages/stocks/card.ts";
import { byOurEstimate, noAmountText } from "#wording/screening/verdict.ts";
import { asksToPurify } from "../../../../../domain/screening/compliance-status.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { Button } from "../../../ui/Button.tsx";
import { extra } from "../../../ui/layout/lazy-part.tsx";
import { waysToPurify } from "../ratios/ratio-reading.ts";
import styles from "./PurificationPanel.module.css";

const load = () => import("./PurificationDialogs.tsx");
const PurificationCalculator = extra(load, "PurificationCalculator");
const PurificationInfo = extra(load, "PurificationInfo");

type DialogName = "info" | "calculator";

export function PurificationPanel({ stock }: { stock: Stock }) {
  const { purificationAmount, nonCompliantIncomeRatio } = stock.analysis;
  const [openDialog, setOpenDialog] = useState<DialogName>();
  const [wanted, setWanted] = useState<ReadonlySet<DialogName>>(new Set());
  const hasAmount = purificationAmount !== null && purificationAmount > 0;
  if (!hasAmount && !(nonCompliantIncomeRatio !== null && nonCompliantIncomeRatio > 0)) return null;
  const { bound, isPartUnknown, ways } = waysToPurify(stock);
  const isAsked = asksToPurify(stock.analysis);
  const open = (name: DialogName) => {
    setWanted((before) => new Set(before).add(name));
    setOpenDialog(name);
  };
  const changeOpen = (isOpen: boolean) => !isOpen && setOpenDialog(undefined);
  return (
    <section
      className={styles.panel}
      aria-labelledby="purification-heading"
      onPointerEnter={PurificationInfo.preload}
      onFocus={PurificationInfo.preload}
    >
      <HandCoins aria-hidden="true" size={32} className="gold" />
      <div>
        <h3 id="purification-heading">{isAsked ? analysisTexts.purification : analysisTexts.cautiousPurification}</h3>
        {!hasAmount && <p>{noAmountText(purificationAmount)}</p>}
        <dl>
          {ways.map(({ name, text }) => (
            <Fragment key={name}>
              <dt className="fine over-1">{name}</dt>
              <dd>
                <strong className="tabular display-4">{text}</strong>
                {byOurEstimate(stock.analysis)}
              </dd>
            </Fragment>
          ))}
          {!ways.some(({ name }) => name === analysisTexts.ofIncome) && (
            <>
              <dt className="fine">{analysisTexts.ofIncome}</dt>
              <dd>{analysisTexts.ofIncomeNotKnown}</dd>
            </>
          )}
        </dl>
        {bound === "at_least" && !isPartUnknown && <p className="fine">{analysisTexts.leastPurification}</p>}
        {isPartUnknown && <p className="fine">{analysisTexts.leastOfMixed}</p>}
        {!isAsked && !isPartUnknown && <p className="fine">{analysisTexts.roundsToNothing}</p>}
      </div>
      <div className={`wrap-2 all-columns unprinted ${styles.actions}`}>
        <Button look="primary" onClick={() => open("calculator")}>
          <Calculator aria-hidden="true" size={18} />
          {analysisTexts.calculateTotal}
        </Button>
        <Button look="quiet" onClick={() => open("info")}>
          {analysisTexts.aboutPurification}
        </Button>
      </div>
      {wanted.has("info") && <PurificationInfo isOpen={openDialog === "info"} onOpenChange={changeOpen} />}
      {wanted.has("calculator") && (
        <PurificationCalculator stock={stock} isOpen={openDialog === "calculator"} onOpenChange={changeOpen} />
      )}
    </section>
  );
}
