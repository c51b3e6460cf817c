import { Plus } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import { normalizeSymbol } from "../../../../../domain/issuers/symbols.ts";
import type { Holding } from "../../../../../domain/portfolio/records.ts";
import { parseAmount } from "../../../lib/amount-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { SelectField, TextField } from "../../../ui/Field.tsx";
import { addTexts as texts } from "../messages.ts";
import type { UsedPortfolio } from "../use-portfolio.ts";
import styles from "./AddPanel.module.css";
import { CURRENCIES } from "./choices.ts";

const EMPTY = { symbol: "", shares: "", cost: "", currency: "USD", account: "", heldSince: "" };
type Typed = typeof EMPTY;
type Errors = Partial<Record<"symbol" | "shares" | "cost", string>>;

export function TypeForm({ used, symbol }: { used: UsedPortfolio; symbol: string | undefined }) {
  const [typed, setTyped] = useState<Typed>({ ...EMPTY, symbol: symbol ?? "" });
  const [errors, setErrors] = useState<Errors>({});
  const symbolField = useRef<HTMLInputElement>(null);
  const sharesField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (symbol) sharesField.current?.focus();
  }, [symbol]);
  const set = (fields: Partial<Typed>) => {
    setErrors({});
    setTyped((before) => ({ ...before, ...fields }));
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(typed);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    await used
      .ask("add", [holdingOf(typed)])
      .then(() => {
        setTyped({ ...EMPTY, currency: typed.currency, account: typed.account });
        symbolField.current?.focus();
      })
      .catch(() => undefined);
  };
  return (
    <form noValidate className={styles.form} onSubmit={add}>
      <TextField
        ref={symbolField}
        label={texts.symbol}
        hint={texts.symbolHint}
        error={errors.symbol}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={typed.symbol}
        onChange={({ target }) => set({ symbol: target.value })}
      />
      <TextField
        ref={sharesField}
        label={texts.shares}
        error={errors.shares}
        inputMode="decimal"
        autoComplete="off"
        value={typed.shares}
        onChange={({ target }) => set({ shares: target.value })}
      />
      <TextField
        label={texts.cost}
        hint={texts.costHint}
        error={errors.cost}
        inputMode="decimal"
        autoComplete="off"
        value={typed.cost}
        onChange={({ target }) => set({ cost: target.value })}
      />
      <SelectField
        label={texts.currency}
        value={typed.currency}
        onChange={({ target }) => set({ currency: target.value })}
      >
        {CURRENCIES.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </SelectField>
      <TextField
        label={texts.account}
        hint={texts.accountHint}
        autoComplete="off"
        maxLength={60}
        value={typed.account}
        onChange={({ target }) => set({ account: target.value })}
      />
      <TextField
        label={texts.heldSince}
        hint={texts.heldSinceHint}
        type="date"
        value={typed.heldSince}
        onChange={({ target }) => set({ heldSince: target.value })}
      />
      <div className={styles.wide}>
        <Button type="submit">
          <Plus aria-hidden="true" size={18} />
          {texts.add}
        </Button>
      </div>
    </form>
  );
}

function errorsOf({ symbol, shares, cost }: Typed): Errors {
  const errors: Errors = {};
  if (!normalizeSymbol(symbol)) errors.symbol = texts.badSymbol;
  if (!((parseAmount(shares) ?? 0) > 0)) errors.shares = texts.badShares;
  if (cost.trim() !== "" && parseAmount(cost) === undefined) errors.cost = texts.badCost;
  return errors;
}

function holdingOf(typed: Typed): Holding {
  const symbol = normalizeSymbol(typed.symbol) ?? "";
  const account = typed.account.trim() || texts.byHand;
  return {
    kind: "holding",
    id: [account, "holding", symbol].join("|"),
    account,
    share: { symbol, isin: null, name: null },
    date: isoDay(new Date()),
    shares: parseAmount(typed.shares) ?? 0,
    averageCost: parseAmount(typed.cost) ?? null,
    currency: typed.currency,
    heldSince: typed.heldSince || null,
  };
}
