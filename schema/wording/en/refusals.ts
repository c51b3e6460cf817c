import type { ErrorSentences } from "../../contracts/reasons.ts";
import { ERROR_SENTENCES as OF_PEOPLE } from "./errors.ts";
import { KINDS, PROGRAM_SENTENCES as told } from "./refusals.words.ts";

/** Every refusal, as an answer says it in English. */
export const ERROR_SENTENCES: ErrorSentences = {
  ...OF_PEOPLE,
  ...told,
  wrong_kind({ field, kind }): string {
    const what = KINDS[kind] ?? kind;
    return field ? told.wrong_kind.of(field, what) : told.wrong_kind.alone(what);
  },
  asset_type: ({ values }) => told.asset_type(values.join(", ")),
  either: ({ field, values }) => told.either(field, values.slice(0, -1).join(", "), values.at(-1) ?? ""),
  one_of: ({ field, values }) => told.one_of(field, values.join(", ")),
  sort_unknown: ({ values }) => told.sort_unknown(values.join(", ")),
  other_method: ({ methods }) => told.other_method(methods.join(", ")),
};
