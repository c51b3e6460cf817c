import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "playwright-core";
import { LANGUAGES, type Language } from "../../schema/wording/languages.ts";
import { launchBrowser } from "../../web/e2e/browser.ts";
import { lettersFile } from "./draw-letters.ts";
import { type ShareImage, shareImagesIn } from "./share-tags.ts";

const web = path.join(import.meta.dirname, "../../web");
const GREEN = "#0f4a36";
const PAPER = "#f7f2e7";
const INK = "#1d1b16";
const INK_SOFT = "#5a5447";
const GOLD = "#b28b35";

/** The drawing's share of a full-bleed icon's side: launchers crop to a circle of 80 %. */
const FULL_BLEED_SCALE = 0.88;

/** The pictures of shared links in the languages that are named, or without a name all pictures. */
async function drawIcons(...codes: string[]): Promise<void> {
  const logo = await readFile(path.join(web, "public/favicon.svg"), "utf8");
  const font = await readFile(path.join(web, "src/ui/fonts/newsreader-latin-500.woff2"), "base64");
  const letters = await readFile(path.join(web, "src/ui/languages/tr.woff2"), "base64");
  await mkdir(path.join(web, "public/icons"), { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const language of Object.values<Language>(LANGUAGES)) {
      if (codes.length > 0 && !codes.includes(language.code)) continue;
      await mkdir(path.join(web, "public/share", language.prefix), { recursive: true });
      const own = path.join(web, `src/ui/languages/${language.code}.woff2`);
      const fonts = [font, existsSync(own) ? await readFile(own, "base64") : ""];
      for (const image of Object.values(await shareImagesIn(language)))
        await draw(browser, `share/${image.file}`, 1200, 630, shareHtml(logo, fonts, image, language));
      const { code } = language;
      if (code !== "ar" && code !== "ur") continue;
      const file = await lettersFile(browser, { latin: letters, own: fonts[1] ?? "", code }, logo);
      await writeFile(path.join(web, `public/share/${code}/letters.bin`), file);
    }
    if (codes.length > 0) return;
    for (const size of [192, 512]) {
      await draw(browser, `icons/icon-${size}.png`, size, size, sized(logo, size));
      await draw(browser, `icons/maskable-${size}.png`, size, size, fullBleedHtml(logo, size));
    }
    await draw(browser, "icons/apple-touch-icon.png", 180, 180, fullBleedHtml(logo, 180));
    await writeFile(path.join(web, "public/share/letters.bin"), await lettersFile(browser, { latin: letters }, logo));
  } finally {
    await browser.close();
  }
}

async function draw(browser: Browser, file: string, width: number, height: number, body: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
  await page.setContent(`<!doctype html><style>body { margin: 0 } svg { display: block }</style>${body}`);
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  await writeFile(path.join(web, "public", file), picture);
  console.log(`${file}: ${picture.length} bytes`);
}

function sized(logo: string, size: number): string {
  return logo.replace("<svg ", `<svg width="${size}" height="${size}" `);
}

function fullBleedHtml(logo: string, size: number): string {
  const drawing = size * FULL_BLEED_SCALE;
  return `<div style="display: grid; place-items: center; width: ${size}px; height: ${size}px; background: ${GREEN}">
    ${sized(logo, drawing)}</div>`;
}

function shareHtml(
  logo: string,
  [english, own]: readonly string[],
  { title, lead }: ShareImage,
  { direction }: Language,
): string {
  return `<style>
      @font-face { font-family: English; src: url(data:font/woff2;base64,${english}) }
      @font-face { font-family: Own; font-weight: 400 700; src: url(data:font/woff2;base64,${own}) }
      .picture { box-sizing: border-box; width: 1200px; height: 630px; padding: 64px 96px 60px; background: ${PAPER};
        border-block-end: 24px solid ${GREEN}; font-family: ${direction === "rtl" ? "English, Own" : "Own, English"}; color: ${INK};
        display: flex; flex-direction: column; justify-content: space-between }
      .brand { display: flex; align-items: center; gap: 28px; font-size: 60px; color: ${GREEN} }
      h1 { margin: 0; font-size: 88px; font-weight: 500; line-height: 1.08; text-wrap: balance }
      hr { width: 120px; height: 6px; margin: 36px 0 28px; border: 0; background: ${GOLD} }
      p { margin: 0; font-size: 40px; color: ${INK_SOFT} }
    </style>
    <div class="picture" dir="${direction}">
      <div class="brand">${sized(logo, 96)}<span>Mizan</span></div>
      <div><h1>${title}</h1><hr><p>${lead}</p></div>
    </div>`;
}

await drawIcons(...process.argv.slice(2));
