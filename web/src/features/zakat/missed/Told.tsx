import { MISSED_SOURCE_NAMES } from "#messages/zakat/missed.ts";
import { resultTexts } from "#messages/zakat.ts";
import { MISSED_SOURCES, type MissedSource } from "../../../../../domain/zakat/missed-positions.ts";

export function Told({ summary, sources }: { summary: string; sources: readonly MissedSource[] }) {
  return (
    <div className="stack-1">
      <p>{summary}</p>
      <p className="text-1">
        {resultTexts.sources}:{" "}
        {sources.map((source, place) => (
          <span key={source}>
            {place > 0 && resultTexts.semicolon}
            <a href={MISSED_SOURCES[source]} target="_blank" rel="noopener noreferrer">
              {MISSED_SOURCE_NAMES[source]}
            </a>
          </span>
        ))}
      </p>
    </div>
  );
}
