import { describe, expect, it } from "vitest";
import { isEmail } from "./email.ts";

describe("an email address", () => {
  it.each([
    "",
    "amina",
    "amina@",
    "@example.org",
    "amina@example",
    "amina@example.",
    "amina@.org",
    "amina@exa mple.org",
    "amina@@example.org",
    "a@b@example.org",
    ".amina@example.org",
    "amina.@example.org",
    "ami..na@example.org",
    "amina@-example.org",
    "amina@example.org, omar@example.org",
    "<amina@example.org>",
    `${"a".repeat(250)}@example.org`,
  ])("is not %j", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it.each(["amina@example.org", "a.b+mizan@mail.example.co.uk", "o'neil@example.ie", "x@xn--mgbh0fb.example"])(
    "is %j",
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );
});
