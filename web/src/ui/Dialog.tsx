import { Dialog as Primitive } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { CLOSE } from "#wording/site.ts";
import buttonStyles from "./Button.module.css";
import { classNames } from "./class-names.ts";
import styles from "./Dialog.module.css";

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  placement?: "center" | "wide" | "side";
  closeLabel?: string;
  children: ReactNode;
};

/** A modal dialog. It is heavy: import the component that uses it lazily. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, description, placement = "center", closeLabel = CLOSE, children } = props;
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Backdrop className={styles.backdrop} />
        <Primitive.Popup className={classNames(styles.popup, placement !== "side" && styles.center, styles[placement])}>
          <div className={styles.head}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            <Primitive.Close className={buttonStyles.icon} aria-label={closeLabel}>
              <X aria-hidden="true" size={20} />
            </Primitive.Close>
          </div>
          {description && <Primitive.Description className={styles.description}>{description}</Primitive.Description>}
          {children}
        </Primitive.Popup>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
