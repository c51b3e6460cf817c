import { type AnomalyTexts, type ProblemTexts, problemWords } from "../../../domain/refresh/problem-words.ts";
import type { RefreshStep } from "../../../domain/refresh/refresh-steps.ts";
import type { SystemHealth } from "../../contracts/automation.ts";

export const RUN_ANOMALY_TEXTS: AnomalyTexts = {
  too_many_status_changes: "Lebih dari lima persen status akan berubah sekaligus.",
  coverage_below_limit:
    "Pembaruan ini menjangkau kurang dari sembilan puluh persen saham yang dijangkau pembaruan sebelumnya.",
  source_below_limit: "Salah satu sumber menjawab kurang dari sembilan puluh persen dari yang diminta darinya.",
  figure_below_limit:
    "Ada angka yang diperoleh hanya untuk kurang dari sembilan puluh persen saham yang sebelumnya memilikinya.",
};

export const STEP_LABELS: Readonly<Record<RefreshStep, string>> = {
  listings: "Membaca daftar pencatatan",
  fundamentals: "Membaca laporan perusahaan",
  quotes: "Membaca harga",
  holdings: "Membaca isi reksa dana halal",
  metals: "Membaca harga emas dan perak",
  rates: "Membaca kurs mata uang",
  assemble: "Menyatukan angka",
  screen: "Menyaring setiap saham",
  reconcile: "Mencocokkan sumber-sumber",
  stage: "Menyiapkan kumpulan data baru",
  publish: "Menerbitkan",
};

const PROBLEM_TEXTS: ProblemTexts = {
  answered: (status) => `Sumber menjawab dengan status ${status}.`,
  no_answer: "Sumber tidak menjawab.",
  too_slow: (seconds) => `Jawabannya tidak tiba seluruhnya dalam ${seconds} detik.`,
  no_time_left: (seconds) => `Permintaan lain memakan ${seconds} detik, sehingga tidak ada waktu tersisa untuknya.`,
  too_large: (megabytes) => `Jawabannya lebih besar dari ${megabytes} MB.`,
  empty: "Jawabannya kosong.",
  web_page: "Sumber menjawab dengan halaman web, bukan data.",
  truncated: "Jawabannya terpotong.",
  not_json: "Jawabannya bukan JSON.",
  unexpected_form: "Jawabannya tidak berbentuk seperti yang diharapkan.",
  lacks: (what) => `Jawabannya tidak memuat ${what}.`,
  nothing_readable: "Tidak ada dalam jawabannya yang dapat dibaca.",
  mostly_unreadable: "Sebagian besar jawabannya tidak dapat dibaca.",
  too_few_rows: (rows) => `Jawabannya hanya memuat ${rows} baris.`,
  broken_line: (line) => `Jawabannya terpotong atau rusak pada baris ${line}.`,
  another_company: (company) => `Sumber menjawab dengan angka perusahaan lain (${company}).`,
  unknown_fund: (fund) => `Reksa dana ${fund} tidak ada dalam daftarnya.`,
  no_filing: "Sumber tidak memiliki laporan reksa dana itu.",
  outdated: (date) => `Angka terbarunya bertanggal ${date}.`,
  bad_date: "Sumber memberi tanggal yang tidak ada.",
  absurd: (figure) => `Sumber memberi angka yang mustahil: ${figure}.`,
  no_recording: "Instalasi ini tidak memiliki rekaman.",
  missing_from_recording: "Rekaman tidak memuatnya.",
  unusable: "Jawabannya tidak dapat dipakai; log menyebut alasannya.",
  given_up: (failures) =>
    `Setelah ${failures} kegagalan berturut-turut, sumber ini tidak diminta lagi dalam pembaruan ini.`,

  unreadable_row: "Dilewatkan: baris yang tidak berbentuk seperti yang diharapkan.",
  not_a_symbol: "Dilewatkan: bukan kode saham.",
  symbol_twice: "Dilewatkan: kode saham yang sama untuk kedua kalinya.",
  unknown_exchange: "Dilewatkan: bursa yang tidak dikenal Mizan.",
  suffix_missing: "Dilewatkan: kode saham tanpa akhiran bursanya.",
  no_name: "Dilewatkan: tanpa nama.",
  no_date: "Dilewatkan: tanpa tanggal.",
  no_price: "Dilewatkan: tanpa harga.",
  no_price_currency: "Dilewatkan: tanpa mata uang harga.",
  old_price: "Dilewatkan: harganya sudah lama.",
  no_market_value: "Dilewatkan: tanpa nilai pasar.",
  no_ticker: "Dilewatkan: tanpa kode perdagangan.",
  not_asked_for: "Dilewatkan: tidak diminta.",
  unknown_to_source: "Sumber tidak mengenalnya.",
  of_another_fund: "Dilewatkan: milik reksa dana lain.",
  not_a_share: "Dilewatkan: bukan saham.",
  not_in_dollars: "Dilewatkan: tidak diperdagangkan dalam dolar.",
  no_facts: "Dilewatkan: tidak ada angka yang tercatat.",
  old_balance_sheet: "Dilewatkan: neracanya berumur lebih dari lima belas bulan.",
  closed_end_fund: "Dilewatkan: reksa dana tertutup.",
  fund: "Dilewatkan: reksa dana atau produk yang diperdagangkan di bursa.",
  warrant_or_right: "Dilewatkan: waran atau hak memesan efek.",
  preferred_share: "Dilewatkan: saham preferen.",
  note_or_bond: "Dilewatkan: surat utang atau obligasi.",
  unit: "Dilewatkan: unit yang terdiri atas beberapa efek.",
  index: "Dilewatkan: indeks.",
  shell_company: "Dilewatkan: perusahaan tanpa usaha.",

  market_not_covered: "Tidak ada sumber yang mencakup pasar ini di sini: sahamnya tetap memakai angka yang ada.",
  country_not_indexed: (country) =>
    `Indeks laporan tahunan tidak memuat satu pun dari ${country}: sahamnya tetap memakai angka yang ada.`,
  holdings_too_long: (fund) =>
    `Daftar isi portofolio ${fund} terlalu panjang untuk dibaca: daftar sebelumnya tetap dipakai.`,
  fund_not_listed: (fund) => `Daftar reksa dana tidak memuat ${fund}: daftar isi portofolio sebelumnya tetap dipakai.`,
  fund_without_filing: (fund) => `${fund} belum melaporkan daftar isi portofolio.`,
  no_metal_prices: "Rekaman tidak memuat harga logam: nisab tetap memakai nilainya.",
  fund_disagrees: (counts) =>
    `${counts.replace(" ", " dari ")} perusahaan dalam reksa dana itu tidak sesuai syariah di sini.`,

  chunk_failed: "Satu bagian gagal pada setiap percobaan; log menyebut alasannya.",
  driver_lost: "Pembaruan terus berhenti, betapapun sering dilanjutkan; log menyebut alasannya.",
  cancelled: "Seorang admin membatalkannya.",
  workflow_not_started: "Workflow tidak dapat dimulai.",
};

export const problemText = problemWords(PROBLEM_TEXTS, RUN_ANOMALY_TEXTS);

/** The state of the platform's data in a few words. */
export function healthText(health: SystemHealth): string {
  switch (health.state) {
    case "no_data":
      return "Belum ada data";
    case "run_failed":
      return "Pembaruan terakhir gagal";
    case "run_under_review":
      return "Pembaruan terakhir sedang ditinjau";
    case "figures_old":
      return `Angka berumur ${health.months} bulan`;
    case "degraded":
      return `Terganggu: ${health.failing} sumber gagal`;
    case "healthy":
      return "Sehat";
  }
}
