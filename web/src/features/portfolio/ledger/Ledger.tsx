import { FileDown, FileSpreadsheet, Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import {
  isCountedUnder,
  isEstimate,
  LEDGER_RULES,
  LEDGER_WAYS,
  roundedUpToCents,
} from "../../../../../domain/portfolio/purification-ledger.ts";
import type { Gift } from "../../../../../domain/portfolio/records.ts";
import { formatAmount, formatDay, formatDollars, formatPercent } from "../../../../../schema/wording/en/format.ts";
import { downloadFile } from "../../../lib/download-file.ts";
import { notify } from "../../../lib/notices.ts";
import { Button } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { SelectField } from "../../../ui/Field.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import {
  NOTE_TEXTS,
  portfolioNotices,
  RULE_LABELS,
  ledgerTexts as texts,
  WAY_HOLDERS,
  WAY_LABELS,
} from "../messages.ts";
import shared from "../Portfolio.module.css";
import type { Session, ShownLines } from "../session/session.ts";
import { type UsedPortfolio, useAsked } from "../use-portfolio.ts";
import { EntryForm } from "./EntryForm.tsx";
import styles from "./Ledger.module.css";

const LINES_AT_FIRST = 10;
const LINES_AT_ONCE = 25;
const SHOWN = ["followed", "all", ...LEDGER_WAYS] as const;
const RULES = LEDGER_RULES.map((value) => ({ value, label: RULE_LABELS[value] }));

/** The amount for each dividend, sale and year of holding, by each method; what was given, and what is still owed. */
export function Ledger({ used }: { used: UsedPortfolio }) {
  const { ask, summary } = used;
  const [way, setWay] = useState<ShownLines>("followed");
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
  if (!ledger) return <Skeleton className={shared.skeleton} />;
  const { years, gifts, ratesOf } = ledger;
  const file = (ending: string) => `mizan-purification-${isoDay(new Date())}.${ending}`;
  const failed = () => notify(portfolioNotices.recordFailed);
  const savePdf = async () => {
    const [{ drawReport }, content] = await Promise.all([import("../../../lib/draw-report.ts"), ask("recordDocument")]);
    downloadFile(file("pdf"), "application/pdf", (await drawReport(content, new Date())).slice());
  };
  const saveCsv = async () => downloadFile(file("csv"), "text/csv;charset=utf-8", await ask("recordCsv"));
  return (
    <>
      <section aria-labelledby="ledger-heading" className={shared.part}>
        <h2 id="ledger-heading">{texts.heading}</h2>
        <div className={styles.rule} data-print="never">
          <Segmented
            legend={texts.rule}
            options={RULES}
            value={summary.rule}
            onChange={(rule) => void ask("choose", { rule }).catch(() => undefined)}
          />
        </div>
        <dl className={styles.ways}>
          {LEDGER_WAYS.map((way) => (
            <div key={way} data-followed={isCountedUnder({ way }, summary.rule) || undefined}>
              <dt>{WAY_LABELS[way]}</dt>
              <dd>{WAY_HOLDERS[way]}</dd>
            </div>
          ))}
        </dl>
        {years.length === 0 ? (
          <p className={shared.note}>{texts.empty}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
          <section className={shared.scroll} tabIndex={0} aria-label={texts.yearsCaption}>
            <table className={`${shared.table} ${shared.cards}`}>
              <caption className="visually-hidden">{texts.yearsCaption}</caption>
              <thead>
                <tr>
                  <th scope="col">{texts.columns.year}</th>
                  <th scope="col" className={shared.number}>
                    {texts.columns.due}
                  </th>
                  <th scope="col" className={shared.number}>
                    {texts.columns.given}
                  </th>
                  <th scope="col" className={shared.number}>
                    {texts.columns.owed}
                  </th>
                  {LEDGER_WAYS.map((way) => (
                    <th key={way} scope="col" className={shared.number}>
                      {WAY_LABELS[way]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {years.map((year) => (
                  <tr key={year.year}>
                    <th scope="row">
                      {year.year}
                      {year.isEstimated && <small>{texts.estimated}</small>}
                      {year.isLeast && <small>{texts.least}</small>}
                      {year.countUnknown > 0 && <small>{texts.unknownLines(year.countUnknown)}</small>}
                    </th>
                    <td className={`${shared.number} tabular`} data-label={texts.columns.due}>
                      {formatDollars(roundedUpToCents(year.due))}
                    </td>
                    <td className={`${shared.number} tabular`} data-label={texts.columns.given}>
                      {formatDollars(year.given)}
                    </td>
                    <td className={`${shared.number} tabular`} data-label={texts.columns.owed}>
                      <strong>{formatDollars(roundedUpToCents(year.owed))}</strong>
                    </td>
                    {LEDGER_WAYS.map((way) => (
                      <td key={way} data-label={WAY_LABELS[way]} className={`${shared.number} tabular`}>
                        {formatDollars(roundedUpToCents(year.ways[way]))}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        {ratesOf && <p className={shared.note}>{texts.ratesOf(formatDay(ratesOf))}</p>}
        {years.length > 0 && (
          <div className={shared.actions} data-print="never">
            <Button look="secondary" onClick={() => void savePdf().catch(failed)}>
              <FileDown aria-hidden="true" size={18} />
              {texts.exportPdf}
            </Button>
            <Button look="secondary" onClick={() => void saveCsv().catch(failed)}>
              <FileSpreadsheet aria-hidden="true" size={18} />
              {texts.exportCsv}
            </Button>
            <Button look="quiet" onClick={() => setPrinting(true)}>
              <Printer aria-hidden="true" size={18} />
              {texts.print}
            </Button>
          </div>
        )}
      </section>
      <div data-print="never" className={shared.later}>
        <EntryForm used={used} />
      </div>
      <Gifts gifts={gifts} used={used} />
      {ledger.countAll > 0 && (
        <Lines ledger={ledger} way={way} onWay={setWay} onMore={() => setShown(shown + LINES_AT_ONCE)} />
      )}
    </>
  );
}

function Gifts({ gifts, used: { ask } }: { gifts: readonly Gift[]; used: UsedPortfolio }) {
  if (gifts.length === 0) return null;
  const remove = (id: string) => void ask("drop", [id]).catch(() => undefined);
  return (
    <section aria-labelledby="gifts-heading" className={shared.part}>
      <h2 id="gifts-heading">{texts.givenTitle}</h2>
      <ul className={styles.gifts}>
        {gifts.map(({ id, date, amount, currency, to, forYear }) => (
          <li key={id}>
            <span>
              <strong className="tabular">{formatAmount(amount, currency)}</strong> {texts.givenTo(to)}
              <small>
                {formatDay(date)}, {texts.year(forYear).toLowerCase()}
              </small>
            </span>
            <Button
              look="quiet"
              size="small"
              data-print="never"
              aria-label={texts.delete(formatAmount(amount, currency))}
              onClick={() => remove(id)}
            >
              {texts.deleteShort}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type LinesProps = {
  ledger: Awaited<ReturnType<Session["ledger"]>>;
  way: ShownLines;
  onWay: (way: ShownLines) => void;
  onMore: () => void;
};

function Lines({ ledger: { lines, countFound }, way, onWay, onMore }: LinesProps) {
  return (
    <section aria-labelledby="lines-heading" className={classNames(shared.part, shared.later)}>
      <h2 id="lines-heading">{texts.linesTitle}</h2>
      <div className={shared.form} data-print="never">
        <SelectField
          label={texts.way}
          value={way}
          onChange={({ target }) => onWay(SHOWN.find((known) => known === target.value) ?? "all")}
        >
          <option value="followed">{texts.followed}</option>
          <option value="all">{texts.allWays}</option>
          {LEDGER_WAYS.map((known) => (
            <option key={known} value={known}>
              {WAY_LABELS[known]}
            </option>
          ))}
        </SelectField>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={shared.scroll} tabIndex={0} aria-label={texts.linesTitle}>
        <table className={`${shared.table} ${shared.cards}`}>
          <caption className="visually-hidden">{texts.linesTitle}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.lineColumns.date}</th>
              <th scope="col">{texts.lineColumns.what}</th>
              <th scope="col" className={shared.number}>
                {texts.lineColumns.base}
              </th>
              <th scope="col" className={shared.number}>
                {texts.lineColumns.ratio}
              </th>
              <th scope="col" className={shared.number}>
                {texts.lineColumns.purification}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={`${line.way} ${line.id}`}>
                <td className={styles.day}>{line.way === "held_share" ? line.year : formatDay(line.date)}</td>
                <th scope="row">
                  {texts.line[line.way]}, {line.key}
                  <small>{[line.name, ...line.notes.map((note) => NOTE_TEXTS[note])].filter(Boolean).join("; ")}</small>
                </th>
                <td className={`${shared.number} tabular`} data-label={texts.lineColumns.base}>
                  {line.base === null ? texts.notKnown : formatDollars(line.base)}
                </td>
                <td className={`${shared.number} tabular`} data-label={texts.lineColumns.ratio}>
                  {line.percent === null ? "–" : formatPercent(line.percent, 2)}
                  {line.ratioFrom && line.percent !== null && (
                    <small>{texts.ratioFrom(formatDay(line.ratioFrom))}</small>
                  )}
                </td>
                <td className={`${shared.number} tabular`} data-label={texts.lineColumns.purification}>
                  {line.purification === null
                    ? texts.notKnown
                    : `${isEstimate(line) ? "≈ " : ""}${formatDollars(line.purification)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {countFound === 0 && <p className={shared.note}>{texts.noLines}</p>}
      {countFound > lines.length && (
        <div data-print="never">
          <Button look="secondary" onClick={onMore}>
            {texts.more}
          </Button>
        </div>
      )}
    </section>
  );
}
