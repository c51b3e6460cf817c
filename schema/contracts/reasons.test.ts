import { describe, expect, it } from "vitest";
import { ERROR_SENTENCES } from "../wording/en/refusals.ts";
import { errorSentence } from "./reasons.ts";

const worded = (reason: string, parameters: unknown) => errorSentence(ERROR_SENTENCES, reason, parameters);

describe("the sentence of a refusal", () => {
  it.each([
    ["nobody_knows", {}],
    ["constructor", {}],
    ["too_long", undefined],
    ["too_long", null],
    ["too_long", "title"],
    ["too_long", []],
    ["too_long", { field: "title" }],
    ["too_long", { field: "title", max: null }],
    ["too_long", { field: { name: "title" }, max: 200 }],
    ["one_of", { field: "category", values: "zakat" }],
    ["one_of", { field: "category", values: [1, {}] }],
    ["one_of", JSON.parse('{ "__proto__": { "field": "category", "values": [] } }')],
  ])("is none for %s with %j, so that the server's own is shown", (reason, parameters) => {
    expect(worded(reason, parameters)).toBeUndefined();
  });

  it("names what the parameters say", () => {
    expect(worded("too_long", { field: "title", max: 200 })).toBe("title must be at most 200 characters");
    expect(worded("internal", undefined)).toBe("Something went wrong on our side. Please try again.");
  });

  it("names the place of a field within another, unless it does already", () => {
    const parameters = { field: "value", min: 0, max: 1000, at: "assets.2.value" };
    expect(worded("between", parameters)).toBe("assets.2.value: value must be a number from 0 to 1,000");
    expect(worded("required", { field: "keys.auth", at: "keys.auth" })).toBe("keys.auth is required");
    expect(worded("required", { field: "keys.auth", at: 7 })).toBe("keys.auth is required");
  });
});
