import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { measureSomeVisits } from "./measure-some-visits.ts";

type Note = (list: { getEntries: () => object[] }) => void;
const observers = new Map<string, Note>();
const sent: Blob[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.05);
  class Observer {
    static supportedEntryTypes = ["largest-contentful-paint", "event", "layout-shift"];
    readonly #note: Note;
    constructor(note: Note) {
      this.#note = note;
    }
    observe({ type }: { type: string }) {
      observers.set(type, this.#note);
    }
  }
  vi.stubGlobal("PerformanceObserver", Observer);
  navigator.sendBeacon = (_, body) => sent.push(body as Blob) > 0;
});

afterEach(() => {
  observers.clear();
  sent.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const note = (type: string, ...entries: object[]) => observers.get(type)?.({ getEntries: () => entries });

async function visit(): Promise<void> {
  measureSomeVisits();
  dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(4_000);
  await vi.waitFor(() => expect(observers.size).toBe(3), 500).catch(() => undefined);
}

async function leave(): Promise<unknown[]> {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  return Promise.all(sent.map(async (body) => JSON.parse(await body.text())));
}

it("sends what the browser measured once, when the page is left", async () => {
  await visit();
  note("largest-contentful-paint", { startTime: 900 }, { startTime: 1200 });
  note("event", { interactionId: 1, duration: 48 }, { interactionId: 2, duration: 120 }, { duration: 900 });
  note(
    "layout-shift",
    { startTime: 100, value: 0.25 },
    { startTime: 600, value: 0.25 },
    { startTime: 4_000, value: 0.25 },
  );
  note("layout-shift", { startTime: 4_100, value: 3, hadRecentInput: true });
  expect(sent).toEqual([]);
  expect(await leave()).toEqual([{ largestPaint: 1200, slowestInput: 120, layoutShift: 0.5 }]);
});

it("sends nothing of a page that was never painted", async () => {
  await visit();
  expect(await leave()).toEqual([]);
});

it.each([
  ["nine visits in ten", () => vi.spyOn(Math, "random").mockReturnValue(0.1)],
  ["Do Not Track", () => vi.stubGlobal("navigator", { ...navigator, doNotTrack: "1" })],
  ["Global Privacy Control", () => vi.stubGlobal("navigator", { ...navigator, globalPrivacyControl: true })],
  ["a browser that a program drives", () => vi.stubGlobal("navigator", { ...navigator, webdriver: true })],
])("measures nothing for %s", async (_, given) => {
  given();
  await visit();
  expect(observers.size).toBe(0);
});
