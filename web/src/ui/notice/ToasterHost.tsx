import { lazy, useEffect, useState } from "react";
import { onNotice } from "../../lib/notices.ts";
import { savesData } from "../../lib/saves-data.ts";
import { Extra } from "../Extra.tsx";

const Toaster = lazy(async () => ({ default: (await import("./Toaster.tsx")).Toaster }));

const QUIET_MILLISECONDS = 3_000;

/** Loads the toaster at the first interaction or soon after the page, so that it works when the network fails. */
export function ToasterHost() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const stopListening = onNotice(want);
    document.addEventListener("pointerdown", want, { once: true });
    document.addEventListener("keydown", want, { once: true });
    const timer = savesData() ? undefined : setTimeout(want, QUIET_MILLISECONDS);
    return () => {
      stopListening();
      document.removeEventListener("pointerdown", want);
      document.removeEventListener("keydown", want);
      clearTimeout(timer);
    };
  }, []);
  return isWanted ? (
    <Extra>
      <Toaster />
    </Extra>
  ) : null;
}
