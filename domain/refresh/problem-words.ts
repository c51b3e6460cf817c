import {
  PROBLEM_SEPARATOR,
  type RowProblem,
  type RUN_PROBLEMS,
  type SOURCE_PROBLEMS,
  type STEP_REMARKS,
} from "./refresh-problems.ts";
import type { RunAnomalyCode } from "./run-anomalies.ts";

type ProblemCode =
  | RowProblem
  | (typeof SOURCE_PROBLEMS)[number]
  | (typeof STEP_REMARKS)[number]
  | (typeof RUN_PROBLEMS)[number];
/** A sentence for each code; one about something is a function of it. */
export type ProblemTexts = Readonly<Record<ProblemCode, string | ((about: string) => string)>>;
export type AnomalyTexts = Readonly<Record<RunAnomalyCode, string>>;

/** Words a stored problem of a source, a step or a run. Earlier versions stored sentences, which are returned unchanged. */
export function problemWords(texts: ProblemTexts, anomalies: AnomalyTexts): (stored: string) => string {
  const oneProblem = (stored: string): string => {
    const space = stored.indexOf(" ");
    const [code, about] = space < 0 ? [stored, ""] : [stored.slice(0, space), stored.slice(space + 1)];
    const told = Object.hasOwn(texts, code) ? texts[code as ProblemCode] : undefined;
    if (typeof told === "function" && about !== "") return told(about);
    if (typeof told === "string" && about === "") return told;
    return anomaly(code, about) ?? stored;
  };
  const anomaly = (code: string, about: string): string | undefined => {
    const text = (anomalies as Readonly<Record<string, string>>)[code];
    const [, percent, subject] = /^(\d+\.\d)(?: (.+))?$/.exec(about) ?? [];
    if (text === undefined || percent === undefined) return undefined;
    return `${text.slice(0, -1)} (${subject === undefined ? "" : `${subject}: `}${percent}%).`;
  };
  return (stored) => stored.split(PROBLEM_SEPARATOR).map(oneProblem).join(" ");
}
