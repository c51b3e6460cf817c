import type { Notice } from "../../lib/notices.ts";

export const COURSE_FACTS: Readonly<Record<string, string>> = {
  Foundations: "Dasar",
  Screening: "Penyaringan",
  Investing: "Investasi",
  Zakat: "Zakat",
  Contracts: "Akad",
  Purification: "Pembersihan",
  "about 25 minutes": "sekitar 25 menit",
  "about 30 minutes": "sekitar 30 menit",
};

export const hubTexts = {
  coursesTitle: "Kursus",
  enterCourse: (percent: number) =>
    percent >= 100 ? "Ulangi Kursus" : percent > 0 ? `Lanjutkan Kursus (${Math.round(percent)}%)` : "Mulai Kursus",
  named: (action: string, title: string) => `${action}: ${title}`,
  modules: (count: number) => `${count} modul`,
  noCourses: "Belum ada kursus.",
  featuredTitle: "Konten pilihan",
  noFeatured: "Belum ada konten pilihan.",
  verified: "Terverifikasi",
  comingTitle: "Segera hadir",
  comingSoon: (title: string) => `"${title}" akan segera tersedia.`,
  understood: "OK",
  coursesFailed: "Kursus tidak dapat dimuat.",
  featuredFailed: "Konten pilihan tidak dapat dimuat.",
  loading: "Memuat",
} as const;

export const courseTexts = {
  shellTitle: "Kursus",
  shellDescription: "Kursus gratis tentang keuangan Islam, modul demi modul.",
  back: "Kembali ke Pusat Belajar",
  notFound: "Kursus Tidak Ditemukan",
  notFoundText: "Kursus itu tidak ada, atau telah dipindahkan.",
  toHub: "Kembali ke Pusat Belajar",
  failed: "Kursus tidak dapat dimuat.",
  retry: "Coba lagi",
  modulesTitle: "Modul",
  moduleNumber: (number: number) => `Modul ${number}`,
  minutes: (minutes: number) => `${minutes} menit baca`,
  completed: "Selesai",
  progressTitle: "Kemajuan Anda",
  progressOf: (completed: number, all: number) => `${completed} dari ${all} modul selesai`,
  progressFailed: "Kemajuan Anda tidak dapat dimuat.",
  begin: "Mulai modul pertama",
  continue: "Lanjutkan",
  informationTitle: "Informasi kursus",
  level: "Tingkat",
  levels: { Beginner: "Pemula", Intermediate: "Menengah", Advanced: "Lanjutan" },
  category: "Kategori",
  duration: "Durasi",
  moduleCount: "Modul",
} as const;

export const moduleTexts = {
  shellTitle: "Modul",
  shellDescription: "Modul dari kursus gratis tentang keuangan Islam.",
  description: (course: string, keyPoint: string) => `Modul dari kursus gratis “${course}”. ${keyPoint}`,
  back: (course: string) => `Kembali ke ${course}`,
  notFound: "Modul Tidak Ditemukan",
  notFoundText: "Modul itu tidak ada dalam kursus ini.",
  toCourse: "Kembali ke kursus",
  keyTakeaways: "Pokok-pokok penting",
  references: "Rujukan keilmuan",
  opensElsewhere: "(terbuka di tab baru)",
  previous: "Sebelumnya",
  next: "Berikutnya",
  completeCourse: "Selesaikan Kursus",
  markCompleted: "Tandai selesai",
  completed: "Selesai",
  sidebarTitle: "Dalam kursus ini",
} as const;

export const learningNotices = {
  progressNotSaved: {
    tone: "error",
    title: "Kemajuan Anda tidak tersimpan",
    description: "Silakan periksa koneksi Anda dan coba lagi.",
  },
} as const satisfies Record<string, Notice>;
