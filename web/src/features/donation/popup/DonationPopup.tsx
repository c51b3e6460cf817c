import { useNavigate } from "react-router";
import { donationTexts } from "#messages/donation.ts";
import { PATHS } from "../../../config/paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import styles from "./DonationPopup.module.css";

type DonationPopupProps = { isOpen: boolean; onClose: () => void; onRemindLater: () => void };

export function DonationPopup({ isOpen, onClose, onRemindLater }: DonationPopupProps) {
  const navigate = useNavigate();
  const donate = () => {
    onClose();
    navigate(PATHS.donate);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={donationTexts.popupTitle}
      description={donationTexts.popupText}
    >
      <p className={styles.pitch}>
        <strong className="tabular">{donationTexts.popupAmount}</strong>
        <span>{donationTexts.popupPitch}</span>
      </p>
      <div className={`wrap-3 ${styles.actions}`}>
        <Button onClick={donate}>{donationTexts.donateMonthly}</Button>
        <Button look="secondary" onClick={onRemindLater}>
          {donationTexts.remindLater}
        </Button>
      </div>
      <p className="fine over-4 centered">{donationTexts.popupPromise}</p>
    </Dialog>
  );
}
