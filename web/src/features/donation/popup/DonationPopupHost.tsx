import { useEffect, useRef, useState } from "react";
import { extra } from "../../../ui/layout/lazy-part.tsx";
import { mayPromptForDonations } from "../donation-status.ts";

const DonationPopup = extra(() => import("./DonationPopup.tsx"), "DonationPopup", true);

export function DonationPopupHost() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const schedule = useRef<DonationPopupSchedule>(null);
  useEffect(() => {
    schedule.current = startDonationPopup({
      mayShow: async () => !isVisitorBusy() && (await mayPromptForDonations()) && !isVisitorBusy(),
      show: () => {
        setWanted(true);
        setOpen(true);
      },
    });
    return () => schedule.current?.stop();
  }, []);
  if (!isWanted) return null;
  return (
    <DonationPopup
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onRemindLater={() => {
        schedule.current?.remindLater();
        setOpen(false);
      }}
    />
  );
}

const ENTRY = "input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]";

/** Whether a popup would interrupt typing or cover a dialog. */
function isVisitorBusy(): boolean {
  const isEntering = document.activeElement?.matches(ENTRY) ?? false;
  return isEntering || document.querySelector("dialog[open], [role=dialog], [role=alertdialog]") !== null;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const FIRST_SHOWN_AFTER = 30 * SECOND;
const CHECKED_EVERY = 30 * SECOND;
const SHOWN_AGAIN_AFTER = 5 * MINUTE;
const SNOOZED_FOR = 10 * MINUTE;

/** A timer fires some milliseconds late; a check at exactly five minutes still counts as five. */
const wholeSeconds = (milliseconds: number) => Math.round(milliseconds / SECOND) * SECOND;

export type DonationPopupSchedule = { remindLater(): void; stop(): void };

type PopupActs = { mayShow: () => boolean | Promise<boolean>; show: () => void };

/**
 * Decides when the donation popup shows: 30 seconds after the page was opened, then at a check every 30 seconds if more than five
 * minutes have passed since it was last shown or snoozed. Remind Later delays it by ten minutes; closing changes nothing. When
 * `mayShow` says no, the next check decides.
 */
export function startDonationPopup({ mayShow, show }: PopupActs): DonationPopupSchedule {
  let quietSince: number | undefined;
  let isStopped = false;
  const check = async () => {
    const isDue = quietSince === undefined || wholeSeconds(Date.now() - quietSince) > SHOWN_AGAIN_AFTER;
    if (!isDue || !(await mayShow()) || isStopped) return;
    quietSince = Date.now();
    show();
  };
  let checks: ReturnType<typeof setInterval>;
  const first = setTimeout(
    () => {
      checks = setInterval(check, CHECKED_EVERY);
      void check();
    },
    Math.max(0, FIRST_SHOWN_AFTER - performance.now()),
  );
  return {
    remindLater() {
      quietSince = Date.now() + SNOOZED_FOR - SHOWN_AGAIN_AFTER;
    },
    stop() {
      isStopped = true;
      clearTimeout(first);
      clearInterval(checks);
    },
  };
}
