import type { ErrorSentences, Reasons } from "../../contracts/reasons.ts";
import * as words from "./errors.words.ts";
import { exchangeLabel } from "./places.ts";
import { LIST_SEPARATOR } from "./site.words.ts";

/** Of the fields that a person fills in; programs are told the names that they send. */
export const FIELD_NAMES: Readonly<Record<string, string>> = words.FIELD_NAMES;

const { claim_unit, invalid, required, symbol_ambiguous, ...others } = words.ERROR_SENTENCES;

/** What a person can be told; a site says of any other reason what the answer says in English. */
export const ERROR_SENTENCES = {
  ...others,
  required: ({ field }: Reasons["required"]) => (field ? required.of(field) : required.alone),
  invalid: ({ field }: Reasons["invalid"]) => (field ? invalid.of(field) : invalid.alone),
  claim_unit: ({ times }: Reasons["claim_unit"]) =>
    times < 1 ? claim_unit.fraction(1 / times) : claim_unit.times(times),
  symbol_ambiguous({ symbol, listings, exchanges }: Reasons["symbol_ambiguous"]): string {
    const choices = listings.map((listing, place) => words.CHOICE(listing, exchangeLabel(exchanges[place] ?? "")));
    return symbol_ambiguous(symbol, choices.join(LIST_SEPARATOR));
  },
} satisfies Partial<ErrorSentences>;
