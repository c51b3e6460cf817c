import { type AnomalyTexts, type ProblemTexts, problemWords } from "../../../domain/refresh/problem-words.ts";
import type { RefreshStep } from "../../../domain/refresh/refresh-steps.ts";
import type { SystemHealth } from "../../contracts/automation.ts";

export const RUN_ANOMALY_TEXTS: AnomalyTexts = {
  too_many_status_changes: "Lebih daripada lima peratus status akan berubah serentak.",
  coverage_below_limit:
    "Proses ini mencapai kurang daripada sembilan puluh peratus saham yang dicapai proses sebelumnya.",
  source_below_limit: "Satu sumber menjawab kurang daripada sembilan puluh peratus daripada apa yang ditanya.",
  figure_below_limit:
    "Satu angka tiba bagi kurang daripada sembilan puluh peratus saham yang dahulunya mempunyai angka itu.",
};

export const STEP_LABELS: Readonly<Record<RefreshStep, string>> = {
  listings: "Membaca senarai bursa",
  fundamentals: "Membaca penyata syarikat",
  quotes: "Membaca harga",
  holdings: "Membaca pegangan dana halal",
  metals: "Membaca harga emas dan perak",
  rates: "Membaca kadar pertukaran",
  assemble: "Menghimpunkan angka",
  screen: "Menyaring setiap saham",
  reconcile: "Menyemak sumber antara satu sama lain",
  stage: "Menyediakan set data baharu",
  publish: "Menerbitkan",
};

const PROBLEM_TEXTS: ProblemTexts = {
  answered: (status) => `Sumber menjawab dengan status ${status}.`,
  no_answer: "Sumber tidak menjawab.",
  too_slow: (seconds) => `Jawapannya tidak tiba sepenuhnya dalam ${seconds} saat.`,
  no_time_left: (seconds) => `Permintaan lain mengambil masa ${seconds} saat, jadi tiada masa lagi untuknya.`,
  too_large: (megabytes) => `Jawapannya lebih besar daripada ${megabytes} MB.`,
  empty: "Jawapannya kosong.",
  web_page: "Sumber menjawab dengan halaman web, bukan data.",
  truncated: "Jawapannya terpotong.",
  not_json: "Jawapannya bukan JSON.",
  unexpected_form: "Jawapannya tidak mempunyai bentuk yang dijangka.",
  lacks: (what) => `Jawapannya tidak mempunyai ${what}.`,
  nothing_readable: "Tiada apa-apa dalam jawapannya yang dapat dibaca.",
  mostly_unreadable: "Kebanyakan jawapannya tidak dapat dibaca.",
  too_few_rows: (rows) => `Jawapannya hanya mempunyai ${rows} baris.`,
  broken_line: (line) => `Jawapannya terpotong atau rosak pada baris ${line}.`,
  another_company: (company) => `Sumber menjawab dengan angka syarikat lain (${company}).`,
  unknown_fund: (fund) => `Dana ${fund} tiada dalam senarainya.`,
  no_filing: "Sumber tidak mempunyai penyata dana itu.",
  outdated: (date) => `Angka terbaharunya bertarikh ${date}.`,
  bad_date: "Sumber memberikan tarikh yang tidak wujud.",
  absurd: (figure) => `Sumber memberikan angka yang mustahil: ${figure}.`,
  no_recording: "Pemasangan ini tiada rakaman.",
  missing_from_recording: "Rakaman itu tidak mempunyainya.",
  unusable: "Jawapannya tidak dapat digunakan; log menyatakan sebabnya.",
  given_up: (failures) => `Selepas ${failures} kegagalan berturut-turut, sumber tidak ditanya lagi dalam proses ini.`,

  unreadable_row: "Ditinggalkan: baris yang tidak mempunyai bentuk yang dijangka.",
  not_a_symbol: "Ditinggalkan: bukan simbol saham.",
  symbol_twice: "Ditinggalkan: simbol yang sama buat kali kedua.",
  unknown_exchange: "Ditinggalkan: bursa yang tidak dikenali Mizan.",
  suffix_missing: "Ditinggalkan: simbol tanpa akhiran bursanya.",
  no_name: "Ditinggalkan: tiada nama.",
  no_date: "Ditinggalkan: tiada tarikh.",
  no_price: "Ditinggalkan: tiada harga.",
  no_price_currency: "Ditinggalkan: tiada mata wang bagi harga.",
  old_price: "Ditinggalkan: harganya sudah lama.",
  no_market_value: "Ditinggalkan: tiada nilai pasaran.",
  no_ticker: "Ditinggalkan: tiada simbol bursa.",
  not_asked_for: "Ditinggalkan: tidak ditanya.",
  unknown_to_source: "Sumber tidak mengenalinya.",
  of_another_fund: "Ditinggalkan: milik dana lain.",
  not_a_share: "Ditinggalkan: bukan saham.",
  not_in_dollars: "Ditinggalkan: tidak didagangkan dalam dolar.",
  no_facts: "Ditinggalkan: tiada angka direkodkan.",
  old_balance_sheet: "Ditinggalkan: kunci kira-kira berusia lebih lima belas bulan.",
  closed_end_fund: "Ditinggalkan: dana tertutup.",
  fund: "Ditinggalkan: dana atau produk dagangan bursa.",
  warrant_or_right: "Ditinggalkan: waran atau hak.",
  preferred_share: "Ditinggalkan: saham keutamaan.",
  note_or_bond: "Ditinggalkan: nota atau bon.",
  unit: "Ditinggalkan: unit beberapa sekuriti.",
  index: "Ditinggalkan: indeks.",
  shell_company: "Ditinggalkan: syarikat tanpa perniagaan.",

  market_not_covered: "Tiada sumber yang meliputi pasaran ini di sini: sahamnya mengekalkan angka sedia ada.",
  country_not_indexed: (country) =>
    `Indeks laporan tahunan tidak mempunyai apa-apa dari ${country}: sahamnya mengekalkan angka sedia ada.`,
  holdings_too_long: (fund) => `Senarai pegangan ${fund} terlalu panjang untuk dibaca: senarai terdahulu dikekalkan.`,
  fund_not_listed: (fund) => `Senarai dana tidak mempunyai ${fund}: senarai pegangan terdahulu dikekalkan.`,
  fund_without_filing: (fund) => `${fund} belum memfailkan senarai pegangan.`,
  no_metal_prices: "Rakaman itu tidak mempunyai harga logam: nisab mengekalkan nilainya.",
  fund_disagrees: (counts) =>
    `${counts.replace(" ", " daripada ")} syarikat dalam dana itu tidak lulus saringan di sini.`,

  chunk_failed: "Satu bahagian gagal pada setiap cubaan; log menyatakan sebabnya.",
  driver_lost: "Proses ini terus terhenti, walau berapa kali disambung semula; log menyatakan sebabnya.",
  cancelled: "Seorang pentadbir membatalkannya.",
  workflow_not_started: "Workflow tidak dapat dimulakan.",
};

export const problemText = problemWords(PROBLEM_TEXTS, RUN_ANOMALY_TEXTS);

/** The state of the platform's data in a few words. */
export function healthText(health: SystemHealth): string {
  switch (health.state) {
    case "no_data":
      return "Belum ada data";
    case "run_failed":
      return "Kemas kini terakhir gagal";
    case "run_under_review":
      return "Kemas kini terakhir sedang disemak";
    case "figures_old":
      return `Angka berusia ${health.months} bulan`;
    case "degraded":
      return `Terjejas: ${health.failing} sumber gagal`;
    case "healthy":
      return "Baik";
  }
}
