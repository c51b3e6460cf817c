import { ChevronDown, Plus } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { addTexts as texts } from "#messages/portfolio.ts";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import { BY_HAND, type Holding } from "../../../../../domain/portfolio/records.ts";
import { parseAmount } from "../../../lib/amount-text.ts";
import { useTyped } from "../../../lib/use-typed.ts";
import { AmountField } from "../../../ui/AmountField.tsx";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { later } from "../../../ui/layout/lazy-part.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { CurrencyField } from "../currency/ShownMoney.tsx";
import type { UsedPortfolio } from "../use-portfolio.tsx";
import styles from "./AddPanel.module.css";
import { useSymbolField } from "./SymbolField.tsx";

const EMPTY = { symbol: "", shares: "", cost: "", currency: "USD", account: "", heldSince: "" };
type Typed = typeof EMPTY;
type Errors = Partial<Record<"shares" | "cost", string>>;

function TypeForm({ used, symbol = "" }: { used: UsedPortfolio; symbol: string | undefined }) {
  const [errors, setErrors] = useState<Errors>({});
  const { typed, setTyped, field } = useTyped({ ...EMPTY, symbol }, () => setErrors({}));
  const symbolField = useSymbolField({
    label: texts.symbol,
    hint: texts.symbolHint,
    value: typed.symbol,
    onChange: (symbol) => setTyped((before) => ({ ...before, symbol })),
  });
  const sharesField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (symbol) sharesField.current?.focus();
  }, [symbol]);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(typed);
    setErrors(found);
    const meant = await symbolField.meantSymbol();
    if (!meant || Object.keys(found).length > 0) return;
    await used
      .ask("add", [holdingOf(typed, meant)])
      .then(() => {
        setTyped({ ...EMPTY, currency: typed.currency, account: typed.account });
        symbolField.input.current?.focus();
      })
      .catch(() => undefined);
  };
  return (
    <form noValidate className="fields" onSubmit={add}>
      {symbolField.field}
      <AmountField ref={sharesField} label={texts.shares} error={errors.shares} {...field("shares")} />
      <AmountField label={texts.cost} hint={texts.costHint} error={errors.cost} {...field("cost")} />
      <CurrencyField label={texts.currency} {...field("currency")} />
      <TextField label={texts.account} hint={texts.accountHint} maxLength={60} {...field("account")} />
      <TextField label={texts.heldSince} hint={texts.heldSinceHint} type="date" {...field("heldSince")} />
      <div className="all-columns">
        <Button icon={Plus} type="submit">
          {texts.add}
        </Button>
      </div>
    </form>
  );
}

function errorsOf({ shares, cost }: Typed): Errors {
  const errors: Errors = {};
  if (!((parseAmount(shares) ?? 0) > 0)) errors.shares = texts.badShares;
  if (cost.trim() !== "" && parseAmount(cost) === undefined) errors.cost = texts.badCost;
  return errors;
}

function holdingOf(typed: Typed, symbol: string): Holding {
  const account = typed.account.trim() || BY_HAND;
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

const ImportForm = later(() => import("./ImportForm.tsx"), "ImportForm");

type Way = keyof typeof texts.ways;
const WAYS = (Object.keys(texts.ways) as Way[]).map((value) => ({ value, label: texts.ways[value] }));

export function AddPanel({
  used,
  isOpen,
  symbol,
  isFileAsked,
}: {
  used: UsedPortfolio;
  isOpen: boolean;
  /** Filled in by the page that linked here. */
  symbol: string | undefined;
  /** A step of the answer led here. */
  isFileAsked: boolean;
}) {
  const [way, setWay] = useState<Way>(isFileAsked ? "file" : "type");
  const [wasOpen] = useState(isOpen || isFileAsked || symbol !== undefined);
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isFileAsked) return;
    panel.current?.scrollIntoView();
    panel.current?.querySelector<HTMLElement>("summary")?.focus({ preventScroll: true });
  }, [isFileAsked]);
  return (
    <details ref={panel} className={`card ${styles.panel}`} open={wasOpen || undefined}>
      <summary>
        <h2 className="text-4">{texts.heading}</h2>
        <ChevronDown aria-hidden="true" size={20} />
      </summary>
      <div className={styles.body}>
        <Segmented legend={texts.waysLegend} options={WAYS} value={way} onChange={setWay} />
        {way === "type" ? (
          <TypeForm used={used} symbol={symbol} />
        ) : (
          <ImportForm key={way} used={used} isPasted={way === "paste"} />
        )}
      </div>
    </details>
  );
}
