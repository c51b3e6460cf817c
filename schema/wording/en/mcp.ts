import type { PurificationBound } from "../../../domain/screening/screening.ts";
import { percentText } from "./format.ts";
import * as words from "./mcp.words.ts";
import { HOUSE_LIMITS } from "./screening/standard-names.ts";

export { askWhich, FILING, isFundText, NO_BATCHES, NOTICE, PROMPTS, TOOL_TEXTS, unknownText } from "./mcp.words.ts";

export const INSTRUCTIONS = `${words.INSTRUCTIONS(HOUSE_LIMITS)} ${words.NOTICE}`;

export function purificationText(
  percent: number | null,
  { bound, isProhibited }: { bound: PurificationBound | null; isProhibited: boolean },
): string {
  if (isProhibited) return words.PURIFICATION.prohibited;
  return percent === null ? words.PURIFICATION.unknown : words.PURIFICATION[bound ?? "known"](percentText(percent));
}
