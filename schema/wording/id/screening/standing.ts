import type { Standing } from "../../../../domain/screening/standing.ts";

export const STANDING_LABELS: Readonly<Record<Standing, string>> = {
  halal: "Halal",
  purify: "Halal, perlu pembersihan",
  doubt: "Belum dapat dipastikan",
  haram: "Tidak sesuai syariah",
  not_screened: "Belum disaring",
};

/** The standing in one line; a doubt or a haram verdict includes the first of its reasons. */
export function standingLine(standing: Standing, firstReason: string | undefined): string {
  const isExplained = standing === "doubt" || standing === "haram";
  return isExplained && firstReason ? `${STANDING_LABELS[standing]}: ${firstReason}` : STANDING_LABELS[standing];
}
