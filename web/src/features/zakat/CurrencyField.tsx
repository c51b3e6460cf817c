import { useQuery } from "@tanstack/react-query";
import { zakatTexts } from "#messages/zakat.ts";
import { currencyOption } from "../../lib/currency-option.ts";
import { SelectField } from "../../ui/Field.tsx";
import { nisabQuery } from "./api.ts";

type CurrencyFieldProps = { name: string; label: string; value: string; onChange: (currency: string) => void };

/** Dollars, or a currency whose rate is known; nothing to choose while none is. */
export function CurrencyField({ name, label, value, onChange }: CurrencyFieldProps) {
  const { data: nisab } = useQuery(nisabQuery);
  const others = Object.keys(nisab?.exchangeRates.rates ?? {}).filter((code) => code !== "USD");
  if (others.length === 0) return null;
  return (
    <SelectField
      name={name}
      label={label}
      value={value}
      options={[{ value: "", label: zakatTexts.dollars }, ...others.sort().map(currencyOption)]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
