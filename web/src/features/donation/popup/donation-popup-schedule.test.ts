import { beforeEach, describe, expect, it, vi } from "vitest";
import { type DonationPopupSchedule, startDonationPopup } from "./DonationPopupHost.tsx";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe("the donation popup", () => {
  const shownAt: number[] = [];
  let isFree = true;
  let schedule: DonationPopupSchedule;
  const start = (sinceLoad = 0) => {
    vi.spyOn(performance, "now").mockReturnValue(sinceLoad);
    return startDonationPopup({ mayShow: () => isFree, show: () => shownAt.push(Date.now()) });
  };
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    shownAt.length = 0;
    isFree = true;
    schedule = start();
    return () => {
      schedule.stop();
      vi.useRealTimers();
    };
  });

  it("counts the 30 seconds from opening the page, not from loading its code", async () => {
    schedule.stop();
    schedule = start(12 * SECOND);
    await pass(18 * SECOND);
    expect(shownAt).toEqual([18 * SECOND]);
  });

  it("shows at once when the code loads later than that", async () => {
    schedule.stop();
    schedule = start(MINUTE);
    await pass(0);
    expect(shownAt).toEqual([0]);
  });

  it("is not due while the visitor is busy, and checks again 30 seconds later", async () => {
    isFree = false;
    await pass(45 * SECOND);
    isFree = true;
    await pass(14 * SECOND);
    expect(shownAt).toEqual([]);
    await pass(SECOND);
    expect(shownAt).toEqual([MINUTE]);
  });

  it("is silent once stopped", async () => {
    schedule.stop();
    await pass(60 * MINUTE);
    expect(shownAt).toEqual([]);
  });
});
