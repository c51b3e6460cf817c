import { lazy, useEffect, useRef, useState } from "react";
import { Extra } from "../../../ui/Extra.tsx";
import { browserClock, type DonationPopupSchedule, startDonationPopup } from "./donation-popup-schedule.ts";

const DonationPopup = lazy(async () => ({ default: (await import("./DonationPopup.tsx")).DonationPopup }));

/** Keeps the time of the donation popup; its code is loaded when it is first shown. */
export function DonationPopupHost() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const schedule = useRef<DonationPopupSchedule>(null);
  useEffect(() => {
    schedule.current = startDonationPopup(browserClock, () => {
      setWanted(true);
      setOpen(true);
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
