import { FileUp } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { addTexts as texts } from "#messages/portfolio.ts";
import { listText } from "#wording/format.ts";
import { Button } from "../../../ui/Button.tsx";
import { DataTable, Scrolling } from "../../../ui/DataTable.tsx";
import { Refusal, SelectField, TextAreaField, TextField } from "../../../ui/Field.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { CurrencyField } from "../currency/ShownMoney.tsx";
import { BROKER_NAMES, type ChosenColumns, FIELDS, type Field } from "../import/choices.ts";
import type { LeftRow, Unknown } from "../import/read-import.ts";
import type { Session } from "../session/portfolio-worker.ts";
import type { UsedPortfolio } from "../use-portfolio.tsx";
import styles from "./AddPanel.module.css";

type Answer = Awaited<ReturnType<Session["import"]>>;
type Taken = Extract<Answer, { kind: "read" }>;

type Choice = { chosen: ChosenColumns; currency: string; order: "day_first" | "month_first" };

export function ImportForm({ used, isPasted }: { used: UsedPortfolio; isPasted: boolean }) {
  const [pasted, setPasted] = useState("");
  const [account, setAccount] = useState("");
  const [isReading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<{ answer: Answer; source: Blob | string; choice: Choice | undefined }>();
  const fileField = useRef<HTMLInputElement>(null);

  const read = async (source: Blob | string, choice?: Choice, over?: "add" | "replace") => {
    setReading(true);
    setOutcome(undefined);
    const answer = await used
      .ask("import", source, { ...(account && { account }), ...choice, ...(over && { over }) })
      .catch(() => undefined);
    setOutcome(answer && { answer, source, choice });
    setReading(false);
    if (fileField.current) fileField.current.value = "";
  };

  const answer = outcome?.answer;
  return (
    <div className="stack-5 one-column">
      <div className="fields">
        {isPasted ? (
          <div className="all-columns">
            <TextAreaField
              label={texts.paste}
              hint={texts.pasteHint}
              rows={6}
              value={pasted}
              onChange={({ target }) => setPasted(target.value)}
              spellCheck={false}
            />
          </div>
        ) : (
          <FileField
            ref={fileField}
            label={texts.file}
            hint={texts.fileHint(listText(BROKER_NAMES))}
            accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            disabled={isReading}
            onFile={(file) => void read(file)}
          />
        )}
        <TextField
          label={texts.account}
          hint={texts.accountHint}
          autoComplete="off"
          maxLength={60}
          value={account}
          onChange={({ target }) => setAccount(target.value)}
        />
      </div>
      {isPasted && (
        <div>
          <Button icon={FileUp} disabled={isReading || pasted.trim() === ""} onClick={() => void read(pasted)}>
            {isReading ? texts.reading : texts.read}
          </Button>
        </div>
      )}
      <div role="status">
        {isReading && !isPasted && <p className="note measure">{texts.reading}</p>}
        {answer?.kind === "read" && <TakenRows {...answer} />}
      </div>
      <Refusal>{answer?.kind === "problem" && answer.message}</Refusal>
      {outcome && answer?.kind === "held" && (
        <div role="alert" className="stack-2 text-2 rounded tint-green padded-4">
          <p>{texts.again(listText(answer.names))}</p>
          <div className="wrap-3">
            {(["add", "replace"] as const).map((over) => (
              <Button key={over} look="secondary" onClick={() => void read(outcome.source, outcome.choice, over)}>
                {texts.over[over]}
              </Button>
            ))}
          </div>
        </div>
      )}
      {outcome && answer?.kind === "choose_columns" && (
        <ColumnChoice
          table={answer}
          onTake={(choice) => void read(outcome.source, choice)}
          onCancel={() => setOutcome(undefined)}
        />
      )}
    </div>
  );
}

function TakenRows({ added, known, broker, countIgnored, left }: Taken) {
  return (
    <div className="stack-2 text-2 rounded tint-green padded-4">
      <p>
        <strong>{texts.taken(added, broker)}</strong>
        {added > 0 && known > 0 && ` ${texts.known(known)}`}
      </p>
      {countIgnored > 0 && <p>{texts.ignored(countIgnored)}</p>}
      {left.length > 0 && (
        <details open={left.length <= 10}>
          <summary className="strong">{texts.left(left.length)}</summary>
          <LeftRows rows={left} />
        </details>
      )}
    </div>
  );
}

const LEFT_SHOWN = 100;

function LeftRows({ rows }: { rows: readonly LeftRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard
    <ul className={styles.left} tabIndex={0} aria-label={texts.left(rows.length)}>
      {rows.slice(0, LEFT_SHOWN).map(({ row, table, text, reason }) => (
        <li key={`${table} ${row} ${reason}`}>
          {texts.leftRow(row, table)}: {reason}
          <small className="breaks">{text}</small>
        </li>
      ))}
      {rows.length > LEFT_SHOWN && <li>…</li>}
    </ul>
  );
}

const DATE_ORDERS = [
  { value: "day_first", label: texts.dayFirst },
  { value: "month_first", label: texts.monthFirst },
];

function ColumnChoice({
  table,
  onTake,
  onCancel,
}: {
  table: Unknown;
  onTake: (choice: Choice) => void;
  onCancel: () => void;
}) {
  const [chosen, setChosen] = useState<ChosenColumns>(table.guess);
  const [currency, setCurrency] = useState(table.currency);
  const [order, setOrder] = useState<Choice["order"]>("day_first");
  const [isRefused, setRefused] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const choose = (field: Field, text: string) => {
    setRefused(false);
    setChosen((before) => {
      const { [field]: _, ...others } = before;
      return text === "" ? others : { ...others, [field]: Number(text) };
    });
  };
  const has = (...fields: Field[]) => fields.some((field) => chosen[field] !== undefined);
  const takeRows = () => {
    if (!has("symbol", "isin", "name") || !has("shares", "amount")) return setRefused(true);
    onTake({ chosen, currency, order });
  };
  return (
    <section aria-labelledby="choose-heading" className="fields">
      <div className="all-columns">
        <h3 id="choose-heading" ref={heading} tabIndex={-1}>
          {texts.choose}
        </h3>
        <p className="note measure">{texts.chooseLead}</p>
      </div>
      <Sample table={table} />
      {FIELDS.map((field) => (
        <SelectField
          key={field}
          label={texts.fields[field]}
          value={chosen[field] ?? ""}
          options={table.columns.map((label, value) => ({ value, label }))}
          onChange={({ target }) => choose(field, target.value)}
        >
          <option value="">{texts.notThere}</option>
        </SelectField>
      ))}
      <CurrencyField label={texts.ownCurrency} value={currency} onChange={({ target }) => setCurrency(target.value)} />
      <SelectField
        label={texts.dateOrder}
        value={order}
        options={DATE_ORDERS}
        onChange={({ target }) => setOrder(target.value === "month_first" ? "month_first" : "day_first")}
      />
      <div className="all-columns wrap-3">
        <Refusal>{isRefused && texts.chooseMissing}</Refusal>
        <Button onClick={takeRows}>{texts.take}</Button>
        <Button look="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </section>
  );
}

function Sample({ table: { columns, sample } }: { table: Unknown }): ReactNode {
  return (
    <Scrolling label={texts.chooseLead} className={`all-columns ${styles.sample}`}>
      <DataTable
        columns={columns.map((label, place) => ({
          id: String(place),
          label,
          isPlain: true,
          cell: (row: readonly string[]) => row[place]?.slice(0, 40),
        }))}
        rows={sample}
        // Rows never change their order.
        rowKey={(row) => sample.indexOf(row)}
        header={-1}
      />
    </Scrolling>
  );
}
