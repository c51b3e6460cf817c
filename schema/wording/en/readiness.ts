import { READINESS } from "./readiness.words.ts";

export type ReadinessProblem =
  | { code: "lists_differ"; listed: number; counted: number }
  | { code: "stocks_missing"; missing: number; sampled: number }
  | { code: "triggers_missing"; triggers: readonly string[] }
  | { code: "figures_old"; days: number; isReplay: boolean }
  | { code: "refresh_failed" | "refresh_under_review" | "refresh_stalled"; run: number }
  | { code: "source_failing"; source: string };

export function readinessText(problem: ReadinessProblem): string {
  switch (problem.code) {
    case "lists_differ":
      return READINESS.lists_differ(problem);
    case "stocks_missing":
      return READINESS.stocks_missing(problem);
    case "triggers_missing":
      return READINESS.triggers_missing(problem.triggers.join(", "));
    case "figures_old":
      return READINESS.figures_old[problem.isReplay ? "replayed" : "live"](problem.days);
    case "source_failing":
      return READINESS.source_failing(problem);
    default:
      return READINESS[problem.code](problem);
  }
}
