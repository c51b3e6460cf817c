import { pushMessageOf, type Told } from "../push-rules.ts";

/** One notification for all changes of a run. */
export const pushMessage = (changes: readonly Told[]) =>
  pushMessageOf(
    {
      title: (count, isPast) => {
        const what = count === 1 ? "Satu hasil yang Anda ikuti" : `${count} hasil yang Anda ikuti`;
        return isPast ? `${what} telah berubah` : `${what} segera menjadi belum dapat dipastikan`;
      },
      change: (symbol, text) => `${symbol}: ${text}`,
      others: (count) => `dan ${count} lainnya`,
    },
    changes,
  );

/** Of a notification that came without a title. */
export const UNTITLED_PUSH = "Ada hasil yang berubah";

export const PUSH_TEXTS = {
  heading: "Beri tahu saya di perangkat ini",
  text: "Satu notifikasi ketika hasil dalam daftar pantau Anda berubah atau angkanya segera kedaluwarsa. Tanpa email, tanpa akun.",
  on: "Aktifkan notifikasi",
  off: "Matikan notifikasi",
  isOff: "Notifikasi tidak aktif di perangkat ini.",
  isOn: "Notifikasi aktif di perangkat ini.",
  none: "Notifikasi belum disiapkan di server ini.",
  unsupported:
    "Browser ini tidak dapat menampilkan notifikasi dari situs. Di iPhone, tambahkan Mizan ke layar utama dahulu.",
  denied:
    "Browser Anda tidak mengizinkan Mizan menampilkan notifikasi. Anda dapat mengizinkannya di pengaturan untuk situs ini.",
  failed: "Tidak berhasil. Silakan coba lagi.",
  quiet: "Jam tenang, menurut jam perangkat ini",
  quietFrom: "Jangan kirim dari",
  quietTo: "sampai",
  hour: (hour: number) => `${String(hour).padStart(2, "0")}.00`,
  never: "Jam yang sama dua kali berarti tanpa jam tenang.",
  portfolio: "Beri tahu saya juga tentang saham-saham ini dalam portofolio saya",
  portfolioHint: "Kode sahamnya dikirim ke server ini, tetapi tidak pernah jumlah yang Anda miliki.",
  portfolioNone: "tidak ada yang dipilih",
  portfolioChosen: (count: number) => `${count} dipilih`,
  noneOfThem: "Hapus semua pilihan",
  save: "Simpan",
  saved: "Tersimpan.",
} as const;
