import { FORUM_MAX_LENGTHS } from "../../../../../schema/contracts/forum-terms.ts";
import type { Notice } from "../../../lib/notices.ts";
import { tooLong } from "../messages.ts";

type Field = keyof typeof FORUM_MAX_LENGTHS;

export const isTooLong = (field: Field, text: string) => text.length > FORUM_MAX_LENGTHS[field];

/** The notice about the first field whose text is too long; `labels` are the fields' names, in page order. */
export function lengthComplaint(
  texts: Partial<Record<Field, string>>,
  labels: Partial<Record<Field, string>>,
): Notice | undefined {
  for (const field of Object.keys(FORUM_MAX_LENGTHS) as Field[]) {
    const text = texts[field] ?? "";
    if (isTooLong(field, text)) return tooLong(labels[field] ?? field, text.length, FORUM_MAX_LENGTHS[field]);
  }
  return undefined;
}
