import type { ErrorSentences, Kind, Reasons } from "../../contracts/reasons.ts";
import { decimal, formatCount, joined } from "./format.ts";
import { exchangeLabel } from "./places.ts";

const KINDS: Readonly<Record<Kind, string>> = {
  text: "berupa teks",
  number: "berupa angka",
  whole_number: "berupa bilangan bulat",
  boolean: "berupa true atau false",
  list: "berupa daftar",
  object: "berupa objek",
  nothing: "dibiarkan kosong",
  percent: "berupa persentase dengan paling banyak dua desimal, seperti 33",
  dollars: "berupa dolar AS dengan paling banyak dua desimal, seperti 100",
  whole_dollars: "berupa dolar AS bulat, seperti 2000000000",
  milliseconds: "berupa jumlah milidetik",
  currency: "berupa kode mata uang, tiga huruf kapital",
  language: "berupa kode dua huruf",
  metal_prices: "berupa objek dengan gold atau silver",
  time_zone: "berupa nama zona waktu",
  sector: "salah satu dari dua belas sektor",
  cursor: "berupa kursor dari halaman sebelumnya",
  row_id: "berupa bilangan bulat di atas 0",
  row_ids: "berupa daftar id",
  stock_id: "berupa id saham, bilangan bulat",
  reply_id: "berupa id balasan",
  refresh: "berupa nomor pembaruan",
  review: "berupa nomor peninjauan",
  ban: "salah satu dari daftar pemblokiran",
  feed_key: "yang pernah diberikan",
  push_service: "berupa alamat layanan push yang dikenal",
  public_key: "berupa kunci publik",
};

/** Of the fields that a person fills in; programs are told the names that they send. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  category: "Kategori",
  content: "Teks",
  email: "Alamat email",
  fullName: "Nama lengkap",
  message: "Pesan",
  name: "Nama",
  note: "Catatan",
  password: "Kata sandi",
  reason: "Alasan",
  subject: "Perihal",
  title: "Judul",
  username: "Nama pengguna",
};

const THINGS: Readonly<Record<Reasons["no_such_id"]["thing"], string>> = {
  report: "laporan",
  ban: "larangan",
  post: "diskusi",
  reply: "balasan",
  text: "teks",
  message: "pesan",
  stock: "saham",
  claim: "angka pembaca",
};

const named = (field: string) => field || "Permintaan";

export const ERROR_SENTENCES: ErrorSentences = {
  too_many_requests: "Terlalu banyak permintaan. Silakan tunggu beberapa menit dan coba lagi.",
  saved_enough: "Hari ini tidak ada lagi yang dapat disimpan. Silakan coba lagi besok.",
  not_saved: "Saat ini tidak ada yang dapat disimpan. Silakan coba lagi nanti.",
  not_shown: "Saat ini tidak dapat ditampilkan. Silakan coba lagi nanti.",
  not_loaded: "Ini tidak dapat dimuat. Silakan coba lagi.",
  session_ended: "Sementara itu sesi Anda telah berakhir. Silakan coba lagi.",
  internal: "Terjadi kesalahan di pihak kami. Silakan coba lagi.",

  symbol_unknown: ({ symbol }) => `${symbol} bukan kode saham yang valid. Silakan periksa ejaannya dan coba lagi.`,
  symbol_ambiguous: ({ symbol, listings, exchanges }) => {
    const choices = listings.map((listing, place) => `${listing} (${exchangeLabel(exchanges[place] ?? "")})`);
    return `${symbol} tercatat di lebih dari satu pasar: ${choices.join(", ")}. Silakan pilih salah satu.`;
  },
  fund_unknown: ({ symbol }) => `${symbol} bukan reksa dana yang dikenal Mizan.`,
  watchlist_full: ({ max }) => `Daftar pantau Anda memuat paling banyak ${max} saham. Silakan hapus satu dahulu.`,
  not_watched: "Saham ini tidak ada dalam daftar pantau Anda",
  no_such_feed: "Tidak ada feed di alamat ini. Pemiliknya mungkin telah memperbarui atau menghapusnya.",
  no_such_course: "Kursus itu tidak ada",
  no_such_module: "Modul itu tidak ada dalam kursus ini",
  no_push: "Notifikasi belum disiapkan di server ini.",
  no_database: "Basis data tidak menjawab",
  no_dataset: "Belum ada kumpulan data yang diterbitkan",

  required: ({ field }) => `${named(field)} wajib diisi`,
  invalid: ({ field }) => `${named(field)} tidak valid`,
  wrong_kind: ({ field, kind }) => `${named(field)} harus ${KINDS[kind] ?? kind}`,
  too_long: ({ field, max }) => `${field} paling banyak ${max} karakter`,
  too_many_marks: ({ field }) => `${field} memuat terlalu banyak tanda pada satu huruf`,
  cannot_be_stored: ({ field }) => `${field} memuat karakter yang tidak dapat disimpan`,
  email_invalid: "Silakan masukkan alamat email yang valid",
  too_fast: "Terlalu cepat dikirim. Silakan tunggu sebentar dan kirim lagi.",
  name_on_lines: ({ field }) => `${field} harus dalam satu baris`,
  name_hidden_character: ({ field }) => `${field} memuat karakter yang tidak terlihat`,
  name_signs: ({ field }) => `${field} harus terdiri atas huruf: jangan memakai tanda dan gambar`,
  name_of_mizan: ({ field }) => `${field} tidak boleh sama dengan nama platform ini`,
  name_claims_office: ({ field }) =>
    `${field} tidak boleh menyatakan jabatan atau pemeriksaan yang tidak dilakukan Mizan: hapus kata itu`,
  banned: "Saat ini Anda tidak dapat menulis di forum. Silakan gunakan halaman kontak jika itu keliru.",
  no_such_discussion: "Diskusi itu tidak ada",

  claim_outranked: "Angka yang lebih baru atau lebih tepercaya sudah dipakai",
  claim_implausible:
    "Angka ini tidak cocok dengan angka lain perusahaan ini. Periksa jumlah, satuan, dan mata uangnya.",
  claim_unit: ({ times }) =>
    times < 1
      ? `Ini sekitar 1/${formatCount(1 / times)} dari angka yang diketahui. Apakah dicetak dalam satuan lain?`
      : `Ini sekitar ${formatCount(times)} kali angka yang diketahui. Apakah dicetak dalam satuan lain?`,
  claim_future: "Periodenya belum berakhir",
  claim_old: "Laporan ini sudah kedaluwarsa: angka berlaku selama tiga tahun setelah periodenya",
  claim_closed: "Angka ini sudah tidak dapat diperiksa",
  claim_own: "Angka ini Anda sendiri yang memberikan. Pembaca lain harus memeriksanya.",
  claim_shared: "Pembaca lain juga menemukan angka ini, jadi admin yang akan memutuskannya.",
  claim_unchecked: ({ missing }) =>
    `${formatCount(missing)} pembaca lain harus menemukannya di laporan terlebih dahulu`,
  claim_not_screened: "Saham ini belum disaring",
  report_address: "Alamat laporan harus diawali https:// dan milik situs publik",

  no_assets: "Silakan tambahkan sedikitnya satu harta untuk menghitung zakat",
  asset_type: ({ values }) => `Jenis harta harus salah satu dari ${values.join(", ")}`,
  value_or_weight: "Nilai atau berat dalam gram harus diisi, salah satunya",
  with_weight: ({ field }) => `${field} harus disertai berat dalam gram`,
  percent_with_method: "Persentase wajib zakat diisi bersama metode aset wajib zakat, dan hanya bersamanya",

  donations_disabled:
    "Donasi saat ini dinonaktifkan. Platform ini sepenuhnya gratis dan tidak memerlukannya. Terima kasih!",
  donations_unreachable: "Penyedia pembayaran tidak dapat dihubungi. Silakan coba lagi nanti.",
  donation_changed: "Idempotency-Key ini sudah dipakai untuk donasi lain",
  idempotency_key: "Idempotency-Key harus terdiri atas 16 sampai 64 huruf, angka, dan tanda hubung",
  wrong_signature: "Tanda tangan tidak cocok dengan isi permintaan",
  not_an_event: "Isi permintaan bukan peristiwa",
  event_incomplete: "Peristiwa ini tidak memuat yang dinyatakan jenisnya",

  unauthorized: "Tidak berwenang",
  login_not_set_up: "Login admin belum disiapkan: rahasia ADMIN_USERNAME dan ADMIN_PASSWORD tidak ada",
  too_many_logins: "Terlalu banyak percobaan login. Silakan coba lagi dalam 15 menit.",
  wrong_credentials: "Nama pengguna atau kata sandi salah",
  no_such_id: ({ thing }) => `Tidak ada ${THINGS[thing]} dengan id ini`,
  author_without_session: "Penulisnya tidak lagi memiliki sesi",
  network_not_known: "Jaringan asalnya tidak diketahui",
  no_such_review: "Peninjauan itu tidak ada",
  review_closed: "Peninjauan ini sudah tidak terbuka",
  review_without_stock: "Sahamnya sudah tidak tercatat",
  decided_meanwhile: "Pembaruan lain atau keputusan lain sudah mendahului",
  no_such_refresh: "Pembaruan itu tidak ada",
  refresh_running: ({ run }) => `Pembaruan ${run} sedang berjalan`,
  refresh_not_running: ({ run }) => `Pembaruan ${run} tidak sedang berjalan`,
  refresh_not_resumable: ({ run }) => `Pembaruan ${run} tidak dapat dilanjutkan`,
  refresh_not_started: "Pembaruan tidak dapat dimulai. Silakan coba lagi dalam beberapa menit.",
  no_workflow: "Instalasi ini tidak memiliki Workflow untuk menjalankan pembaruan",
  no_market_data: "Tidak ada data pasar untuk pembaruan di sini: atur MARKET_DATA=live",

  either: ({ field, values }) => `${field} harus ${joined(values, "atau")}`,
  one_of: ({ field, values }) => `${field} harus salah satu dari ${values.join(", ")}`,
  too_many: ({ field, max }) => `${field} paling banyak ${max}`,
  list_too_long: ({ field }) => `${field} terlalu panjang`,
  whole_number: ({ field, max }) => `${field} harus berupa bilangan bulat dari 1 sampai ${max}`,
  between: ({ field, min, max }) => `${field} harus berupa angka dari ${decimal(min)} sampai ${formatCount(max)}`,
  above_zero: ({ field, max }) => `${field} harus berupa angka di atas 0 dan paling banyak ${formatCount(max)}`,
  page_beyond: ({ max }) => `page harus berupa bilangan bulat dari 1 sampai ${max}; lebih dari itu, ikuti tajuk Link`,
  sort_unknown: ({ values }) =>
    `sort harus salah satu dari ${values.join(", ")}, dengan tanda minus di depannya untuk arah sebaliknya`,
  unknown_word: ({ field, word }) => `"${word}" bukan ${field} yang valid`,
  content_id: ({ thing }) => `id ${thing === "course" ? "kursus" : "modul"} harus berupa bilangan bulat mulai dari 1`,
  text_ids: "postId dan replyId harus berupa id",
  one_text_id: "Salah satu dari postId dan replyId wajib diisi",
  one_place: "Berikan bursa, sektor, atau kode saham, salah satunya",
  body_without: ({ field }) => `isi permintaan harus berupa objek dengan ${field}`,
  not_json_type: "Isi permintaan harus dikirim sebagai application/json",
  not_json: "Isi permintaan bukan JSON yang valid",
  body_too_large: ({ kibibytes }) => `Isi permintaan paling banyak ${kibibytes} KiB`,
  other_site: "Permintaan ini berasal dari situs lain",
  no_such_address: "Tidak ada apa pun di alamat ini",
  other_method: ({ methods }) => `Alamat ini hanya menerima ${methods.join(", ")}`,
};
