/** What must have been sent instead, where a field has another kind. */
export type Kind =
  | (
      | "text"
      | "number"
      | "whole_number"
      | "boolean"
      | "list"
      | "object"
      | "nothing"
      | "percent"
      | "dollars"
      | "whole_dollars"
    )
  | (
      | "milliseconds"
      | "currency"
      | "language"
      | "metal_prices"
      | "time_zone"
      | "sector"
      | "cursor"
      | "row_id"
      | "row_ids"
      | "stock_id"
    )
  | ("reply_id" | "refresh" | "review" | "ban" | "feed_key" | "push_service" | "public_key");

type None = Record<string, never>;
type Of = { field: string };
type Among = { values: readonly string[] };

/**
 * Why a request is refused, with what a sentence about it names; their meaning never changes, so that any language can word them. An
 * empty field is the request as a whole.
 */
export type Reasons = Record<
  | ("required" | "invalid" | "too_many_marks" | "cannot_be_stored" | "list_too_long" | "with_weight")
  | ("name_on_lines" | "name_hidden_character" | "name_signs" | "name_of_mizan" | "name_claims_office"),
  Of
> &
  Record<"too_long" | "too_many" | "whole_number" | "above_zero", Of & { max: number }> &
  Record<"either" | "one_of", Of & Among> &
  Record<"asset_type" | "sort_unknown", Among> &
  Record<"symbol_unknown" | "fund_unknown", { symbol: string }> &
  Record<"refresh_running" | "refresh_not_running" | "refresh_not_resumable", { run: number }> & {
    wrong_kind: Of & { kind: Kind };
    between: Of & { min: number; max: number };
    unknown_word: Of & { word: string };
    page_beyond: { max: number };
    body_without: Of;
    body_too_large: { kibibytes: number };
    other_method: { methods: readonly string[] };
    content_id: { thing: "course" | "module" };
    no_such_id: { thing: "report" | "ban" | "post" | "reply" | "text" | "message" | "stock" | "claim" };
    claim_unit: { times: number };
    claim_unchecked: { missing: number };
    symbol_ambiguous: { symbol: string; listings: readonly string[]; exchanges: readonly string[] };
    watchlist_full: { max: number };
  } & Record<
    | ("text_ids" | "one_text_id" | "one_place" | "value_or_weight" | "percent_with_method" | "no_assets")
    | (
        | "email_invalid"
        | "too_fast"
        | "not_json_type"
        | "not_json"
        | "other_site"
        | "idempotency_key"
        | "no_such_address"
      )
    | ("too_many_requests" | "saved_enough" | "not_saved" | "not_shown" | "not_loaded" | "session_ended" | "internal")
    | ("unauthorized" | "login_not_set_up" | "too_many_logins" | "wrong_credentials" | "author_without_session")
    | ("network_not_known" | "no_such_review" | "review_closed" | "review_without_stock" | "decided_meanwhile")
    | ("no_such_refresh" | "refresh_not_started" | "no_workflow" | "no_market_data" | "banned" | "no_such_discussion")
    | ("no_such_feed" | "no_such_course" | "no_such_module" | "not_watched" | "no_push" | "no_database" | "no_dataset")
    | ("donations_disabled" | "donations_unreachable" | "donation_changed" | "wrong_signature" | "not_an_event")
    | (
        | "claim_outranked"
        | "claim_implausible"
        | "claim_future"
        | "claim_old"
        | "claim_closed"
        | "claim_own"
        | "claim_shared"
        | "claim_not_screened"
        | "report_address"
      )
    | "event_incomplete",
    None
  >;

export type Refusal = {
  [R in keyof Reasons]: Reasons[R] extends None ? [reason: R, parameters?: None] : [reason: R, parameters: Reasons[R]];
}[keyof Reasons];

/** A refusal in the place that a contract's field has for a message. */
export function complaint(...[reason, parameters = {}]: Refusal): string {
  return JSON.stringify([reason, parameters]);
}

export const wrongKind = (field: string, kind: Kind): string => complaint("wrong_kind", { field, kind });

export type ErrorSentences = {
  readonly [R in keyof Reasons]: Reasons[R] extends None ? string : (parameters: Reasons[R]) => string;
};

/** A reason in a language; undefined when the language lacks it, or its parameters are not those that it names. */
export function errorSentence(
  sentences: Partial<ErrorSentences>,
  reason: string,
  parameters: unknown,
): string | undefined {
  if (!Object.hasOwn(sentences, reason)) return undefined;
  const made = sentences[reason as keyof ErrorSentences] as string | ((parameters: unknown) => string);
  if (typeof made === "string") return made;
  try {
    const sentence = made(new Proxy(Object(parameters), { get: parameterOf }));
    const { at } = Object(parameters);
    return typeof at === "string" && !sentence.includes(at) ? `${at}: ${sentence}` : sentence;
  } catch {
    return undefined;
  }
}

/** @throws TypeError for a parameter that is missing, or is nothing that a sentence can name */
function parameterOf(parameters: Record<string, unknown>, name: string): unknown {
  const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  const isList = Array.isArray(value) && value.every((each) => typeof each === "string");
  if (typeof value === "string" || typeof value === "number" || isList) return value;
  throw new TypeError(`A refusal without ${name}`);
}
