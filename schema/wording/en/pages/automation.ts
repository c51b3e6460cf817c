export const pageTexts = {
  title: "Automation",
  description:
    "The state of the monthly data refresh: the next and the last update, the progress of a running one, and how fresh each source is.",
  heading: "Automation System",
  lead: "Every figure is refreshed once a month. This page shows how it is going.",
} as const;
