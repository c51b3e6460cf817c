import type { FundKind } from "../../../domain/funds/known-funds.ts";
import type { FundPart, FundWarning } from "../../../domain/funds/look-through.ts";
import { HOUSE_STANDARD_ID } from "../../../domain/standards/standards.ts";
import type { Fund, UNREAD_REASONS } from "../../contracts/funds.ts";
import { formatDay, formatMonth, formatPercent } from "./format.ts";

export const PART_LABELS: Readonly<Record<FundPart, string>> = {
  halal: "Halal",
  purify: "Halal, perlu disucikan",
  doubt: "Belum dapat ditentukan",
  haram: "Tidak lulus saringan",
  cannotBeJudged: "Tidak dapat dinilai",
  notScreened: "Belum disaring",
  notFound: "Tidak dikenali",
  cash: "Tunai",
  beyond: "Bukan saham",
  undeclared: "Tiada dalam senarai",
};

export const KIND_SENTENCES: Readonly<Record<Exclude<FundKind, "shares">, string>> = {
  bonds:
    "Dana ini memegang bon atau hutang lain. Saringan syarikat tidak menyatakan apa-apa tentangnya: sama ada sesuatu hutang, atau sukuk, dibolehkan ditentukan oleh kontraknya.",
  metal:
    "Dana ini memegang logam. Saringan syarikat tidak menyatakan apa-apa tentangnya: yang penting ialah sama ada setiap unit memiliki logamnya sepenuhnya dan bagaimana unit itu dijual beli.",
  options:
    "Dana ini memperoleh pendapatan daripada opsyen di samping sahamnya. Saringan syarikat tidak menyatakan apa-apa tentang opsyen: tanyalah ulama yang anda percayai tentang kontraknya.",
  leverage:
    "Dana ini menggandakan atau menyongsangkan pergerakan sesuatu indeks, melalui pinjaman dan derivatif. Itu di luar saringan syarikat, walau apa pun yang dipegang indeks itu.",
  property: "Dana ini memegang hartanah, yang tidak dinilai oleh saringan syarikat.",
};

/** What a shared link says of a fund: how much of its weight passes under the house's own standard. */
export function answerOfFund({ kind, holdings }: Pick<Fund, "kind" | "holdings">): string {
  const house = holdings?.standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID);
  if (!house) return kind === "shares" ? "Apa yang dipegangnya belum diketahui." : KIND_SENTENCES[kind];
  const { halal, purify, doubt, haram } = house.parts;
  return `${formatPercent(halal + purify)} daripada wajarannya lulus, ${formatPercent(haram)} tidak lulus saringan, ${formatPercent(doubt)} belum dapat ditentukan.`;
}

/** The name of a fund of the SEC's list until its own filing gives one. */
export const UNREAD_FUND_NAME = "Dana AS, belum dibaca";

/** Why nothing is known of what a fund of the SEC's list holds. */
export const UNREAD_SENTENCES: Readonly<Record<(typeof UNREAD_REASONS)[number], string>> = {
  not_read: "Ini dana AS yang memfailkan pegangannya kepada SEC. Kami belum membacanya.",
  in_work: "Pegangannya telah diterima dan sedang disaring. Sila kembali dalam beberapa jam.",
  no_filing:
    "Dana AS ini belum memfailkan senarai pegangannya (Borang N-PORT) kepada SEC, jadi kami tidak dapat melihat ke dalamnya.",
  too_long: "Senarai yang difailkan dana AS ini terlalu panjang untuk kami baca.",
  unreadable: "Kami cuba membaca senarai pegangan yang difailkan dana AS ini, tetapi tidak berjaya.",
};

/** The same in two words, where there is room for no more. */
export const WARNING_LABELS: Readonly<Record<FundWarning["code"], string>> = {
  old_holdings: "Pegangan lama",
  incomplete_holdings: "Pegangan tidak lengkap",
  unrecognized_holdings: "Sedikit dikenali",
};

export function warningSentence(warning: FundWarning, asOf: string): string {
  switch (warning.code) {
    case "old_holdings":
      return `Pegangan ini sudah lama: bertarikh ${asOf}, ${warning.days} hari lalu. Dana ini mungkin memegang saham lain hari ini.`;
    case "incomplete_holdings":
      return `Senarai pegangan ini tidak lengkap: jumlahnya ${formatPercent(warning.percent)} daripada dana.`;
    case "unrecognized_holdings":
      return `Hanya ${formatPercent(warning.percent)} daripada wajaran sahamnya dikenali. Apa yang berikut tidak banyak menyatakan tentang selebihnya.`;
  }
}

/** The day of the holdings; holdings from issuers' files are known only by month. */
export function holdingsDay({ asOf, source }: { asOf: string; source: string }): string {
  return source === "fund-issuers" ? formatMonth(asOf) : formatDay(asOf);
}
