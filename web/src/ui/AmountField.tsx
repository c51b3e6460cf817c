import type { ComponentProps } from "react";
import { twofoldAmount } from "#wording/format.ts";
import { meaningsOf } from "../lib/amount-text.ts";
import { TextField } from "./Field.tsx";

/** A text field for what `parseAmount` reads; it asks for another spelling where it would not know which of two amounts is meant. */
export function AmountField({ error, ...field }: ComponentProps<typeof TextField> & { value: string }) {
  const meanings = meaningsOf(field.value);
  const ambiguity = meanings.length > 0 ? twofoldAmount(field.value.trim(), meanings) : undefined;
  return <TextField dir="ltr" inputMode="decimal" autoComplete="off" error={ambiguity ?? error} {...field} />;
}
