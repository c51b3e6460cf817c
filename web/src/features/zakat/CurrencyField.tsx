import { SelectField } from "../../ui/Field.tsx";
import { zakatTexts } from "./messages.ts";

type CurrencyFieldProps = {
  name: string;
  label: string;
  /** Empty for US dollars. */
  value: string;
  /** The currencies for amounts, besides US dollars. */
  currencies: readonly string[];
  onChange: (currency: string) => void;
};

const names = new Intl.DisplayNames("en", { type: "currency", fallback: "none" });

function nameOf(code: string): string {
  const name = names.of(code);
  return name ? `${code} · ${name}` : code;
}

export function CurrencyField({ name, label, value, currencies, onChange }: CurrencyFieldProps) {
  if (currencies.length === 0) return null;
  return (
    <SelectField name={name} label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{zakatTexts.dollars}</option>
      {currencies.map((code) => (
        <option key={code} value={code}>
          {nameOf(code)}
        </option>
      ))}
    </SelectField>
  );
}
