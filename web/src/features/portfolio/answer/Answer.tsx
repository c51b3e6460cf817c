import { useEffect, useMemo, useRef } from "react";
import { Link } from "react-router";
import {
  changedVerdicts,
  concentrationByCompany,
  concentrationBySector,
  partsUnder,
  type Standings,
  standingUnder,
  totalsByPart,
  type ValuePart,
} from "../../../../../domain/portfolio/totals.ts";
import { type LedgerLine, roundedUpToCents, yearTotals } from "../../../../../domain/purification/ledger.ts";
import type { Standing } from "../../../../../domain/screening/standing.ts";
import { STANDARDS } from "../../../../../domain/standards/standards.ts";
import { formatCount, formatDay, formatDollars, formatPercent } from "../../../../../schema/wording/en/format.ts";
import { stockPath } from "../../../config/paths.ts";

import { classNames } from "../../../ui/class-names.ts";
import { SelectField } from "../../../ui/Field.tsx";
import { answerTexts as texts } from "../messages.ts";
import type { KeptPortfolio } from "../portfolio-store.ts";
import { type ViewedPosition, viewLedger } from "../portfolio-view.ts";
import { StandingMark } from "../StandingMark.tsx";
import type { UsedPortfolio } from "../use-portfolio.ts";
import styles from "./Answer.module.css";

type Tab = "positions" | "purification";

/** The answer first: how much of the value is what, what to do, and what has changed. */
export function Answer({ used, onTab }: { used: UsedPortfolio; onTab: (tab: Tab) => void }) {
  const { kept, view, change } = used;
  const totals = totalsByPart(view.positions, kept.standard);
  const rows = totals.parts.filter(({ part, count }) => part !== "cash" || count > 0);
  const hasFunds = view.positions.some(({ fund }) => fund !== null);
  const known = totals.parts.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="answer-heading" className={styles.answer}>
      <header className={styles.head}>
        <div>
          <h2 id="answer-heading">{texts.heading}</h2>
          <p className={styles.total}>
            <strong className="tabular">{formatDollars(totals.value)}</strong> {texts.total}
          </p>
        </div>
        <SelectField
          label={texts.standard}
          value={kept.standard}
          onChange={({ target }) => {
            const standard = STANDARDS.find(({ id }) => id === target.value)?.id ?? kept.standard;
            void change((before) => ({ ...before, standard })).catch(() => undefined);
          }}
        >
          {STANDARDS.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === "mizan" ? `${name} (Mizan)` : name}
            </option>
          ))}
        </SelectField>
      </header>
      {totals.value > 0 ? (
        <div className={styles.bar} role="img" aria-label={barLabel(known)}>
          {known.map(({ part, percent }) => (
            <span key={part} className={styles[part]} style={{ flexGrow: percent }} hidden={percent === 0} />
          ))}
        </div>
      ) : (
        <p className={styles.soft}>{texts.empty}</p>
      )}
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.bar}</caption>
        <thead className="visually-hidden">
          <tr>
            {Object.values(texts.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ part, value, percent, count }) => (
            <tr key={part} className={classNames(count === 0 && styles.none)}>
              <th scope="row">
                <StandingMark standing={part} />
              </th>
              <td className="tabular">{formatDollars(value)}</td>
              <td className="tabular">{formatPercent(percent)}</td>
              <td className="tabular">{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {totals.countWithoutValue > 0 && <p className={styles.soft}>{texts.withoutValue(totals.countWithoutValue)}</p>}
      {hasFunds && <p className={styles.soft}>{texts.funds}</p>}
      <div className={styles.below}>
        <FirstSteps used={used} onTab={onTab} />
        <Changes used={used} />
        <Sectors positions={view.positions} />
        {hasFunds && <Companies positions={view.positions} />}
      </div>
    </section>
  );
}

function barLabel(rows: readonly { part: ValuePart; percent: number }[]): string {
  return `${texts.bar}: ${rows.map(({ part, percent }) => `${texts.standings[part]} ${formatPercent(percent)}`).join(", ")}`;
}

const NAMED = 3;

function named(positions: readonly { key: string }[]): string {
  const keys = positions.slice(0, NAMED).map(({ key }) => key);
  return keys.join(", ") + (positions.length > NAMED ? texts.andMore(positions.length - NAMED) : "");
}

function FirstSteps({ used, onTab }: { used: UsedPortfolio; onTab: (tab: Tab) => void }) {
  const { view, answers } = used;
  const lines = useMemo(() => viewLedger(view, answers, today()), [view, answers]);
  const steps = firstSteps(used, lines);
  return (
    <section aria-labelledby="steps-heading">
      <h3 id="steps-heading">{texts.stepsTitle}</h3>
      {steps.length === 0 ? (
        <p className={styles.soft}>{texts.nothing}</p>
      ) : (
        <ol className={styles.steps}>
          {steps.map(({ text, tab }) => (
            <li key={text}>
              <button type="button" onClick={() => onTab(tab)}>
                {text}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

type Step = { text: string; tab: Tab };

/** What asks for the person, the gravest first: what is not permissible, what we may have mistaken, what cannot be counted, what is owed. */
function firstSteps({ kept, answers, view, lookUp }: UsedPortfolio, lines: readonly LedgerLine[]): Step[] {
  const { steps } = texts;
  const { positions } = view;
  const under = (standing: Standing) => positions.filter((row) => standingUnder(row, kept.standard) === standing);
  const found: Step[] = [];
  const add = (rows: readonly { key: string }[], say: (names: string) => string) => {
    if (rows.length > 0) found.push({ text: say(named(rows)), tab: "positions" });
  };
  add(
    positions.filter(({ isNameInDoubt }) => isNameInDoubt),
    steps.nameInDoubt,
  );
  const haram = under("haram");
  const value = haram.reduce((sum, row) => sum + (row.value ?? 0), 0);
  add(haram, (list) => steps.haram(list, value > 0 ? ` (${formatDollars(value)})` : ""));
  const failing = positions
    .map((row) => ({ key: row.key, percent: row.fund ? (partsUnder(row, kept.standard, 100).get("haram") ?? 0) : 0 }))
    .filter(({ percent }) => percent > 0);
  add(
    failing.map(({ key, percent }) => ({ key: `${key} (${formatPercent(percent)})` })),
    steps.fundsHaram,
  );
  const answered = lookUp === "idle" ? positions : [];
  add(
    answered.filter(({ stock, fund }) => !stock && !fund),
    steps.unknown,
  );
  add(
    view.everHeld.filter(({ accounts }) => accounts.some(({ isIncomplete }) => isIncomplete)),
    steps.incomplete,
  );
  add(
    answered.filter(({ price }) => !price),
    steps.noPrice,
  );
  if (lookUp === "idle") {
    const years = yearTotals(lines, view.gifts, { rule: kept.rule, rates: answers.rates });
    const owed = years.find((year) => year.owed > 0.005);
    if (owed)
      found.push({ text: steps.purify(formatDollars(roundedUpToCents(owed.owed)), owed.year), tab: "purification" });
    const unknown = years.reduce((sum, { countUnknown }) => sum + countUnknown, 0);
    if (unknown > 0) found.push({ text: steps.unknownLines(unknown), tab: "purification" });
  }
  add(under("doubt"), steps.doubt);
  return found;
}

const today = () => new Date().toISOString().slice(0, 10);

function Changes({ used }: { used: UsedPortfolio }) {
  const { kept, view, lookUp, change } = used;
  const before = useRef<Pick<KeptPortfolio, "seen" | "seenOn">>(kept);
  const isJudged = lookUp === "idle" && view.positions.some(({ standings }) => standings !== null);
  useEffect(() => {
    if (!isJudged) return;
    const seen: Record<string, Standings> = { ...kept.seen };
    let isOther = false;
    for (const { key, standings } of view.positions) {
      if (!standings || JSON.stringify(seen[key]) === JSON.stringify(standings)) continue;
      seen[key] = standings;
      isOther = true;
    }
    if (isOther || kept.seenOn !== today())
      void change((portfolio) => ({ ...portfolio, seen, seenOn: today() })).catch(() => undefined);
  }, [isJudged, kept, view, change]);
  const changes = changedVerdicts(before.current.seen, view.positions, kept.standard);
  const { seenOn } = before.current;
  return (
    <section aria-labelledby="changes-heading">
      <h3 id="changes-heading">{texts.changesTitle}</h3>
      {seenOn === null && <p className={styles.soft}>{texts.firstVisit}</p>}
      {seenOn !== null && changes.length === 0 && <p className={styles.soft}>{texts.noChanges(formatDay(seenOn))}</p>}
      <ul className={styles.list}>
        {changes.map(({ key, from, to }) => (
          <li key={key}>
            <Link to={stockPath(key)}>{key}</Link>{" "}
            <span>{texts.change(texts.standings[from], texts.standings[to])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SECTORS_SHOWN = 5;
const CONCENTRATED_FROM = 50;

function Sectors({ positions }: { positions: readonly ViewedPosition[] }) {
  const sectors = concentrationBySector(positions);
  if (sectors.length === 0) return null;
  const [largest] = sectors;
  const rest = sectors.slice(SECTORS_SHOWN);
  return (
    <section aria-labelledby="sectors-heading">
      <h3 id="sectors-heading">{texts.sectorsTitle}</h3>
      {largest?.sector && largest.percent >= CONCENTRATED_FROM && sectors.length > 1 && (
        <p className={styles.soft}>{texts.concentrated(largest.sector, formatPercent(largest.percent, 0))}</p>
      )}
      <ul className={styles.sectors}>
        {sectors.slice(0, SECTORS_SHOWN).map(({ sector, percent }) => (
          <li key={sector}>
            <span>{sector ?? texts.unknownSector}</span>
            <span className="tabular">{formatPercent(percent)}</span>
            <span className={styles.meter} aria-hidden="true">
              <span style={{ inlineSize: `${percent}%` }} />
            </span>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <span>{texts.andMore(rest.length).trim()}</span>
            <span className="tabular">{formatPercent(rest.reduce((sum, { percent }) => sum + percent, 0))}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

const COMPANIES_SHOWN = 5;

/** What a person has of a company in all, itself and through funds. */
function Companies({ positions }: { positions: readonly ViewedPosition[] }) {
  const companies = concentrationByCompany(positions).slice(0, COMPANIES_SHOWN);
  const owned = new Set(positions.flatMap(({ key, fund }) => (fund ? [] : [key])));
  if (companies.length === 0) return null;
  return (
    <section aria-labelledby="companies-heading">
      <h3 id="companies-heading">{texts.companiesTitle}</h3>
      <ul className={styles.sectors}>
        {companies.map(({ key, name, percent, funds }) => (
          <li key={key}>
            <span>
              <Link to={stockPath(key)}>{name}</Link>
              {funds.length > 0 && (
                <small> {owned.has(key) ? texts.within(funds.join(", ")) : texts.onlyWithin(funds.join(", "))}</small>
              )}
            </span>
            <span className="tabular">{formatPercent(percent)}</span>
            <span className={styles.meter} aria-hidden="true">
              <span style={{ inlineSize: `${Math.min(100, percent)}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{texts.companiesNote}</p>
    </section>
  );
}
