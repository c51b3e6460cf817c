import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { COST_METHOD_LABELS, entryTexts, RECORD_LABELS } from "#messages/portfolio/ledger.ts";
import { yearTexts } from "#messages/portfolio/year.ts";
import {
  addTexts,
  NOTE_TEXTS,
  RULE_LABELS,
  saidToPay,
  ledgerTexts as texts,
  WAY_HOLDERS,
  WAY_LABELS,
} from "#messages/portfolio.ts";
import { formatAmount, formatDay, formatPercent } from "#wording/format.ts";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import { COST_METHODS } from "../../../../../domain/portfolio/lots.ts";
import { isCountedUnder, LEDGER_RULES, LEDGER_WAYS } from "../../../../../domain/portfolio/purification-ledger.ts";
import { type Cost, type Gift, ownName } from "../../../../../domain/portfolio/records.ts";
import { PATHS } from "../../../config/paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { type Column, DataTable, Scrolling } from "../../../ui/DataTable.tsx";
import { SelectField } from "../../../ui/Field.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { TitledSection } from "../../../ui/TitledSection.tsx";
import { InMoney, type SayMoney } from "../currency/ShownMoney.tsx";
import shared from "../Portfolio.module.css";
import type { ShownLines } from "../portfolio-view.ts";
import { SaveButton } from "../SaveButton.tsx";
import type { Session } from "../session/portfolio-worker.ts";
import { type UsedPortfolio, useAsked } from "../use-portfolio.tsx";
import { EntryForm } from "./EntryForm.tsx";
import styles from "./Ledger.module.css";
import { lineBase, lineDay, linePurification } from "./record.ts";

const LINES_AT_FIRST = 10;
const LINES_AT_ONCE = 25;
const SHOWN = ["followed", "unknown", "all", ...LEDGER_WAYS] as const;
const SHOWN_LABELS = { followed: texts.followed, unknown: texts.unknown, all: texts.allWays, ...WAY_LABELS };
const METHODS = COST_METHODS.map((value) => ({ value, label: COST_METHOD_LABELS[value] }));
const RULES = LEDGER_RULES.map((value) => ({ value, label: RULE_LABELS[value] }));

type LedgerProps = { used: UsedPortfolio; show: string; onShow: (way: ShownLines) => void };

export function Ledger({ used, show, onShow }: LedgerProps) {
  const { ask, tell, summary } = used;
  const way = SHOWN.find((known) => known === show) ?? "followed";
  const [shown, setShown] = useState(LINES_AT_FIRST);
  const [isPrinting, setPrinting] = useState(false);
  const ledger = useAsked(used, "ledger", { way, limit: isPrinting ? Number.MAX_SAFE_INTEGER : shown });
  const isWhole = ledger !== undefined && ledger.lines.length === ledger.countFound;
  // The whole record is printed, not only the page of it that is shown.
  useEffect(() => {
    if (!isPrinting || !isWhole) return;
    print();
    setPrinting(false);
  }, [isPrinting, isWhole]);
  if (!ledger) return <Skeleton className="tall-10" />;
  const { years, gifts, costs, ratesOf } = ledger;
  const name = `mizan-purification-${isoDay(new Date())}`;
  return (
    <>
      <TitledSection id="ledger-heading" level="h2" title={texts.heading} className="stack-4 one-column">
        <div className="stack-4 measure" data-print="never">
          <Segmented
            legend={texts.rule}
            options={RULES}
            value={summary.rule}
            onChange={(rule) => tell("choose", { rule })}
          />
          <SelectField
            label={entryTexts.costMethod}
            options={METHODS}
            value={summary.costMethod}
            onChange={({ target }) =>
              tell("choose", { costMethod: COST_METHODS.find((method) => method === target.value) ?? "average" })
            }
          />
        </div>
        <dl className={`fields ${styles.ways}`}>
          {LEDGER_WAYS.map((way) => (
            <div key={way} data-followed={isCountedUnder({ way }, summary.rule) || undefined}>
              <dt className="text-2 strong">{WAY_LABELS[way]}</dt>
              <dd className="note">{WAY_HOLDERS[way]}</dd>
            </div>
          ))}
        </dl>
        {years.length === 0 ? (
          <p className="note measure">{texts.empty}</p>
        ) : (
          <Scrolling label={texts.yearsCaption}>
            <DataTable
              caption={texts.yearsCaption}
              className={shared.table}
              columns={YEAR_COLUMNS}
              rows={years}
              rowKey={({ year }) => year}
            />
          </Scrolling>
        )}
        {ratesOf && <p className="note measure">{texts.ratesOf(formatDay(ratesOf))}</p>}
        {years.length > 0 && (
          <div className="wrap-3" data-print="never">
            {texts.exportPdf && (
              <SaveButton name={name} ending="pdf" label={texts.exportPdf} make={() => ask("recordDocument")} />
            )}
            <SaveButton name={name} ending="csv" label={texts.exportCsv} make={() => ask("recordCsv")} />
            <Button icon={Printer} look="quiet" onClick={() => setPrinting(true)}>
              {texts.print}
            </Button>
            <Link to={PATHS.portfolioYear}>{yearTexts.link}</Link>
          </div>
        )}
      </TitledSection>
      <div data-print="never" className={shared.later}>
        <EntryForm used={used} />
      </div>
      <Gifts gifts={gifts} used={used} />
      <Costs costs={costs} used={used} />
      {ledger.countAll > 0 && (
        <Lines ledger={ledger} way={way} onWay={onShow} onMore={() => setShown(shown + LINES_AT_ONCE)} />
      )}
    </>
  );
}

function Gifts({ gifts, used }: { gifts: readonly Gift[]; used: UsedPortfolio }) {
  if (gifts.length === 0) return null;
  const paid = gifts.map(({ to, date, forYear, ...gift }) => ({
    ...gift,
    what: texts.givenTo(to),
    when: texts.givenOn(formatDay(date), forYear),
  }));
  return (
    <TitledSection id="gifts-heading" level="h2" title={texts.givenTitle} className="stack-4 one-column">
      <Paid paid={paid} used={used} />
    </TitledSection>
  );
}

/** Closed at first: a broker's file has many of them. */
function Costs({ costs, used }: { costs: readonly Cost[]; used: UsedPortfolio }) {
  if (costs.length === 0) return null;
  const paid = costs.map(({ kind, share, date, account, ...cost }) => ({
    ...cost,
    what: texts.notes([RECORD_LABELS[kind], share && ownName(share)]),
    when: texts.notes([formatDay(date), addTexts.accountName(account)]),
  }));
  return (
    <details className="stack-4 one-column" data-print="never">
      <summary className="strong">{entryTexts.costsTitle}</summary>
      <Paid paid={paid} used={used} />
    </details>
  );
}

type PaidRow = { id: string; amount: number; currency: string; what: string; when: string };

function Paid({ paid, used: { tell } }: { paid: readonly PaidRow[]; used: UsedPortfolio }) {
  return (
    <ul>
      {paid.map(({ id, amount, currency, what, when }) => (
        <li key={id} className="line between gap-3 text-2 ruled-below pad-2">
          <span>
            <strong className="tabular">{formatAmount(amount, currency)}</strong> {what}
            <small>{when}</small>
          </span>
          <Button
            look="quiet"
            size="small"
            data-print="never"
            aria-label={texts.delete(formatAmount(amount, currency))}
            onClick={() => tell("drop", [id])}
          >
            {texts.deleteShort}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type Shown = Awaited<ReturnType<Session["ledger"]>>;

function costsText({ fees, taxes }: Shown["years"][number]["costs"], say: SayMoney): string {
  const said = (kind: "fee" | "tax", amount: number) => (amount > 0 ? `${RECORD_LABELS[kind]} ${say(amount)}` : null);
  return texts.notes([said("fee", fees.amount), said("tax", taxes.amount), entryTexts.notDeducted]);
}

const YEAR_COLUMNS: readonly Column<Shown["years"][number]>[] = [
  {
    label: texts.columns.year,
    cell: ({ year, owed, costs }) => (
      <>
        {year}
        {owed.countUnknown > 0 && <small>{texts.unknownLines(owed.countUnknown)}</small>}
        {costs.fees.amount + costs.taxes.amount > 0 && (
          <small>
            <InMoney>{(say) => costsText(costs, say)}</InMoney>
          </small>
        )}
      </>
    ),
  },
  {
    label: texts.columns.due,
    className: shared.number,
    cell: ({ due }) => <InMoney>{(say) => saidToPay(due, say)}</InMoney>,
  },
  {
    label: texts.columns.given,
    className: shared.number,
    cell: ({ given }) => <InMoney>{(say) => say(given.amount)}</InMoney>,
  },
  {
    label: texts.columns.owed,
    className: shared.number,
    cell: ({ owed }) => (
      <strong>
        <InMoney>{(say) => saidToPay(owed, say)}</InMoney>
      </strong>
    ),
  },
  ...LEDGER_WAYS.map((way) => ({
    label: WAY_LABELS[way],
    className: shared.number,
    cell: ({ ways }: Shown["years"][number]) => <InMoney>{(say) => saidToPay(ways[way], say)}</InMoney>,
  })),
];

const LINE_COLUMNS: readonly Column<Shown["lines"][number]>[] = [
  { label: texts.lineColumns.date, className: styles.day, isPlain: true, cell: lineDay },
  {
    label: texts.lineColumns.what,
    cell: ({ way, key, name, notes }) => (
      <>
        {texts.lineOf(texts.line[way], key)}
        <small>{texts.notes([name, ...notes.map((note) => NOTE_TEXTS[note])])}</small>
      </>
    ),
  },
  {
    label: texts.lineColumns.base,
    className: shared.number,
    cell: (line) => <InMoney>{(say) => lineBase(line, say)}</InMoney>,
  },
  {
    label: texts.lineColumns.ratio,
    className: shared.number,
    cell: ({ percent, ratioFrom }) => (
      <>
        {percent === null ? "–" : formatPercent(percent, 2)}
        {ratioFrom && percent !== null && <small>{texts.ratioFrom(formatDay(ratioFrom))}</small>}
      </>
    ),
  },
  {
    label: texts.lineColumns.purification,
    className: shared.number,
    cell: (line) => <InMoney>{(say) => linePurification(line, say)}</InMoney>,
  },
];

type LinesProps = {
  ledger: Shown;
  way: ShownLines;
  onWay: (way: ShownLines) => void;
  onMore: () => void;
};

function Lines({ ledger: { lines, countFound }, way, onWay, onMore }: LinesProps) {
  return (
    <TitledSection
      id="lines-heading"
      level="h2"
      title={texts.linesTitle}
      className={`stack-4 one-column ${shared.later}`}
    >
      <div className="fields" data-print="never">
        <SelectField
          label={texts.way}
          value={way}
          options={SHOWN.map((value) => ({ value, label: SHOWN_LABELS[value] }))}
          onChange={({ target }) => onWay(SHOWN.find((known) => known === target.value) ?? "all")}
        />
      </div>
      <Scrolling label={texts.linesTitle}>
        <DataTable
          caption={texts.linesTitle}
          className={shared.table}
          columns={LINE_COLUMNS}
          rows={lines}
          rowKey={(line) => `${line.way} ${line.id}`}
          header={1}
        />
      </Scrolling>
      {countFound === 0 && <p className="note measure">{texts.noLines}</p>}
      {countFound > lines.length && (
        <div data-print="never">
          <Button look="secondary" onClick={onMore}>
            {texts.more}
          </Button>
        </div>
      )}
    </TitledSection>
  );
}
