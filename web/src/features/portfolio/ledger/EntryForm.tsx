import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { entryTexts, RECORD_LABELS } from "#messages/portfolio/ledger.ts";
import { addTexts, ledgerTexts, positionTexts } from "#messages/portfolio.ts";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import type { PortfolioRecord, ShareName } from "../../../../../domain/portfolio/records.ts";
import { parseAmount } from "../../../lib/amount-text.ts";
import { useTyped } from "../../../lib/use-typed.ts";
import { AmountField } from "../../../ui/AmountField.tsx";
import { Button } from "../../../ui/Button.tsx";
import { SelectField, TextField } from "../../../ui/Field.tsx";
import { useSymbolField } from "../add/SymbolField.tsx";
import { CurrencyField } from "../currency/ShownMoney.tsx";
import type { UsedPortfolio } from "../use-portfolio.tsx";

const texts = { ...ledgerTexts, ...entryTexts };
export const EMPTY_ENTRY = {
  symbol: "",
  date: "",
  amount: "",
  currency: "USD",
  shares: "",
  price: "",
  salePrice: "",
  purchasePrice: "",
  ratio: "",
  newSymbol: "",
  newShares: "",
  costPercent: "",
  cash: "",
  to: "",
  forYear: "",
  account: "",
  into: "",
};
export type Entry = typeof EMPTY_ENTRY;

/** The figures that each kind asks for. */
const ENTRY_AMOUNTS = {
  dividend: ["amount"],
  reinvestment: ["amount", "shares", "price"],
  buy: ["shares", "price"],
  sell: ["shares", "salePrice", "purchasePrice"],
  split: ["ratio"],
  spin_off: ["newShares", "costPercent"],
  merger: ["newShares", "cash"],
  transfer: ["shares"],
  fee: ["amount"],
  tax: ["amount"],
  gift: ["amount", "forYear"],
} as const;
export type EntryKind = keyof typeof ENTRY_AMOUNTS;
export const ENTRY_KINDS = Object.keys(ENTRY_AMOUNTS) as EntryKind[];
type AmountName = (typeof ENTRY_AMOUNTS)[EntryKind][number];

const OPTIONAL: Readonly<Partial<Record<EntryKind, readonly AmountName[]>>> = {
  sell: ["purchasePrice"],
  spin_off: ["costPercent"],
  merger: ["newShares", "cash"],
  gift: ["forYear"],
};

const isOptional = (kind: EntryKind, name: AmountName) => OPTIONAL[kind]?.includes(name) ?? false;

const hasCurrency = (kind: EntryKind) => kind !== "split" && kind !== "spin_off" && kind !== "transfer";

/** Kinds that name a new share; in a merger for cash alone there is none. */
const namesNewShare = (kind: EntryKind, { newShares }: Pick<Entry, "newShares">) =>
  kind === "spin_off" || (kind === "merger" && newShares.trim() !== "");

type EntryErrors = Partial<Record<keyof Entry, string>>;

export function entryErrors(kind: EntryKind, entry: Entry, today: string): EntryErrors {
  const errors: EntryErrors = {};
  if (!/^\d{4}-\d{2}-\d{2}$/.test(entry.date) || entry.date > today) errors.date = texts.badDay;
  for (const name of ENTRY_AMOUNTS[kind]) {
    const isEmpty = entry[name].trim() === "";
    if (isEmpty && isOptional(kind, name)) continue;
    if (!((parseAmount(entry[name]) ?? 0) > 0))
      errors[name] = isOptional(kind, name) ? positionTexts.badNumber : texts.aboveZero;
  }
  const percent = parseAmount(entry.costPercent);
  if (kind === "spin_off" && percent !== undefined) {
    if (percent <= 100) delete errors.costPercent;
    else errors.costPercent = positionTexts.badPercent;
  }
  const year = parseAmount(entry.forYear);
  if (kind === "gift" && year !== undefined && !(Number.isInteger(year) && year >= 1900 && year <= 2200))
    errors.forYear = positionTexts.badNumber;
  if (kind === "merger" && entry.newShares.trim() === "" && entry.cash.trim() === "") errors.cash = texts.received;
  if (kind === "transfer" && (entry.into.trim() === "" || entry.into.trim() === entry.account))
    errors.into = texts.otherAccount;
  return errors;
}

const named = (symbol: string): ShareName => ({ symbol, isin: null, name: null });

/** The records of an entry without errors; a move between accounts is two. */
export function entryRecords(kind: EntryKind, entry: Entry, id: string): PortfolioRecord[] {
  const { date, currency, account } = entry;
  const number = (name: AmountName) => parseAmount(entry[name]) ?? 0;
  const orNull = (name: AmountName) => parseAmount(entry[name]) ?? null;
  const amount = number("amount");
  const shares = number("shares");
  const own = { id, date, account };
  const base = { ...own, share: named(entry.symbol) };
  const newShare = named(entry.newSymbol);
  const [price, newShares] = [number("price"), number("newShares")];
  const moved = { ...base, shares, averageCost: null, currency, heldSince: null };
  switch (kind) {
    case "gift": {
      const forYear = number("forYear") || Number(date.slice(0, 4));
      return [{ kind, id, date, amount, currency, to: entry.to.trim(), forYear }];
    }
    case "fee":
    case "tax":
      return [{ kind, ...own, share: entry.symbol ? base.share : null, amount, currency }];
    case "dividend":
      return [{ kind, ...base, amount, currency }];
    case "reinvestment":
      return [{ kind, ...base, amount, shares, price, currency }];
    case "buy":
      return [{ kind, ...base, shares, price, currency, purchasePrice: null }];
    case "sell":
      return [{ kind, ...base, shares, price: number("salePrice"), currency, purchasePrice: orNull("purchasePrice") }];
    case "split":
      return [{ kind, ...base, ratio: number("ratio"), sharesAdded: null }];
    case "spin_off":
      return [{ kind, ...base, newShare, shares: newShares, costPercent: orNull("costPercent") }];
    case "merger": {
      const received = { newShare: newShares > 0 ? newShare : null, newShares, cash: number("cash"), currency };
      return [{ kind, ...base, shares: null, ...received }];
    }
    case "transfer":
      return [
        { ...moved, kind: "transfer_out" },
        { ...moved, kind: "transfer_in", id: `${id} in`, account: entry.into.trim() },
      ];
  }
}

const KIND_LABELS = { ...RECORD_LABELS, transfer: texts.move };
const KIND_OPTIONS = ENTRY_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

export function EntryForm({ used }: { used: UsedPortfolio }) {
  const [kind, setKind] = useState<EntryKind>("dividend");
  const [errors, setErrors] = useState<EntryErrors>({});
  const { typed, setTyped, field } = useTyped(EMPTY_ENTRY, () => setErrors({}));
  const { accounts } = used.summary;
  const account = typed.account || (accounts[0] ?? "");
  const useSymbol = (name: "symbol" | "newSymbol", label: string) =>
    useSymbolField({
      label,
      value: typed[name],
      onChange: (text) => setTyped((before) => ({ ...before, [name]: text })),
    });
  const symbolField = useSymbol("symbol", kind === "fee" ? texts.feeSymbol : texts.symbol);
  const newField = useSymbol("newSymbol", texts.newSymbol);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const found = entryErrors(kind, { ...typed, account }, isoDay(new Date()));
    setErrors(found);
    const isUnnamed = kind === "gift" || (kind === "fee" && typed.symbol.trim() === "");
    const symbol = isUnnamed ? "" : await symbolField.meantSymbol();
    const newSymbol = namesNewShare(kind, typed) ? await newField.meantSymbol() : "";
    if (symbol === undefined || newSymbol === undefined || Object.keys(found).length > 0) return;
    await used
      .ask("add", entryRecords(kind, { ...typed, symbol, newSymbol, account }, crypto.randomUUID()))
      .then(() => setTyped({ ...EMPTY_ENTRY, currency: typed.currency, symbol: typed.symbol, account: typed.account }))
      .catch(() => undefined);
  };
  const labelOf = (name: (typeof ENTRY_AMOUNTS)[EntryKind][number]) =>
    kind === "reinvestment" && name === "amount"
      ? texts.wholeDividend
      : texts[kind === "buy" && name === "price" ? "purchasePrice" : name];
  return (
    <form noValidate onSubmit={add} className="stack-4 one-column card padded-5">
      <h2>{texts.addTitle}</h2>
      <div className="fields">
        <SelectField
          label={texts.kindLegend}
          value={kind}
          options={KIND_OPTIONS}
          onChange={({ target }) => {
            setErrors({});
            setKind(ENTRY_KINDS.find((known) => known === target.value) ?? kind);
          }}
        />
        {kind !== "gift" && symbolField.field}
        <TextField label={texts.date} type="date" error={errors.date} {...field("date")} />
        {(kind === "spin_off" || kind === "merger") && newField.field}
        {ENTRY_AMOUNTS[kind].map((name) => (
          <AmountField
            key={name}
            label={labelOf(name)}
            hint={
              name === "costPercent" ? texts.costPercentHint : isOptional(kind, name) ? addTexts.accountHint : undefined
            }
            maxLength={80}
            error={errors[name]}
            {...field(name)}
          />
        ))}
        {hasCurrency(kind) && <CurrencyField label={texts.currency} {...field("currency")} />}
        {kind !== "gift" && (accounts.length > 1 || kind === "transfer") && (
          <SelectField
            label={kind === "transfer" ? texts.from : addTexts.account}
            options={accounts.map((account) => ({ value: account, label: addTexts.accountName(account) }))}
            {...field("account")}
          />
        )}
        {kind === "transfer" && <TextField label={texts.into} maxLength={60} error={errors.into} {...field("into")} />}
        {kind === "gift" && <TextField label={texts.to} maxLength={80} {...field("to")} />}
      </div>
      <div>
        <Button icon={Plus} type="submit" look="secondary">
          {texts.add}
        </Button>
      </div>
    </form>
  );
}
