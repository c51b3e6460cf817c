const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const FIRST_SHOWN_AFTER = 30 * SECOND;
export const CHECKED_EVERY = 30 * SECOND;
export const SHOWN_AGAIN_AFTER = 5 * MINUTE;
export const SNOOZED_FOR = 10 * MINUTE;

/** Time, given in so that tests can move it. */
export type Clock = {
  now(): number;
  after(milliseconds: number, act: () => void): () => void;
  every(milliseconds: number, act: () => void): () => void;
};

export const browserClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, act) {
    const timer = setInterval(act, milliseconds);
    return () => clearInterval(timer);
  },
};

export type DonationPopupSchedule = { remindLater(): void; stop(): void };

/**
 * Decides when the donation popup shows: 30 seconds after the start, then at a check every 30 seconds when it was last shown
 * or snoozed more than five minutes ago. Remind Later puts the next time ten minutes ahead. Closing changes nothing.
 */
export function startDonationPopup(clock: Clock, show: () => void): DonationPopupSchedule {
  let quietSince: number | undefined;
  const showNow = () => {
    quietSince = clock.now();
    show();
  };
  const cancelFirst = clock.after(FIRST_SHOWN_AFTER, () => {
    if (quietSince === undefined) showNow();
  });
  const cancelChecks = clock.every(CHECKED_EVERY, () => {
    if (quietSince !== undefined && clock.now() - quietSince > SHOWN_AGAIN_AFTER) showNow();
  });
  return {
    remindLater() {
      quietSince = clock.now() + SNOOZED_FOR - SHOWN_AGAIN_AFTER;
    },
    stop() {
      cancelFirst();
      cancelChecks();
    },
  };
}
