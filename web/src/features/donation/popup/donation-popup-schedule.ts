const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const FIRST_SHOWN_AFTER = 30 * SECOND;
export const CHECKED_EVERY = 30 * SECOND;
export const SHOWN_AGAIN_AFTER = 5 * MINUTE;
export const SNOOZED_FOR = 10 * MINUTE;

/** Time as a parameter, so that tests can move it. */
export type Clock = {
  now(): number;
  /** Milliseconds since the page was opened. */
  sinceLoad(): number;
  after(milliseconds: number, act: () => void): () => void;
  every(milliseconds: number, act: () => void): () => void;
};

export const browserClock: Clock = {
  now: () => Date.now(),
  sinceLoad: () => performance.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, act) {
    const timer = setInterval(act, milliseconds);
    return () => clearInterval(timer);
  },
};

/** A timer fires some milliseconds late; a check at exactly five minutes still counts as five. */
const wholeSeconds = (milliseconds: number) => Math.round(milliseconds / SECOND) * SECOND;

export type DonationPopupSchedule = { remindLater(): void; stop(): void };

/**
 * Decides when the donation popup shows: 30 seconds after the page was opened, then at a check every 30 seconds if more than five
 * minutes have passed since it was last shown or snoozed. Remind Later delays it by ten minutes; closing changes nothing. When
 * `mayShow` says no, the next check decides.
 */
export function startDonationPopup(
  clock: Clock,
  { mayShow, show }: { mayShow: () => boolean | Promise<boolean>; show: () => void },
): DonationPopupSchedule {
  let quietSince: number | undefined;
  let isStopped = false;
  const check = async () => {
    const isDue = quietSince === undefined || wholeSeconds(clock.now() - quietSince) > SHOWN_AGAIN_AFTER;
    if (!isDue || !(await mayShow()) || isStopped) return;
    quietSince = clock.now();
    show();
  };
  let cancel = clock.after(Math.max(0, FIRST_SHOWN_AFTER - clock.sinceLoad()), () => {
    cancel = clock.every(CHECKED_EVERY, check);
    void check();
  });
  return {
    remindLater() {
      quietSince = clock.now() + SNOOZED_FOR - SHOWN_AGAIN_AFTER;
    },
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
