import { afterEach, beforeEach, expect, it } from "vitest";
import { type Notice, showNotices } from "../lib/notices.ts";
import { sayKeptAnswer } from "./offline-use.ts";

let said: Notice[];
let stop: () => void;

beforeEach(() => {
  said = [];
  stop = showNotices((notice) => said.push(notice));
});

afterEach(() => stop());

const kept = (path: string) => sayKeptAnswer({ type: "kept-answer", path, keptAt: "2026-11-18T10:00:00.000Z" });

it("ignores a message of another kind", () => {
  // @ts-expect-error a service worker's library may send messages of its own
  sayKeptAnswer({ type: "CACHE_UPDATED" });
  expect(said).toEqual([]);
});

it("names the stock and the day on which this device last saw it, once", () => {
  kept("/api/stocks/BRK.B/verdict");
  kept("/api/stocks/BRK.B/verdict");
  expect(said).toEqual([
    {
      tone: "neutral",
      title: "Shown from this device",
      description: "There is no connection. This is BRK.B as it was last seen here on Nov 18, 2026.",
    },
  ]);
});

it("covers courses and the nisab too", () => {
  kept("/api/courses/1/modules");
  kept("/api/zakat/nisab");
  expect(said.map(({ description }) => description)).toEqual([
    "There is no connection. This is the course as it was last seen here on Nov 18, 2026.",
    "There is no connection. This is the nisab as it was last seen here on Nov 18, 2026.",
  ]);
});
