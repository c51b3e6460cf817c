import type { Page } from "playwright-core";
import { expectNothingMade, type Tally } from "./script-payloads-page.ts";

/** For code that runs inside the page. */
declare const requestAnimationFrame: (next: () => void) => void;

type InputElement = {
  value: string;
  dispatchEvent: (event: Event) => void;
  tagName: string;
  ownerDocument: { defaultView: Record<string, { prototype: object }> };
};

/** Pages with text fields, and the action that makes the fields appear. */
const FORMS: readonly (readonly [path: string, before?: (page: Page) => Promise<unknown>])[] = [
  ["/"],
  ["/screener"],
  [
    "/zakat",
    (page) =>
      page
        .getByLabel("Asset type")
        .selectOption({ index: 1 })
        .catch(() => undefined),
  ],
  ["/community", (page) => page.getByRole("button", { name: "New Discussion" }).click()],
  ["/community?post=1", (page) => page.getByLabel("Your reply").waitFor()],
  ["/contact"],
  ["/donate"],
];

/** Types every payload into every text field of the forms, as fast as the page can show it. */
export async function typeEverywhere(page: Page, payloads: readonly string[], tally: Tally): Promise<void> {
  for (const [path, before] of FORMS) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await before?.(page);
    const fields = page
      .locator("main, [role=dialog]")
      .locator("input:not([type=hidden],[type=checkbox],[type=radio]), textarea");
    for (let index = 0; index < (await fields.count()); index++) {
      const wrong = await fields
        .nth(index)
        .evaluate(typeInto, [...payloads])
        .catch((error: unknown) => [String(error)]);
      tally.fields++;
      tally.wrong.push(...wrong.slice(0, 3).map((text) => `${path}, field ${index + 1}: ${text}`));
    }
    await page.waitForTimeout(500);
    await expectNothingMade(page, path, tally);
  }
}

/** Runs in the page: returns the texts that the field changed. */
async function typeInto(element: InputElement, texts: string[]): Promise<string[]> {
  const view = element.ownerDocument.defaultView;
  const { prototype } = view[element.tagName === "TEXTAREA" ? "HTMLTextAreaElement" : "HTMLInputElement"] ?? {
    prototype: {},
  };
  const set = Object.getOwnPropertyDescriptor(prototype, "value")?.set;
  const changed: string[] = [];
  for (const text of texts) {
    set?.call(element, text);
    const { value } = element;
    element.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise<void>((next) => requestAnimationFrame(() => next()));
    if (element.value !== value) changed.push(`${JSON.stringify(element.value)} instead of ${JSON.stringify(text)}`);
  }
  return changed;
}
