import { DonationPopupHost } from "../../features/donation/popup/DonationPopupHost.tsx";
import { ToasterHost } from "../../ui/notice/ToasterHost.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";

/** The parts of every page that show nothing until something happens. */
export function Unseen() {
  return (
    <>
      <OfflineNotice />
      <ToasterHost />
      <DonationPopupHost />
    </>
  );
}
