import { useState } from "react";
import { Link } from "react-router";
import { turnedTexts as texts } from "#messages/portfolio/turned.ts";
import { changeSentence } from "#wording/changes.ts";
import { formatDay, formatDollars } from "#wording/format.ts";
import { roundedUpToCents } from "../../../../../domain/portfolio/money.ts";
import { TURNED_POSITION_IDS, type TurnedPositionId } from "../../../../../domain/portfolio/turn.ts";
import { HOUSE_STANDARD_ID } from "../../../../../domain/standards/standards.ts";
import { calendarFile } from "../../../../../schema/wording/calendar-file.ts";
import { stockPath } from "../../../config/paths.ts";
import { amountText, parseAmount } from "../../../lib/amount-text.ts";
import { downloadFile } from "../../../lib/download-file.ts";
import { AmountField } from "../../../ui/AmountField.tsx";
import { Button } from "../../../ui/Button.tsx";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { SelectField, TextField } from "../../../ui/Field.tsx";
import { Fold } from "../../../ui/Fold.tsx";
import { Terms } from "../../../ui/Terms.tsx";
import { TitledSection } from "../../../ui/TitledSection.tsx";
import shared from "../Portfolio.module.css";
import { type UsedPortfolio, useAsked } from "../use-portfolio.tsx";
import { TurnedPositions } from "./TurnedPositions.tsx";
import type { TurnedRow } from "./turned-of.ts";

const FOLLOW_OPTIONS = [
  { value: "", label: texts.notChosen },
  ...TURNED_POSITION_IDS.map((id) => ({ value: id, label: texts.positions[id].holder })),
];

/** The holdings whose verdict turned, with the amounts by each position. */
export function Turned({ used }: { used: UsedPortfolio }) {
  const turned = useAsked(used, "turned");
  if (!turned || turned.rows.length === 0) return null;
  const { rows, position } = turned;
  const follow = (value: string) =>
    used.tell("choose", { turnedPosition: TURNED_POSITION_IDS.find((id) => id === value) ?? null });
  return (
    <TitledSection id="turned-heading" level="h2" title={texts.heading} className="stack-4 one-column">
      {used.summary.standard !== HOUSE_STANDARD_ID && <p className="note measure">{texts.houseOnly}</p>}
      {rows.some(({ counted }) => counted) && (
        <>
          <p className="note measure">{texts.lead}</p>
          <div className="fields">
            <SelectField
              label={texts.follow}
              value={position ?? ""}
              options={FOLLOW_OPTIONS}
              onChange={({ target }) => follow(target.value)}
            />
          </div>
          <Fold title={texts.texts}>
            <TurnedPositions />
          </Fold>
        </>
      )}
      {rows.map((row) => (
        <Row key={`${row.key} ${row.turn.on}`} row={row} position={position} used={used} />
      ))}
    </TitledSection>
  );
}

type RowProps = { row: TurnedRow; position: TurnedPositionId | null; used: UsedPortfolio };

function Row({ row, position, used }: RowProps) {
  const { key, name, turn, counted, gain, own, isReminded } = row;
  const { told } = turn.change;
  return (
    <article className="stack-4 one-column" aria-label={key}>
      <h3>
        <Link to={stockPath(key)}>
          <bdi>{key}</bdi>
        </Link>{" "}
        {name}
      </h3>
      {isReminded && own.remindOn && (
        <p role="status">
          <strong>{texts.reminded(formatDay(own.remindOn))}</strong>
        </p>
      )}
      <p>
        <strong>{texts.kinds[turn.kind](formatDay(turn.on))}.</strong>{" "}
        {changeSentence({ ...told, before: { ...told.before, standing: turn.change.before } })}
        {turn.kind === "back" &&
          counted?.until &&
          ` ${texts.wasHaram(formatDay(counted.on), formatDay(counted.until))}`}
      </p>
      {counted && gain && <Amounts row={row} gain={gain} position={position} />}
      {counted && <OwnTurn key={own.on} row={row} used={used} />}
    </article>
  );
}

function about(amount: number | null): string {
  if (amount === null) return texts.notKnown;
  return amount === 0 ? formatDollars(0) : texts.about(formatDollars(amount));
}

function due(amount: number | null | "not_said" | undefined): string {
  if (amount === "not_said") return texts.notSaid;
  return amount === undefined ? texts.notKnown : about(amount && roundedUpToCents(amount));
}

function Amounts({
  row,
  gain,
  position,
}: {
  row: TurnedRow;
  gain: NonNullable<TurnedRow["gain"]>;
  position: TurnedPositionId | null;
}) {
  const price = row.counted?.price;
  const columns: Column<TurnedRow["byPosition"][number]>[] = [
    {
      label: texts.position,
      cell: ({ id, sellBy }) => (
        <>
          {texts.positions[id].holder}
          {id === position && <strong> ({texts.followed})</strong>}
          {sellBy && <small>{texts.sellBy(formatDay(sellBy))}</small>}
        </>
      ),
    },
    { label: texts.ofGain, className: shared.number, cell: ({ due: asked }) => due(asked?.gain) },
    { label: texts.ofDividends, className: shared.number, cell: ({ due: asked }) => due(asked?.dividends) },
  ];
  return (
    <>
      <Terms
        className="fields"
        terms={[
          ...(price
            ? ([[texts.dayPrice(formatDay(price.on ?? row.own.on)), formatDollars(price.amount)]] as const)
            : []),
          [texts.upTo, about(gain.upTo)],
          [texts.after, about(gain.after)],
          [texts.dividends, about(gain.dividends)],
        ]}
      />
      {gain.sharesLeft > 0 && row.turn.kind === "haram" && gain.after !== null && (
        <p className="note measure">{texts.unsold}</p>
      )}
      {gain.notes.map((note) => (
        <p key={note} className="note measure">
          {texts.notes[note]}
        </p>
      ))}
      <DataTable
        caption={texts.texts}
        className={shared.table}
        columns={columns}
        rows={row.byPosition}
        rowKey={({ id }) => id}
      />
    </>
  );
}

/** The price of the day, where we do not have it, and the day of a reminder. */
function OwnTurn({ row: { key, counted, own }, used }: Omit<RowProps, "position">) {
  const [price, setPrice] = useState(own.price === undefined ? "" : amountText(own.price));
  const [isChecked, setChecked] = useState(false);
  const isAsked = counted !== null && (counted.price === null || counted.price.isOwn);
  const typed = parseAmount(price);
  const isWrong = price.trim() !== "" && !(typed !== undefined && typed > 0);
  const keep = (next: { price?: number | undefined; remindOn?: string | undefined }) => {
    const { on } = own;
    const { price: amount, remindOn } = { ...own, ...next };
    used.tell("keepTurn", key, { on, ...(amount !== undefined && { price: amount }), ...(remindOn && { remindOn }) });
  };
  const { remindOn } = own;
  const save = () => {
    if (!remindOn) return;
    const event = { uid: `turned-${key}-${own.on}@mizan`, on: remindOn, title: texts.calendarTitle(key) };
    const text = texts.kinds.haram(formatDay(own.on));
    downloadFile(`mizan-${key}.ics`, "text/calendar", calendarFile(texts.heading, [{ ...event, text }], new Date()));
  };
  return (
    <div className="fields">
      {isAsked && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setChecked(true);
            if (!isWrong) keep({ price: typed });
          }}
        >
          <AmountField
            label={texts.dayPrice(formatDay(own.on))}
            hint={texts.dayPriceHint}
            prefix="$"
            value={price}
            error={isChecked && isWrong ? texts.badPrice : undefined}
            onChange={({ target }) => setPrice(target.value)}
          />
          <Button type="submit" look="secondary" size="small">
            {texts.saveTurn}
          </Button>
        </form>
      )}
      <div>
        <TextField
          label={texts.remind}
          hint={texts.remindHint}
          type="date"
          value={remindOn ?? ""}
          onChange={({ target }) => keep({ remindOn: target.value || undefined })}
        />
        {remindOn && (
          <Button look="secondary" size="small" onClick={save}>
            {texts.saveCalendar}
          </Button>
        )}
      </div>
    </div>
  );
}
