import { CloudOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { OFFLINE } from "#wording/site.ts";
import { DonationPopupHost } from "../../features/donation/popup/DonationPopupHost.tsx";
import { ToasterHost } from "../../ui/notice/ToasterHost.tsx";
import styles from "./OfflineNotice.module.css";

export function LateParts() {
  return (
    <>
      <OfflineNotice />
      <ToasterHost />
      <DonationPopupHost />
    </>
  );
}

/** Shown while the device is offline. The region is always there, so that a screen reader announces what appears in it. */
function OfflineNotice() {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div role="status" className={styles.place}>
      {isOffline && (
        <p className={styles.notice}>
          <CloudOff aria-hidden="true" size={16} />
          {OFFLINE}
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
