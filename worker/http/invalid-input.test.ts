import { expect, it } from "vitest";
import * as z from "zod/mini";
import { describeIssue } from "./invalid-input.ts";

const schema = z.object({ name: z.string(), count: z.number(), words: z.array(z.string()), size: z.enum(["s", "l"]) });

it.each([
  [{}, "is required"],
  [{ name: 5 }, "must be a text"],
  [{ name: null }, "must be a text"],
  [{ name: "a", count: "5" }, "must be a number"],
  [{ name: "a", count: 5, words: "one" }, "must be a list"],
  [{ name: "a", count: 5, words: [], size: "m" }, "is not valid"],
])("says of %j, in words a person knows, that it %s", (value, message) => {
  const result = schema.safeParse(value, { error: describeIssue });
  expect(result.error?.issues[0]?.message).toBe(message);
});
