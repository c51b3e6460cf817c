import type { Page } from "playwright-core";

export type ShownTexts = {
  /** Texts wider than the box that they stand in. */
  clipped: string[];
  /** Names and figures whose letters do not follow each other from left to right. */
  disordered: string[];
};

export const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll("details")) each.open = true;
  });

/** What a reader of a page meets, as its browser lays it out. */
export const shownTexts = (page: Page): Promise<ShownTexts> =>
  page.evaluate(() => {
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      [element, element.parentElement, element.closest("thead")].some((each) => {
        const { clipPath } = each ? getComputedStyle(each) : { clipPath: "none" };
        return clipPath.startsWith("inset(50%") || each?.classList.contains("visually-hidden");
      });

    const isClipped = (element: Element) => {
      const { display, overflowX, textOverflow } = getComputedStyle(element);
      const isMeant =
        display === "inline" || overflowX === "auto" || overflowX === "scroll" || textOverflow === "ellipsis";
      return !isMeant && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
    };

    const range = document.createRange();
    const boxOf = (node: Node, place: number) => {
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      return range.getClientRects()[0];
    };
    const runsBackwards = (node: Node, start: number, length: number) => {
      let last: DOMRect | undefined;
      for (let place = start; place < start + length; place++) {
        const box = boxOf(node, place);
        if (!box?.width) continue;
        if (last && Math.abs(box.top - last.top) < 5 && box.left < last.left - 0.5) return true;
        last = box;
      }
      return false;
    };

    const TOKEN = /[-+−$]?[A-Za-z0-9]+(?:[.,:/&@_'’-]?[A-Za-z0-9]+)*[%+]?/g;
    const LATIN_NAME = /[-+−$]?[A-Za-z0-9]+(?:[.,:/&@_'’-]?[A-Za-z0-9]+)*[%+.]?/g;
    const [clipped, disordered] = [new Set<string>(), new Set<string>()];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const [element, text] = [node.parentElement, node.textContent ?? ""];
      if (!element || !text.trim() || element.closest("script, style, noscript") || isHidden(element)) continue;
      if (isClipped(element)) clipped.add(text.trim());
      const isLatin = !/\p{Script=Arabic}/u.test(text);
      for (const { 0: token, index } of text.matchAll(isLatin ? LATIN_NAME : TOKEN))
        if (token.length > 1 && runsBackwards(node, index, token.length)) disordered.add(`${token} in ${text.trim()}`);
    }
    return { clipped: [...clipped], disordered: [...disordered] };
  });

/**
 * The texts and labels of a page, or of what an address of it answers, except what says that it is in another language, what people
 * wrote, and the titles of what others published.
 */
export const writtenTexts = (page: Page, address?: string): Promise<string[]> =>
  page.evaluate(async (asked) => {
    const root = asked ? new DOMParser().parseFromString(await (await fetch(asked)).text(), "text/html") : document;
    const OTHERS = 'script, style, noscript, [lang]:not(html), [dir="auto"], a[href^="http"]';
    const texts: string[] = [];
    const nodes = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (!node.parentElement?.closest(OTHERS)) texts.push(node.textContent ?? "");
    for (const name of ["aria-label", "placeholder", "title", "alt"])
      for (const element of root.body.querySelectorAll(`[${name}]`))
        if (!element.closest(OTHERS)) texts.push(element.getAttribute(name) ?? "");
    return texts.filter((text) => text.trim());
  }, address);
