import { DonationPopupHost } from "../../features/donation/popup/DonationPopupHost.tsx";
import { ToasterHost } from "../../ui/notice/ToasterHost.tsx";
import { LoadingNotice } from "./LoadingNotice.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";

/** The parts of every page that show nothing until something happens. */
export function Unseen() {
  return (
    <>
      <OfflineNotice />
      <LoadingNotice />
      <ToasterHost />
      <DonationPopupHost />
    </>
  );
}
