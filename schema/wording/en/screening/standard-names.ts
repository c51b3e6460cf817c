import { standardNamed } from "../../../../domain/standards/standards.ts";

export const HOUSE_LIMITS = "house limits 33/33/5";

/** Beside the house method's name, so that it is not taken for the Standard's own text. */
export const HOUSE_METHOD_NOTE = `${HOUSE_LIMITS}; the Standard's own text has 30/30/5: see below`;

export function standardName(standardId: string): string {
  return standardNamed(standardId)?.name ?? standardId;
}
