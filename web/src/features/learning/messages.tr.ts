import type { Notice } from "../../lib/notices.ts";

export const COURSE_FACTS: Readonly<Record<string, string>> = {
  Foundations: "Temeller",
  Screening: "Tarama",
  Investing: "Yatırım",
  Zakat: "Zekât",
  Contracts: "Sözleşmeler",
  Purification: "Arındırma",
  "about 25 minutes": "yaklaşık 25 dakika",
  "about 30 minutes": "yaklaşık 30 dakika",
};

export const hubTexts = {
  coursesTitle: "Kurslar",
  enterCourse: (percent: number) =>
    percent >= 100 ? "Kursu gözden geçir" : percent > 0 ? `Kursa devam et (%${Math.round(percent)})` : "Kursa başla",
  named: (action: string, title: string) => `${action}: ${title}`,
  modules: (count: number) => `${count} modül`,
  noCourses: "Henüz kurs yok.",
  featuredTitle: "Öne çıkan içerik",
  noFeatured: "Henüz öne çıkan bir şey yok.",
  verified: "Doğrulanmış",
  comingTitle: "Yakında",
  comingSoon: (title: string) => `“${title}” yakında burada olacak.`,
  understood: "Tamam",
  coursesFailed: "Kurslar yüklenemedi.",
  featuredFailed: "Öne çıkan içerik yüklenemedi.",
  loading: "Yükleniyor",
} as const;

export const courseTexts = {
  shellTitle: "Kurs",
  shellDescription: "İslami finans üzerine ücretsiz bir kurs, modül modül.",
  back: "Eğitim Merkezi'ne dön",
  notFound: "Kurs bulunamadı",
  notFoundText: "Böyle bir kurs yok veya taşınmış.",
  toHub: "Eğitim Merkezi'ne dön",
  failed: "Kurs yüklenemedi.",
  retry: "Yeniden dene",
  modulesTitle: "Modüller",
  moduleNumber: (number: number) => `Modül ${number}`,
  minutes: (minutes: number) => `${minutes} dk okuma`,
  completed: "Tamamlandı",
  progressTitle: "İlerlemeniz",
  progressOf: (completed: number, all: number) => `${all} modülden ${completed} tanesi tamamlandı`,
  progressFailed: "İlerlemeniz yüklenemedi.",
  begin: "İlk modüle başla",
  continue: "Devam et",
  informationTitle: "Kurs bilgileri",
  level: "Düzey",
  levels: { Beginner: "Başlangıç", Intermediate: "Orta", Advanced: "İleri" },
  category: "Kategori",
  duration: "Süre",
  moduleCount: "Modüller",
} as const;

export const moduleTexts = {
  shellTitle: "Modül",
  shellDescription: "İslami finans üzerine ücretsiz bir kursun modülü.",
  description: (course: string, keyPoint: string) => `“${course}” adlı ücretsiz kursun bir modülü. ${keyPoint}`,
  back: (course: string) => `Kursa dön: ${course}`,
  notFound: "Modül bulunamadı",
  notFoundText: "Bu kursta böyle bir modül yok.",
  toCourse: "Kursa dön",
  keyTakeaways: "Akılda kalacaklar",
  references: "İlmî kaynaklar",
  opensElsewhere: "(yeni sekmede açılır)",
  previous: "Önceki",
  next: "Sonraki",
  completeCourse: "Kursu tamamla",
  markCompleted: "Tamamlandı olarak işaretle",
  completed: "Tamamlandı",
  sidebarTitle: "Bu kursta",
} as const;

export const learningNotices = {
  progressNotSaved: {
    tone: "error",
    title: "İlerlemeniz kaydedilmedi",
    description: "Lütfen bağlantınızı kontrol edip yeniden deneyin.",
  },
} as const satisfies Record<string, Notice>;
