/** The community's figures at launch, fixed by the specification; they count nothing. */
export const LAUNCH_STATS = [
  { figure: 12_847, label: "members" },
  { figure: 284, label: "scholar responses" },
  { figure: 1_423, label: "this month" },
] as const;
