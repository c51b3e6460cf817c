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

  it("ask for the format of a zone's name once, however it is spelled", () => {
    const made = vi.spyOn(Intl, "DateTimeFormat");
    for (const text of ["Africa/Cairo", "africa/cairo", "AFRICA/CAIRO", "+01:23", "-23:59"]) canonicalTimeZone(text);
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });

  it("keep a format for no more spellings than there are zones", () => {
    const made = vi.spyOn(Intl, "DateTimeFormat");
    const spelled = (number: number) =>
      [..."europe/berlin"].map((letter, bit) => ((number >> bit) & 1 ? letter.toUpperCase() : letter)).join("");
    const spellings = Array.from({ length: 2048 }, (_, number) => spelled(number));
    for (const timeZone of [...new Set(spellings), "europe/berlin"])
      isQuiet({ ...KARACHI, timeZone }, at("2026-11-28T19:00:00Z"));
    const ofTheFirst = made.mock.calls.filter(([, options]) => options?.timeZone === "europe/berlin");
    made.mockRestore();
    expect(ofTheFirst).toHaveLength(2);
  });
});
