import { PROBLEM_SEPARATOR, type ProblemCode } from "../../../domain/refresh/refresh-problems.ts";
import type { SystemHealth } from "../../contracts/automation.ts";
import { HEALTH, PROBLEM_TEXTS as problems, RUN_ANOMALY_TEXTS } from "./refresh.words.ts";

export { RUN_ANOMALY_TEXTS, STEP_LABELS } from "./refresh.words.ts";

const counting = (sentence: (count: number) => string) => (about: string) => sentence(Number(about));

/** A sentence for each code; one about something is a function of it. */
const PROBLEM_TEXTS: Readonly<Record<ProblemCode, string | ((about: string) => string)>> = {
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

const anomalies: Readonly<Record<string, string>> = RUN_ANOMALY_TEXTS;

/** Words a stored problem of a source, a step or a run. Earlier versions stored sentences, which are returned unchanged. */
export const problemText = (stored: string): string => stored.split(PROBLEM_SEPARATOR).map(oneProblem).join(" ");

function oneProblem(stored: string): string {
  const space = stored.indexOf(" ");
  const [code, about] = space < 0 ? [stored, ""] : [stored.slice(0, space), stored.slice(space + 1)];
  const told = Object.hasOwn(PROBLEM_TEXTS, code) ? PROBLEM_TEXTS[code as ProblemCode] : undefined;
  if (typeof told === "function" && about !== "") return told(about);
  if (typeof told === "string" && about === "") return told;
  return anomalyText(code, about) ?? stored;
}

function anomalyText(code: string, about: string): string | undefined {
  const text = anomalies[code];
  const [, percent, subject] = /^(\d+\.\d)(?: (.+))?$/.exec(about) ?? [];
  if (text === undefined || percent === undefined) return undefined;
  return `${text.slice(0, -1)} (${subject === undefined ? "" : `${subject}: `}${percent}%).`;
}

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
