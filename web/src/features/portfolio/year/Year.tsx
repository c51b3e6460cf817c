import { CalendarRange, Copy, Printer } from "lucide-react";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { yearTexts as texts } from "#messages/portfolio/year.ts";
import { ledgerTexts, zakatTexts } from "#messages/portfolio.ts";
import { PATHS } from "../../../config/paths.ts";
import type { ReportRow } from "../../../lib/draw-report.ts";
import { Button } from "../../../ui/Button.tsx";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { SelectField } from "../../../ui/Field.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { TitledSection } from "../../../ui/TitledSection.tsx";
import shared from "../Portfolio.module.css";
import { SaveButton } from "../SaveButton.tsx";
import { Opening, OpenPortfolio, type UsedPortfolio, useAsked } from "../use-portfolio.tsx";
import type { YearSection } from "./year-content.ts";

export const Year = () => <OpenPortfolio>{(used) => <OpenedYear used={used} />}</OpenPortfolio>;

function OpenedYear({ used }: { used: UsedPortfolio }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const asked = Number(new URLSearchParams(hash.slice(1)).get("year"));
  const shown = useAsked(used, "year", Number.isInteger(asked) && asked > 0 ? asked : undefined);
  if (!shown) return <Opening />;
  const { year, years, state } = shown;
  const isKnown = state === "running" || state === "over";
  return (
    <div className={shared.portfolio}>
      <div className="wrap-3" data-print="never">
        <SelectField
          label={texts.year}
          value={year}
          options={years.map((value) => ({ value, label: String(value) }))}
          onChange={({ target }) => navigate({ hash: `year=${target.value}` }, { replace: true })}
        />
      </div>
      {isKnown ? (
        <WholeYear used={used} shown={shown} />
      ) : (
        <StateMessage
          icon={CalendarRange}
          title={state === "future" ? texts.futureTitle : texts.emptyTitle}
          text={texts.empty}
        />
      )}
      <p data-print="never">
        <Link to={PATHS.portfolio}>{texts.back}</Link>
      </p>
    </div>
  );
}

type Shown = NonNullable<ReturnType<typeof useAsked<"year">>>;

function WholeYear({ used: { ask }, shown }: { used: UsedPortfolio; shown: Shown }) {
  const { year, basis, sections, receipt, footer } = shown;
  const name = `mizan-${year}`;
  return (
    <>
      <TitledSection id="year-heading" level="h2" title={texts.heading(year)} className="stack-4 one-column">
        <p className="note measure">{basis}</p>
        <div className={shared.sheet}>
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
        <p className="note measure">{footer}</p>
      </TitledSection>
      <div className="wrap-3" data-print="never">
        {texts.pdf && <SaveButton name={name} ending="pdf" label={texts.pdf} make={() => ask("yearDocument", year)} />}
        <SaveButton name={name} ending="csv" label={ledgerTexts.exportCsv} make={() => ask("yearCsv", year)} />
        {(["beancount", "ledger"] as const).map((program) => (
          <SaveButton
            key={program}
            name={name}
            ending={program}
            label={texts[program]}
            make={() => ask("yearJournal", year, program)}
          />
        ))}
        <Button icon={Printer} look="quiet" onClick={() => print()}>
          {ledgerTexts.print}
        </Button>
      </div>
      <Receipt receipt={receipt} />
    </>
  );
}

const COLUMNS: readonly Column<ReportRow>[] = [
  {
    label: ledgerTexts.lineColumns.what,
    isHeadless: true,
    cell: ({ label, notes }) => (
      <>
        {label}
        {notes.length > 0 && <small>{notes.join(" ")}</small>}
      </>
    ),
  },
  {
    label: ledgerTexts.lineColumns.base,
    className: shared.number,
    isPlain: true,
    isHeadless: true,
    cell: ({ value }) => value,
  },
];

function Section({ section: { id, heading, rows, note, isZakatUnknown } }: { section: YearSection }) {
  return (
    <TitledSection id={`year-${id}`} title={heading}>
      <DataTable
        caption={heading}
        className={shared.table}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ label, value }) => `${label} ${value}`}
      />
      {note && <p className="note measure">{note}</p>}
      {isZakatUnknown && (
        <p data-print="never">
          <Link to={PATHS.zakat}>{zakatTexts.open}</Link>
        </p>
      )}
    </TitledSection>
  );
}

function Receipt({ receipt }: { receipt: string | null }) {
  const [said, say] = useState("");
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => say(texts.copied),
      () => say(texts.notCopied),
    );
  return (
    <div data-print="never">
      <TitledSection id="receipt-heading" level="h2" title={texts.receiptTitle} className="stack-4 one-column">
        <p>{receipt ?? texts.noReceipt}</p>
        {receipt && (
          <div>
            <Button icon={Copy} look="secondary" size="small" onClick={() => void copy(receipt)}>
              {texts.copy}
            </Button>
          </div>
        )}
        <p role="status">{said}</p>
      </TitledSection>
    </div>
  );
}
