import { Menu, Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { headerTexts, PRODUCT, themeText } from "#wording/site.ts";
import { PATHS } from "../../config/paths.ts";
import { THEME_KEY, useStored, writeStored } from "../../lib/storage.ts";
import { ButtonLink, IconButton } from "../../ui/Button.tsx";
import { extra } from "../../ui/layout/lazy-part.tsx";
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

const SidePanel = extra(() => import("./SidePanel.tsx"), "SidePanel");

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
      {isPanelWanted && <SidePanel isOpen={isPanelOpen} onOpenChange={setPanelOpen} />}
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

export function LogoMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#0f4a36" />
      <g fill="none" stroke="#f8f3e6" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M16 7.5v17M11.5 24.5h9M6.5 10.8c3.6 0 5.6-1.6 9.5-1.6s5.9 1.6 9.5 1.6" />
        <path d="M7.8 11 4.9 17.6h5.8zM24.2 11l-2.9 6.6h5.8z" />
      </g>
      <path d="M4.6 17.6a3.2 3.2 0 0 0 6.4 0zM21 17.6a3.2 3.2 0 0 0 6.4 0z" fill="#d8b35a" />
      <circle cx="16" cy="7" r="1.7" fill="#d8b35a" />
    </svg>
  );
}
