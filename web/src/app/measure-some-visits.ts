const SHARE = 0.1;
const QUIET_MILLISECONDS = 4_000;

/** Measures one visit in ten, unless the visitor wants none measured or a program drives the browser. */
export function measureSomeVisits(): void {
  const { doNotTrack, webdriver } = navigator;
  const wantsNone =
    doNotTrack === "1" || ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true);
  if (wantsNone || webdriver || Math.random() >= SHARE) return;
  const measure = async () => (await import("./measure-visit.ts")).measureVisit();
  addEventListener("load", () => setTimeout(measure, QUIET_MILLISECONDS), { once: true });
}
