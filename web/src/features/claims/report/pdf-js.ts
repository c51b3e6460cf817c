import type { PDFDocumentProxy } from "pdfjs-dist";
import library from "pdfjs-dist/legacy/build/pdf.min.mjs?url";
import threadOfLibrary from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

/** What old Chinese and Japanese files name instead of bringing it, by the names that the site serves it under. */
const LETTER_MAPS = import.meta.glob<string>("../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Fonts and the rest of what pdf.js asks for are not needed to read text. */
class ServedData {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = LETTER_MAPS[`../../../../../node_modules/pdfjs-dist/cmaps/${filename}`];
    if (kind !== "cMapUrl" || !address) throw new Error(`${filename} is not served`);
    return new Uint8Array(await (await fetch(address)).arrayBuffer());
  }
}

/** pdf.js as its makers built it, for older browsers too: the site serves its files as they are. */
export async function openPdf(data: Uint8Array<ArrayBuffer>): Promise<PDFDocumentProxy> {
  const pdfJs: typeof import("pdfjs-dist") = await import(/* @vite-ignore */ library);
  const port = new Worker(threadOfLibrary, { type: "module" });
  const opening = pdfJs.getDocument({
    data,
    worker: pdfJs.PDFWorker.create({ port, verbosity: pdfJs.VerbosityLevel.ERRORS }),
    BinaryDataFactory: ServedData,
    cMapUrl: "/",
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    verbosity: pdfJs.VerbosityLevel.ERRORS,
  });
  return new Promise((resolve, reject) => {
    port.addEventListener("error", reject);
    opening.promise.then(resolve, reject);
  });
}
