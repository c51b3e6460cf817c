import type { FactDetail } from "../../../../domain/facts/company-facts.ts";
import { noteWording } from "../../evidence-rules.ts";
import { exactPercent, formatDay, formatMonth } from "../format.ts";
import { figureText } from "./reasons.ts";

const FACT_DETAIL_TEXTS: Readonly<Record<FactDetail, string>> = {
  about: "Sumbernya memberi kuartal terakhir tanpa tanggalnya; tanggal ini perkiraan.",
  undated_fiscal_year:
    "Sumbernya memberi tahun buku terakhir tanpa tanggal akhirnya; kami memakai akhir tahun terakhir yang lazim di pasarnya yang laporannya pasti sudah terbit.",
  undated:
    "Sumbernya tidak memberi tanggal neraca; kami memakai akhir tahun terakhir yang lazim di pasarnya yang laporannya pasti sudah terbit.",
  undated_half_year:
    "Sumbernya menjumlahkan dua belas bulan terakhir tanpa menyebut sampai hari apa; tanggal ini adalah akhir semester terakhir yang pasti sudah dilaporkan.",
  mainland_shares_at_this_price:
    "Semua saham perusahaan dengan harga di Hong Kong. Saham di Shanghai atau Shenzhen memiliki harga sendiri, umumnya lebih tinggi, yang tidak dimuat sumber mana pun di sini: rasionya mungkin terlalu tinggi.",
  previous_year: "Saldo tahun buku sebelum tahun buku terakhir.",
  other_date: "Diambil pada tanggal neraca yang berbeda dari utangnya.",
  with_leases: "Termasuk sewa operasi, sehingga merupakan batas atas.",
  confirmed_by_filings:
    "Laporan perusahaan ke SEC memastikan sebagian darinya sebagai utang jangka panjang tanpa sewa.",
  equivalents_only: "Kas dan setara kas tanpa investasi jangka pendek, sehingga merupakan batas bawah.",
  twelve_months: "Dua belas bulan terakhir.",
  fiscal_year: "Tahun buku terakhir.",
  four_quarters: "Jumlah empat kuartal terakhir.",
  from_price_to_sales: "Diturunkan dari kapitalisasi pasar dan rasio harga terhadap penjualan.",
  from_enterprise_value: "Diturunkan dari nilai perusahaan (enterprise value) dan rasionya terhadap pendapatan.",
  yield_times_price: "Diturunkan dari imbal hasil dividen dan harga.",
  annual_rate: "Tingkat setahun dari dividen terakhir.",
  dividends_summed: "Jumlah dividen dua belas bulan.",
  currency_assumed:
    "Mata uang pelaporannya tidak ada dalam sumbernya; ditetapkan secara manual, atau menurut negara atau pasar perusahaan.",
  carried_by_price: "Menurut harga hari itu dan jumlah saham yang diketahui sebelumnya.",
  all_shares_at_this_price:
    "Menurut harga hari itu dan seluruh saham perusahaan: nilai dari sumbernya hanya menghitung sebagian.",
  high_against_value: "Lebih dari sepuluh kali kapitalisasi pasar; angkanya lolos pemeriksaan tetapi tidak lazim.",
  collected_from_filings: "Dikumpulkan dari laporan perusahaan oleh file perantara; laporannya tidak disebut di sana.",
  two_extracts_agree: "Dua kumpulan laporan perusahaan, yang dibuat terpisah, memberi angka yang sama.",
  two_extracts_close:
    "Sumber kedua memberi angka yang berselisih tidak lebih dari sepersepuluh dari angka ini, yang berasal dari laporan.",
  no_debt_in_three_extracts: "Laporannya tidak memuat pos utang, dan dua sumber lain juga tidak.",
  no_debt_in_two_extracts: "Laporannya tidak memuat pos utang, dan sumber kedua menyebut nol.",
  no_debt_nor_interest_paid:
    "Perusahaan tidak melaporkan utang dengan konsep apa pun, dan tidak pula bunga yang dibayar.",
  no_debt_nor_interest_in_extracts:
    "Dua kumpulan laporan perusahaan tidak memuat pos utang dan tidak memuat bunga yang dibayar pada tahun itu; sumber ketiga juga tidak memuat utang.",
  current_securities_only: "Surat berharga yang dipegang lebih dari setahun tidak dihitung.",
  currency_from_filings: "Mata uangnya mengikuti laporan keuangan perusahaan sendiri, bukan yang disebut sumbernya.",
  restated_for_inflation:
    "Sumbernya menyajikannya kembali menurut daya beli Maret 2026; kami mengembalikannya ke nilai lira pada tanggalnya sendiri.",
  past_prices_todays_shares: "Harga masa lalu kali jumlah saham hari ini.",
  prices_without_dividends: "Harganya tidak mencakup dividen yang sudah dibayar, sehingga terlalu rendah 1 sampai 3%.",
  quarter_end_values: "Rata-rata nilai pasar pada setiap akhir kuartal.",
  other_assets_included:
    "Investasi dan semua aset selain aset tetap, yang sebagian tidak berbunga, sehingga merupakan batas atas.",
  rest_of_assets: "Tidak ada dalam sumbernya; paling banyak sebesar aset yang tidak tercakup pos lain.",
  all_liabilities:
    "Seluruh kewajiban perusahaan, dan utang berbunga paling banyak merupakan sebagian darinya: batas atas.",
  all_assets:
    "Seluruh aset perusahaan, dan kas serta surat berharga paling banyak merupakan sebagian darinya: batas atas.",
  assets_less_equity: "Total aset dikurangi ekuitas.",
  other_income_included: "Pendapatan lain tahun itu, yang sebagian merupakan bunga, sehingga merupakan batas atas.",
};

const RATES: Readonly<Record<string, string>> = {
  "Federal Reserve, middle of the federal funds target range":
    "Federal Reserve, nilai tengah rentang target federal funds",
  "European Central Bank, deposit facility rate": "Bank Sentral Eropa, suku bunga fasilitas simpanan",
  "Bank of England, Bank Rate": "Bank of England, suku bunga acuan",
  "Bank of Japan, policy rate": "Bank of Japan, suku bunga kebijakan",
  "Bank of Canada, overnight rate target": "Bank of Canada, target suku bunga semalam",
  "Reserve Bank of India, repo rate": "Reserve Bank of India, suku bunga repo",
  "Banco Central do Brasil, Selic target": "Bank Sentral Brasil, target Selic",
  "Swiss National Bank, policy rate": "Bank Nasional Swiss, suku bunga kebijakan",
  "Reserve Bank of New Zealand, official cash rate": "Reserve Bank of New Zealand, suku bunga kas resmi",
  "Reserve Bank of Australia, cash rate target": "Reserve Bank of Australia, target suku bunga kas",
  "Norges Bank, policy rate before the decision of September 2026":
    "Norges Bank, suku bunga kebijakan sebelum keputusan September 2026",
  "Hong Kong Monetary Authority, average of overnight and one-month HIBOR":
    "Otoritas Moneter Hong Kong, rata-rata HIBOR semalam dan satu bulan",
  "Saudi Central Bank, reverse repo rate": "Bank Sentral Arab Saudi, suku bunga reverse repo",
  "Central Bank of the UAE, base rate": "Bank Sentral Uni Emirat Arab, suku bunga dasar",
  "Banco de México, target rate": "Bank Sentral Meksiko, suku bunga target",
  "Central Bank of the Republic of China (Taiwan), discount rate": "Bank Sentral Taiwan, suku bunga diskonto",
  "Bank of Korea, base rate": "Bank of Korea, suku bunga dasar",
  "People's Bank of China, seven-day reverse repo rate": "Bank Rakyat Tiongkok, suku bunga reverse repo tujuh hari",
  "Sveriges Riksbank, policy rate": "Sveriges Riksbank, suku bunga kebijakan",
  "Danmarks Nationalbank, certificates of deposit rate": "Danmarks Nationalbank, suku bunga sertifikat deposito",
  "Banco Central de Reserva del Perú, reference rate": "Bank Sentral Peru, suku bunga acuan",
  "Bank Indonesia, BI-Rate": "Bank Indonesia, BI-Rate",
  "Central Bank of the Republic of Türkiye, one-week repo rate": "Bank Sentral Turki, suku bunga repo satu minggu",
  "State Bank of Pakistan, policy rate": "State Bank of Pakistan, suku bunga kebijakan",
  "National Bank of Georgia, refinancing rate": "Bank Nasional Georgia, suku bunga pembiayaan kembali",
};

/** Which rate of which central bank an estimate uses. */
export const rateSource = (source: string): string => RATES[source] ?? source;

export const evidenceNote = noteWording({
  figureText,
  formatMonth,
  details: FACT_DETAIL_TEXTS,
  snapshot: (month) => `Cuplikan pasar, ${month}.`,
  asFiled: (entries) => `Seperti dalam laporan: ${entries}.`,
  estimatedInterest: ({ percent, source, asOf }) =>
    `Tidak dilaporkan: diperkirakan sebagai bunga setahun sebesar ${exactPercent(percent)} atas kas dan surat berharga berbunga (${rateSource(source)}, ${formatDay(asOf)}).`,
  newer: (figure, isSame) =>
    `Angka yang lebih baru dari sumber lain, ${figure}, ${isSame ? "membawa ke hasil yang sama" : "akan mengubah sedikitnya satu hasil pengujian"}.`,
});
