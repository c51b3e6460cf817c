import { describe, expect, it } from "vitest";
import { takeOut } from "./take-out.ts";

const file = "a-file.tsx";

describe("a guard that is removed by name", () => {
  it.each([
    ["a function", "function f(a: number): number {\n  return a;\n}", "function f(a: number): number { return 7; }"],
    ["an arrow", "export const f = (a: number) => a + 1;", "export const f = (a: number) => (7);"],
    ["a constant", 'const f = "text" as const;', "const f = (7);"],
  ])("returns a value at once: %s", (_, source, without) => {
    expect(takeOut(source, { file, in: "f" }, { gives: "7" })).toBe(without);
  });

  it.each([
    ["a condition", "if (a > MOST) {\n  throw new Error(MOST);\n}\nconst b = MOST;", "MOST", ";\nconst b = MOST;"],
    [
      "a call",
      "import { x } from 'x';\nfor (const a of b) {\n  use(x);\n}",
      "x",
      "import { x } from 'x';\nfor (const a of b) {\n  ;\n}",
    ],
    ["a text", 'if (a) b;\na = "doubt";', "doubt", "if (a) b;\n;"],
    ["an attribute", 'const a = <form method="post" id="a" />;', "method", 'const a = <form  id="a" />;'],
  ])("skips the statement that mentions a name: %s", (_, source, skips, without) => {
    expect(takeOut(source, { file }, { skips })).toBe(without);
  });

  it("assumes a value wherever a name is read, and leaves properties and declarations alone", () => {
    const source = "function f({ a }: T) {\n  return a && b.a && { a: a };\n}";
    const without = "function f({ a }: T) {\n  return (true) && b.a && { a: (true) };\n}";
    expect(takeOut(source, { file, in: "f" }, { assumes: ["a", "true"] })).toBe(without);
  });

  it.each([
    ["a parameter", "UPDATE x SET a = ?2 WHERE id = ?1 AND (b <= ?4 OR a = ?2)", "?2 IS ?2)"],
    ["a literal", "SELECT 1 FROM x WHERE id = 1 AND a = 'open'", "AND 'open' IS 'open'"],
    [
      "a query",
      "DELETE FROM x WHERE a = (SELECT id FROM y WHERE z = f(?1)) AND b = 1",
      "WHERE (SELECT id FROM y WHERE z = f(?1)) IS (SELECT id FROM y WHERE z = f(?1)) AND b",
    ],
  ])("lets every row pass what SQL asks of a column: %s", (_, sql, condition) => {
    expect(takeOut(`const f = \`${sql}\`;`, { file }, { column: "a", passes: "every row" })).toContain(condition);
  });

  it.each([
    ["a value", "WHERE a = <f({ b: 1 })> AND c", "WHERE <f({ b: 1 })> IS <f({ b: 1 })> AND c"],
    ["a column", "WHERE <t.a> = <x> AND c", "WHERE <x> IS <x> AND c"],
  ])("reads the SQL of a template with expressions: %s", (_, sql, condition) => {
    const put = (text: string) => text.replaceAll("<", "$".concat("{")).replaceAll(">", "}");
    const without = takeOut(`const f = sql\`${put(sql)}\`;`, { file }, { column: "a", passes: "every row" });
    expect(without).toContain(put(condition));
  });

  it("lets no row pass what SQL asks of a column", () => {
    const without = takeOut('const f = "SELECT 1 WHERE a = ?1";', { file }, { column: "a", passes: "no row" });
    expect(without).toBe('const f = "SELECT 1 WHERE ?1 IS NOT ?1";');
  });

  it("lets every row pass what the query builder asks of a column", () => {
    const source = "const f = db.where(and(eq(t.a, 1), gt(t.b, now)));";
    expect(takeOut(source, { file }, { column: "b", passes: "every row" })).toBe(
      "const f = db.where(and(eq(t.a, 1), undefined));",
    );
  });
});

describe("a guard that cannot be removed", () => {
  it.each([
    ["nobody declares the place", "const g = 1;", { in: "f" }, { gives: "1" }],
    [
      "two declare the place",
      "function g() { const f = 1; }\nfunction h() { const f = 2; }",
      { in: "f" },
      { gives: "1" },
    ],
    ["nothing mentions the name", "a();", {}, { skips: "b" }],
    ["two statements mention the name", "a(b);\nc(b);", {}, { skips: "b" }],
    ["the name is only declared", "const f = (a: T) => 1;", { in: "f" }, { assumes: ["a", "true"] }],
    ["the column is only written", 'const f = "UPDATE x SET a = 1";', {}, { column: "a", passes: "every row" }],
    ["the file is no program", "const const = 1;", {}, { skips: "const" }],
  ] as const)("is refused when %s", (_, source, place, mutation) => {
    expect(() => takeOut(source, { file, ...place }, mutation)).toThrow(file);
  });
});
