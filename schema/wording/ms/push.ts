import { pushMessageOf, type Told } from "../push-rules.ts";

/** One notification for all changes of a run. */
export const pushMessage = (changes: readonly Told[]) =>
  pushMessageOf(
    {
      title: (count, isPast) => {
        const what = `${count} keputusan yang anda ikuti`;
        return isPast ? `${what} telah berubah` : `${what} tidak lama lagi menjadi “Belum dapat ditentukan”`;
      },
      change: (symbol, text) => `${symbol}: ${text}`,
      others: (count) => `dan ${count} lagi`,
    },
    changes,
  );

/** Of a notification that came without a title. */
export const UNTITLED_PUSH = "Keputusan telah berubah";

export const PUSH_TEXTS = {
  heading: "Beritahu saya pada peranti ini",
  text: "Satu pemberitahuan apabila keputusan dalam senarai pantau anda berubah atau angkanya akan lapuk tidak lama lagi. Tanpa e-mel, tanpa akaun.",
  on: "Hidupkan pemberitahuan",
  off: "Matikan pemberitahuan",
  isOff: "Pemberitahuan dimatikan bagi peranti ini.",
  isOn: "Pemberitahuan dihidupkan bagi peranti ini.",
  none: "Pemberitahuan tidak disediakan pada pelayan ini.",
  unsupported:
    "Pelayar ini tidak dapat menunjukkan pemberitahuan daripada laman. Pada iPhone, tambah Mizan pada skrin utama dahulu.",
  denied:
    "Pelayar anda tidak membenarkan Mizan menunjukkan pemberitahuan. Anda boleh membenarkannya dalam tetapan pelayar untuk laman ini.",
  failed: "Tidak berjaya. Sila cuba lagi.",
  quiet: "Waktu senyap, mengikut jam peranti ini",
  quietFrom: "Jangan hantar dari",
  quietTo: "hingga",
  hour: (hour: number) => `${String(hour).padStart(2, "0")}:00`,
  never: "Jam yang sama dua kali bermaksud tiada waktu senyap.",
  portfolio: "Beritahu saya juga tentang saham ini dalam portfolio saya",
  portfolioHint: "Simbolnya dihantar ke pelayan ini, tetapi bilangan milikan anda tidak pernah dihantar.",
  portfolioNone: "tiada dipilih",
  portfolioChosen: (count: number) => `${count} dipilih`,
  noneOfThem: "Nyahpilih semua",
  save: "Simpan",
  saved: "Disimpan.",
} as const;
