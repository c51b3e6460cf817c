import { zakatTexts } from "#messages/zakat.ts";
import { currencyOption } from "../../lib/currency-option.ts";
import { SelectField } from "../../ui/Field.tsx";

type CurrencyFieldProps = {
  name: string;
  label: string;
  value: string;
  currencies: readonly string[];
  onChange: (currency: string) => void;
};

export function CurrencyField({ name, label, value, currencies, onChange }: CurrencyFieldProps) {
  if (currencies.length === 0) return null;
  return (
    <SelectField
      name={name}
      label={label}
      value={value}
      options={[{ value: "", label: zakatTexts.dollars }, ...currencies.map(currencyOption)]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
