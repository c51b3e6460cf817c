import type { ZakatLine } from "../../domain/zakat/zakat.ts";
import type { ZakatPosition, ZakatPositionId } from "../../domain/zakat/zakat-positions.ts";

type PositionTexts = { label: string; summary: string; heldBy: readonly string[] };
export type PositionWords = Readonly<Record<ZakatPositionId, PositionTexts>>;
type WordedPosition = ZakatPosition & PositionTexts;

type Words = {
  exactPercent: (percent: number) => string;
  positions: PositionWords;
  /** By the title in the domain; a source without one keeps that. */
  sourceTitles?: ReadonlyMap<string, string>;
  noSchoolChosen: string;
  pureGold: string;
  pureSilver: string;
  inFull: string;
  notCounted: string;
  partCounted: (percent: string) => string;
  hawlComplete: string;
  hawlNotComplete: string;
};

export function zakatWording(words: Words) {
  function wordedPosition(position: ZakatPosition): WordedPosition {
    const sources = position.sources.map((source) => ({
      ...source,
      title: words.sourceTitles?.get(source.title) ?? source.title,
    }));
    return { ...position, ...words.positions[position.id], sources };
  }

  type Counted = Pick<ZakatLine, "type" | "zakatablePercent" | "positionId" | "isSchoolAssumed">;

  /** How an asset was counted, in one or two sentences. */
  function countingText({ type, zakatablePercent, positionId, isSchoolAssumed }: Counted): string {
    if (positionId === null)
      return type === "gold" ? words.pureGold : type === "silver" ? words.pureSilver : words.inFull;
    const counted = countedText(positionId, zakatablePercent);
    const assumed = isSchoolAssumed ? [words.noSchoolChosen] : [];
    return [counted, words.positions[positionId].summary, ...assumed].join(" ");
  }

  function countedText(positionId: ZakatPositionId, percent: number): string {
    if (positionId === "shares_zakatable_assets" || positionId === "shares_proxy")
      return words.partCounted(words.exactPercent(percent));
    return percent === 0 ? words.notCounted : words.inFull;
  }

  /** What the year of ownership means for this answer. */
  function hawlText(isHawlComplete: boolean): string {
    return `${isHawlComplete ? words.hawlComplete : words.hawlNotComplete} ${words.positions.hawl.summary}`;
  }

  return { wordedPosition, countingText, hawlText };
}
