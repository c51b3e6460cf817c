import type { ClaimedInput } from "../../../../../domain/claims/claim.ts";
import type { ReportProblem, ReportReading } from "../../../../../domain/claims/report/report-figure.ts";

export type ReadingQuestion = { file: File; input: ClaimedInput; company: string };
export type Progress = { page: number; pages: number };
export type ReadingAnswer = ReportReading | { kind: "problem"; problem: ReportProblem };

const FILE_MAX_BYTES = 100 * 1024 * 1024;
/** The time a slow phone needs for the next page. */
const PATIENCE_MS = 60_000;

/** Reads a report in a thread, which ends with it: whatever the file does to the thread, the page survives. */
export async function readInThread(
  question: ReadingQuestion,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<ReadingAnswer> {
  if (question.file.size > FILE_MAX_BYTES) return { kind: "problem", problem: "too_large" };
  const thread = new Worker(new URL("./report-thread.ts", import.meta.url), { type: "module" });
  let patience: ReturnType<typeof setTimeout> | undefined;
  const answer = new Promise<ReadingAnswer>((resolve, reject) => {
    const end = (problem: ReportProblem) => () => resolve({ kind: "problem", problem });
    const wait = () => {
      clearTimeout(patience);
      patience = setTimeout(end("took_long"), PATIENCE_MS);
    };
    wait();
    signal.addEventListener("abort", () => reject(signal.reason));
    thread.onmessage = ({ data }: MessageEvent<ReadingAnswer | ({ kind: "progress" } & Progress)>) => {
      if (data.kind !== "progress") return resolve(data);
      wait();
      onProgress(data);
    };
    thread.onerror = end("unavailable");
    thread.onmessageerror = end("unavailable");
    thread.postMessage(question);
  });
  return answer.finally(() => {
    clearTimeout(patience);
    thread.terminate();
  });
}
