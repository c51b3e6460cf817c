const NAMED = 4;

/** A change of one stock in a few words; one that is not past is announced. */
export type Told = { symbol: string; text: string; isPast: boolean };

type Words = {
  title: (count: number, isPast: boolean) => string;
  change: (symbol: string, text: string) => string;
  others: (count: number) => string;
};

/** One notification for all changes of a run. */
export function pushMessageOf(words: Words, changes: readonly Told[]): { title: string; body: string } {
  const named = changes.slice(0, NAMED).map(({ symbol, text }) => words.change(symbol, text));
  const others = changes.length - named.length;
  return {
    title: words.title(
      changes.length,
      changes.some((change) => change.isPast),
    ),
    body: [...named, ...(others > 0 ? [words.others(others)] : [])].join("\n"),
  };
}
