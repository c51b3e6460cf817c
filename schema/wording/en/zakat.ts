import type { ZakatLine } from "../../../domain/zakat/zakat.ts";
import type { ZakatPosition, ZakatPositionId } from "../../../domain/zakat/zakat-positions.ts";
import sources from "../../seed/zakat-sources.json" with { type: "json" };
import { exactPercent } from "./format.ts";
import { SENTENCES } from "./zakat.words.ts";

export { zakatDay } from "./format.ts";
export { MADHAB_LABELS, ZAKAT_ASSET_LABELS } from "./zakat.words.ts";

type WordedPosition = ZakatPosition & { label: string; summary: string; heldBy: readonly string[] };

const ofSources: Readonly<Record<string, string>> = SENTENCES.sourceTitles;
/** The title of a source in this language, by its title in the domain. */
const titles = new Map(Object.entries(sources).map(([name, { title }]) => [title, ofSources[name] ?? title]));

export function wordedPosition(position: ZakatPosition): WordedPosition {
  const read = position.sources.map(({ title, url }) => ({ title: titles.get(title) ?? title, url }));
  return { ...position, ...SENTENCES.positions[position.id], sources: read };
}

type Counted = Pick<ZakatLine, "type" | "zakatablePercent" | "positionId" | "isSchoolAssumed">;

/** How an asset was counted, in one or two sentences. */
export function countingText({ type, zakatablePercent, positionId, isSchoolAssumed }: Counted): string {
  if (positionId === null)
    return type === "gold" ? SENTENCES.pureGold : type === "silver" ? SENTENCES.pureSilver : SENTENCES.inFull;
  const counted = countedText(positionId, zakatablePercent);
  const assumed = isSchoolAssumed ? [SENTENCES.noSchoolChosen] : [];
  return [counted, SENTENCES.positions[positionId].summary, ...assumed].join(" ");
}

function countedText(positionId: ZakatPositionId, percent: number): string {
  if (positionId === "shares_zakatable_assets" || positionId === "shares_proxy")
    return SENTENCES.partCounted(exactPercent(percent));
  return percent === 0 ? SENTENCES.notCounted : SENTENCES.inFull;
}

/** What the year of ownership means for this answer. */
export function hawlText(isHawlComplete: boolean): string {
  return `${isHawlComplete ? SENTENCES.hawlComplete : SENTENCES.hawlNotComplete} ${SENTENCES.positions.hawl.summary}`;
}
