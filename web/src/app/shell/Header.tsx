import { Menu, Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { headerTexts, PRODUCT, themeText } from "#wording/site.ts";
import { PATHS } from "../../config/paths.ts";
import { THEME_KEY, useStored, writeStored } from "../../lib/storage.ts";
import { ButtonLink, IconButton } from "../../ui/Button.tsx";
import { Extra } from "../../ui/Extra.tsx";
import { LogoMark } from "../../ui/icons/Logo.tsx";
import { awaited } from "../../ui/layout/lazy-part.tsx";
import styles from "./Header.module.css";
import { MORE_NAVIGATION, NAVIGATION } from "./navigation.ts";

const ICONS = { system: Monitor, light: Sun, dark: Moon };
const NEXT = { system: "light", light: "dark", dark: "system" } as const;

/**
 * Cycles through the system's theme, light and dark. A script in index.html reads the same key before the first paint, so that a chosen
 * theme never flashes.
 */
function ThemeSwitch() {
  const stored = useStored(THEME_KEY);
  const theme = stored === "light" || stored === "dark" ? stored : "system";
  const Icon = ICONS[theme];
  const next = NEXT[theme];
  const change = () => {
    writeStored(THEME_KEY, next === "system" ? null : next);
    if (next === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  };
  return (
    <IconButton label={themeText(theme, next)} onClick={change}>
      <Icon aria-hidden="true" size={20} />
    </IconButton>
  );
}

const SidePanel = awaited(() => import("./SidePanel.tsx"), "SidePanel");

export function Header() {
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [isPanelWanted, setPanelWanted] = useState(false);
  const openPanel = () => {
    setPanelWanted(true);
    setPanelOpen(true);
  };
  return (
    <header className={styles.header}>
      <div className={`container ${styles.row}`}>
        <Link to={PATHS.dashboard} className={styles.brand}>
          <LogoMark size={34} />
          <span>{PRODUCT}</span>
        </Link>
        <nav className={`pushed hidden ${styles.navigation}`} aria-label={headerTexts.navigation}>
          <ul>
            {NAVIGATION.map(({ label, path }) => (
              <li key={path}>
                <NavLink to={path} end>
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <More />
            </li>
          </ul>
        </nav>
        <div className={styles.actions}>
          <ThemeSwitch />
          <ButtonLink to={PATHS.donate} size="small" className={`hidden ${styles.donate}`}>
            {headerTexts.donate}
          </ButtonLink>
          <IconButton
            label={headerTexts.openMenu}
            aria-haspopup="dialog"
            aria-expanded={isPanelOpen}
            className={styles.menu}
            onPointerEnter={SidePanel.preload}
            onFocus={SidePanel.preload}
            onClick={openPanel}
          >
            <Menu aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {isPanelWanted && (
        <Extra>
          <SidePanel isOpen={isPanelOpen} onOpenChange={setPanelOpen} />
        </Extra>
      )}
    </header>
  );
}

/** Opens without code; closes after a navigation and when the focus leaves it. */
function More() {
  const { key: place } = useLocation();
  return (
    <details
      key={place}
      className={`relative ${styles.more}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== "Escape" || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector("summary")?.focus();
      }}
    >
      <summary>{headerTexts.more}</summary>
      <ul>
        {MORE_NAVIGATION.map(({ label, path }) => (
          <li key={path}>
            <NavLink to={path} end>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
