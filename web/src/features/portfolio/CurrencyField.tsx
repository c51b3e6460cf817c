import type { ComponentProps } from "react";
import { SelectField } from "../../ui/Field.tsx";

const CODES =
  "USD EUR GBP SAR AED MYR IDR TRY PKR INR CAD AUD JPY HKD CHF SEK NOK DKK PLN CZK SGD KWD QAR BHD OMR JOD EGP BDT ZAR CNY KRW";
const CURRENCIES = CODES.split(" ").map((value) => ({ value, label: value }));

export function CurrencyField(props: Omit<ComponentProps<typeof SelectField>, "options">) {
  return <SelectField options={CURRENCIES} {...props} />;
}
