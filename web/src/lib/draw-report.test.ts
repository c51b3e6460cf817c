import { decodePDFRawStream, PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { drawReport } from "./draw-report.ts";

const textOf = async (title: string, encoding: string) => {
  const content = {
    heading: "Mizan",
    title,
    subtitle: "",
    verdict: "",
    tone: "positive",
    sections: [],
    footer: "",
  } as const;
  const file = await PDFDocument.load(await drawReport(content, new Date("2026-08-22")));
  const streams = file.context
    .enumerateIndirectObjects()
    .flatMap(([, one]) => (one instanceof PDFRawStream ? [one] : []));
  const drawn = streams.map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1")).join("\n");
  const lines = [...drawn.matchAll(/<([0-9A-Fa-f]+)> Tj/g)].map(([, hex = ""]) => Buffer.from(hex, "hex"));
  return { text: lines.map((line) => new TextDecoder(encoding).decode(line)).join(" "), drawn: file.context };
};

it.each([
  ["Türkçe: Şişecam’ın iş yükü, Iğdır, İŞ BANKASI, ğ, %32,6", "windows-1254"],
  ["Prélèvement, cœur, Œuvre, « 33 % », 24,60 €, l’État, ÷ ×", "windows-1252"],
  ["Pendapatan tidak halal US$1.234,56; Kira-kira RM24.60 – ‘saham’", "windows-1252"],
])("writes the letters of %s", async (text, encoding) => {
  expect((await textOf(text, encoding)).text).toContain(text);
});

it("keeps a figure and its sign together, and writes a question mark for what no font has", async () => {
  const { text } = await textOf("33\u202f% 公司 Łódź", "windows-1252");
  expect(text).toContain("33\u00a0% ?? ?ódz");
});
