import { createHash } from "node:crypto";

/** The inline scripts and styles of pages, as sources of a content security policy. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** A text as a content security policy names it: it allows exactly this one. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The inline scripts and styles of pages, each once. An element with attributes is none that the build writes, and is left out. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const hashesOf = (pattern: RegExp) => [
    ...new Set(pages.flatMap((html) => [...html.matchAll(pattern)].map(([, text = ""]) => hashSource(text)))),
  ];
  return { scripts: hashesOf(/<script>([\s\S]*?)<\/script>/g), styles: hashesOf(/<style>([\s\S]*?)<\/style>/g) };
}
