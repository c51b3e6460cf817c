import * as sources from "../../../domain/zakat/zakat-sources.ts";
import { zakatWording } from "../zakat-rules.ts";
import { exactPercent } from "./format.ts";
import { SENTENCES } from "./zakat.words.ts";

export { zakatDay } from "./format.ts";
export { MADHAB_LABELS, ZAKAT_ASSET_LABELS } from "./zakat.words.ts";

const titles: Readonly<Record<string, string>> = SENTENCES.sourceTitles;

export const { wordedPosition, countingText, hawlText } = zakatWording({
  ...SENTENCES,
  exactPercent,
  sourceTitles: new Map(Object.entries(sources).map(([name, { title }]) => [title, titles[name] ?? title])),
});
