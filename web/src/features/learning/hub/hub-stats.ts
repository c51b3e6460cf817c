/** The community's figures at launch: fixed texts, which count nothing. */
export const LAUNCH_STATS = [
  { figure: "12,847", label: "members" },
  { figure: "284", label: "scholar responses" },
  { figure: "1,423", label: "this month" },
] as const;
