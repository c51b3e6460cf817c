import type { ComponentProps } from "react";
import { currencyOption } from "../../lib/currency-option.ts";
import { SelectField } from "../../ui/Field.tsx";

export const CURRENCY_CODES =
  "USD EUR GBP SAR AED MYR IDR TRY PKR INR CAD AUD JPY HKD CHF SEK NOK DKK PLN CZK SGD KWD QAR BHD OMR JOD EGP BDT ZAR CNY KRW".split(
    " ",
  );
const CURRENCIES = CURRENCY_CODES.map(currencyOption);

export function CurrencyField(props: Omit<ComponentProps<typeof SelectField>, "options">) {
  return <SelectField options={CURRENCIES} {...props} />;
}
