import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { IconButton } from "../../ui/Button.tsx";
import { getTheme, setTheme, subscribeToTheme, type Theme } from "./theme.ts";

const ICONS = { system: Monitor, light: Sun, dark: Moon };
const NEXT: Record<Theme, Theme> = { system: "light", light: "dark", dark: "system" };

/** Cycles through the system's theme, light and dark. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, getTheme, () => "system");
  const Icon = ICONS[theme];
  const next = NEXT[theme];
  return (
    <IconButton label={`Theme: ${theme}. Change to ${next}.`} onClick={() => setTheme(next)}>
      <Icon aria-hidden="true" size={20} />
    </IconButton>
  );
}
