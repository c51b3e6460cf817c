import { lazy, useEffect, useRef, useState } from "react";
import { Extra } from "../../../ui/Extra.tsx";
import { areDonationsEnabled } from "../donation-status.ts";
import { browserClock, type DonationPopupSchedule, startDonationPopup } from "./donation-popup-schedule.ts";

const DonationPopup = lazy(async () => ({ default: (await import("./DonationPopup.tsx")).DonationPopup }));

/** Runs the schedule of the donation popup; its code is loaded when it is first shown. */
export function DonationPopupHost() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const schedule = useRef<DonationPopupSchedule>(null);
  useEffect(() => {
    schedule.current = startDonationPopup(browserClock, {
      mayShow: async () => !isVisitorBusy() && (await areDonationsEnabled()) && !isVisitorBusy(),
      show: () => {
        setWanted(true);
        setOpen(true);
      },
    });
    return () => schedule.current?.stop();
  }, []);
  if (!isWanted) return null;
  return (
    <Extra isUnasked>
      <DonationPopup
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onRemindLater={() => {
          schedule.current?.remindLater();
          setOpen(false);
        }}
      />
    </Extra>
  );
}

const ENTRY = "input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]";

/** Whether a popup would interrupt typing or cover a dialog. */
function isVisitorBusy(): boolean {
  const isEntering = document.activeElement?.matches(ENTRY) ?? false;
  return isEntering || document.querySelector("dialog[open], [role=dialog], [role=alertdialog]") !== null;
}
