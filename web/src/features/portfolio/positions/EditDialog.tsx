import { type FormEvent, useState } from "react";
import { RECORD_LABELS } from "#messages/portfolio/ledger.ts";
import { addTexts, positionTexts as texts } from "#messages/portfolio.ts";
import { formatDay, formatPrice } from "#wording/format.ts";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import { ownName, type PortfolioRecord } from "../../../../../domain/portfolio/records.ts";
import { amountText, formatShares, parseAmount } from "../../../lib/amount-text.ts";
import { useTyped } from "../../../lib/use-typed.ts";
import { AmountField } from "../../../ui/AmountField.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useSymbolField } from "../add/SymbolField.tsx";
import type { Own } from "../portfolio-store.ts";
import type { Session } from "../session/portfolio-worker.ts";
import { type UsedPortfolio, useAsked } from "../use-portfolio.tsx";
import styles from "./EditDialog.module.css";

type EditProps = { positionKey: string; isPriceAsked?: boolean; used: UsedPortfolio; onClose: () => void };

export function EditDialog({ positionKey, isPriceAsked = false, used, onClose }: EditProps) {
  const asked = useAsked(used, "position", positionKey);
  return asked ? <Opened asked={asked} isPriceAsked={isPriceAsked} used={used} onClose={onClose} /> : null;
}

type Asked = NonNullable<Awaited<ReturnType<Session["position"]>>>;

function Opened({ asked, isPriceAsked, used, onClose }: Omit<Required<EditProps>, "positionKey"> & { asked: Asked }) {
  const { row, own, records } = asked;
  const [symbol, setSymbol] = useState(asked.asked);
  const symbolField = useSymbolField({
    label: texts.symbol,
    hint: texts.symbolHint,
    value: symbol,
    onChange: setSymbol,
  });
  const { typed, field } = useTyped({
    price: own.price ? amountText(own.price.amount) : "",
    zakatable: own.zakatable === undefined ? "" : amountText(own.zakatable),
  });
  const { price, zakatable } = typed;
  const [isTrading, setTrading] = useState(own.purpose === "trading");
  const [isChecked, setChecked] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const errors = {
    price: price.trim() !== "" && parseAmount(price) === undefined ? texts.badNumber : undefined,
    zakatable: zakatable.trim() !== "" && !((parseAmount(zakatable) ?? 101) <= 100) ? texts.badPercent : undefined,
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const meant = symbol.trim() === "" ? "" : await symbolField.meantSymbol();
    if (meant === undefined || Object.values(errors).some(Boolean)) return;
    const typed = parseAmount(price);
    const next: Own = {
      ...(typed !== undefined && {
        price: typed === own.price?.amount ? own.price : { amount: typed, on: isoDay(new Date()) },
      }),
      ...(isTrading && { purpose: "trading" as const }),
      ...(zakatable.trim() !== "" && { zakatable: parseAmount(zakatable) ?? 0 }),
      ...(own.turn && { turn: own.turn }),
    };
    await used.ask("edit", { key: row.key, symbol: meant, own: next }).then(onClose, () => undefined);
  };
  const drop = (ids: readonly string[]) => used.ask("drop", ids).catch(() => undefined);

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.editTitle(row.key)}
      description={row.name}
    >
      <form noValidate className="stack-4" onSubmit={save}>
        {symbolField.field}
        <AmountField
          label={texts.ownPriceField}
          hint={row.price ? texts.ownPriceHint : texts.noPriceHint}
          autoFocus={isPriceAsked}
          error={isChecked ? errors.price : undefined}
          prefix="$"
          {...field("price")}
        />
        <label className="text-2 gap-3 line finger">
          <input type="checkbox" checked={isTrading} onChange={({ target }) => setTrading(target.checked)} />
          {texts.trading}
        </label>
        {!isTrading && (
          <AmountField
            label={texts.zakatable}
            hint={texts.zakatableHint}
            error={isChecked ? errors.zakatable : undefined}
            {...field("zakatable")}
          />
        )}
        <div className="wrap-3">
          <Button type="submit">{texts.save}</Button>
          <Button look="quiet" onClick={() => setRemoving(true)}>
            {texts.remove}
          </Button>
        </div>
      </form>
      {isRemoving && (
        <div className="stack-3 text-2 from-start warned over-4" role="alert">
          <p>{texts.removeNote}</p>
          <Button look="secondary" onClick={() => void drop(records.map(({ id }) => id)).then(onClose)}>
            {texts.confirmRemove}
          </Button>
        </div>
      )}
      <h3 className={styles.heading}>{texts.records}</h3>
      <ul>
        {records.map((record) => (
          <li key={record.id} className="line between gap-3 text-2 ruled-below">
            <span>
              {recordText(record)} <small>{"account" in record && addTexts.accountName(record.account)}</small>
            </span>
            <Button look="quiet" size="small" onClick={() => void drop([record.id])}>
              {texts.deleteRecord}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function recordText(record: PortfolioRecord): string {
  const kind = `${formatDay(record.date)}: ${RECORD_LABELS[record.kind]}`;
  const paid = (amount: number, { currency }: { currency: string }) => formatPrice(amount, { currency });
  switch (record.kind) {
    case "dividend":
    case "fee":
    case "tax":
    case "gift":
      return `${kind} ${paid(record.amount, record)}`;
    case "split":
      return `${kind} ${record.ratio ? `${formatShares(record.ratio)}:1` : formatShares(record.sharesAdded ?? 0)}`;
    case "spin_off":
      return `${kind}, ${ownName(record.newShare)} ${formatShares(record.shares)}`;
    case "merger": {
      const received = record.newShare ? [`${ownName(record.newShare)} ${formatShares(record.newShares)}`] : [];
      return [kind, ...received, ...(record.cash > 0 ? [paid(record.cash, record)] : [])].join(", ");
    }
    default: {
      const price = "price" in record ? record.price : record.averageCost;
      return `${kind} ${formatShares(record.shares)}${price === null ? "" : ` × ${paid(price, record)}`}`;
    }
  }
}
