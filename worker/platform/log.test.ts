import { afterEach, describe, expect, it, vi } from "vitest";
import { logFault } from "./log.ts";

const log = vi.spyOn(console, "error").mockImplementation(() => undefined);

afterEach(() => log.mockClear());

function logged(error: unknown): { error: { message: string; frames: string[] } } {
  logFault("a test", { requestId: "ray", route: "/api/health" }, error);
  return JSON.parse(String(log.mock.calls[0]?.[0]));
}

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

describe("a fault in the log", () => {
  it("is one line of JSON with the request's id, the error's kind and where it arose", () => {
    const line = logged(new RangeError("out of range"));
    expect(line).toMatchObject({ at: "a test", requestId: "ray", route: "/api/health" });
    expect(line.error.message).toBe("RangeError: out of range");
    expect(line.error.frames[0]).toMatch(/log\.test/);
    expect(String(log.mock.calls[0]?.[0])).not.toContain("\n");
  });

  it.each([
    ["a parser that quotes its input", thrownBy(() => JSON.parse('amina@example.org lives at "Main Street"'))],
    ["the search that quotes the text", new Error('D1_ERROR: fts5: syntax error near "Main Street": SQLITE_ERROR')],
    ["a quote that is cut off", new Error('unexpected "Main Street amina@example.org')],
    ["an address without quotes", new Error("cannot write to amina@example.org")],
    [
      "a query with its parameters",
      Object.assign(new Error("Failed query: select ?\nparams: Main Street,amina", { cause: new Error("D1_ERROR") }), {
        params: ["Main Street"],
      }),
    ],
    ["what is no error", "no Main 'Main Street' amina@example.org"],
  ])("tells nothing of the text behind %s", (_, error) => {
    expect(JSON.stringify(logged(error))).not.toMatch(/Main Street|amina|example\.org/);
  });
});
