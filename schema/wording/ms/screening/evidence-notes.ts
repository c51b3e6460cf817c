import type { FactDetail } from "../../../../domain/facts/company-facts.ts";
import { noteWording } from "../../evidence-rules.ts";
import { formatDay, formatMonth } from "../format.ts";
import { figureText } from "./reasons.ts";

const FACT_DETAIL_TEXTS: Readonly<Record<FactDetail, string>> = {
  about: "Sumber memberikan suku tahun terkini tanpa tarikhnya; tarikhnya adalah anggaran.",
  undated_fiscal_year:
    "Sumber memberikan tahun kewangan terkini tanpa tarikh akhirnya; kami menggunakan akhir tahun terakhir yang lazim di pasarannya yang laporannya pasti telah terbit.",
  undated:
    "Sumber tidak memberikan tarikh kunci kira-kira; kami menggunakan akhir tahun terakhir yang lazim di pasarannya yang laporannya pasti telah terbit.",
  undated_half_year:
    "Sumber menjumlahkan dua belas bulan terkini dan tidak menyatakan sehingga hari mana; tarikhnya ialah akhir setengah tahun terakhir yang pasti telah dilaporkan.",
  mainland_shares_at_this_price:
    "Semua saham syarikat pada harga di Hong Kong. Saham di Shanghai atau Shenzhen mempunyai harga tersendiri, kebanyakannya lebih tinggi, yang tidak diberikan oleh mana-mana sumber di sini: nisbahnya mungkin terlalu tinggi.",
  previous_year: "Baki tahun kewangan sebelum yang terkini.",
  other_date: "Diambil pada tarikh kunci kira-kira yang lain daripada tarikh hutang.",
  with_leases: "Termasuk pajakan operasi, jadi ini batas atas.",
  confirmed_by_filings:
    "Pemfailan SEC syarikat mengesahkan sebahagian daripadanya sebagai hutang jangka panjang tanpa pajakan.",
  equivalents_only: "Tunai dan kesetaraan tunai tanpa pelaburan jangka pendek, jadi ini batas bawah.",
  twelve_months: "Dua belas bulan terkini.",
  fiscal_year: "Tahun kewangan terkini.",
  four_quarters: "Jumlah empat suku tahun terkini.",
  from_price_to_sales: "Diperoleh daripada permodalan pasaran dan nisbah harga kepada jualan.",
  from_enterprise_value: "Diperoleh daripada nilai perusahaan dan nisbahnya kepada hasil.",
  yield_times_price: "Diperoleh daripada kadar hasil dividen dan harga.",
  annual_rate: "Kadar setahun bagi dividen terkini.",
  dividends_summed: "Jumlah dividen dua belas bulan.",
  currency_assumed:
    "Mata wang pelaporan tidak ada dalam sumber; mata wang ini ditetapkan secara manual, atau mengikut negara atau pasaran syarikat.",
  carried_by_price: "Mengikut harga hari itu dan bilangan saham yang diketahui sebelumnya.",
  all_shares_at_this_price:
    "Mengikut harga hari itu dan semua saham syarikat: nilai daripada sumber hanya mengira sebahagiannya.",
  high_against_value: "Lebih daripada sepuluh kali permodalan pasaran; angka ini lulus semakan tetapi tidak lazim.",
  collected_from_filings:
    "Dikumpulkan daripada pemfailan syarikat melalui fail perantaraan; pemfailannya tidak dinamakan di situ.",
  two_extracts_agree: "Dua himpunan pemfailan syarikat, yang dibuat secara berasingan, memberikan angka yang sama.",
  two_extracts_close:
    "Sumber kedua memberikan angka dalam lingkungan sepersepuluh daripada angka ini, yang merupakan angka pemfailan.",
  no_debt_in_three_extracts: "Pemfailan tidak mempunyai baris hutang, dan dua sumber lain juga tidak.",
  no_debt_in_two_extracts: "Penyata tidak mempunyai baris hutang, dan sumber kedua menyatakan sifar.",
  no_debt_nor_interest_paid:
    "Syarikat tidak melaporkan hutang di bawah mana-mana konsep dan tidak pula faedah yang dibayarnya.",
  no_debt_nor_interest_in_extracts:
    "Dua himpunan pemfailan syarikat tidak mempunyai baris hutang dan tiada faedah dibayar pada tahun itu; sumber ketiga juga tidak mempunyai hutang.",
  current_securities_only: "Sekuriti yang dipegang lebih daripada setahun tidak dikira.",
  currency_from_filings: "Mata wangnya ialah mata wang penyata syarikat sendiri, bukan yang dinamakan oleh sumber.",
  restated_for_inflation:
    "Sumber menyatakannya semula mengikut kuasa beli Mac 2026; ia dikembalikan kepada lira pada tarikhnya sendiri.",
  past_prices_todays_shares: "Harga lampau didarab bilangan saham hari ini.",
  prices_without_dividends:
    "Harga tidak memasukkan dividen yang telah dibayar, jadi angkanya 1 hingga 3% terlalu rendah.",
  quarter_end_values: "Purata nilai pasaran pada akhir setiap suku tahun.",
  other_assets_included:
    "Pelaburan dan semua aset selain aset tetap, yang sebahagiannya tidak berfaedah, jadi ini batas atas.",
  rest_of_assets: "Tidak ada dalam sumber; paling banyak ialah aset yang tidak diambil kira oleh butiran lain.",
  all_liabilities:
    "Semua yang terhutang oleh syarikat; hutang berfaedah paling banyak hanya sebahagian daripadanya: batas atas.",
  all_assets: "Semua asetnya; tunai dan sekuriti paling banyak hanya sebahagian daripadanya: batas atas.",
  assets_less_equity: "Jumlah aset ditolak ekuiti.",
  other_income_included: "Pendapatan lain pada tahun itu, termasuk faedah, jadi ini batas atas.",
};

/** The rates of `domain/standards/short-term-rates.ts`. */
const RATES: Readonly<Record<string, string>> = {
  "Federal Reserve, middle of the federal funds target range":
    "Rizab Persekutuan AS, pertengahan julat sasaran dana persekutuan",
  "European Central Bank, deposit facility rate": "Bank Pusat Eropah, kadar kemudahan deposit",
  "Bank of England, Bank Rate": "Bank of England, kadar dasar",
  "Bank of Japan, policy rate": "Bank of Japan, kadar dasar",
  "Bank of Canada, overnight rate target": "Bank of Canada, sasaran kadar semalaman",
  "Reserve Bank of India, repo rate": "Reserve Bank of India, kadar repo",
  "Banco Central do Brasil, Selic target": "Bank Pusat Brazil, sasaran Selic",
  "Swiss National Bank, policy rate": "Bank Negara Switzerland, kadar dasar",
  "Reserve Bank of New Zealand, official cash rate": "Reserve Bank of New Zealand, kadar tunai rasmi",
  "Reserve Bank of Australia, cash rate target": "Reserve Bank of Australia, sasaran kadar tunai",
  "Norges Bank, policy rate before the decision of September 2026":
    "Norges Bank, kadar dasar sebelum keputusan September 2026",
  "Hong Kong Monetary Authority, average of overnight and one-month HIBOR":
    "Pihak Berkuasa Monetari Hong Kong, purata HIBOR semalaman dan sebulan",
  "Saudi Central Bank, reverse repo rate": "Bank Pusat Arab Saudi, kadar repo berbalik",
  "Central Bank of the UAE, base rate": "Bank Pusat UAE, kadar asas",
  "Banco de México, target rate": "Banco de México, kadar sasaran",
  "Central Bank of the Republic of China (Taiwan), discount rate": "Bank Pusat Taiwan, kadar diskaun",
  "Bank of Korea, base rate": "Bank of Korea, kadar asas",
  "People's Bank of China, seven-day reverse repo rate": "Bank Rakyat China, kadar repo berbalik tujuh hari",
  "Sveriges Riksbank, policy rate": "Sveriges Riksbank, kadar dasar",
  "Danmarks Nationalbank, certificates of deposit rate": "Danmarks Nationalbank, kadar sijil deposit",
  "Banco Central de Reserva del Perú, reference rate": "Bank Pusat Rizab Peru, kadar rujukan",
  "Bank Indonesia, BI-Rate": "Bank Indonesia, BI-Rate",
  "Central Bank of the Republic of Türkiye, one-week repo rate": "Bank Pusat Türkiye, kadar repo seminggu",
  "State Bank of Pakistan, policy rate": "State Bank of Pakistan, kadar dasar",
  "National Bank of Georgia, refinancing rate": "Bank Negara Georgia, kadar pembiayaan semula",
};

export const rateSource = (source: string): string => RATES[source] ?? source;

export const evidenceNote = noteWording({
  figureText,
  formatMonth,
  details: FACT_DETAIL_TEXTS,
  snapshot: (month) => `Data pasaran, ${month}.`,
  asFiled: (entries) => `Seperti yang difailkan: ${entries}.`,
  estimatedInterest: ({ percent, source, asOf }) =>
    `Tidak dilaporkan; kami menganggarkan faedah ${percent}% setahun atas tunai dan sekuriti berfaedah (${rateSource(source)}, ${formatDay(asOf)}).`,
  newer: (figure, isSame) =>
    `Angka yang lebih baharu daripada sumber lain, ${figure}, ${isSame ? "membawa kepada keputusan yang sama" : "akan mengubah sekurang-kurangnya satu ujian"}.`,
});
