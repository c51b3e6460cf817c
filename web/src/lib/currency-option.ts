import { LANGUAGE } from "#wording/language.ts";

const names = new Intl.DisplayNames(LANGUAGE.code, { type: "currency", fallback: "none" });

/** A currency in a list of choices, with its name where the browser knows it: "EGP · Egyptian Pound". */
export function currencyOption(code: string) {
  const name = names.of(code);
  return { value: code, label: name ? `${code} · ${name}` : code };
}
