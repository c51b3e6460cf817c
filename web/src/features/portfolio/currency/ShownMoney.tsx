import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { shownMoneyTexts as texts } from "#messages/portfolio/currency.ts";
import { formatDay, formatDollars, formatPrice } from "#wording/format.ts";
import { type DatedRates, fromDollars } from "../../../../../domain/portfolio/money.ts";
import { currencyOption } from "../../../lib/currency-option.ts";
import { SHOWN_CURRENCY_KEY, useStored, writeStored } from "../../../lib/storage.ts";
import { SelectField } from "../../../ui/Field.tsx";

const CURRENCY_CODES =
  "USD EUR GBP SAR AED MYR IDR TRY PKR INR CAD AUD JPY HKD CHF SEK NOK DKK PLN CZK SGD KWD QAR BHD OMR JOD EGP BDT ZAR CNY KRW".split(
    " ",
  );
const CURRENCIES = CURRENCY_CODES.map(currencyOption);

export function CurrencyField(props: Omit<ComponentProps<typeof SelectField>, "options">) {
  return <SelectField options={CURRENCIES} {...props} />;
}

type Rates = { rates: DatedRates | null };
export type SayMoney = (dollars: number) => string;

const ShownMoney = createContext<SayMoney>(formatDollars);

/** The currency that this device shows amounts in; dollars where it keeps none that we know. */
function useShownCurrency(): string {
  const kept = useStored(SHOWN_CURRENCY_KEY);
  return CURRENCY_CODES.find((code) => code === kept) ?? "USD";
}

export function ShownMoneyProvider({ rates, children }: Rates & { children: ReactNode }) {
  const currency = useShownCurrency();
  const say: SayMoney = (dollars) => {
    const amount = fromDollars(dollars, currency, rates);
    return amount === null || currency === "USD" ? formatDollars(dollars) : formatPrice(amount, { currency });
  };
  return <ShownMoney value={say}>{children}</ShownMoney>;
}

export function InMoney({ children }: { children: (say: SayMoney) => string }) {
  return children(useContext(ShownMoney));
}

export function ShownCurrencyField() {
  return (
    <CurrencyField
      label={texts.label}
      value={useShownCurrency()}
      onChange={({ target }) => writeStored(SHOWN_CURRENCY_KEY, target.value === "USD" ? null : target.value)}
    />
  );
}

export function ShownCurrencyNote({ rates }: Rates) {
  const currency = useShownCurrency();
  if (currency === "USD") return null;
  const isKnown = fromDollars(1, currency, rates) !== null;
  return (
    <p className="note measure">
      {isKnown && rates ? texts.at(currency, formatDay(rates.asOf)) : texts.noRate(currency)}
    </p>
  );
}
