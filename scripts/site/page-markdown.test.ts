import { expect, it } from "vitest";
import { pageMarkdown } from "./page-markdown.ts";

const of = (main: string) =>
  pageMarkdown(`<nav>menu</nav><main id="main">${main}</main><footer>foot</footer>`, "https://mizan.test");

it("is the main part alone, without what can only be operated", () => {
  expect(
    of('<h1>Title</h1><svg><path d="M1"/></svg><button>Run</button><p>Text &amp; <strong>more</strong>.</p>'),
  ).toBe("# Title\n\nText & **more**.\n");
});

it("has lists, tables, links and code", () => {
  expect(of('<ul><li>One <a href="/learn?a=1&amp;b=2">link</a></li><li><code>two</code></li></ul><p>End</p>')).toBe(
    "- One [link](https://mizan.test/learn?a=1&b=2)\n- `two`\n\nEnd\n",
  );
  const table =
    "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>x|y</td></tr></tbody></table>";
  expect(of(table)).toBe("| A | B |\n|---|---|\n| 1 | x\\|y |\n");
  expect(of("<pre><code>a  *b*\n&lt;c&gt;</code></pre>")).toBe("```\na  *b*\n<c>\n```\n");
});

it("keeps a heading within a list in its item, and terms with their meanings", () => {
  expect(of("<ol><li><span>1</span><h3>Debt</h3><p>At most a third.</p></li></ol>")).toBe(
    "- 1 **Debt** At most a third.\n",
  );
  expect(of("<dl><!-- --><div><dt>Debt</dt><dd>Interest</dd></div></dl>")).toBe("- **Debt**: Interest\n");
});

it("takes no text for markup", () => {
  expect(of("<p>*a* [b](c) &lt;script&gt;</p>")).toBe("\\*a\\* \\[b\\](c) \\<script\\>\n");
});
