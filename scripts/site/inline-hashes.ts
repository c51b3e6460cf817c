import { createHash } from "node:crypto";

/** The inline scripts and styles of pages, as sources of a content security policy. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** A text's hash in a content security policy, which allows exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The distinct inline scripts and styles of pages. The build writes none with attributes, so those are left out. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const hashesOf = (pattern: RegExp) => [
    ...new Set(pages.flatMap((html) => [...html.matchAll(pattern)].map(([, text = ""]) => hashSource(text)))),
  ];
  return { scripts: hashesOf(/<script>([\s\S]*?)<\/script>/g), styles: hashesOf(/<style>([\s\S]*?)<\/style>/g) };
}
