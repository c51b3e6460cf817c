import { useQuery } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { Link } from "react-router";
import { isoDay } from "../../../../domain/facts/iso-date.ts";
import { FUND_KINDS, type FundKind } from "../../../../domain/funds/known-funds.ts";
import { fundWarnings, judgedWeight } from "../../../../domain/funds/look-through.ts";
import type { FundSummary } from "../../../../schema/contracts/funds.ts";
import { formatPercent } from "../../../../schema/wording/en/format.ts";
import { holdingsDay, KIND_SENTENCES, WARNING_LABELS } from "../../../../schema/wording/en/funds.ts";
import { fundPath } from "../../config/paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import stacked from "../../ui/StackedTable.module.css";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { fundsQuery } from "./api.ts";
import styles from "./FundReport.module.css";
import { fundTexts } from "./messages.ts";

/** Every known fund with its result by weight. */
export function FundList() {
  const { data: funds, isError, refetch } = useQuery(fundsQuery);
  if (isError)
    return (
      <StateMessage icon={CloudOff} isFailure text={fundTexts.failed}>
        <Button look="secondary" onClick={() => refetch()}>
          {fundTexts.retry}
        </Button>
      </StateMessage>
    );
  if (!funds) return <Skeleton className={styles.placeholder} />;
  const shares = funds.filter(({ kind, isByDemand }) => kind === "shares" && !isByDemand);
  return (
    <div className={styles.groups}>
      <Group title={fundTexts.halalFunds} funds={shares.filter(({ claimsHalal }) => claimsHalal)} />
      <Group
        title={fundTexts.otherFunds}
        funds={shares.filter(({ claimsHalal, holdings }) => !claimsHalal && holdings !== null)}
      />
      <Group
        title={fundTexts.demanded}
        funds={funds.filter(({ kind, isByDemand }) => kind === "shares" && isByDemand)}
      />
      <p className={styles.soft}>{fundTexts.anyFund}</p>
      <YetUnknown funds={shares.filter(({ claimsHalal, holdings }) => !claimsHalal && holdings === null)} />
      <section>
        <h2>{fundTexts.beyondFunds}</h2>
        {FUND_KINDS.map((kind) => kind !== "shares" && <Beyond key={kind} kind={kind} funds={funds} />)}
      </section>
    </div>
  );
}

type BeyondProps = { kind: Exclude<FundKind, "shares">; funds: readonly FundSummary[] };

function Beyond({ kind, funds }: BeyondProps) {
  const found = funds.filter((fund) => fund.kind === kind);
  if (found.length === 0) return null;
  return (
    <div className={styles.beyondKind}>
      <p>{KIND_SENTENCES[kind]}</p>
      <FundLinks funds={found} />
    </div>
  );
}

function FundLinks({ funds }: { funds: readonly FundSummary[] }) {
  return (
    <ul className={styles.links}>
      {funds.map(({ symbol, name }) => (
        <li key={symbol}>
          <Link to={fundPath(symbol)}>
            {name} ({symbol})
          </Link>
        </li>
      ))}
    </ul>
  );
}

function YetUnknown({ funds }: { funds: readonly FundSummary[] }) {
  if (funds.length === 0) return null;
  return (
    <section>
      <h2>{fundTexts.yetUnknown}</h2>
      <p className={styles.soft}>{fundTexts.yetUnknownLead}</p>
      <FundLinks funds={funds} />
    </section>
  );
}

const COLUMNS = [fundTexts.passes, fundTexts.doubt, fundTexts.fails, fundTexts.unjudged];

function Group({ title, funds }: { title: string; funds: readonly FundSummary[] }) {
  if (funds.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <table className={`${stacked.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{fundTexts.fund}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">{fundTexts.holdingsOf}</th>
          </tr>
        </thead>
        <tbody>
          {funds.map((fund) => (
            <Row key={fund.symbol} fund={fund} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ fund: { symbol, name, holdings } }: { fund: FundSummary }) {
  const shares = holdings && sharesOf(holdings.parts);
  const warnings = holdings ? fundWarnings(holdings, isoDay(new Date())) : [];
  return (
    <tr>
      <th scope="row">
        <Link to={fundPath(symbol)}>{name}</Link> <span className={styles.soft}>{symbol}</span>
        {warnings.map(({ code }) => (
          <small key={code} className={styles.warned}>
            {WARNING_LABELS[code]}
          </small>
        ))}
      </th>
      {COLUMNS.map((column, place) => (
        <td key={column} className="tabular" data-label={column}>
          {shares ? formatPercent(shares[place] ?? 0) : "–"}
        </td>
      ))}
      <td data-label={fundTexts.holdingsOf}>{holdings ? holdingsDay(holdings) : fundTexts.noHoldings}</td>
    </tr>
  );
}

function sharesOf(parts: NonNullable<FundSummary["holdings"]>["parts"]): number[] {
  const whole = Object.values(parts).reduce((sum, part) => sum + part, 0);
  return [parts.halal + parts.purify, parts.doubt, parts.haram, whole - judgedWeight(parts)];
}
