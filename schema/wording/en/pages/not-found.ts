export const pageTexts = {
  title: "Page Not Found",
  text: "Did you forget to add the page to the router?",
  back: "Return to Dashboard",
} as const;
