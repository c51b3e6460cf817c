import { strFromU8, unzipSync } from "fflate";
import { readTagged } from "../../../../../domain/claims/report/read-tagged.ts";
import type { Progress, ReadingAnswer, ReadingQuestion } from "./read-in-thread.ts";
import { isPdf, readPdf } from "./read-pdf.ts";

/** Of all files of a package together. */
const MOST_UNPACKED_BYTES = 300 * 1024 * 1024;
const REPORT = /\.(?:xhtml|html?|xml|xbrl)$/i;
/** What describes the concepts of a package, not their figures. */
const TAXONOMY = /(?:^|\/)META-INF\/|[_-](?:cal|def|lab|pre|gla|ref)(?:[_-][\w-]+)?\.xml$|FilingSummary\.xml$/i;

/** The text of a report with tagged figures, or of all reports in a package of them; undefined for an archive that is broken or too large. */
function taggedText(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  if (!isPackage(bytes)) return textOf(bytes);
  let unpacked = 0;
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!REPORT.test(name) || TAXONOMY.test(name)) return false;
        unpacked += originalSize;
        if (unpacked > MOST_UNPACKED_BYTES) throw new RangeError("too large");
        return true;
      },
    });
    return Object.values(files).map(textOf).join("\n");
  } catch {
    return undefined;
  }
}

/** By the encoding that the file names itself in its first line. */
function textOf(bytes: Uint8Array): string {
  const [, named = "utf-8"] = /encoding=["']([\w-]+)["']/.exec(strFromU8(bytes.subarray(0, 200), true)) ?? [];
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

const isPackage = (bytes: Uint8Array) => strFromU8(bytes.subarray(0, 4), true) === "PK\u0003\u0004";

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
