import { expect, it } from "vitest";
import { calendarFile } from "./calendar-file.ts";

it("is not broken by a line break or a control character in any of its texts", () => {
  const text = "a\rATTACH:b\r\nc\nd\u0000\u0007\u007fe";
  const file = calendarFile(text, [{ uid: text, on: "2026-11-23", title: text, text }], new Date(0));
  expect(file.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
  expect(file).toContain("SUMMARY:a\\nATTACH:b\\nc\\nde\r\n");
});
