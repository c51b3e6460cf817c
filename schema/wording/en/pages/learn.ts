export const pageTexts = {
  title: "Learning Hub",
  description:
    "Free courses on Islamic finance: what riba is, how a share is screened, purification, zakat and building a halal portfolio.",
  lead: "Islamic finance from the ground up, with every figure worked out and every source named.",
} as const;

/** The community's figures at launch: fixed texts, which count nothing. */
export const launchStats = [
  { figure: "12,847", label: "members" },
  { figure: "284", label: "scholar responses" },
  { figure: "1,423", label: "this month" },
] as const;

export const launchCaption = "What we aim for in our first year";
