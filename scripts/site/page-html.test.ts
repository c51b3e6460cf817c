import { expect, it } from "vitest";
import { inlineHashes } from "./inline-hashes.ts";
import { pageHtml } from "./page-html.ts";

const ROUTE = { path: "/", page: "DashboardPage" };
const TEMPLATE = `<head><script>theme()</script><!--head-->
<script type="module" src="/assets/index.js"></script><link rel="stylesheet" crossorigin href="/assets/index.css"></head>
<body><div id="root"><!--page--></div></body>`;
const PARTS = { rules: "a{color:red}", scripts: ["assets/page.js"], containedStylesheets: ["assets/page.css"] };

const built = (rendered: string) => pageHtml(TEMPLATE, `<title>Dashboard</title>${rendered}`, ROUTE, PARTS);

it("holds the rules that it is painted by, ahead of the code, and no stylesheet to wait for", () => {
  const html = built("<main>Text</main>");
  expect(html.indexOf("<style>a{color:red}</style>")).toBeLessThan(html.indexOf("/assets/index.js"));
  expect(html.match(/<link rel="stylesheet"(?! disabled)/g)).toBeNull();
  expect(html).toContain('<link rel="stylesheet" disabled media="not all" href="/assets/page.css">');
});

it("names its own code beside that of every page, all behind the text", () => {
  expect(built("").match(/fetchpriority="low"/g)).toHaveLength(2);
});

it("holds nothing inline but the template's script and its own rules", () => {
  const { scripts, styles } = inlineHashes([built("<main>Text</main>")]);
  expect([scripts.length, styles.length]).toEqual([1, 1]);
});

it("asks early for the answers that an address names, by a script of the build's own", () => {
  const html = pageHtml(TEMPLATE, "<title>Course</title>", { path: "/courses/:id", page: "CoursePage" }, PARTS);
  expect(inlineHashes([html]).scripts).toHaveLength(2);
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
