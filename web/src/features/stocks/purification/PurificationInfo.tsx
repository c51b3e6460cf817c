import { Dialog } from "../../../ui/Dialog.tsx";
import { purificationTexts } from "../card/analysis-texts.ts";
import styles from "./PurificationDialogs.module.css";

type PurificationInfoProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function PurificationInfo({ isOpen, onOpenChange }: PurificationInfoProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={purificationTexts.infoTitle}
      description={purificationTexts.infoIntroduction}
    >
      <div className={styles.info}>
        <h3>{purificationTexts.infoDividendTitle}</h3>
        <p>{purificationTexts.infoDividend}</p>
        <h3>{purificationTexts.infoCapitalGainsTitle}</h3>
        <p>{purificationTexts.infoCapitalGains}</p>
        <h3>{purificationTexts.infoHeldShareTitle}</h3>
        <p>{purificationTexts.infoHeldShare}</p>
        <h3>{purificationTexts.infoBasisTitle}</h3>
        <p>{purificationTexts.infoBasis}</p>
      </div>
    </Dialog>
  );
}
