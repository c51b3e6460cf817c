import { INPUT_LABELS } from "../facts/input-labels.ts";
import type { InputName } from "../facts/inputs.ts";

/** How a sentence about an input begins. */
export const INPUT_SUBJECTS: Readonly<Record<InputName, string>> = {
  ...INPUT_LABELS,
  sharesOutstanding: "The number of shares",
  price: "The share price",
};
