import type { FundKind } from "../../../domain/funds/known-funds.ts";
import type { FundPart, FundWarning } from "../../../domain/funds/look-through.ts";
import { HOUSE_STANDARD_ID } from "../../../domain/standards/standards.ts";
import type { Fund, UNREAD_REASONS } from "../../contracts/funds.ts";
import { formatDay, formatMonth, formatPercent } from "./format.ts";

export const PART_LABELS: Readonly<Record<FundPart, string>> = {
  halal: "Halal",
  purify: "Halal, perlu pembersihan",
  doubt: "Belum dapat dipastikan",
  haram: "Tidak sesuai syariah",
  cannotBeJudged: "Tidak dapat dinilai",
  notScreened: "Belum disaring",
  notFound: "Tidak dikenali",
  cash: "Kas",
  beyond: "Bukan saham",
  undeclared: "Tidak ada dalam daftar",
};

export const KIND_SENTENCES: Readonly<Record<Exclude<FundKind, "shares">, string>> = {
  bonds:
    "Reksa dana ini memegang obligasi atau surat utang lain. Penyaringan perusahaan tidak menyatakan apa pun tentangnya: apakah utang, atau sukuk, diperbolehkan ditentukan oleh akadnya.",
  metal:
    "Reksa dana ini memegang logam. Penyaringan perusahaan tidak menyatakan apa pun tentangnya: yang penting adalah apakah setiap unit benar-benar memiliki logamnya dan bagaimana unit itu dibeli dan dijual.",
  options:
    "Reksa dana ini memperoleh hasil dari opsi di samping sahamnya. Penyaringan perusahaan tidak menyatakan apa pun tentang opsi: tanyakan akadnya kepada ulama yang Anda percayai.",
  leverage:
    "Reksa dana ini melipatgandakan atau membalik pergerakan indeks dengan pinjaman dan derivatif. Hal itu di luar jangkauan penyaringan perusahaan, apa pun isi indeksnya.",
  property: "Reksa dana ini memegang properti, yang tidak dinilai oleh penyaringan perusahaan.",
};

/** What a shared link says of a fund: how much of its weight passes under the house's own standard. */
export function answerOfFund({ kind, holdings }: Pick<Fund, "kind" | "holdings">): string {
  const house = holdings?.standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID);
  if (!house) return kind === "shares" ? "Isinya belum diketahui." : KIND_SENTENCES[kind];
  const { halal, purify, doubt, haram } = house.parts;
  return `${formatPercent(halal + purify)} dari bobotnya lolos, ${formatPercent(haram)} tidak sesuai syariah, ${formatPercent(doubt)} belum dapat dipastikan.`;
}

/** The name of a fund of the SEC's list until its own filing gives one. */
export const UNREAD_FUND_NAME = "Reksa dana AS, belum dibaca";

/** Why nothing is known of what a fund of the SEC's list holds. */
export const UNREAD_SENTENCES: Readonly<Record<(typeof UNREAD_REASONS)[number], string>> = {
  not_read: "Ini reksa dana AS yang melaporkan isi portofolionya kepada SEC. Kami belum membacanya.",
  in_work: "Daftar isinya sudah tiba dan sedang disaring. Silakan kembali beberapa jam lagi.",
  no_filing:
    "Reksa dana AS ini belum melaporkan daftar isi portofolionya (Formulir N-PORT) kepada SEC, sehingga kami tidak dapat melihat isinya.",
  too_long: "Daftar yang dilaporkan reksa dana AS ini terlalu panjang untuk kami baca.",
  unreadable: "Kami sudah mencoba membaca daftar isi portofolio yang dilaporkan reksa dana AS ini, dan tidak berhasil.",
};

/** The same in two words, where there is room for no more. */
export const WARNING_LABELS: Readonly<Record<FundWarning["code"], string>> = {
  old_holdings: "Daftar lama",
  incomplete_holdings: "Daftar tidak lengkap",
  unrecognized_holdings: "Sedikit yang dikenali",
};

export function warningSentence(warning: FundWarning, asOf: string): string {
  switch (warning.code) {
    case "old_holdings":
      return `Daftar isi portofolio ini sudah lama: dari ${asOf}, ${warning.days} hari yang lalu. Hari ini reksa dana itu mungkin memegang saham lain.`;
    case "incomplete_holdings":
      return `Daftar isi portofolio ini tidak lengkap: jumlahnya ${formatPercent(warning.percent)} dari reksa dana.`;
    case "unrecognized_holdings":
      return `Hanya ${formatPercent(warning.percent)} dari bobot sahamnya yang dikenali. Uraian berikut hampir tidak menyatakan apa pun tentang selebihnya.`;
  }
}

/** The day of the holdings; holdings from issuers' files are known only by month. */
export function holdingsDay({ asOf, source }: { asOf: string; source: string }): string {
  return source === "fund-issuers" ? formatMonth(asOf) : formatDay(asOf);
}
