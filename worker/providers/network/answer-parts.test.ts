import { describe, expect, it } from "vitest";
import { cutRows, rowsOfPart } from "./answer-parts.ts";

const cut = (body: string, characters: number, rows: "objects" | "lists" = "objects") =>
  cutRows({ provider: "test", path: "/rows", body }, { key: "data", rows }, characters);
const rowsOf = (parts: readonly string[]) => parts.map((part) => rowsOfPart("test", "/rows", part));

describe("cutRows", () => {
  it.each([
    ["cut off among the rows", '{"tag":"A","data":[{"a":1},{"a":'],
    ["cut off behind the rows", '{"tag":"A","data":[{"a":1}]'],
    ["not JSON around the rows", 'callback({"data":[{"a":1}]})'],
    ["not JSON at all", "<p>busy</p>"],
  ])("refuses an answer that is %s", (_, body) => {
    expect(() => cut(body, 5)).toThrow("test /rows");
  });

  it("finds no rows in an answer without them", () => {
    expect(cut('{"status":"ok"}', 5)).toEqual({ envelope: { status: "ok" }, parts: [] });
  });

  it.each([1, 10, 25, 1_000])("loses no row and repeats none, in parts of about %i characters", (characters) => {
    const data = Array.from({ length: 20 }, (_, row) => ({ row, name: "Some Company {Holdings}, Inc." }));
    for (const indent of [0, 2]) {
      const { envelope, parts } = cut(JSON.stringify({ tag: "A", data, pts: 20 }, null, indent), characters);
      expect(envelope).toEqual({ tag: "A", data: [], pts: 20 });
      expect(rowsOf(parts).flat()).toEqual(data);
      expect(parts.length).toBeGreaterThanOrEqual(characters < 30 ? 10 : 1);
    }
  });

  it("cuts between rows that are lists, and between objects over several lines", () => {
    const lists = [
      [1, "A"],
      [2, "B"],
      [3, "C"],
    ];
    const objects = lists.map(([id, name]) => ({ id, name }));
    expect(rowsOf(cut(JSON.stringify({ data: lists }), 6, "lists").parts)).toEqual([
      [[1, "A"]],
      [[2, "B"]],
      [[3, "C"]],
    ]);
    const { parts } = cut(JSON.stringify({ data: objects }, null, 2), 8);
    expect(parts.length).toBe(3);
    expect(rowsOf(parts).flat()).toEqual(objects);
  });

  it("refuses a part that is not complete rows", () => {
    expect(() => rowsOfPart("test", "/rows", '{"a":1},{"b"')).toThrow("test /rows");
  });
});
