import { expect, it } from "vitest";
import * as z from "zod/mini";
import { errorSentence } from "../../schema/contracts/reasons.ts";
import { ERROR_SENTENCES } from "../../schema/wording/en/refusals.ts";
import { describeIssue, refusalOf } from "./invalid-input.ts";

it("says that a field is not valid whose contract gives a sentence instead of a reason", () => {
  const contract = z.object({ name: z.string({ error: "must be a name" }) });
  expect(refusedBy(contract, { name: 5 })).toBe("name is not valid");
});

const schema = z.object({ name: z.string(), count: z.number(), words: z.array(z.string()), size: z.enum(["s", "l"]) });

it.each([
  [undefined, "The request is required"],
  ["text", "The request must be an object"],
  [{}, "name is required"],
  [{ name: 5 }, "name must be a text"],
  [{ name: null }, "name must be a text"],
  [{ name: "a", count: "5" }, "count must be a number"],
  [{ name: "a", count: 5, words: "one" }, "words must be a list"],
  [{ name: "a", count: 5, words: ["one", 2] }, "words.1 must be a text"],
  [{ name: "a", count: 5, words: [], size: "m" }, "size is not valid"],
])("says of %j, in words a person knows: %s", (value, message) => {
  expect(refusedBy(schema, value)).toBe(message);
});

function refusedBy(contract: z.ZodMiniType, value: unknown): string | undefined {
  const issue = contract.safeParse(value, { error: describeIssue }).error?.issues[0];
  if (!issue) return undefined;
  const [reason, parameters] = refusalOf(issue);
  return errorSentence(ERROR_SENTENCES, reason, parameters);
}
