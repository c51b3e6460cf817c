import type { Browser } from "playwright-core";
import { inBrowser } from "../browser-product.ts";
import type { Outcome, Settings } from "./outcome.ts";
import { scriptPayloads as payloadsOf } from "./payload-list.ts";
import { plantTexts, readKept } from "./script-payloads-kept.ts";
import { emptyTally, openAddresses, openPage, typeEverywhere } from "./script-payloads-page.ts";

/** R13: script payloads in every text that is stored, typed or part of an address, in a real browser without the content policy. */
export async function scriptPayloads({ seed, payloads: count }: Settings): Promise<Outcome[]> {
  const payloads = payloadsOf(count, seed);
  const tally = emptyTally();
  await inBrowser(async ({ origin, browser }) => {
    await expectPayloadsWork(browser, origin);
    const planted = await plantTexts(origin, payloads);
    const page = await openPage(browser, origin, tally);
    await readKept(page, payloads, planted, tally);
    await typeEverywhere(page, payloads, tally);
    await openAddresses(page, payloads, tally);
  });
  for (const wrong of tally.wrong.slice(0, 10)) console.error(`  ${wrong}`);
  return [
    {
      test: "R13",
      what: `${count} script payloads: ${tally.shown} shown texts, ${tally.fields} fields, ${tally.addresses} addresses`,
      figure: `${tally.executions} executions, ${tally.wrong.length} not as typed`,
      goal: "0 and 0",
      isMet: tally.executions === 0 && tally.wrong.length === 0 && tally.shown >= count,
    },
  ];
}

/** Tests the test: in a page that does put texts into its markup, the browser runs them and they are counted. */
async function expectPayloadsWork(browser: Browser, origin: string): Promise<void> {
  const tally = emptyTally();
  const page = await openPage(browser, origin, tally);
  await page.goto("/methodology");
  await page.setContent("<img src=x onerror=ran()><svg onload=ran()>");
  await page.waitForTimeout(500);
  await page.context().close();
  if (tally.executions < 2)
    throw new Error("The browser does not run what it should run here: nothing would be proven");
}
