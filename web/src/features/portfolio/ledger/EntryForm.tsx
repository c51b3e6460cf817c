import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { entryTexts, RECORD_LABELS } from "#messages/portfolio/ledger.ts";
import { addTexts, ledgerTexts } from "#messages/portfolio.ts";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import { useTyped } from "../../../lib/use-typed.ts";
import { AmountField } from "../../../ui/AmountField.tsx";
import { Button } from "../../../ui/Button.tsx";
import { SelectField, TextField } from "../../../ui/Field.tsx";
import { useSymbolField } from "../add/SymbolField.tsx";
import { CurrencyField } from "../currency/ShownMoney.tsx";
import type { UsedPortfolio } from "../use-portfolio.tsx";
import {
  EMPTY_ENTRY,
  ENTRY_AMOUNTS,
  ENTRY_KINDS,
  type EntryErrors,
  type EntryKind,
  entryErrors,
  entryRecords,
  hasCurrency,
  isOptional,
  namesNewShare,
} from "./entry.ts";

const texts = { ...ledgerTexts, ...entryTexts };
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
