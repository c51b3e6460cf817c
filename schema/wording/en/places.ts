import { isolate, upperFirst } from "./format.ts";
import * as words from "./places.words.ts";

type Names = Readonly<Record<string, string>>;

/** By the English name or the code; a provider's own word is shown unchanged. */
const labelOf = (names: Names) => (key: string) => (Object.hasOwn(names, key) ? names[key] : undefined) ?? isolate(key);

export const exchangeLabel = labelOf(words.EXCHANGES);
export const sectorName = labelOf(words.SECTORS);
export const regionName = labelOf(words.REGIONS);

/** A country inside a sentence, with its article where it has one: the United States, le Maroc. */
export const countryInSentence = labelOf(words.COUNTRIES);

/** Without its article: United States, Maroc, Île de Man. */
export const countryName = (country: string): string =>
  upperFirst(countryInSentence(country).replace(/^(?:the |les? |la |l’)/, ""));
