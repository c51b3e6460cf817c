import { readTagged } from "../../../../../domain/claims/report/read-tagged.ts";
import type { Progress, ReadingAnswer, ReadingQuestion } from "./read-in-thread.ts";
import { isPdf, readPdf } from "./read-pdf.ts";
import { taggedText } from "./tagged-file.ts";

self.addEventListener("message", async ({ data }: MessageEvent<ReadingQuestion>) => {
  const onProgress = (progress: Progress) => self.postMessage({ kind: "progress", ...progress });
  self.postMessage(await answerTo(data, onProgress));
});

async function answerTo(
  { file, input, company }: ReadingQuestion,
  onProgress: (progress: Progress) => void,
): Promise<ReadingAnswer> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isPdf(bytes)) return readPdf(bytes, { input, company, onProgress });
  const text = taggedText(bytes);
  if (text === undefined) return { kind: "problem", problem: "broken" };
  return readTagged(text, input) ?? { kind: "problem", problem: "not_a_report" };
}
