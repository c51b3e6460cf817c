import { describe, expect, it } from "vitest";
import { errorSentence } from "../../contracts/reasons.ts";
import { ERROR_SENTENCES as ENGLISH } from "../en/errors.ts";
import { ERROR_SENTENCES } from "./errors.ts";

const PARAMETERS = {
  field: "fullName",
  kind: "currency",
  word: "NOWHERE",
  symbol: "RIO",
  thing: "post",
  times: 100,
  missing: 2,
  min: 0,
  max: 200,
  run: 7,
  kibibytes: 64,
  values: ["halal", "haram"],
  methods: ["GET"],
  listings: ["RIO.L", "RIO.AX"],
  exchanges: ["LSE", "ASX"],
};

describe.each(Object.keys(ENGLISH))("the refusal %s in Arabic", (reason) => {
  const sentence = errorSentence(ERROR_SENTENCES, reason, PARAMETERS);

  it("is one Arabic sentence, whose Latin words keep their direction", () => {
    expect(sentence).toMatch(/\p{Script=Arabic}/u);
    expect(sentence?.replace(/\u2068[^\u2069]*\u2069/gu, "")).not.toMatch(/[A-Za-z?;,]|undefined/);
  });
});

it("names a field by the name that is given, and a request without a field as a whole", () => {
  expect(errorSentence(ERROR_SENTENCES, "required", { field: "keys" })).toBe("حقل «\u2068keys\u2069» مطلوب");
  expect(errorSentence(ERROR_SENTENCES, "required", { field: "" })).toBe("الطلب مطلوب");
});

it.each([
  [1, "حرف واحد"],
  [2, "حرفان"],
  [5, "5 أحرف"],
  [60, "60 حرفًا"],
  [200, "200 حرف"],
])("counts %i characters", (max, counted) => {
  expect(errorSentence(ERROR_SENTENCES, "too_long", { field: "title", max })).toContain(counted);
});
