import type { Page } from "playwright-core";
import { expectNothingMade, goWithin, type Tally } from "./script-payloads-page.ts";

/** Addresses that contain a text; the payload replaces the asterisk. */
const ADDRESSES = [
  ...["/?symbol=*", "/?market=*", "/screener?filter=*", "/screener?sort=*", "/screener?sector=*", "/community?post=*"],
  ...["/community?category=*", "/admin/contact?next=*", "/courses/*", "/courses/1/modules/*", "/*"],
];
const WHOLE_LOADS_AN_ADDRESS = 5;

/** Opens every address with every payload as its text. */
export async function openAddresses(page: Page, payloads: readonly string[], tally: Tally): Promise<void> {
  for (const address of ADDRESSES) {
    const of = (payload: string) => address.replace("*", () => encodeURIComponent(payload));
    await page.goto(of(payloads[0] ?? ""));
    for (const [index, payload] of payloads.entries()) {
      if (index < WHOLE_LOADS_AN_ADDRESS) await page.goto(of(payload), { waitUntil: "networkidle" });
      else await goWithin(page, of(payload));
      tally.addresses++;
    }
    await page.waitForTimeout(500);
    await expectNothingMade(page, address, tally);
  }
}
