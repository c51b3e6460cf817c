import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** Axe's findings on the current page, by the rules of WCAG 2.2 AA. The context needs `bypassCSP`. */
export const axeFindings = (page: Page) =>
  findings(page, { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] });

/** Of these rules the only one that another color scheme can break. */
export const contrastFindings = (page: Page) => findings(page, { type: "rule", values: ["color-contrast"] });

async function findings(page: Page, runOnly: NonNullable<RunOptions["runOnly"]>): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const { violations } = await (window as unknown as { axe: typeof import("axe-core") }).axe.run({ runOnly: rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  }, runOnly);
}
