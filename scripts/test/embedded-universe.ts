import type { ScreenedStock } from "../../worker/verdicts/stock-document.ts";
import { screenedUniverse } from "../universe/screened-universe.ts";

let universe: readonly ScreenedStock[] | undefined;

/** The embedded universe on its own day, screened once for all test files of a process. */
export function embeddedUniverse(): readonly ScreenedStock[] {
  universe ??= [...screenedUniverse()];
  return universe;
}
