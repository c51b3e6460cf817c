import type { ReactNode } from "react";
import { Link } from "react-router";
import { answerTexts, answerTexts as texts } from "#messages/portfolio.ts";
import { formatCount, formatDay, formatPercent } from "#wording/format.ts";
import { sectorName } from "#wording/places.ts";
import { standardName } from "#wording/screening/standard-names.ts";
import type { ValuePart } from "../../../../../domain/portfolio/totals.ts";
import { STANDARDS } from "../../../../../domain/standards/standards.ts";
import { stockPath } from "../../../config/paths.ts";
import { STANDING_TONES } from "../../../config/standings.ts";
import { Badge, type Tone } from "../../../ui/Badge.tsx";
import { TableHead } from "../../../ui/DataTable.tsx";
import { SelectField } from "../../../ui/Field.tsx";
import { StandingBar } from "../../../ui/StandingBar.tsx";
import { TitledSection } from "../../../ui/TitledSection.tsx";
import { InMoney, ShownCurrencyField, ShownCurrencyNote } from "../currency/ShownMoney.tsx";
import type { Summary } from "../session/portfolio-worker.ts";
import type { UsedPortfolio } from "../use-portfolio.tsx";
import styles from "./Answer.module.css";
import type { Step } from "./answer-of.ts";

const STANDARD_OPTIONS = STANDARDS.map(({ id }) => ({
  value: id,
  label: id === "mizan" ? texts.houseStandard(standardName(id)) : standardName(id),
}));

export function Answer({ used: { summary, tell }, onStep }: { used: UsedPortfolio; onStep: (step: Step) => void }) {
  const { totals, steps, sectors, hasFunds, unreliableFunds, companies } = summary.answer;
  const rows = totals.parts.filter(({ part, count }) => part !== "cash" || count > 0);
  const known = totals.parts.filter(({ percent }) => percent > 0);
  return (
    <section aria-labelledby="answer-heading" className="stack-4 card one-column padded-5">
      <header className={`gap-4 spread items-end ${styles.head}`}>
        <div>
          <h2 id="answer-heading" className="soft text-4">
            {texts.heading}
          </h2>
          <p className="soft">
            <strong className="ink tabular display-5">
              <InMoney>{(say) => say(totals.value)}</InMoney>
            </strong>{" "}
            {texts.total}
          </p>
        </div>
        <ShownCurrencyField />
        <SelectField
          label={texts.standard}
          value={summary.standard}
          options={STANDARD_OPTIONS}
          onChange={({ target }) => {
            const standard = STANDARDS.find(({ id }) => id === target.value)?.id ?? summary.standard;
            tell("choose", { standard });
          }}
        />
      </header>
      <ShownCurrencyNote rates={summary.rates} />
      {unreliableFunds && <p>{texts.unreliableFunds(unreliableFunds)}</p>}
      {totals.value > 0 ? <StandingBar parts={known} label={barLabel(known)} /> : <p className="note">{texts.empty}</p>}
      <table className={`wide ${styles.table}`}>
        <caption className="visually-hidden">{texts.bar}</caption>
        <TableHead className="visually-hidden" columns={Object.values(texts.columns)} />
        <tbody>
          {rows.map(({ part, value, percent, count }) => (
            <tr key={part} className={count === 0 ? "soft" : undefined}>
              <th scope="row">
                <StandingMark standing={part} />
              </th>
              <td className="tabular">
                <InMoney>{(say) => say(value)}</InMoney>
              </td>
              <td className="tabular">{formatPercent(percent)}</td>
              <td className="tabular">{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {totals.countWithoutValue > 0 && <p className="note">{texts.withoutValue(totals.countWithoutValue)}</p>}
      {hasFunds && <p className="note">{texts.funds}</p>}
      <div className={styles.below}>
        <FirstSteps steps={steps} onStep={onStep} />
        <Changes {...summary.answer} />
        <Sectors sectors={sectors} />
        {hasFunds && <Companies companies={companies} />}
      </div>
    </section>
  );
}

function barLabel(rows: readonly { part: ValuePart; percent: number }[]): string {
  return texts.barLabel(rows.map(({ part, percent }) => `${texts.standings[part]} ${formatPercent(percent)}`));
}

function FirstSteps({ steps, onStep }: { steps: readonly Step[]; onStep: (step: Step) => void }) {
  return (
    <TitledSection id="steps-heading" title={texts.stepsTitle}>
      {steps.length === 0 ? (
        <p className="note">{texts.nothing}</p>
      ) : (
        <ol className={`stack-2 text-2 ${styles.steps}`}>
          {steps.map((step) => (
            <li key={step.text}>
              <button type="button" onClick={() => onStep(step)}>
                {step.text}
              </button>
            </li>
          ))}
        </ol>
      )}
    </TitledSection>
  );
}

const CHANGES_SHOWN = 20;

function Changes({ changes, seenOn, correction }: Summary["answer"]) {
  const none = seenOn === null ? texts.firstVisit : texts.noChanges(formatDay(seenOn));
  return (
    <TitledSection id="changes-heading" title={texts.changesTitle}>
      {changes.length === 0 && <p className="note">{none}</p>}
      {correction && changes.length > 0 && <p className="note">{correction}</p>}
      <ul className="stack-2 text-2">
        {changes.slice(0, CHANGES_SHOWN).map(({ key, from, to }) => (
          <li key={key}>
            <Link to={stockPath(key)} className="inline-line finger">
              <bdi>{key}</bdi>
            </Link>{" "}
            <span>{texts.change(texts.standings[from], texts.standings[to])}</span>
          </li>
        ))}
        {changes.length > CHANGES_SHOWN && <li>{texts.andMore(changes.length - CHANGES_SHOWN).trim()}</li>}
      </ul>
    </TitledSection>
  );
}

function Share({ percent, hasBar = true, children }: { percent: number; hasBar?: boolean; children: ReactNode }) {
  return (
    <li className={`grid items-center gap-0-3 ${styles.sectors}`}>
      <span>{children}</span>
      <span className="tabular">{formatPercent(percent)}</span>
      {hasBar && <progress className={`all-columns ${styles.meter}`} aria-hidden="true" value={percent} max={100} />}
    </li>
  );
}

const SECTORS_SHOWN = 5;
const CONCENTRATED_FROM = 50;

function Sectors({ sectors }: Pick<Summary["answer"], "sectors">) {
  const [largest] = sectors;
  if (!largest) return null;
  const rest = sectors.slice(SECTORS_SHOWN);
  return (
    <TitledSection id="sectors-heading" title={texts.sectorsTitle}>
      {largest.sector && largest.percent >= CONCENTRATED_FROM && sectors.length > 1 && (
        <p className="note">{texts.concentrated(sectorName(largest.sector), formatPercent(largest.percent, 0))}</p>
      )}
      <ul className="stack-2 text-2">
        {sectors.slice(0, SECTORS_SHOWN).map(({ sector, percent }) => (
          <Share key={sector} percent={percent}>
            {sector === null ? texts.unknownSector : sectorName(sector)}
          </Share>
        ))}
        {rest.length > 0 && (
          <Share percent={rest.reduce((sum, { percent }) => sum + percent, 0)} hasBar={false}>
            {texts.andMore(rest.length).trim()}
          </Share>
        )}
      </ul>
    </TitledSection>
  );
}

function Companies({ companies }: Pick<Summary["answer"], "companies">) {
  if (companies.length === 0) return null;
  return (
    <TitledSection id="companies-heading" title={texts.companiesTitle}>
      <ul className="stack-2 text-2">
        {companies.map(({ key, name, percent, funds, isOwned }) => (
          <Share key={key} percent={percent}>
            <Link to={stockPath(key)} className="inline-line finger">
              {name}
            </Link>
            {funds.length > 0 && <small> {isOwned ? texts.within(funds) : texts.onlyWithin(funds)}</small>}
          </Share>
        ))}
      </ul>
      <p className="note">{texts.companiesNote}</p>
    </TitledSection>
  );
}

const TONES: Readonly<Record<ValuePart, Tone>> = { ...STANDING_TONES, cash: "neutral" };

export function StandingMark({ standing }: { standing: ValuePart }) {
  return <Badge tone={TONES[standing]}>{answerTexts.standings[standing]}</Badge>;
}
