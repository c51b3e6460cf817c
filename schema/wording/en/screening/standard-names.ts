import { standardNamed } from "../../../../domain/standards/standards.ts";
import { isolate } from "../format.ts";
import { NAMES } from "./standard-names.words.ts";

export { HOUSE_LIMITS, HOUSE_METHOD_NOTE } from "./standard-names.words.ts";

export function standardName(standardId: string): string {
  const standard = standardNamed(standardId);
  return standard ? NAMES[standard.id] : isolate(standardId);
}
