// Runs before the first paint, so that a chosen theme never flashes. The switch itself is src/app/shell/ThemeSwitch.tsx.
try {
  const theme = localStorage.getItem("mizan:theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be forbidden; the system's theme stays.
}
