import type { ErrorSentences, Kind, Reasons } from "../../contracts/reasons.ts";
import { formatCount } from "./format.ts";
import { exchangeLabel } from "./places.ts";

const KINDS: Readonly<Record<Kind, string>> = {
  text: "teks",
  number: "nombor",
  whole_number: "nombor bulat",
  boolean: "true atau false",
  list: "senarai",
  object: "objek",
  nothing: "dibiarkan kosong",
  percent: "peratus dengan paling banyak dua tempat perpuluhan, seperti 33",
  dollars: "dolar AS dengan paling banyak dua tempat perpuluhan, seperti 100",
  whole_dollars: "dolar AS bulat, seperti 2000000000",
  milliseconds: "bilangan milisaat",
  currency: "kod mata wang, tiga huruf besar",
  language: "kod dua huruf",
  metal_prices: "objek dengan emas atau perak",
  time_zone: "nama zon waktu",
  sector: "salah satu daripada dua belas sektor",
  cursor: "kursor halaman sebelumnya",
  row_id: "nombor bulat di atas 0",
  row_ids: "senarai id",
  stock_id: "id saham, suatu nombor bulat",
  reply_id: "id balasan",
  refresh: "nombor kemas kini",
  review: "nombor semakan",
  ban: "salah satu daripada senarai sekatan",
  feed_key: "yang pernah diberikan",
  push_service: "alamat perkhidmatan pemberitahuan yang dikenali",
  public_key: "kunci awam",
};

/** Of the fields that a person fills in; programs are told the names that they send. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  category: "Kategori",
  content: "Teks",
  email: "Alamat e-mel",
  fullName: "Nama penuh",
  message: "Mesej",
  name: "Nama",
  note: "Catatan",
  password: "Kata laluan",
  reason: "Sebab",
  subject: "Perkara",
  title: "Tajuk",
  username: "Nama pengguna",
};

const THINGS: Readonly<Record<Reasons["no_such_id"]["thing"], string>> = {
  report: "aduan",
  ban: "sekatan",
  post: "perbincangan",
  reply: "balasan",
  text: "teks",
  message: "mesej",
  stock: "saham",
  claim: "angka pembaca",
};

const named = (field: string) => field || "Permintaan";

export const ERROR_SENTENCES: ErrorSentences = {
  too_many_requests: "Terlalu banyak permintaan. Sila tunggu beberapa minit dan cuba lagi.",
  saved_enough: "Tiada lagi yang boleh disimpan hari ini. Sila cuba lagi esok.",
  not_saved: "Tiada apa-apa yang boleh disimpan pada masa ini. Sila cuba lagi kemudian.",
  not_shown: "Ini tidak dapat ditunjukkan pada masa ini. Sila cuba lagi kemudian.",
  not_loaded: "Ini tidak dapat dimuatkan. Sila cuba lagi.",
  session_ended: "Sesi anda telah tamat sementara itu. Sila cuba lagi.",
  internal: "Ada masalah di pihak kami. Sila cuba lagi.",

  symbol_unknown: ({ symbol }) => `${symbol} bukan simbol saham yang sah. Sila semak ejaannya dan cuba lagi.`,
  symbol_ambiguous: ({ symbol, listings, exchanges }) => {
    const choices = listings.map((listing, place) => `${listing} (${exchangeLabel(exchanges[place] ?? "")})`);
    return `${symbol} disenaraikan di lebih daripada satu pasaran: ${choices.join(", ")}. Sila pilih satu.`;
  },
  fund_unknown: ({ symbol }) => `${symbol} bukan dana yang dikenali Mizan.`,
  watchlist_full: ({ max }) => `Senarai pantau anda memuatkan paling banyak ${max} saham. Sila buang satu dahulu.`,
  not_watched: "Saham ini tiada dalam senarai pantau anda",
  no_such_feed: "Tiada suapan di alamat ini. Pemiliknya mungkin telah memperbaharui atau memadamnya.",
  no_such_course: "Tiada kursus sedemikian",
  no_such_module: "Tiada modul sedemikian dalam kursus ini",
  no_push: "Pemberitahuan tidak disediakan pada pelayan ini.",
  no_database: "Pangkalan data tidak menjawab",
  no_dataset: "Belum ada set data yang diterbitkan",

  required: ({ field }) => `${named(field)} diperlukan`,
  invalid: ({ field }) => `${named(field)} tidak sah`,
  wrong_kind: ({ field, kind }) => `${named(field)} mesti ${KINDS[kind] ?? kind}`,
  too_long: ({ field, max }) => `${field} mesti paling banyak ${max} aksara`,
  too_many_marks: ({ field }) => `${field} mempunyai terlalu banyak tanda pada satu huruf`,
  cannot_be_stored: ({ field }) => `${field} mengandungi aksara yang tidak dapat disimpan`,
  email_invalid: "Sila masukkan alamat e-mel yang sah",
  too_fast: "Dihantar terlalu cepat. Sila tunggu sebentar dan hantar lagi.",
  name_on_lines: ({ field }) => `${field} mesti pada satu baris`,
  name_hidden_character: ({ field }) => `${field} mengandungi aksara yang tidak kelihatan`,
  name_signs: ({ field }) => `${field} mesti terdiri daripada huruf: tinggalkan tanda dan gambar`,
  name_of_mizan: ({ field }) => `${field} tidak boleh sama dengan nama platform ini`,
  name_claims_office: ({ field }) =>
    `${field} tidak boleh mendakwa jawatan atau pengesahan yang tidak diberikan oleh Mizan: tinggalkan perkataan itu`,
  banned: "Anda tidak boleh menulis dalam forum pada masa ini. Sila gunakan halaman hubungan jika itu suatu kesilapan.",
  no_such_discussion: "Tiada perbincangan sedemikian",

  claim_outranked: "Angka yang lebih baharu atau lebih dipercayai sudah digunakan",
  claim_implausible: "Angka ini tidak sepadan dengan angka lain syarikat ini. Sila semak amaun, unit dan mata wangnya.",
  claim_unit: ({ times }) =>
    times < 1
      ? `Ini kira-kira 1/${formatCount(1 / times)} daripada angka yang diketahui. Adakah ia dicetak dalam unit lain?`
      : `Ini kira-kira ${formatCount(times)} kali angka yang diketahui. Adakah ia dicetak dalam unit lain?`,
  claim_future: "Tempohnya belum tamat",
  claim_old: "Laporan ini sudah lapuk: angka dikira selama tiga tahun selepas tempohnya",
  claim_closed: "Angka ini tidak lagi dapat disemak",
  claim_own: "Angka ini anda sendiri yang berikan. Pembaca lain perlu menyemaknya.",
  claim_shared: "Pembaca lain juga menemui angka ini, jadi admin yang akan memutuskannya.",
  claim_unchecked: ({ missing }) =>
    `${formatCount(missing)} pembaca lain perlu menemuinya dalam laporan terlebih dahulu`,
  claim_not_screened: "Saham ini belum disaring",
  report_address: "Alamat laporan mesti bermula dengan https:// dan milik laman awam",

  no_assets: "Sila tambah sekurang-kurangnya satu aset untuk mengira zakat",
  asset_type: ({ values }) => `Jenis aset mesti salah satu daripada ${values.join(", ")}`,
  value_or_weight: "Nilai atau berat dalam gram mesti diberikan, salah satu sahaja",
  with_weight: ({ field }) => `${field} mesti disertai berat dalam gram`,
  percent_with_method: "Peratus layak zakat diberikan dengan kaedah aset layak zakat, dan hanya dengannya",

  donations_disabled:
    "Derma ditutup buat masa ini. Platform ini percuma sepenuhnya dan tidak memerlukannya. Terima kasih!",
  donations_unreachable: "Penyedia pembayaran tidak dapat dihubungi. Sila cuba lagi kemudian.",
  donation_changed: "Idempotency-Key ini telah digunakan untuk derma lain",
  idempotency_key: "Idempotency-Key mesti 16 hingga 64 huruf, digit dan sempang",
  wrong_signature: "Tandatangan tidak sepadan dengan kandungan",
  not_an_event: "Kandungan itu bukan peristiwa",
  event_incomplete: "Peristiwa itu tidak membawa apa yang dinyatakan jenisnya",

  unauthorized: "Tidak dibenarkan",
  login_not_set_up: "Log masuk pentadbir tidak disediakan: rahsia ADMIN_USERNAME dan ADMIN_PASSWORD tiada",
  too_many_logins: "Terlalu banyak cubaan log masuk. Sila cuba lagi dalam 15 minit.",
  wrong_credentials: "Maklumat log masuk tidak sah",
  no_such_id: ({ thing }) => `Tiada ${THINGS[thing]} dengan id ini`,
  author_without_session: "Penulisnya tidak lagi mempunyai sesi",
  network_not_known: "Rangkaian asalnya tidak diketahui",
  no_such_review: "Tiada semakan sedemikian",
  review_closed: "Semakan ini tidak lagi terbuka",
  review_without_stock: "Sahamnya tidak lagi disenaraikan",
  decided_meanwhile: "Kemas kini lain atau keputusan lain telah mendahuluinya",
  no_such_refresh: "Tiada kemas kini sedemikian",
  refresh_running: ({ run }) => `Kemas kini ${run} sudah berjalan`,
  refresh_not_running: ({ run }) => `Kemas kini ${run} tidak berjalan`,
  refresh_not_resumable: ({ run }) => `Kemas kini ${run} tidak dapat disambung`,
  refresh_not_started: "Kemas kini tidak dapat dimulakan. Sila cuba lagi dalam beberapa minit.",
  no_workflow: "Pemasangan ini tiada Workflow untuk menjalankan kemas kini",
  no_market_data: "Tiada data pasaran untuk dikemas kini dari sini: tetapkan MARKET_DATA=live",

  either: ({ field, values }) => `${field} mesti ${values.slice(0, -1).join(", ")} atau ${values.at(-1)}`,
  one_of: ({ field, values }) => `${field} mesti salah satu daripada ${values.join(", ")}`,
  too_many: ({ field, max }) => `${field} mesti paling banyak ${max}`,
  list_too_long: ({ field }) => `${field} terlalu panjang`,
  whole_number: ({ field, max }) => `${field} mesti nombor bulat dari 1 hingga ${max}`,
  between: ({ field, min, max }) => `${field} mesti nombor dari ${min} hingga ${formatCount(max)}`,
  above_zero: ({ field, max }) => `${field} mesti nombor di atas 0 dan paling banyak ${formatCount(max)}`,
  page_beyond: ({ max }) => `page mesti nombor bulat dari 1 hingga ${max}; selepas itu, ikuti pengepala Link`,
  sort_unknown: ({ values }) =>
    `sort mesti salah satu daripada ${values.join(", ")}, dengan tanda tolak di hadapannya untuk arah sebaliknya`,
  unknown_word: ({ field, word }) => `"${word}" bukan ${field} yang sah`,
  content_id: ({ thing }) => `id ${thing === "course" ? "kursus" : "modul"} mesti nombor bulat bermula dari 1`,
  text_ids: "postId dan replyId mesti id",
  one_text_id: "Salah satu daripada postId dan replyId diperlukan",
  one_place: "Berikan bursa, sektor atau simbol, salah satu sahaja",
  body_without: ({ field }) => `kandungan mesti objek dengan ${field}`,
  not_json_type: "Kandungan mesti dihantar sebagai application/json",
  not_json: "Kandungan bukan JSON yang sah",
  body_too_large: ({ kibibytes }) => `Kandungan mesti paling banyak ${kibibytes} KiB`,
  other_site: "Permintaan ini datang dari laman lain",
  no_such_address: "Tiada apa-apa di alamat ini",
  other_method: ({ methods }) => `Alamat ini menerima ${methods.join(", ")} sahaja`,
};
