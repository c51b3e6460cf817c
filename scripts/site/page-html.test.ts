import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { LANGUAGES } from "../../schema/wording/languages.ts";
import { inlineHashes } from "./page-headers.ts";
import { pageHtml, pageParts, pagesBeside } from "./page-html.ts";
import { shareImagesIn } from "./share-tags.ts";

const ROUTE = { path: "/", page: "DashboardPage" };
const TEMPLATE = `<head><link rel="preload" href="/a.woff2" as="font" /><script>theme()</script><!--head-->
<script type="module" src="/assets/index.js"></script><link rel="stylesheet" crossorigin href="/assets/index.css"></head>
<body><div id="root"><!--page--></div></body>`;
const TEMPLATE_WITHOUT_STYLES = "<head></head>";
const PARTS = { rules: ["a{color:red}"], scripts: ["assets/page.js"], containedStylesheets: ["assets/page.css"] };

const EXTRAS = { links: "", shareImages: await shareImagesIn(LANGUAGES.en) };

const built = (rendered: string) =>
  pageHtml(TEMPLATE, `<title>Dashboard</title>${rendered}`, { route: ROUTE, answers: [] }, PARTS, EXTRAS);

it("contains the styles of its first paint, before the code, and no stylesheet to wait for", () => {
  const html = built("<main>Text</main>");
  expect(html.indexOf("<style>a{color:red}</style>")).toBeLessThan(html.indexOf("/assets/index.js"));
  expect(html.match(/<link rel="stylesheet"(?! disabled)/g)).toBeNull();
  expect(html).toContain('<link rel="stylesheet" disabled media="not all" href="/assets/page.css">');
});

it("names its own code in addition to every page's, all at a lower priority than the text", () => {
  expect(built("").match(/fetchpriority="low"/g)).toHaveLength(2);
});

it("lets the font and the code of a page that is filled later wait for its text", () => {
  const filled = built("<main><!--stock--></main>");
  expect(filled).not.toContain('as="font"');
  expect(filled.indexOf("</main>")).toBeLessThan(filled.search(/type="module"|rel="modulepreload"/));
  expect(filled.match(/fetchpriority="low"/g)).toHaveLength(2);
  expect(built("<main></main>")).toContain('as="font"');
});

it("contains nothing inline except the template's script and its own styles", () => {
  const { scripts, styles } = inlineHashes([built("<main>Text</main>")]);
  expect([scripts.length, styles.length]).toEqual([1, 1]);
});

it("contains the API's answers after its text, as data that cannot close its own element", () => {
  const answers = [[["courses", 1], { title: "A </script><script>put()</script>" }]] as const;
  const html = pageHtml(TEMPLATE, "<title>Course</title>", { route: ROUTE, answers }, PARTS, EXTRAS);
  const data = /<div id="root"><\/div><script type="application\/json" id="answers">([^<]*)<\/script><\/body>/.exec(
    html,
  );
  expect(JSON.parse(data?.[1] ?? "")).toEqual(answers);
  expect(inlineHashes([html]).scripts).toHaveLength(1);
});

it.each([
  "<script>put()</script>",
  '<script async src="/late.js"></script>',
  "<style>a{}</style>",
  '<main style="color: red">Text</main>',
  '<button onclick="run()">Go</button>',
])("is not built when the rendered page brings %s", (rendered) => {
  expect(() => built(rendered)).toThrow("content security policy");
});

const page = (path: string, page: string, filledBy: string[] = []) => ({ route: { path, page }, filledBy });

it("pages below one first part of an address share their styles, and load no code of each other", async () => {
  const dist = mkdtempSync(path.join(tmpdir(), "mizan-styles-"));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const chunk = (name: string) => [
    `src/pages/${name}.tsx`,
    { file: `${name}.js`, src: name, css: ["shared.css", `${name}.css`] },
  ];
  const manifest = Object.fromEntries(["Inbox", "Log", "Home", "Filled"].map(chunk));
  for (const name of ["shared", "Inbox", "Log", "Home", "Filled"])
    writeFileSync(path.join(dist, `${name}.css`), `.${name}{}`);
  const [inbox, log, home] = [page("/admin/inbox", "Inbox"), page("/admin/log", "Log"), page("/", "Home")];
  const filled = page("/", "Home", ["src/pages/Filled.tsx"]);
  const all = [inbox, home, log, filled, page("*", "Home")];
  const partsOf = (one: typeof inbox) => pageParts(dist, manifest, one, pagesBeside(one, all), TEMPLATE_WITHOUT_STYLES);
  expect(await partsOf(log)).toMatchObject({ rules: [".shared{}.Inbox{}.Log{}"], scripts: ["Log.js"] });
  expect((await partsOf(inbox)).rules).toEqual((await partsOf(log)).rules);
  expect((await partsOf(home)).rules).toEqual([".shared{}.Home{}"]);
  expect((await partsOf(filled)).rules).toEqual([".shared{}.Home{}.Filled{}"]);
});
