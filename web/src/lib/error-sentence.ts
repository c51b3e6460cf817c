import { ERROR_SENTENCES, FIELD_NAMES } from "#wording/errors.ts";
import { errorSentence } from "../../../schema/contracts/reasons.ts";

export type Problem = { error?: unknown; code?: unknown; reason?: unknown; parameters?: unknown };

/** What an error answer says, in the language of the site: a Worker of another version may know reasons that this site does not. */
export function sentenceOf({ error, reason, parameters }: Problem): string | undefined {
  const worded = typeof reason === "string" ? errorSentence(ERROR_SENTENCES, reason, named(parameters)) : undefined;
  return worded ?? (typeof error === "string" && error !== "" ? error : undefined);
}

function named(parameters: unknown): unknown {
  const { field } = Object(parameters);
  return Object.hasOwn(FIELD_NAMES, field) ? { ...Object(parameters), field: FIELD_NAMES[field] } : parameters;
}
