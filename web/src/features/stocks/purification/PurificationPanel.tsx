import { Calculator, HandCoins } from "lucide-react";
import { useState } from "react";
import { analysisTexts } from "#messages/stocks/card.ts";
import { quotedTexts } from "#wording/format.ts";
import { withBound } from "#wording/screening/ratios.ts";
import { byOurEstimate, noAmountText } from "#wording/screening/verdict.ts";
import { heldSharePurificationPerShare } from "../../../../../domain/purification/purification.ts";
import { asksToPurify } from "../../../../../domain/screening/compliance-status.ts";
import {
  nonCompliantAmount,
  type PurificationBound,
  purificationBound,
} from "../../../../../domain/screening/screening.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { Button } from "../../../ui/Button.tsx";
import { Extra } from "../../../ui/Extra.tsx";
import { later } from "../../../ui/layout/lazy-part.tsx";
import { lacksProhibitedPart } from "../ratios/ratio-reading.ts";
import styles from "./PurificationPanel.module.css";

const load = () => import("./PurificationDialogs.tsx");
const PurificationCalculator = later(load, "PurificationCalculator");
const PurificationInfo = later(load, "PurificationInfo");
const preload = () => void load().catch(() => undefined);

type DialogName = "info" | "calculator";

export function PurificationPanel({ stock }: { stock: Stock }) {
  const { purificationAmount, nonCompliantIncomeRatio } = stock.analysis;
  const [openDialog, setOpenDialog] = useState<DialogName>();
  const [wanted, setWanted] = useState<ReadonlySet<DialogName>>(new Set());
  const hasAmount = purificationAmount !== null && purificationAmount > 0;
  if (!hasAmount && !(nonCompliantIncomeRatio !== null && nonCompliantIncomeRatio > 0)) return null;
  const { evidence } = stock.analysis;
  const isPartUnknown = lacksProhibitedPart(stock.analysis);
  const bound = isPartUnknown ? "at_least" : purificationBound(evidence);
  const nonCompliantIncome = nonCompliantAmount(evidence) ?? 0;
  const sharesOutstanding = evidence.find(({ input }) => input === "sharesOutstanding")?.amount ?? 0;
  const ofIncome = sharesOutstanding > 0 ? heldSharePurificationPerShare({ nonCompliantIncome, sharesOutstanding }) : 0;
  const isAsked = asksToPurify(stock.analysis);
  const open = (name: DialogName) => {
    setWanted((before) => new Set(before).add(name));
    setOpenDialog(name);
  };
  const changeOpen = (isOpen: boolean) => !isOpen && setOpenDialog(undefined);
  return (
    <section className={styles.panel} aria-labelledby="purification-heading" onPointerEnter={preload} onFocus={preload}>
      <HandCoins aria-hidden="true" size={32} className="gold" />
      <div>
        <h3 id="purification-heading">{isAsked ? analysisTexts.purification : analysisTexts.cautiousPurification}</h3>
        {!hasAmount && <p>{noAmountText(purificationAmount)}</p>}
        <dl>
          {hasAmount && (
            <Way name={analysisTexts.ofDividends} amount={purificationAmount} bound={bound} stock={stock} />
          )}
          {ofIncome > 0 && <Way name={analysisTexts.ofIncome} amount={ofIncome} bound={bound} stock={stock} />}
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
      <Extra>
        {wanted.has("info") && <PurificationInfo isOpen={openDialog === "info"} onOpenChange={changeOpen} />}
        {wanted.has("calculator") && (
          <PurificationCalculator stock={stock} isOpen={openDialog === "calculator"} onOpenChange={changeOpen} />
        )}
      </Extra>
    </section>
  );
}

/** A smaller amount is told of a thousand shares. */
const LEAST_READABLE = 0.01;

type WayProps = { name: string; amount: number; bound: PurificationBound | null; stock: Stock };

/** What one way of purifying asks of a share, in US dollars, told in the currency of its price first. */
function Way({ name, amount, bound, stock }: WayProps) {
  const { price, currentPrice, analysis } = stock;
  const rate = price && currentPrice ? price.amount / currentPrice : 1;
  const isSmall = amount * rate < LEAST_READABLE;
  const shown = isSmall ? amount * 1000 : amount;
  const [quoted = "", dollars] = quotedTexts({
    currentPrice: shown,
    price: price && { ...price, amount: shown * rate, isRounded: false },
  });
  return (
    <>
      <dt className="fine">{name}</dt>
      <dd>
        <strong className="tabular display-4">{withBound(quoted, bound)}</strong>
        {dollars && <span className="tabular"> ({dollars})</span>}{" "}
        {isSmall ? analysisTexts.perThousand : analysisTexts.perShare}
        {byOurEstimate(analysis)}
      </dd>
    </>
  );
}
