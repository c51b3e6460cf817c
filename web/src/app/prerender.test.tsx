import { describe, expect, it } from "vitest";
import { queryClient } from "../lib/DataProvider.tsx";
import { giveAnswers } from "../lib/page-answers.ts";
import { COURSE, makeModule } from "../test/course.ts";
import { forgiveTwoRenderers, showPrerendered } from "../test/prerendered.tsx";
import { renderPage, sitePages } from "./entry-prerender.tsx";

const modules = [301, 302].map((id) => makeModule(id, { keyPoints: [`First of ${id}.`, "second"] }));
const PAGES = sitePages({ courses: [{ course: COURSE, modules }], featured: [] });

describe.each(PAGES.map((page) => [page.file, page] as const))("the prerendered page %s", (_, page) => {
  it("has one title, at most one main heading, and nothing that its content security policy forbids", async () => {
    const html = await renderPage(page);
    expect(html.match(/<title>/g)).toHaveLength(1);
    // A page whose subject comes from the API or the browser gets its heading later.
    expect(html.match(/<h1/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(html).not.toMatch(/<script|<style| style="/);
  });
});

const pageAt = (address: string) => {
  const page = PAGES.findLast((page) => page.address === address);
  if (!page) throw new Error(`There is no page at ${address}`);
  return page;
};

it("of a course or module contains its text and describes it in the head", async () => {
  const [ofCourse, ofModule] = [
    await renderPage(pageAt("/courses/3")),
    await renderPage(pageAt("/courses/3/modules/302")),
  ];
  expect(ofCourse).toMatch(
    /^<title>Building a Portfolio · Mizan<\/title><meta name="description" content="From savings to shares."\/>/,
  );
  expect(ofCourse).toContain("Module about 301");
  expect(ofModule).toMatch(
    /^<title>Module about 302 · Mizan<\/title><meta name="description" content="[^"]*First of 302."\/>/,
  );
  expect(ofModule).toContain("<strong>Bold</strong> words.");
});

it("of the learning hub shows its courses", async () => {
  expect(await renderPage(pageAt("/learn"))).toContain("Building a Portfolio</h3>");
});

it("disables buttons until their code is loaded, so that no click is lost", async () => {
  const buttons = (await renderPage(pageAt("/courses/3/modules/302")))
    .match(/<main[\s\S]*<\/main>/)?.[0]
    .match(/<button[^>]*>/g);
  expect(buttons).toHaveLength(1);
  expect(buttons?.[0]).toContain("disabled");
});

it("leaks nothing from one page into the next", async () => {
  await renderPage(pageAt("/courses/3"));
  const shell = PAGES.find(({ file }) => file === "inner/course.html");
  expect(shell && (await renderPage(shell))).not.toContain("Building a Portfolio");
});

it.each(["/", "/learn", "/courses/3", "/courses/3/modules/302"])(
  "of %s hydrates without a difference",
  async (address) => {
    const answered = {
      halalStocks: 0,
      questionableStocks: 0,
      haramStocks: 0,
      watchlistCount: 0,
      statusChangesToday: 0,
    };
    globalThis.fetch = async (input) =>
      /courses\/3/.test(String(input))
        ? new Response("{}", { status: 500 })
        : Response.json(String(input).includes("stats") ? { ...answered, halalGrowth: null, asOf: null } : []);
    const page = pageAt(address);
    const { container, hydrate } = await showPrerendered(await renderPage(page));
    queryClient.clear();
    giveAnswers(queryClient, page.answers);
    const prerendered = container.querySelector("main")?.textContent;
    history.replaceState(null, "", address === "/" ? "/?symbol=" : address);
    expect(await hydrate()).toEqual([]);
    if (page.answers.length > 0)
      expect(container.querySelector("main")?.textContent).toContain(prerendered?.slice(0, 60));
    forgiveTwoRenderers();
  },
);
