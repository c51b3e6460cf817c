import type { StandardId } from "../../domain/standards/standards.ts";

/** A day on which the limits of other standards were corrected here, with the verdicts that moved by it. */
export type Correction = {
  on: string;
  screened: number;
  moved: readonly (readonly [standardId: StandardId, verdicts: number])[];
};

/** Compared on the embedded universe of August 2026, before and after. */
export const CORRECTIONS: readonly Correction[] = [
  {
    on: "2026-11-24",
    screened: 7882,
    moved: [
      ["dow-jones", 1262],
      ["sp", 1140],
      ["msci", 332],
    ],
  },
];
