import { Calculator, HandCoins } from "lucide-react";
import { lazy, useState } from "react";
import { analysisTexts } from "#messages/stocks/card.ts";
import { formatDollars } from "#wording/format.ts";
import { withBound } from "#wording/screening/ratios.ts";
import { byOurEstimate, noAmountText } from "#wording/screening/verdict.ts";
import { asksToPurify } from "../../../../../domain/screening/compliance-status.ts";
import { purificationBound } from "../../../../../domain/screening/screening.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { Button } from "../../../ui/Button.tsx";
import { Extra } from "../../../ui/Extra.tsx";
import styles from "./PurificationPanel.module.css";

const load = () => import("./PurificationDialogs.tsx");
const PurificationCalculator = lazy(async () => ({ default: (await load()).PurificationCalculator }));
const PurificationInfo = lazy(async () => ({ default: (await load()).PurificationInfo }));
const preload = () => void load().catch(() => undefined);

type DialogName = "info" | "calculator";

export function PurificationPanel({ stock }: { stock: Stock }) {
  const { purificationAmount, nonCompliantIncomeRatio } = stock.analysis;
  const [openDialog, setOpenDialog] = useState<DialogName>();
  const [wanted, setWanted] = useState<ReadonlySet<DialogName>>(new Set());
  const hasAmount = purificationAmount !== null && purificationAmount > 0;
  if (!hasAmount && !(nonCompliantIncomeRatio !== null && nonCompliantIncomeRatio > 0)) return null;
  const bound = purificationBound(stock.analysis.evidence);
  const isAsked = asksToPurify(stock.analysis);
  const open = (name: DialogName) => {
    setWanted((before) => new Set(before).add(name));
    setOpenDialog(name);
  };
  const changeOpen = (isOpen: boolean) => !isOpen && setOpenDialog(undefined);
  return (
    <section className={styles.panel} aria-labelledby="purification-heading" onPointerEnter={preload} onFocus={preload}>
      <HandCoins aria-hidden="true" size={32} className={styles.icon} />
      <div className={styles.text}>
        <h3 id="purification-heading">{isAsked ? analysisTexts.purification : analysisTexts.cautiousPurification}</h3>
        {hasAmount ? (
          <p>
            <strong className="tabular">{withBound(formatDollars(purificationAmount), bound)}</strong>{" "}
            {analysisTexts.perShare}
            {byOurEstimate(stock.analysis)}
          </p>
        ) : (
          <p>{noAmountText(purificationAmount)}</p>
        )}
        {bound === "at_least" && <p className={styles.note}>{analysisTexts.leastPurification}</p>}
        {!isAsked && <p className={styles.note}>{analysisTexts.roundsToNothing}</p>}
      </div>
      <div className={styles.actions}>
        <Button look="primary" onClick={() => open("calculator")}>
          <Calculator aria-hidden="true" size={18} />
          {analysisTexts.calculateTotal}
        </Button>
        <Button look="quiet" onClick={() => open("info")}>
          {analysisTexts.aboutPurification}
        </Button>
      </div>
      <Extra>
        {wanted.has("info") && <PurificationInfo isOpen={openDialog === "info"} onOpenChange={changeOpen} />}
        {wanted.has("calculator") && (
          <PurificationCalculator stock={stock} isOpen={openDialog === "calculator"} onOpenChange={changeOpen} />
        )}
      </Extra>
    </section>
  );
}
