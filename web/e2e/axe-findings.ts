import axe from "axe-core";
import type { Page } from "playwright-core";

/** Axe's findings on the current page, by the rules of WCAG 2.2 AA. The context needs `bypassCSP`. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    const { violations } = await (window as unknown as { axe: typeof import("axe-core") }).axe.run({ runOnly: tags });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  });
}
