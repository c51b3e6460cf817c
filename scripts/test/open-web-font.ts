import { readFileSync } from "node:fs";
import { join } from "node:path";
import { launchBrowser } from "../../web/e2e/browser.ts";
import { PROJECT_ROOT } from "../local-state.ts";

const font = readFileSync(join(PROJECT_ROOT, "web/src/ui/fonts/newsreader-latin-500.woff2"), "base64");
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  await page.setContent(`
    <style>@font-face { font-family: Web; src: url(data:font/woff2;base64,${font}) }</style>
    <span style="font-family: Web">Purification</span>
    <span>Purification</span>`);
  const shown = await page.evaluate(`document.fonts.ready.then(() => {
    const [width, otherWidth] = [...document.querySelectorAll("span")].map((span) => span.getBoundingClientRect().width);
    return { status: [...document.fonts][0].status, width, otherWidth };
  })`);
  process.stdout.write(JSON.stringify(shown));
} finally {
  await browser.close();
}
