import { type ProblemTexts, problemWords } from "../../../domain/refresh/problem-words.ts";
import type { SystemHealth } from "../../contracts/automation.ts";
import { HEALTH, PROBLEM_TEXTS as problems, RUN_ANOMALY_TEXTS } from "./refresh.words.ts";

export { RUN_ANOMALY_TEXTS, STEP_LABELS } from "./refresh.words.ts";

const counting = (sentence: (count: number) => string) => (about: string) => sentence(Number(about));

const PROBLEM_TEXTS: ProblemTexts = {
  ...problems,
  too_slow: counting(problems.too_slow),
  no_time_left: counting(problems.no_time_left),
  too_few_rows: counting(problems.too_few_rows),
  given_up: counting(problems.given_up),
  fund_disagrees(about): string {
    const [haram = "", all = ""] = about.split(" ");
    return problems.fund_disagrees(haram, all);
  },
};

export const problemText = problemWords(PROBLEM_TEXTS, RUN_ANOMALY_TEXTS);

/** The state of the platform's data in a few words. */
export function healthText(health: SystemHealth): string {
  switch (health.state) {
    case "figures_old":
      return HEALTH.figures_old(health.months);
    case "degraded":
      return HEALTH.degraded(health.failing);
    default:
      return HEALTH[health.state];
  }
}
