import type { InputName } from "../../../schema/vocabulary/compliance.ts";
import { INPUT_LABELS } from "../../../schema/vocabulary/input-labels.ts";

/** How a sentence about an input begins. */
export const INPUT_SUBJECTS: Readonly<Record<InputName, string>> = {
  ...INPUT_LABELS,
  sharesOutstanding: "The number of shares",
  price: "The share price",
};
