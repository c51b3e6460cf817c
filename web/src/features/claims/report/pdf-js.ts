import library from "pdfjs-dist/legacy/build/pdf.min.mjs?url";
import threadOfLibrary from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

/** pdf.js as its makers built it, for older browsers too: the site serves its files as they are. */
export async function loadPdfJs(): Promise<typeof import("pdfjs-dist")> {
  const pdfJs: typeof import("pdfjs-dist") = await import(/* @vite-ignore */ library);
  pdfJs.GlobalWorkerOptions.workerSrc = threadOfLibrary;
  return pdfJs;
}
