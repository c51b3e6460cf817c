import { Tooltip } from "@base-ui/react/tooltip";
import { type ReactNode, type RefObject, useState } from "react";
import styles from "./InfoTip.module.css";

type TooltipPopupProps = {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The popup of ui/notice/InfoTip, in a file of its own because it is heavy. */
export function TooltipPopup({ id, anchor, isOpen, onClose, children }: TooltipPopupProps) {
  // Inside the page's main element, so that a screen reader finds it there.
  const [container] = useState(() => anchor.current?.closest("main"));
  return (
    <Tooltip.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Tooltip.Portal {...(container && { container })}>
        <Tooltip.Positioner anchor={anchor} sideOffset={8} collisionPadding={12} className={styles.positioner}>
          <Tooltip.Popup id={id} role="tooltip" className={styles.popup}>
            {children}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
