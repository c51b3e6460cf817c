import { PUSH } from "./push.words.ts";

export { PUSH_TEXTS, UNTITLED_PUSH } from "./push.words.ts";

const NAMED = 4;

/** A change of one stock in a few words; one that is not past is announced. */
export type Told = { symbol: string; text: string; isPast: boolean };

/** One notification for all changes of a run. */
export function pushMessage(changes: readonly Told[]): { title: string; body: string } {
  const named = changes.slice(0, NAMED).map(({ symbol, text }) => PUSH.change(symbol, text));
  const others = changes.length - named.length;
  const title = changes.some(({ isPast }) => isPast) ? PUSH.changed : PUSH.aged;
  return { title: title(changes.length), body: [...named, ...(others > 0 ? [PUSH.others(others)] : [])].join("\n") };
}
