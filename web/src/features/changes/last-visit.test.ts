import { beforeEach, expect, it } from "vitest";
import { noteVisit } from "./SinceVisit.tsx";

beforeEach(() => localStorage.clear());

it("knows no visit before the first", () => {
  expect(noteVisit("2026-09-01", 1)).toBeUndefined();
  expect(noteVisit("2026-09-01", 1)).toBeUndefined();
});

it("is the visit of an earlier day, all day long, with the dataset that was seen on it last", () => {
  noteVisit("2026-09-01", 1);
  noteVisit("2026-09-01", 2);
  for (let time = 0; time < 3; time++) expect(noteVisit("2026-09-27", 3)).toEqual({ day: "2026-09-01", version: 2 });
  expect(noteVisit("2026-10-01", 3)).toEqual({ day: "2026-09-27", version: 3 });
});

it("forgets what is not a visit", () => {
  localStorage.setItem("mizan:last-visit", "yesterday|<script>");
  expect(noteVisit("2026-09-27", 3)).toBeUndefined();
});
