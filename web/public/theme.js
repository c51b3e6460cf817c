try {
  const theme = localStorage.getItem("mizan:theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {}
