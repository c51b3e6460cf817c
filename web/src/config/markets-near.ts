import { LANGUAGE } from "#wording/language.ts";
import { EXCHANGE_CODES, EXCHANGES, isAmericanExchange } from "../../../domain/facts/exchanges.ts";

const flagOf = (region = "") => String.fromCodePoint(...[...region].map((letter) => letter.charCodeAt(0) + 0x1f1a5));

/** The markets of the reader's languages and regions, and of Arabic letters; America's, which most browsers name, say nothing. */
export function marketsNear(text: string): string {
  const languages = [LANGUAGE.code, ...navigator.languages, ...(/\p{Script=Arabic}/u.test(text) ? ["ar"] : [])];
  const flags = languages.map((language) => flagOf(new Intl.Locale(language).maximize().region));
  return EXCHANGE_CODES.filter((code) => flags.includes(EXCHANGES[code].flag) && !isAmericanExchange(code)).join(",");
}
