import { Link } from "react-router";
import { formatDay, formatDollars, formatPercent } from "#wording/format.ts";
import { sharesThroughYear } from "../../../../../domain/portfolio/positions.ts";
import { roundedUpToCents } from "../../../../../domain/portfolio/purification-ledger.ts";
import {
  capitalGainsPurificationTotal,
  heldSharePurificationPerShare,
} from "../../../../../domain/purification/purification.ts";
import { PATHS } from "../../../config/paths.ts";
import styles from "./PortfolioHelp.module.css";

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

/** The example, calculated by the ledger's own functions. */
export function workExample() {
  const { totalRevenue, nonCompliantIncome, sharesOutstanding, shares, dividendPerShare, sold, year } = EXAMPLE;
  const percent = (nonCompliantIncome / totalRevenue) * 100;
  const dividend = shares * dividendPerShare;
  const perShare = heldSharePurificationPerShare({ nonCompliantIncome, sharesOutstanding });
  const held = sharesThroughYear(
    {
      stretches: [
        { from: null, shares },
        { from: sold.on, shares: shares - sold.shares },
      ],
    },
    year,
    `${year}-12-31`,
  );
  return {
    percent,
    dividend,
    ofDividend: (dividend * percent) / 100,
    gain: sold.shares * (sold.salePrice - sold.purchasePrice),
    ofGain: capitalGainsPurificationTotal({ ...sold, nonCompliantIncomeRatio: percent }),
    perShare,
    held,
    ofHeld: held * perShare,
  };
}

const worked = workExample();
const { sold } = EXAMPLE;

export function PortfolioHelp() {
  return (
    <section aria-labelledby="help-heading" className={styles.help}>
      <h2 id="help-heading">How it is calculated</h2>
      <div className={styles.columns}>
        <div>
          <h3>What leaves this device</h3>
          <p>
            The symbols of what you hold, to look up their verdicts, fifty at a time, and names of companies that you
            type or paste without a symbol. No number of shares, no amount, no account and no name of yours. Files are
            read in your browser, and what was looked up is not stored.
          </p>
        </div>
        <div>
          <h3>Which ratio counts</h3>
          <p>
            A dividend or a sale is purified by the ratio of its day. Where it is older than our first screening of the
            company, that first ratio is used, and the entry is marked as an estimate. An unknown ratio is never treated
            as zero: the entry is listed as unresolved. Of what a prohibited business pays, such as a bank, all is given
            away, whether you hold it directly or in a fund.
          </p>
        </div>
        <div>
          <h3>Prices and currencies</h3>
          <p>
            Prices are the platform's latest, each with its day; nothing here is live, and you can type your own. Other
            currencies are converted at our dated exchange rate. Sums are not rounded until they are shown, and then up
            to the next cent.
          </p>
        </div>
        <div>
          <h3>Files and accounts</h3>
          <p>
            A list of positions says what an account holds on its day; trades after that day are added to it, and splits
            multiply it. The cost of a sold share is the average of its purchases. Importing the same file twice adds
            nothing. US and Canadian ISINs are known to us only together with a symbol. Brokers change their exports:
            where yours is not recognized, you say which column is which. Saxo’s list of positions, eToro’s splits and
            its newest columns have not yet been compared with a real export.
          </p>
        </div>
      </div>
      <h3>One year by hand</h3>
      <p>
        A company earned ${EXAMPLE.totalRevenue} million, ${EXAMPLE.nonCompliantIncome} million of it in interest:{" "}
        {EXAMPLE.nonCompliantIncome} ÷ {EXAMPLE.totalRevenue} = {formatPercent(worked.percent)}. It has{" "}
        {EXAMPLE.sharesOutstanding} million shares. You held {EXAMPLE.shares} of them, received{" "}
        {formatDollars(EXAMPLE.dividendPerShare)} on each, and on {formatDay(sold.on)} sold {sold.shares} that had cost{" "}
        {formatDollars(sold.purchasePrice)} for {formatDollars(sold.salePrice)}.
      </p>
      <dl className={styles.example}>
        <div>
          <dt>On dividends</dt>
          <dd>
            {EXAMPLE.shares} × {formatDollars(EXAMPLE.dividendPerShare)} = {formatDollars(worked.dividend)}; ×{" "}
            {formatPercent(worked.percent)} = <strong>{formatDollars(worked.ofDividend)}</strong>
          </dd>
        </div>
        <div>
          <dt>On the gain</dt>
          <dd>
            {sold.shares} × {formatDollars(sold.salePrice - sold.purchasePrice)} = {formatDollars(worked.gain)}; ×{" "}
            {formatPercent(worked.percent)} = <strong>{formatDollars(worked.ofGain)}</strong>
          </dd>
        </div>
        <div>
          <dt>On the share held</dt>
          <dd>
            {EXAMPLE.nonCompliantIncome} ÷ {EXAMPLE.sharesOutstanding} = {formatDollars(worked.perShare)} a share; 200
            shares for 182 days and 150 for 183 are {worked.held.toFixed(4)} for the year of 365; ×{" "}
            {formatDollars(worked.perShare)} = <strong>{formatDollars(roundedUpToCents(worked.ofHeld))}</strong>,
            rounded up
          </dd>
        </div>
      </dl>
      <p>
        The three methods, and who holds which, are explained in the{" "}
        <Link to={`${PATHS.methodology}#purification`}>methodology</Link>. They are never added together: you choose the
        one you follow.
      </p>
    </section>
  );
}
