import { Link } from "react-router";
import { roundedUpToCents } from "../../../../../domain/portfolio/purification-ledger.ts";
import { formatDay, formatDollars, formatPercent } from "../../../../../schema/wording/en/format.ts";
import { PATHS } from "../../../config/paths.ts";
import styles from "./PortfolioHelp.module.css";
import { EXAMPLE, workExample } from "./worked-example.ts";

const worked = workExample();
const { sold } = EXAMPLE;

/** How the portfolio calculates, with an example worked out by hand. */
export function PortfolioHelp() {
  return (
    <section aria-labelledby="help-heading" className={styles.help}>
      <h2 id="help-heading">How it is calculated</h2>
      <div className={styles.columns}>
        <div>
          <h3>What leaves this device</h3>
          <p>
            The symbols of what you hold, to look up their verdicts, fifty at a time. No number of shares, no amount, no
            account and no name. Files are read in your browser, and what was looked up is not stored.
          </p>
        </div>
        <div>
          <h3>Which ratio counts</h3>
          <p>
            A dividend or a sale is purified by the ratio of its day. Where it is older than our first screening of the
            company, that first ratio is used, and the entry is marked as an estimate. An unknown ratio is never treated
            as zero: the entry is listed as unresolved.
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
            where yours is not recognized, you say which column is which. Saxo’s list of positions and eToro’s splits
            have not yet been compared with a real export.
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
