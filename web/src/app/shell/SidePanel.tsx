import { NavLink } from "react-router";
import { headerTexts } from "#wording/site.ts";
import { PATHS } from "../../config/paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { MORE_NAVIGATION, NAVIGATION } from "./navigation.ts";
import styles from "./SidePanel.module.css";

export function SidePanel({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const close = () => onOpenChange(false);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={headerTexts.menu} placement="side">
      <nav aria-label={headerTexts.navigation}>
        <ul className={styles.links}>
          {[...NAVIGATION, ...MORE_NAVIGATION].map(({ label, path }) => (
            <li key={path}>
              <NavLink to={path} end onClick={close}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.links}>
        <LanguageSwitch />
      </div>
      <ButtonLink to={PATHS.donate} onClick={close} className="wide over-5">
        {headerTexts.donate}
      </ButtonLink>
    </Dialog>
  );
}
