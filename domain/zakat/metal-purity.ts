/** Karats of pure gold; an 18-karat piece is 18 parts gold in 24. */
export const PURE_GOLD_KARAT = 24;

/** Parts per thousand of pure silver; sterling is stamped 925. */
export const PURE_SILVER_FINENESS = 1000;

/** The stamps most used by jewelers, purest first, for a list to choose from. */
export const GOLD_KARATS = [24, 22, 21, 20, 18, 14, 12, 10, 9, 8] as const;
export const SILVER_FINENESSES = [1000, 999, 958, 925, 900, 835, 800] as const;
