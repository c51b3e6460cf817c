import type { PDFPageProxy } from "pdfjs-dist";
import type { TextContent } from "pdfjs-dist/types/src/display/api.js";
import type { ClaimedInput } from "../../../../../domain/claims/claim.ts";
import type { PrintedText } from "../../../../../domain/claims/report/printed-lines.ts";
import { type PageReading, readPage, readPrinted } from "../../../../../domain/claims/report/read-printed.ts";
import type { ReportProblem } from "../../../../../domain/claims/report/report-figure.ts";
import { openPdf } from "./pdf-js.ts";
import type { Progress, ReadingAnswer } from "./read-in-thread.ts";

/** Programs accept what stands before a PDF, if it is short. */
export const isPdf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 1024)).includes("%PDF-");

const MOST_PAGES = 1500;

type Asked = { input: ClaimedInput; company: string; onProgress: (progress: Progress) => void };

export async function readPdf(bytes: Uint8Array<ArrayBuffer>, { onProgress, ...asked }: Asked): Promise<ReadingAnswer> {
  const opened = await openPdf(bytes).catch(problemOf);
  if (typeof opened === "string") return { kind: "problem", problem: opened };
  const { numPages: pages } = opened;
  if (pages > MOST_PAGES) return { kind: "problem", problem: "too_many_pages" };
  const read: PageReading[] = [];
  for (let page = 1; page <= pages; page++) {
    onProgress({ page, pages });
    try {
      const proxy = await opened.getPage(page);
      read.push(readPage(await textsOf(proxy), page, asked));
      proxy.cleanup();
    } catch {
      // A page that cannot be read is left out.
    }
  }
  if (read.length === 0) return { kind: "problem", problem: "broken" };
  if (!read.some(({ hasText }) => hasText)) return { kind: "problem", problem: "no_text" };
  return readPrinted(read);
}

/** What pdf.js says of a file it names an exception; without its own code, which could not be fetched, it says nothing. */
function problemOf({ name = "" }: { name?: string }): ReportProblem {
  if (name === "PasswordException") return "encrypted";
  return name.endsWith("Exception") ? "broken" : "unavailable";
}

/** No printed page has more: a few packed bytes can become millions of texts. */
const MOST_LETTERS_A_PAGE = 500_000;
const UPRIGHT = 0.1;

async function contentOf(page: PDFPageProxy): Promise<TextContent["items"]> {
  const items: TextContent["items"] = [];
  const parts = page.streamTextContent().getReader();
  for (let next = await parts.read(), letters = 0; !next.done; next = await parts.read()) {
    items.push(...next.value.items);
    for (const item of next.value.items) letters += 10 + ("str" in item ? item.str.length : 0);
    if (letters > MOST_LETTERS_A_PAGE) throw new RangeError("The page is too long");
  }
  return items;
}

/** The upright texts of a page as it is seen, however it was turned. */
async function textsOf(page: PDFPageProxy): Promise<PrintedText[]> {
  const items = await contentOf(page);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform;
  return items.flatMap((item) => {
    if (!("str" in item) || item.str === "") return [];
    const [along = 0, aslant = 0, , , right = 0, up = 0] = item.transform;
    const [across, down] = [a * along + c * aslant, b * along + d * aslant];
    if (Math.abs(down) > Math.abs(across) * UPRIGHT || across <= 0) return [];
    const place = { x: a * right + c * up + e, y: b * right + d * up + f };
    return [{ text: item.str, ...place, width: item.width, height: item.height || Math.hypot(along, aslant) }];
  });
}
