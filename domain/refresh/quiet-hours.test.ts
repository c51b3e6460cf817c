import { describe, expect, it, vi } from "vitest";
import { canonicalTimeZone, isQuiet, sendableFrom } from "./quiet-hours.ts";

const KARACHI = { timeZone: "Asia/Karachi", quietFrom: 22, quietTo: 7 };
const at = (text: string) => new Date(text);
const from = (text: string, hours = KARACHI) => new Date(sendableFrom(hours, at(text)) * 1000).toISOString();

describe("quiet hours over midnight in Karachi, five hours ahead of UTC", () => {
  it("begin at 22:00 there, hold at midnight, and end at 07:00", () => {
    expect(isQuiet(KARACHI, at("2026-11-28T16:59:00Z"))).toBe(false);
    expect(isQuiet(KARACHI, at("2026-11-28T17:00:00Z"))).toBe(true);
    expect(isQuiet(KARACHI, at("2026-11-28T19:00:00Z"))).toBe(true);
    expect(isQuiet(KARACHI, at("2026-11-29T01:59:59Z"))).toBe(true);
    expect(isQuiet(KARACHI, at("2026-11-29T02:00:00Z"))).toBe(false);
  });

  it("delay a message at midnight to 07:00, and nothing else", () => {
    expect(from("2026-11-28T19:00:00Z")).toBe("2026-11-29T02:00:00.000Z");
    expect(from("2026-11-28T02:00:00Z")).toBe("2026-11-28T02:00:00.000Z");
    expect(from("2026-11-28T16:59:59Z")).toBe("2026-11-28T16:59:59.000Z");
  });
});

describe("quiet hours elsewhere", () => {
  it("follow the clock through a change to winter time, and quarters of an hour", () => {
    expect(from("2026-10-25T00:30:00Z", { ...KARACHI, timeZone: "Europe/Berlin" })).toBe("2026-10-25T06:00:00.000Z");
    expect(from("2026-11-28T19:00:00Z", { ...KARACHI, timeZone: "Asia/Kathmandu" })).toBe("2026-11-29T01:15:00.000Z");
  });

  it("end in the first quarter of an hour that is not quiet, in every zone and on the days when clocks change", () => {
    const days = ["2026-03-08", "2026-03-29", "2026-04-05", "2026-06-15", "2026-10-04", "2026-10-25", "2026-11-01"];
    Intl.supportedValuesOf("timeZone").forEach((timeZone, place) => {
      const hours = { timeZone, quietFrom: (place * 5) % 24, quietTo: (place * 7 + 3) % 24 };
      for (const day of days) {
        const now = Date.parse(`${day}T${String(place % 24).padStart(2, "0")}:10:30Z`) / 1000;
        const isQuietAt = (seconds: number) => isQuiet(hours, new Date(seconds * 1000));
        let first = Math.ceil(now / 900) * 900;
        while (isQuietAt(first)) first += 900;
        expect(sendableFrom(hours, new Date(now * 1000)), `${timeZone} ${day}`).toBe(isQuietAt(now) ? first : now);
      }
    });
  });

  it("may lie within a day, or be none", () => {
    const nap = { timeZone: "UTC", quietFrom: 13, quietTo: 15 };
    expect(from("2026-11-28T13:30:00Z", nap)).toBe("2026-11-28T15:00:00.000Z");
    expect(isQuiet({ ...nap, quietTo: 13 }, at("2026-11-28T13:30:00Z"))).toBe(false);
  });

  it("tell a time zone from any other text, in one spelling", () => {
    const texts = ["Asia/Karachi", "aSIA/kARACHI", "Mars/Olympus", ""];
    expect(texts.map(canonicalTimeZone)).toEqual(["Asia/Karachi", "Asia/Karachi", undefined, undefined]);
  });

  it("are those of a zone that is named by its distance from Greenwich", () => {
    for (const moment of [
      "2026-11-28T16:59:00Z",
      "2026-11-28T17:00:00Z",
      "2026-11-29T01:59:59Z",
      "2026-11-29T02:00:00Z",
    ])
      expect(isQuiet({ ...KARACHI, timeZone: "+05:00" }, at(moment)), moment).toBe(isQuiet(KARACHI, at(moment)));
    expect(isQuiet({ timeZone: "-11:30", quietFrom: 12, quietTo: 13 }, at("2026-11-28T00:00:00Z"))).toBe(true);
  });

  it("keep nothing of a hundred thousand spellings but one format for a zone's name", () => {
    const named = (number: number) =>
      [..."africa/cairo"].map((of, bit) => ((number >> bit) & 1 ? of.toUpperCase() : of));
    const offset = (number: number) => `${number % 2 ? "+" : "-"}${String(1000 + (number % 1360)).slice(-4)}`;
    const texts = Array.from({ length: 33_334 }, (_, number) => [
      named(number).join(""),
      offset(number),
      `Mars/${number}`,
    ]);
    const [made, kept] = [vi.spyOn(Intl, "DateTimeFormat"), vi.spyOn(Map.prototype, "set")];
    const zones = new Set(texts.flat().map(canonicalTimeZone));
    for (const [timeZone = ""] of texts) isQuiet({ ...KARACHI, timeZone }, new Date(0));
    const formats = made.mock.results.filter(({ type }) => type === "return");
    expect(Math.max(formats.length, kept.mock.calls.length)).toBeLessThanOrEqual(1);
    vi.restoreAllMocks();
    expect(zones.size).toBeLessThan(2 * 24 * 60);
    expect(canonicalTimeZone("+0530")).toBe("+05:30");
  });
});
