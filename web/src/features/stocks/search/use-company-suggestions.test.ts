import { expect, it } from "vitest";
import { deservesSuggestions } from "./use-company-suggestions.ts";

it.each(["", "m", "M", "AAPL", "MSFT", "BRK.B", "ABCDE.FG"])("suggests nothing for %j", (text) =>
  expect(deservesSuggestions(text)).toBe(false),
);

it.each(["mi", "Mi", "ABCDEF", "aapl", "2222", "BRK.", "Apple Inc"])("suggests companies for %j", (text) =>
  expect(deservesSuggestions(text)).toBe(true),
);
