import { LANGUAGE } from "#wording/language.ts";
import { EXCHANGE_CODES, EXCHANGES, isAmericanExchange } from "../../../domain/facts/exchanges.ts";

/** Empty for what is no language, as some browsers have "en-US@posix". */
function flagOf(language: string): string {
  try {
    const { region = "" } = new Intl.Locale(language).maximize();
    return String.fromCodePoint(...[...region].map((letter) => letter.charCodeAt(0) + 0x1f1a5));
  } catch {
    return "";
  }
}

/** The markets of the reader's languages and regions, and of Arabic letters; America's, which most browsers name, say nothing. */
export function marketsNear(text: string): string {
  const flags = [LANGUAGE.code, ...navigator.languages, ...(/\p{Script=Arabic}/u.test(text) ? ["ar"] : [])].map(flagOf);
  return EXCHANGE_CODES.filter((code) => flags.includes(EXCHANGES[code].flag) && !isAmericanExchange(code)).join(",");
}
