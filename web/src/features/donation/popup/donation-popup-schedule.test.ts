import { beforeEach, describe, expect, it, vi } from "vitest";
import { browserClock, type DonationPopupSchedule, startDonationPopup } from "./donation-popup-schedule.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe("the donation popup", () => {
  const shownAt: number[] = [];
  let schedule: DonationPopupSchedule;

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    shownAt.length = 0;
    schedule = startDonationPopup(browserClock, () => shownAt.push(Date.now()));
    return () => {
      schedule.stop();
      vi.useRealTimers();
    };
  });

  it("stays away for the first 30 seconds", () => {
    vi.advanceTimersByTime(30 * SECOND - 1);
    expect(shownAt).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shownAt).toEqual([30 * SECOND]);
  });

  it("comes again at the first check at which it was shown more than five minutes ago", () => {
    vi.advanceTimersByTime(30 * SECOND + 5 * MINUTE);
    expect(shownAt).toEqual([30 * SECOND]);
    vi.advanceTimersByTime(30 * SECOND);
    expect(shownAt).toEqual([30 * SECOND, 6 * MINUTE]);
  });

  it("stays away for more than ten minutes after Remind Later", () => {
    vi.advanceTimersByTime(40 * SECOND);
    schedule.remindLater();
    vi.advanceTimersByTime(10 * MINUTE);
    expect(shownAt).toEqual([30 * SECOND]);
    vi.advanceTimersByTime(30 * SECOND);
    expect(shownAt).toEqual([30 * SECOND, 11 * MINUTE]);
  });

  it("is silent once stopped", () => {
    schedule.stop();
    vi.advanceTimersByTime(60 * MINUTE);
    expect(shownAt).toEqual([]);
  });
});
