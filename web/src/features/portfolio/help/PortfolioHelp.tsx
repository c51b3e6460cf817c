import { Link } from "react-router";
import { helpTexts as texts } from "#messages/portfolio/help.ts";
import { formatDay, formatDollars, formatPercent } from "#wording/format.ts";
import { roundedUpToCents } from "../../../../../domain/portfolio/money.ts";
import { sharesThroughYear } from "../../../../../domain/portfolio/positions.ts";
import {
  capitalGainsPurificationTotal,
  heldSharePurificationPerShare,
} from "../../../../../domain/purification/purification.ts";
import { PATHS } from "../../../config/paths.ts";
import { formatShares } from "../../../lib/amount-text.ts";
import { Fold } from "../../../ui/Fold.tsx";
import { later } from "../../../ui/layout/lazy-part.tsx";
import styles from "./PortfolioHelp.module.css";

const TurnedPositions = later(() => import("../turned/TurnedPositions.tsx"), "TurnedPositions");

/** An invented company and one investor's transactions in its shares in a year. Amounts in US dollars; the company's in millions. */
const EXAMPLE = {
  totalRevenue: 400,
  nonCompliantIncome: 8,
  sharesOutstanding: 100,
  shares: 200,
  dividendPerShare: 1.5,
  sold: { shares: 50, purchasePrice: 40, salePrice: 55, on: "2025-07-02" },
  year: 2025,
} as const;

const { sold, shares: count, year } = EXAMPLE;
const percentOfIncome = (EXAMPLE.nonCompliantIncome / EXAMPLE.totalRevenue) * 100;
const dividend = count * EXAMPLE.dividendPerShare;
const perShare = heldSharePurificationPerShare(EXAMPLE);
const stretches = [
  { from: null, shares: count },
  { from: sold.on, shares: count - sold.shares },
];
const held = sharesThroughYear({ stretches }, year, `${year}-12-31`);

/** The example, calculated by the ledger's own functions. */
export const WORKED = {
  percent: percentOfIncome,
  dividend,
  ofDividend: (dividend * percentOfIncome) / 100,
  gain: sold.shares * (sold.salePrice - sold.purchasePrice),
  ofGain: capitalGainsPurificationTotal({ ...sold, nonCompliantIncomeRatio: percentOfIncome }),
  perShare,
  held,
  ofHeld: held * perShare,
};

const amounts = {
  revenue: String(EXAMPLE.totalRevenue),
  income: String(EXAMPLE.nonCompliantIncome),
  percent: formatPercent(WORKED.percent),
  sharesOutstanding: String(EXAMPLE.sharesOutstanding),
  shares: String(EXAMPLE.shares),
  dividendPerShare: formatDollars(EXAMPLE.dividendPerShare),
  soldOn: formatDay(sold.on),
  sold: String(sold.shares),
  purchasePrice: formatDollars(sold.purchasePrice),
  salePrice: formatDollars(sold.salePrice),
  perShare: formatDollars(WORKED.perShare),
  held: formatShares(Number(WORKED.held.toFixed(4))),
};
const { shares, percent, dividendPerShare } = amounts;
const gainPerShare = formatDollars(sold.salePrice - sold.purchasePrice);

export function PortfolioHelp() {
  return (
    <section aria-labelledby="help-heading" className={styles.help}>
      <h2 id="help-heading">{texts.heading}</h2>
      <div className={styles.columns}>
        {texts.parts.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
        <div>
          <h3>{texts.turned.title}</h3>
          <p>{texts.turned.text}</p>
          <Fold title={texts.turned.texts}>
            <TurnedPositions />
          </Fold>
        </div>
      </div>
      <h3>{texts.exampleTitle}</h3>
      <p>{texts.example(amounts)}</p>
      <dl className={styles.example}>
        <div>
          <dt className="strong">{texts.onDividends}</dt>
          <dd>
            {texts.product(shares, dividendPerShare, formatDollars(WORKED.dividend), percent)}
            <strong>{formatDollars(WORKED.ofDividend)}</strong>
          </dd>
        </div>
        <div>
          <dt className="strong">{texts.onGain}</dt>
          <dd>
            {texts.product(amounts.sold, gainPerShare, formatDollars(WORKED.gain), percent)}
            <strong>{formatDollars(WORKED.ofGain)}</strong>
          </dd>
        </div>
        <div>
          <dt className="strong">{texts.onHeld}</dt>
          <dd>
            {texts.held(amounts)}
            <strong>{formatDollars(roundedUpToCents(WORKED.ofHeld))}</strong>
            {texts.roundedUp}
          </dd>
        </div>
      </dl>
      <p>
        {texts.methods.before}
        <Link to={`${PATHS.methodology}#purification`}>{texts.methods.link}</Link>
        {texts.methods.after}
      </p>
    </section>
  );
}
