import decisions from "../../schema/seed/business/class-decisions.json" with { type: "json" };
import type { ActivityId } from "./activities.ts";

export type ClassDecisionId = keyof typeof decisions;
export type ClassDecision = { id: ClassDecisionId; activities: readonly ActivityId[]; examples: readonly string[] };

/** Kinds of business on which data providers contradict each other: one decision each, and companies judged by it. */
export const CLASS_DECISIONS = Object.entries(decisions).map(([id, decision]) => ({
  id,
  ...decision,
})) as ClassDecision[];
