import { type FormEvent, useState } from "react";
import { joiningTexts, MISSED_SOURCE_NAMES, missedTexts as texts } from "#messages/zakat/missed.ts";
import { formatDollars } from "#wording/format.ts";
import { zakatDay } from "#wording/zakat.ts";
import { sumOfAmounts } from "../../../../../domain/facts/amount.ts";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import {
  HAWL_JOINING_SOURCES,
  HAWL_JOININGS,
  MISSED_SOURCES,
  type MissedSource,
} from "../../../../../domain/zakat/missed-positions.ts";
import { hawlsSideBySide } from "../../../../../domain/zakat/missed-years.ts";
import { isNisabReached, type Nisab } from "../../../../../domain/zakat/nisab.ts";
import { ZAKAT_RATE } from "../../../../../domain/zakat/zakat-terms.ts";
import { parseAmount } from "../../../lib/amount-text.ts";
import { useTyped } from "../../../lib/use-typed.ts";
import { AmountField } from "../../../ui/AmountField.tsx";
import { Button } from "../../../ui/Button.tsx";
import { DataTable } from "../../../ui/DataTable.tsx";
import { TextField } from "../../../ui/Field.tsx";
import table from "../../../ui/StackedTable.module.css";
import { PositionAbout } from "../assets/PositionAbout.tsx";
import styles from "./Missed.module.css";
import { isPastDay, type MissedForm, type Wealth } from "./missed-form.ts";

const NOTHING: Wealth = { name: "", value: "", since: "" };
const WEALTH_MAX = 50;

type Props = {
  form: MissedForm;
  /** Undefined while no price is loaded. */
  nisab: Nisab | undefined;
  onChange: (fields: Partial<MissedForm>) => void;
};

/** Zakat days of wealth that came at different times: each by itself, and all with the first. */
export function HawlsSideBySide({ form, nisab, onChange }: Props) {
  const [isRefused, setRefused] = useState(false);
  const { typed: draft, setTyped: setDraft, field } = useTyped(NOTHING, () => setRefused(false));
  const days = hawlsSideBySide(
    form.wealth.map(({ since }) => since),
    isoDay(new Date()),
  );
  const rows = form.wealth.map((wealth, place) => ({ ...wealth, place, amount: parseAmount(wealth.value) ?? 0 }));
  const isReached = !nisab || isNisabReached(sumOfAmounts(rows.map(({ amount }) => amount)), nisab);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = draft.name.trim() !== "" && (parseAmount(draft.value) ?? 0) > 0 && isPastDay(draft.since);
    setRefused(!isWhole);
    if (!isWhole || form.wealth.length >= WEALTH_MAX) return;
    onChange({ wealth: [...form.wealth, { ...draft, name: draft.name.trim() }] });
    setDraft(NOTHING);
  };
  return (
    <section aria-labelledby="hawls-title" className={`stack-5 may-shrink ${styles.missed}`}>
      <h3 id="hawls-title">{texts.hawlsTitle}</h3>
      <p>{texts.hawlsLead}</p>
      <form noValidate onSubmit={add} className="fields items-end">
        <TextField
          {...field("name")}
          label={texts.name}
          maxLength={80}
          error={isRefused ? texts.wealthInvalid : undefined}
        />
        <AmountField {...field("value")} label={texts.value} prefix="$" />
        <TextField {...field("since")} label={texts.ownedSince} type="date" />
        <Button type="submit" look="secondary" className="self-start">
          {texts.addWealth}
        </Button>
      </form>
      {rows.length > 0 && (
        <DataTable
          caption={texts.hawlsTitle}
          className={table.table}
          rows={rows}
          rowKey={({ place }) => place}
          columns={[
            { label: texts.name, cell: ({ name }) => <bdi>{name}</bdi> },
            { label: texts.ownedSince, cell: ({ since }) => zakatDay(since) },
            { label: texts.ownDay, cell: ({ place }) => zakatDay(days[place]?.own ?? "") },
            { label: texts.joinedDay, cell: ({ place }) => zakatDay(days[place]?.joined ?? "") },
            {
              label: texts.zakatOfIt,
              cell: ({ amount }) => (isReached ? formatDollars(amount * ZAKAT_RATE) : texts.notReached),
            },
            {
              label: texts.remove(""),
              isHeadless: true,
              isPlain: true,
              cell: ({ place, name }) => (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={texts.remove(name)}
                  onClick={() => onChange({ wealth: form.wealth.filter((_, at) => at !== place) })}
                >
                  ×
                </Button>
              ),
            },
          ]}
        />
      )}
      <dl className="stack-4">
        {HAWL_JOININGS.map((joining) => (
          <div key={joining}>
            <dt className="strong">{joiningTexts[joining].label}</dt>
            <dd>
              <Told summary={joiningTexts[joining].summary} sources={HAWL_JOINING_SOURCES[joining]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Told({ summary, sources }: { summary: string; sources: readonly MissedSource[] }) {
  const named = sources.map((source) => ({ title: MISSED_SOURCE_NAMES[source], url: MISSED_SOURCES[source] }));
  return <PositionAbout position={{ summary, sources: named }} />;
}
