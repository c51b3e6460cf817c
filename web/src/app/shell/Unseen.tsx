import { DonationPopupHost } from "../../features/donation/popup/DonationPopupHost.tsx";
import { ToasterHost } from "../../ui/ToasterHost.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";

/** What belongs to every page and shows nothing until something happens. */
export function Unseen() {
  return (
    <>
      <OfflineNotice />
      <ToasterHost />
      <DonationPopupHost />
    </>
  );
}
