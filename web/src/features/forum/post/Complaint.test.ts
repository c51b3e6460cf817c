import { expect, it } from "vitest";
import { FORUM_MAX_LENGTHS } from "../../../../../schema/contracts/forum/forum-terms.ts";
import { lengthComplaint } from "./Complaint.tsx";

const LABELS = { title: "Title", content: "What is it about?", fullName: "Your name" };

it("accepts texts of exactly the maximum length", () => {
  const { title, content, fullName } = FORUM_MAX_LENGTHS;
  const texts = { title: "x".repeat(title), content: "x".repeat(content), fullName: "x".repeat(fullName) };
  expect(lengthComplaint(texts, LABELS)).toBeUndefined();
});

it.each([
  ["title", "Please shorten: Title", "It has 201 characters, and 200 fit."],
  ["content", "Please shorten: What is it about?", "It has 10,001 characters, and 10,000 fit."],
  ["fullName", "Please shorten: Your name", "It has 81 characters, and 80 fit."],
] as const)("names a %s that is one character too long", (field, title, description) => {
  const text = "x".repeat(FORUM_MAX_LENGTHS[field] + 1);
  expect(lengthComplaint({ [field]: text }, LABELS)).toMatchObject({ tone: "error", title, description });
});
