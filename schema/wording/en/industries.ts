import { industryName } from "../../../domain/issuers/industry-names.ts";
import { isolate } from "./format.ts";
import { NAMES } from "./industry-names.ts";

const names: Readonly<Record<string, string>> = NAMES;

/** An industry by its English name, as it is stored and asked for; one that only its provider uses stays as it is. */
export function industryText(name: string): string {
  const known = industryName(name);
  return Object.hasOwn(names, known) ? (names[known] ?? known) : isolate(name);
}
