import { zakatTexts } from "#messages/zakat.ts";
import { LANGUAGE } from "#wording/language.ts";
import { SelectField } from "../../ui/Field.tsx";

type CurrencyFieldProps = {
  name: string;
  label: string;
  value: string;
  currencies: readonly string[];
  onChange: (currency: string) => void;
};

const names = new Intl.DisplayNames(LANGUAGE.code, { type: "currency", fallback: "none" });

function optionOf(code: string) {
  const name = names.of(code);
  return { value: code, label: name ? `${code} · ${name}` : code };
}

export function CurrencyField({ name, label, value, currencies, onChange }: CurrencyFieldProps) {
  if (currencies.length === 0) return null;
  return (
    <SelectField
      name={name}
      label={label}
      value={value}
      options={[{ value: "", label: zakatTexts.dollars }, ...currencies.map(optionOf)]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
