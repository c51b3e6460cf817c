import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { fundTexts } from "#messages/funds.ts";
import { formatPercent } from "#wording/format.ts";
import { holdingsDay, KIND_SENTENCES, WARNING_LABELS } from "#wording/funds.ts";
import { isoDay } from "../../../../domain/facts/iso-date.ts";
import { FUND_KINDS, type FundKind } from "../../../../domain/funds/known-funds.ts";
import { fundWarnings, judgedWeight } from "../../../../domain/funds/look-through.ts";
import type { FundSummary } from "../../../../schema/contracts/funds.ts";
import { fundPath } from "../../config/paths.ts";
import { answerQuery } from "../../lib/queries.ts";
import { type Column, DataTable } from "../../ui/DataTable.tsx";
import { Skeletons } from "../../ui/Skeleton.tsx";
import stacked from "../../ui/StackedTable.module.css";
import { FailureMessage } from "../../ui/StateMessage.tsx";
import styles from "./FundReport.module.css";

export function FundList() {
  const { data: funds, isError, refetch } = useQuery(answerQuery(["funds"], "GET /api/funds", {}));
  if (isError) return <FailureMessage text={fundTexts.listFailed} onRetry={() => refetch()} />;
  if (!funds) return <Skeletons count={2} className="tall-20" />;
  const shares = funds.filter(({ kind }) => kind === "shares");
  const known = shares.filter(({ isByDemand }) => !isByDemand);
  const others = known.filter(({ claimsHalal }) => !claimsHalal);
  const unknown = others.filter(({ holdings }) => holdings === null);
  return (
    <div className={styles.groups}>
      <Group title={fundTexts.halalFunds} funds={known.filter(({ claimsHalal }) => claimsHalal)} />
      <Group title={fundTexts.otherFunds} funds={others.filter(({ holdings }) => holdings !== null)} />
      <Group title={fundTexts.demanded} funds={shares.filter(({ isByDemand }) => isByDemand)} />
      <p className="note">{fundTexts.anyFund}</p>
      {unknown.length > 0 && (
        <section>
          <h2>{fundTexts.yetUnknown}</h2>
          <p className="note">{fundTexts.yetUnknownLead}</p>
          <FundLinks funds={unknown} />
        </section>
      )}
      <section>
        <h2>{fundTexts.beyondFunds}</h2>
        {FUND_KINDS.map((kind) => kind !== "shares" && <Beyond key={kind} kind={kind} funds={funds} />)}
      </section>
    </div>
  );
}

function Beyond({ kind, funds }: { kind: Exclude<FundKind, "shares">; funds: readonly FundSummary[] }) {
  const found = funds.filter((fund) => fund.kind === kind);
  if (found.length === 0) return null;
  return (
    <div className={`stack-3 ${styles.beyondKind}`}>
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
          <Link to={fundPath(symbol)} lang="en">
            {name} ({symbol})
          </Link>
        </li>
      ))}
    </ul>
  );
}

function sharesOf(parts: NonNullable<FundSummary["holdings"]>["parts"]): number[] {
  const whole = Object.values(parts).reduce((sum, part) => sum + part, 0);
  return [parts.halal + parts.purify, parts.doubt, parts.haram, whole - judgedWeight(parts)];
}

const COLUMNS: readonly Column<FundSummary>[] = [
  {
    label: fundTexts.fund,
    cell: ({ symbol, name, holdings }) => (
      <>
        <Link to={fundPath(symbol)} lang="en">
          {name}
        </Link>{" "}
        <span className="note">{symbol}</span>
        {holdings &&
          fundWarnings(holdings, isoDay(new Date())).map(({ code }) => (
            <small key={code} className={styles.warned}>
              {WARNING_LABELS[code]}
            </small>
          ))}
      </>
    ),
  },
  ...[fundTexts.passes, fundTexts.doubt, fundTexts.fails, fundTexts.unjudged].map((label, place) => ({
    label,
    className: "tabular",
    cell: ({ holdings }: FundSummary) => (holdings ? formatPercent(sharesOf(holdings.parts)[place] ?? 0) : "–"),
  })),
  { label: fundTexts.holdingsOf, cell: ({ holdings }) => (holdings ? holdingsDay(holdings) : fundTexts.noHoldings) },
];

function Group({ title, funds }: { title: string; funds: readonly FundSummary[] }) {
  if (funds.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <DataTable
        className={`${stacked.table} ${stacked.thirds}`}
        columns={COLUMNS}
        rows={funds}
        rowKey={({ symbol }) => symbol}
      />
    </section>
  );
}
