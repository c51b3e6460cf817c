import type { Notice } from "../../lib/notices.ts";

export const COURSE_FACTS: Readonly<Record<string, string>> = {
  Foundations: "Asas",
  Screening: "Saringan",
  Investing: "Pelaburan",
  Zakat: "Zakat",
  Contracts: "Kontrak",
  Purification: "Penyucian",
  "about 25 minutes": "kira-kira 25 minit",
  "about 30 minutes": "kira-kira 30 minit",
};

export const hubTexts = {
  coursesTitle: "Kursus",
  enterCourse: (percent: number) =>
    percent >= 100 ? "Ulang Kaji Kursus" : percent > 0 ? `Teruskan Kursus (${Math.round(percent)}%)` : "Mulakan Kursus",
  named: (action: string, title: string) => `${action}: ${title}`,
  modules: (count: number) => `${count} modul`,
  noCourses: "Belum ada kursus.",
  featuredTitle: "Kandungan pilihan",
  noFeatured: "Belum ada kandungan pilihan.",
  verified: "Disahkan",
  comingTitle: "Akan datang",
  comingSoon: (title: string) => `"${title}" akan tersedia tidak lama lagi.`,
  understood: "OK",
  coursesFailed: "Kursus tidak dapat dimuatkan.",
  featuredFailed: "Kandungan pilihan tidak dapat dimuatkan.",
  loading: "Memuatkan",
} as const;

export const courseTexts = {
  shellTitle: "Kursus",
  shellDescription: "Kursus percuma tentang kewangan Islam, modul demi modul.",
  back: "Kembali ke Hab Pembelajaran",
  notFound: "Kursus Tidak Ditemui",
  notFoundText: "Tiada kursus sedemikian, atau kursus itu telah dipindahkan.",
  toHub: "Kembali ke Hab Pembelajaran",
  failed: "Kursus tidak dapat dimuatkan.",
  retry: "Cuba lagi",
  modulesTitle: "Modul",
  moduleNumber: (number: number) => `Modul ${number}`,
  minutes: (minutes: number) => `${minutes} minit bacaan`,
  completed: "Selesai",
  progressTitle: "Kemajuan anda",
  progressOf: (completed: number, all: number) => `${completed} daripada ${all} modul selesai`,
  progressFailed: "Kemajuan anda tidak dapat dimuatkan.",
  begin: "Mulakan modul pertama",
  continue: "Teruskan",
  informationTitle: "Maklumat kursus",
  level: "Tahap",
  levels: { Beginner: "Permulaan", Intermediate: "Pertengahan", Advanced: "Lanjutan" },
  category: "Kategori",
  duration: "Tempoh",
  moduleCount: "Modul",
} as const;

export const moduleTexts = {
  shellTitle: "Modul",
  shellDescription: "Satu modul kursus percuma tentang kewangan Islam.",
  description: (course: string, keyPoint: string) => `Satu modul kursus percuma “${course}”. ${keyPoint}`,
  back: (course: string) => `Kembali ke ${course}`,
  notFound: "Modul Tidak Ditemui",
  notFoundText: "Tiada modul sedemikian dalam kursus ini.",
  toCourse: "Kembali ke kursus",
  keyTakeaways: "Intipati",
  references: "Rujukan ilmiah",
  opensElsewhere: "(dibuka dalam tab baharu)",
  previous: "Sebelumnya",
  next: "Seterusnya",
  completeCourse: "Lengkapkan Kursus",
  markCompleted: "Tandai sebagai selesai",
  completed: "Selesai",
  sidebarTitle: "Dalam kursus ini",
} as const;

export const learningNotices = {
  progressNotSaved: {
    tone: "error",
    title: "Kemajuan anda tidak disimpan",
    description: "Sila semak sambungan anda dan cuba lagi.",
  },
} as const satisfies Record<string, Notice>;
