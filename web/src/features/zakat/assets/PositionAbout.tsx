import { resultTexts } from "#messages/zakat.ts";
import { wordedPosition } from "#wording/zakat.ts";
import type { ZakatPosition } from "../../../../../domain/zakat/zakat-positions.ts";

type Told = { summary: string; heldBy?: readonly string[]; sources: readonly { title: string; url: string | null }[] };

export function PositionAbout({ position }: { position: Told }) {
  return (
    <div className="stack-1">
      <p>{position.summary}</p>
      {position.heldBy && (
        <p>
          <strong>{resultTexts.heldBy}:</strong> {position.heldBy.join(resultTexts.semicolon)}
        </p>
      )}
      <p className="text-1">
        {resultTexts.sources}:{" "}
        {position.sources.map(({ title, url }, index) => (
          <span key={title}>
            {index > 0 && resultTexts.semicolon}
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
          </span>
        ))}
      </p>
    </div>
  );
}

export function positionOptions<Value extends string>(
  positions: Readonly<Record<Value, ZakatPosition>>,
  values: readonly Value[],
) {
  return values.map((value) => {
    const position = wordedPosition(positions[value]);
    return { value, label: position.label, description: <PositionAbout position={position} /> };
  });
}
