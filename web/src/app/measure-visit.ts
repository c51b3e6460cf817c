import type { VisitSpeed } from "../../../schema/contracts/page-speed.ts";

/** Shifts belong together while less than a second lies between them, for five seconds at most. */
const SHIFT_GAP_MILLISECONDS = 1_000;
const SHIFTS_MILLISECONDS = 5_000;

type Entry = PerformanceEntry & { interactionId?: number; value?: number; hadRecentInput?: boolean };

/**
 * Sends, once and when the page is left, what the browser measured of the visit from its start on, unless the visitor wants nothing
 * measured or a program drives the browser.
 */
export function measureVisit(): void {
  const { doNotTrack, webdriver } = navigator;
  const wantsNone =
    doNotTrack === "1" || ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true);
  if (wantsNone || webdriver) return;
  const speed: VisitSpeed = {};
  watch("largest-contentful-paint", ({ startTime }) => {
    speed.largestPaint = startTime;
  });
  watch("event", ({ interactionId, duration }) => {
    if (interactionId) speed.slowestInput = Math.max(speed.slowestInput ?? 0, duration);
  });
  let shifts = { from: 0, last: 0, sum: 0 };
  if (watch("layout-shift", addShift)) speed.layoutShift = 0;
  function addShift({ startTime, value = 0, hadRecentInput }: Entry) {
    if (hadRecentInput) return;
    const isApart = startTime - shifts.last > SHIFT_GAP_MILLISECONDS || startTime - shifts.from > SHIFTS_MILLISECONDS;
    if (isApart) shifts = { from: startTime, last: startTime, sum: 0 };
    shifts.last = startTime;
    shifts.sum += value;
    speed.layoutShift = Math.max(speed.layoutShift ?? 0, shifts.sum);
  }
  const send = () => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", send);
    // Without a paint it was never seen, or the browser measures nothing.
    if (speed.largestPaint === undefined) return;
    navigator.sendBeacon("/api/page-speed", new Blob([JSON.stringify(speed)], { type: "application/json" }));
  };
  document.addEventListener("visibilitychange", send);
}

/** Calls for every entry of a kind, also earlier ones; false where the browser does not know the kind. */
function watch(type: string, note: (entry: Entry) => void): boolean {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return false;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  observer.observe({ type, buffered: true, ...(type === "event" && { durationThreshold: 40 }) });
  return true;
}
