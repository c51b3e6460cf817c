/** Texts that have run as scripts in careless pages. Each calls `ran()`, which the page counts. */
import templates from "./payloads.json" with { type: "json" };

const DISGUISES: readonly ((template: string) => string)[] = [
  (template) => template,
  (template) => `text ${template}`,
  (template) => `"${template}`,
  (template) => `'>${template}`,
  (template) => `-->${template}`,
  (template) => `]]>${template}`,
  (template) => `\u200b${template}`,
  (template) => template.replace(/<(\w)/g, (_, letter: string) => `<${letter.toUpperCase()}`),
  (template) => template.replace(/ on/g, "/on"),
  (template) => template.replaceAll("ran()", "window['ran']()"),
  (template) => template.replaceAll("ran()", "ran``"),
];

/** A number of payloads, each containing its own number, so that they can be told apart when shown. */
export function scriptPayloads(count: number, seed: number): string[] {
  const all = DISGUISES.flatMap((disguise) => templates.map(disguise));
  return Array.from({ length: count }, (_, index) => `${all[(index + seed) % all.length]} #${index}`);
}
