import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { RECORD_LABELS } from "#messages/portfolio/ledger.ts";
import { addTexts, ledgerTexts as texts } from "#messages/portfolio.ts";
import { normalizeSymbol } from "../../../../../domain/issuers/symbols.ts";
import type { PortfolioRecord } from "../../../../../domain/portfolio/records.ts";
import { parseAmount } from "../../../lib/amount-text.ts";
import { useTyped } from "../../../lib/use-typed.ts";
import { AmountField } from "../../../ui/AmountField.tsx";
import { Button } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { SelectField, TextField } from "../../../ui/Field.tsx";
import { useSymbolField } from "../add/SymbolField.tsx";
import { CurrencyField } from "../CurrencyField.tsx";
import shared from "../Portfolio.module.css";
import type { UsedPortfolio } from "../use-portfolio.ts";
import styles from "./Ledger.module.css";

const KINDS = ["dividend", "sell", "split", "gift"] as const;
type Kind = (typeof KINDS)[number];
const KIND_OPTIONS = KINDS.map((value) => ({ value, label: RECORD_LABELS[value] }));

const EMPTY = {
  symbol: "",
  date: "",
  amount: "",
  currency: "USD",
  shares: "",
  salePrice: "",
  purchasePrice: "",
  ratio: "",
  to: "",
  forYear: "",
  account: "",
};
type Typed = typeof EMPTY;

const AMOUNTS = {
  dividend: ["amount"],
  sell: ["shares", "salePrice", "purchasePrice"],
  split: ["ratio"],
  gift: ["amount"],
} as const;

export function EntryForm({ used }: { used: UsedPortfolio }) {
  const [kind, setKind] = useState<Kind>("dividend");
  const [isRefused, setRefused] = useState(false);
  const { typed, setTyped, field } = useTyped<Typed>(EMPTY, () => setRefused(false));
  const { accounts } = used.summary;
  const symbolField = useSymbolField({
    label: texts.symbol,
    value: typed.symbol,
    onChange: (symbol) => setTyped((before) => ({ ...before, symbol })),
  });
  const amount = (name: "forYear" | (typeof AMOUNTS)[Kind][number]) => (
    <AmountField key={name} label={texts[name]} maxLength={80} {...field(name)} />
  );
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const symbol = kind === "gift" ? "" : await symbolField.meantSymbol();
    if (symbol === undefined) return;
    const record = recordOf(
      kind,
      { ...typed, symbol, account: typed.account || (accounts[0] ?? "") },
      crypto.randomUUID(),
    );
    if (!record) return setRefused(true);
    await used
      .ask("add", [record])
      .then(() => setTyped({ ...EMPTY, currency: typed.currency, symbol: typed.symbol, account: typed.account }))
      .catch(() => undefined);
  };
  return (
    <form noValidate onSubmit={add} className={classNames(shared.part, styles.form)}>
      <h2>{texts.addTitle}</h2>
      <div className={shared.form}>
        <SelectField
          label={texts.kindLegend}
          value={kind}
          options={KIND_OPTIONS}
          onChange={({ target }) => setKind(KINDS.find((known) => known === target.value) ?? "dividend")}
        />
        {kind !== "gift" && symbolField.field}
        <TextField label={texts.date} type="date" {...field("date")} />
        {AMOUNTS[kind].map(amount)}
        {kind !== "split" && <CurrencyField label={texts.currency} {...field("currency")} />}
        {(kind === "sell" || kind === "split") && accounts.length > 1 && (
          <SelectField
            label={addTexts.account}
            options={accounts.map((account) => ({ value: account, label: addTexts.accountName(account) }))}
            {...field("account")}
          />
        )}
        {kind === "gift" && <TextField label={texts.to} maxLength={80} {...field("to")} />}
        {kind === "gift" && amount("forYear")}
      </div>
      {isRefused && (
        <p role="alert" className={shared.error}>
          {texts.bad}
        </p>
      )}
      <div>
        <Button type="submit" look="secondary">
          <Plus aria-hidden="true" size={18} />
          {texts.add}
        </Button>
      </div>
    </form>
  );
}

function recordOf(kind: Kind, typed: Typed, id: string): PortfolioRecord | undefined {
  const { date, currency, account } = typed;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const above0 = (text: string) => {
    const number = parseAmount(text);
    return number !== undefined && number > 0 ? number : undefined;
  };
  const amount = above0(typed.amount);
  if (kind === "gift") {
    const forYear = above0(typed.forYear) ?? Number(date.slice(0, 4));
    if (amount === undefined || !Number.isInteger(forYear) || forYear < 1900 || forYear > 2200) return undefined;
    return { kind, id, date, amount, currency, to: typed.to.trim(), forYear };
  }
  const symbol = normalizeSymbol(typed.symbol);
  if (!symbol) return undefined;
  const base = { id, date, account, share: { symbol, isin: null, name: null } };
  if (kind === "dividend") return amount === undefined ? undefined : { kind, ...base, amount, currency };
  if (kind === "split") {
    const ratio = above0(typed.ratio);
    return ratio === undefined ? undefined : { kind, ...base, ratio, sharesAdded: null };
  }
  const [shares, price] = [above0(typed.shares), above0(typed.salePrice)];
  const purchasePrice = typed.purchasePrice.trim() === "" ? null : parseAmount(typed.purchasePrice);
  if (shares === undefined || price === undefined || purchasePrice === undefined) return undefined;
  return { kind, ...base, shares, price, currency, purchasePrice };
}
