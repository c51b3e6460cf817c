import { describe, expect, inject, it } from "vitest";
import { addressIn, LANGUAGES, OFFERED_LANGUAGES } from "../../schema/wording/languages.ts";
import { axeFindings } from "./axe-findings.ts";
import { sharedBrowser } from "./browser.ts";
import { SCREENS } from "./screens.ts";
import { shownTexts, unfold, writtenTexts } from "./shown-texts.ts";
import { PHONE } from "./sizes.ts";
import { holdCode, roam, visit, waitForHydration } from "./visitor.ts";

const browser = await sharedBrowser();

const LANGUAGE = "mizan:language";

describe("the switch of languages", () => {
  it("keeps the page and its query, and is remembered on the first page", async () => {
    const { page, faults } = await visit(browser, "/screener?filter=halal");
    await waitForHydration(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "العربية" }).click();
    await page.waitForURL("/ar/screener?filter=halal");
    expect(await page.locator("html").getAttribute("lang")).toBe("ar");
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    await page.getByRole("link", { name: "خطأ في جملة من هذه الصفحة؟" }).click();
    await expect.poll(() => page.getByLabel("الموضوع").inputValue()).toContain("ar, /screener");
    await page.goto("/");
    await page.waitForURL("/ar");
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await page.waitForURL("/");
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    expect(faults).toEqual([]);
  });

  it("follows a click that began before the page's code came and ended after, and remembers the choice", async () => {
    const { page } = await visit(browser, "/no-such-page");
    const code = holdCode(page);
    await page.goto("/ar", { waitUntil: "commit" });
    const english = page.getByRole("contentinfo").getByRole("link", { name: "English" });
    await english.hover();
    await page.mouse.down();
    code.release();
    await waitForHydration(page);
    await page.mouse.up();
    await page.waitForURL("/");
    expect(await page.evaluate((key) => localStorage.getItem(key), LANGUAGE)).toBe("en");
  });

  it("leads from a stock's page to the same stock without scripts", async () => {
    const { page } = await visit(browser, "/stocks/AAPL", { javaScriptEnabled: false });
    await page.getByRole("contentinfo").getByRole("link", { name: "العربية" }).click();
    await page.waitForURL("/ar/stocks/AAPL");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(/أبل/);
    expect(await page.locator("[data-symbol=AAPL]").innerText()).toMatch(/[\u0600-\u06ff]{4}/);
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(`${inject("origin")}/ar/stocks/AAPL`);
    expect(await page.locator('link[hreflang="x-default"]').getAttribute("href")).toMatch(/\d\/stocks\/AAPL$/);
  });

  it("offers the browser's language once, and nothing is loaded anew by itself", async () => {
    const { page } = await visit(browser, "/zakat", { locale: "ar-EG" });
    await waitForHydration(page);
    await page.getByRole("link", { name: "اقرأ هذه الصفحة بالعربية" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/zakat");
    await page.reload();
    await waitForHydration(page);
    expect(await page.getByRole("link", { name: "اقرأ هذه الصفحة بالعربية" }).count()).toBe(0);
  });
});

describe.each(OFFERED_LANGUAGES)("the site in $name", (language) => {
  const read = async (path: string) => {
    const answer = await fetch(inject("origin") + addressIn(language, path));
    const html = await answer.text();
    const [, of] = /<html ([^>]*)>/.exec(html) ?? [];
    return { status: answer.status, of, title: /<title[^>]*>(.*?)<\/title>/.exec(html)?.[1], html };
  };
  const of = `lang="${language.code}"${language.direction === "rtl" ? ' dir="rtl"' : ""}`;

  it("answers under its prefix in its own words, and says so where there is no page", async () => {
    const { PAGE_NAMES, PRODUCT } = await import(`../../schema/wording/${language.code}/site.ts`);
    expect(await read("/zakat")).toMatchObject({ status: 200, of, title: `${PAGE_NAMES.zakat} · ${PRODUCT}` });
    const stock = await read("/stocks/AAPL");
    expect(stock).toMatchObject({ status: 200, of, title: expect.stringContaining(PRODUCT) });
    expect([...stock.html.matchAll(/rel="alternate" hreflang="([\w-]+)"/g)].map(([, code]) => code)).toEqual([
      ...OFFERED_LANGUAGES.map(({ code }) => code),
      "x-default",
    ]);
    const titles = [await read("/"), await read("/no-such-page")];
    expect(titles).toMatchObject([
      { status: 200, of },
      { status: 404, of },
    ]);
    const manifest = await fetch(inject("origin") + addressIn(language, "/manifest.webmanifest"));
    expect(await manifest.json()).toMatchObject({ lang: language.code, start_url: addressIn(language, "/") });
  });
});

it("a link that was shared in another language stays in it, and offers the reader's own", async () => {
  const { page } = await visit(browser, "/learn");
  await page.evaluate((key) => localStorage.setItem(key, "tr"), LANGUAGE);
  await page.goto("/ar/screener?filter=halal");
  await waitForHydration(page);
  expect(new URL(page.url()).pathname).toBe("/ar/screener");
  const offer = page.getByRole("link", { name: "Bu sayfayı Türkçe okuyun" });
  expect(await offer.getAttribute("href")).toBe("/tr/screener?filter=halal");
});

it("a Latin name keeps its full stop behind it in a page from right to left", async () => {
  const { page } = await visit(browser, "/ur/stocks/AAPL");
  const name = page.getByText("Apple Inc.", { exact: true }).first();
  const [first, stop] = await name.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const left = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    const start = text.data.indexOf("Apple");
    return [left(start), left(start + "Apple Inc".length)];
  });
  expect(stop).toBeGreaterThan(first ?? 0);
});

const KINDS = ["/stocks/AAPL", "/screener", "/portfolio", "/zakat", "/courses/1"];

it.each(
  [LANGUAGES.en, LANGUAGES.ar].flatMap((language) =>
    KINDS.map((path) => [addressIn(language, path), language] as const),
  ),
)(
  "the words of %s are named in its HTML or by a part that loads later, and none are of another language",
  async (path, { code }) => {
    const textOf = async (file: string) => (await fetch(inject("origin") + file)).text();
    const html = await textOf(path);
    const scripts = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g)].map(
      ([, file = ""]) => file,
    );
    const folder = /"words\/":"([^"]+)"/.exec(html)?.[1] ?? "no words";
    const waited = scripts.map(async (file) =>
      [
        ...(await textOf(file)).matchAll(
          file.startsWith(folder) ? /from"\.\/([^"]+)"/g : /(?:from|import)"words\/([^"]+)"/g,
        ),
      ].map(([, words]) => folder + words),
    );
    expect(scripts).toEqual(expect.arrayContaining((await Promise.all(waited)).flat()));
    const { page } = await visit(browser, path);
    await page.waitForLoadState("networkidle");
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    const words = [...loaded, ...scripts].filter((file) => /^\/assets\/[a-z]{2}-[\w-]{8}\//.test(file));
    expect(words.length).toBeGreaterThan(3);
    expect(new Set(words.map((file) => file.slice("/assets/".length, "/assets/xx".length)))).toEqual(new Set([code]));
    expect(words.filter((file) => /^[^/]*words-/.test(file.slice(folder.length)))).toEqual([]);
  },
);

describe("what is no language", () => {
  it("in an address is an English page that says so, and within a language its own", async () => {
    for (const [path, lang] of [
      ["/xx/zakat", "en"],
      ["/arx", "en"],
      ["/ar/no-such-page", "ar"],
    ] as const) {
      const answer = await fetch(inject("origin") + path);
      expect([path, answer.status, /<html lang="(\w+)"/.exec(await answer.text())?.[1]]).toEqual([path, 404, lang]);
    }
  });

  it("in the browser's storage leaves the page as it is", async () => {
    const { page, faults } = await visit(browser, "/learn");
    for (const code of ["xx", "constructor", '"]']) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [LANGUAGE, code] as const);
      await page.goto("/");
      await waitForHydration(page);
      expect([code, new URL(page.url()).pathname]).toEqual([code, "/"]);
    }
    expect(faults).toEqual([]);
  });
});

it("an Arabic address in another case leads to its own", async () => {
  const { page } = await visit(browser, "/ar/Screener");
  await page.waitForURL("/ar/screener");
});

const OTHERS = OFFERED_LANGUAGES.filter(({ prefix }) => prefix);

/** The narrowest window in which the header names the pages. */
const NARROW_LAPTOP = 1184;

const READ = SCREENS.filter(([, path]) => !path.startsWith("/admin"));

/** No name has one of these words, and every English sentence does. */
const ENGLISH = /\b(?:the|is|are|was|your|you|this|that|which|not|does|cannot|we|our|how|what|why|when|than|show)\b/;
/** A name stands between two marks that keep its direction. */
const isEnglish = (text: string) => ENGLISH.test(text.replace(/\u2068[^\u2069]*\u2069/g, ""));

const inArabic = roam(browser, { viewport: PHONE, bypassCSP: true });

describe.each(READ)("the Arabic %s", (_, path) => {
  it("fits a phone's width unfolded, is accessible, faultless, and in Arabic", async () => {
    const { page, faults } = await inArabic(addressIn(LANGUAGES.ar, path));
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    await unfold(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await shownTexts(page)).toEqual({ clipped: [], disordered: [] });
    expect((await writtenTexts(page)).filter(isEnglish)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
  });
});

it.each(OTHERS)("no sentence of $name's pages is left in English", async (language) => {
  const { page } = await visit(browser, "/automation");
  for (const [name, path] of READ)
    expect([name, (await writtenTexts(page, addressIn(language, path))).filter(isEnglish)]).toEqual([name, []]);
});

it.each(OTHERS)("the words of $name fit a phone and a narrow laptop", async (language) => {
  const { page } = await visit(browser, "/no-such-page", { javaScriptEnabled: false });
  for (const path of ["/", "/stocks/BUD", "/methodology", "/funds/SPY"]) {
    await page.goto(addressIn(language, path));
    for (const width of [PHONE.width, NARROW_LAPTOP]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, width, excess, (await shownTexts(page)).clipped]).toEqual([path, width, 0, []]);
    }
  }
});

it("keys follow the direction of an Arabic page", async () => {
  const { page } = await visit(browser, "/ar/community");
  await waitForHydration(page);
  const tabs = page.getByRole("tab");
  const isOn = (place: number) => tabs.nth(place).evaluate((tab) => tab === document.activeElement);
  await tabs.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => isOn(1)).toBe(true);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => isOn(0)).toBe(true);

  await page.goto("/ar");
  await waitForHydration(page);
  const search = page.getByRole("combobox").first();
  await search.pressSequentially("أبل", { delay: 100 });
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  expect(await page.getByRole("option").first().getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Escape");
  expect(await page.getByRole("option").count()).toBe(0);
});
