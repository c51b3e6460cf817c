import { createHash } from "node:crypto";

export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The build writes no inline script or style with attributes, so those are left out. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const hashesOf = (pattern: RegExp) => [
    ...new Set(pages.flatMap((html) => [...html.matchAll(pattern)].map(([, text = ""]) => hashSource(text)))),
  ];
  return { scripts: hashesOf(/<script>([\s\S]*?)<\/script>/g), styles: hashesOf(/<style>([\s\S]*?)<\/style>/g) };
}
