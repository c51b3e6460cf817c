import type { ComponentProps } from "react";
import { fundTexts, REASON_WORDS } from "#messages/funds.ts";
import { formatDay, formatPercent } from "#wording/format.ts";
import {
  holdingsDay,
  KIND_SENTENCES,
  PART_LABELS,
  UNREAD_FUND_NAME,
  UNREAD_SENTENCES,
  warningSentence,
} from "#wording/funds.ts";
import { standardName } from "#wording/screening/standard-names.ts";
import { fundPartingText } from "#wording/screening/standards.ts";
import { STANDING_LABELS } from "#wording/screening/standing.ts";
import { SOURCE_LABELS } from "#wording/sources.ts";
import { ASKED_FUNDS_A_RUN, ASKED_FUNDS_MAX } from "../../../../domain/funds/fund-requests.ts";
import { FUND_PARTS, fundWarnings, JUDGED_AT_LEAST, judgedWeight } from "../../../../domain/funds/look-through.ts";
import { HOUSE_STANDARD_ID } from "../../../../domain/standards/standards.ts";
import type { Fund, FundLookThrough } from "../../../../schema/contracts/funds.ts";
import { fundPath, siteAddress, stockPath } from "../../config/paths.ts";
import { type Column, DataTable } from "../../ui/DataTable.tsx";
import stacked from "../../ui/StackedTable.module.css";
import { StandingBar, Swatch } from "../../ui/StandingBar.tsx";
import { TitledSection } from "../../ui/TitledSection.tsx";
import styles from "./FundReport.module.css";

export function FundReport({ fund, today, isListFull = false }: { fund: Fund; today: string; isListFull?: boolean }) {
  const { holdings, kind, unread } = fund;
  return (
    <article className={styles.report} aria-label={`${fund.name} (${fund.symbol})`} data-result>
      <header className={styles.head}>
        <p className="strong">{fund.symbol}</p>
        <h2>{fund.name === fund.symbol ? UNREAD_FUND_NAME : <bdi lang="en">{fund.name}</bdi>}</h2>
        {fund.issuer && <p className="note">{fund.issuer}</p>}
      </header>
      {holdings && <Warnings holdings={holdings} today={today} />}
      {kind !== "shares" && (
        <p className={`warned ${styles.note}`} role="note">
          {KIND_SENTENCES[kind]}
        </p>
      )}
      {fund.claimsHalal && <p className={styles.part}>{fundTexts.claims}</p>}
      {holdings ? (
        <LookThrough holdings={holdings} />
      ) : (
        unread && <Unread fund={fund} unread={unread} isListFull={isListFull} />
      )}
      <p className={`${styles.part} note`}>{fundTexts.notFatwa}</p>
    </article>
  );
}

type UnreadProps = { fund: Fund; unread: NonNullable<Fund["unread"]>; isListFull: boolean };

const READ_LIKE: Record<string, string> = { QQQ: "IWF", QQQM: "IWF", DIA: "SPY", RSP: "SPY", SCHX: "SPY", SCHD: "VYM" };

function Unread({ fund: { isByDemand, symbol }, unread: { reason, nextRefresh }, isListFull }: UnreadProps) {
  const next = nextRefresh && formatDay(nextRefresh);
  return (
    <div className={styles.part}>
      <p>{isByDemand ? UNREAD_SENTENCES[reason] : fundTexts.noHoldings}</p>
      {isByDemand && isListFull && <p>{fundTexts.listFull(ASKED_FUNDS_MAX)}</p>}
      {isByDemand && !isListFull && reason !== "in_work" && <p>{fundTexts.isRead(next, ASKED_FUNDS_A_RUN)}</p>}
      {!isByDemand && <p>{fundTexts.isKnownRead(next)}</p>}
      <p className="note">{fundTexts.meanwhile}</p>
      {READ_LIKE[symbol] && (
        <p>
          {fundTexts.like} <a href={siteAddress(fundPath(READ_LIKE[symbol]))}>{READ_LIKE[symbol]}</a>
        </p>
      )}
    </div>
  );
}

function Warnings({ holdings, today }: { holdings: FundLookThrough; today: string }) {
  const warnings = fundWarnings(holdings, today);
  if (warnings.length === 0) return null;
  return (
    <ul className={`stack-2 warned ${styles.note}`}>
      {warnings.map((warning) => (
        <li key={warning.code}>{warningSentence(warning, holdingsDay(holdings))}</li>
      ))}
    </ul>
  );
}

function LookThrough({ holdings }: { holdings: FundLookThrough }) {
  const house = holdings.standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID)?.parts;
  const { source, url } = holdings;
  return (
    <>
      <section className={styles.part} aria-label={fundTexts.passes}>
        {house && (
          <>
            <StandingBar parts={FUND_PARTS.map((part) => ({ part, percent: house[part] }))} />
            <dl className={`facts ${styles.parts}`}>
              {FUND_PARTS.filter((part) => house[part] >= 0.005).map((part) => (
                <div key={part}>
                  <dt className="line">
                    <Swatch part={part} />
                    {PART_LABELS[part]}
                  </dt>
                  <dd className="tabular">{weightText(house[part])}</dd>
                </div>
              ))}
            </dl>
            <p>{fundTexts.judged(formatPercent(judgedWeight(house)), fundTexts.house)}</p>
            {holdings.aged > 0 && <p>{fundTexts.aged(formatPercent(holdings.aged))}</p>}
          </>
        )}
        <p className="note">
          {fundTexts.dates(holdingsDay(holdings), formatDay(holdings.screenedOn))} {fundTexts.source}:{" "}
          {url ? <a href={url}>{SOURCE_LABELS[source]}</a> : SOURCE_LABELS[source]}.
        </p>
      </section>
      <Standards {...holdings} />
      <Offenders holdings={holdings} />
      <Largest largest={holdings.largest} />
      <Purification purification={holdings.purification} />
      <Alike alike={holdings.alike} />
    </>
  );
}

const weightText = (percent: number) => formatPercent(percent, percent > 0 && percent < 0.1 ? 2 : 1);

type Judged = FundLookThrough["standards"][number];

const STANDARD_COLUMNS: readonly Column<Judged>[] = [
  {
    label: fundTexts.standard,
    cell: ({ standardId, parts }) => (
      <>
        {standardName(standardId)}
        {judgedWeight(parts) < JUDGED_AT_LEAST && (
          <span className="soft block regular">{fundTexts.mostlyUnjudged}</span>
        )}
      </>
    ),
  },
  ...(["halal", "purify", "doubt", "haram"] as const).map((part) => ({
    label: PART_LABELS[part],
    className: "tabular",
    cell: ({ parts }: Judged) => weightText(parts[part]),
  })),
  { label: fundTexts.judgedColumn, className: "tabular", cell: ({ parts }) => weightText(judgedWeight(parts)) },
];

function Standards({ standards, parting }: Pick<FundLookThrough, "standards" | "parting">) {
  return (
    <Part id="fund-standards" title={fundTexts.standards}>
      {parting && <p className="under-3">{fundPartingText(parting)}</p>}
      <DataTable
        className={`${stacked.table} ${stacked.thirds}`}
        columns={STANDARD_COLUMNS}
        rows={standards}
        rowKey={({ standardId }) => standardId}
      />
    </Part>
  );
}

const Part = (props: Omit<ComponentProps<typeof TitledSection>, "className">) => (
  <TitledSection className={styles.part} {...props} />
);

type Holding = { symbol: string; name: string; weight: number };

function Holdings<Row extends Holding>({ rows, note }: { rows: readonly Row[]; note: (row: Row) => string }) {
  return (
    <ol className={styles.offenders}>
      {rows.map((row) => (
        <li key={row.symbol} className="grid items-baseline gap-0-4 ruled-above pad-2">
          <a href={siteAddress(stockPath(row.symbol))}>{row.name}</a>
          <span className="note">{note(row)}</span>
          <span className="tabular">{formatPercent(row.weight, 2)}</span>
        </li>
      ))}
    </ol>
  );
}

function Offenders({ holdings: { offenders } }: { holdings: FundLookThrough }) {
  const lists = [
    { title: fundTexts.offenders, rows: offenders.filter(({ standing }) => standing === "haram") },
    { title: fundTexts.doubtful, rows: offenders.filter(({ standing }) => standing === "doubt") },
  ];
  return (
    <section className={styles.part} aria-label={fundTexts.offenders}>
      {offenders.length === 0 && <p>{fundTexts.noOffenders}</p>}
      {lists
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <div key={title}>
            <h3>{title}</h3>
            <Holdings rows={rows} note={({ reason, symbol }) => REASON_WORDS[reason ?? ""] ?? symbol} />
          </div>
        ))}
    </section>
  );
}

function Largest({ largest }: Pick<FundLookThrough, "largest">) {
  if (largest.length === 0) return null;
  const note = ({ standing }: (typeof largest)[number]) =>
    standing === "cannot_be_judged" ? PART_LABELS.cannotBeJudged : STANDING_LABELS[standing];
  return (
    <Part id="fund-largest" title={fundTexts.largest}>
      <Holdings rows={largest} note={note} />
    </Part>
  );
}

function Purification({ purification }: Pick<FundLookThrough, "purification">) {
  const { ofPermissible, fromHaram, asIfHeld, known } = purification;
  return (
    <Part id="fund-purification" title={fundTexts.purification}>
      {ofPermissible === null ? (
        <p>{fundTexts.noPurification}</p>
      ) : (
        <>
          <p>{fundTexts.ofPermissible(formatPercent(ofPermissible, 2))}</p>
          {fromHaram !== null && fromHaram > 0 && <p>{fundTexts.fromHaram(formatPercent(fromHaram))}</p>}
          {asIfHeld !== null && <p>{fundTexts.asIfHeld(formatPercent(asIfHeld, 1))}</p>}
          <p className="note">{fundTexts.purificationKnown(formatPercent(known))}</p>
        </>
      )}
    </Part>
  );
}

function Alike({ alike }: Pick<FundLookThrough, "alike">) {
  return (
    <Part id="fund-alike" title={fundTexts.alike}>
      {alike.length === 0 ? (
        <p>{fundTexts.noAlike}</p>
      ) : (
        <ul className="stack-2">
          {alike.map(({ symbol, name, overlap, asOf }) => (
            <li key={symbol}>
              <a href={siteAddress(fundPath(symbol))} lang="en">
                {name} ({symbol})
              </a>{" "}
              {fundTexts.overlap(formatPercent(overlap))} <span className="note">{formatDay(asOf)}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

export function FundQuestion({ fund }: { fund: Pick<Fund, "name" | "symbol"> }) {
  return <h1 className={styles.question}>{fundTexts.question(fund.name, fund.symbol)}</h1>;
}
