import { Monitor, Moon, Sun } from "lucide-react";
import { themeText } from "#wording/site.ts";
import { THEME_KEY, useStored, writeStored } from "../../lib/storage.ts";
import { IconButton } from "../../ui/Button.tsx";

const ICONS = { system: Monitor, light: Sun, dark: Moon };
const NEXT = { system: "light", light: "dark", dark: "system" } as const;

/**
 * Cycles through the system's theme, light and dark. A script in index.html reads the same key before the first paint, so that a chosen
 * theme never flashes.
 */
export function ThemeSwitch() {
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
