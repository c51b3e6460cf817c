import type { SourceId } from "../../domain/facts/sources.ts";
import type { FetchAnswer, FetchSource } from "./refresh-sources.ts";

/** A source whose answer is read at once where it is one slice, and piece by piece where it is several. */
export function readSlices(
  source: SourceId,
  ask: () => Promise<string[]>,
  read: (slice: string) => FetchAnswer,
  asOf: string,
): FetchSource {
  return {
    source,
    async fetch() {
      const slices = await ask();
      const [only = "", ...more] = slices;
      return more.length === 0 ? read(only) : asksFor(slices, asOf);
    },
    goOn: async (slice) => read(slice),
  };
}

/** An answer that holds nothing yet but what there is to go on with. */
export function asksFor(rest: readonly string[], asOf: string): FetchAnswer {
  return { asOf, items: 0, leftOut: {}, rest };
}

/** Symbols as pieces of so many each, and back. */
export function symbolPieces(symbols: readonly string[], inPiece: number): string[] {
  return Array.from({ length: Math.ceil(symbols.length / inPiece) }, (_, piece) =>
    symbols.slice(piece * inPiece, (piece + 1) * inPiece).join(" "),
  );
}

export function symbolsOfPiece(piece: string): string[] {
  return piece.split(" ");
}
