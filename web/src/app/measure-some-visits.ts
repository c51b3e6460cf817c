const SHARE = 0.1;
const QUIET_MILLISECONDS = 4_000;

/** Measures one visit in ten. */
export function measureSomeVisits(): void {
  if (Math.random() >= SHARE) return;
  const measure = async () => (await import("./measure-visit.ts")).measureVisit();
  addEventListener("load", () => setTimeout(measure, QUIET_MILLISECONDS), { once: true });
}
