import { formatCount } from "#wording/format.ts";
import type { Notice } from "../../../lib/notices.ts";

export const figuresTexts = {
  title: "Okurlardan rakamlar",
  views: "Hangi rakamlar",
  open: { label: "Karar bekleyenler", empty: "Karar bekleyen rakam yok.", failed: "Rakamlar yüklenemedi." },
  accepted: { label: "Kabul edilenler", empty: "Kabul edilmiş rakam yok.", failed: "Rakamlar yüklenemedi." },
  order: "Sıra",
  orders: { value: "Değere göre", verdicts: "Kesinleştirdiği sonuçlara göre" },
  move: "sonraki ve önceki",
  close: "formu kapatır",
  settles: (count: number) => `${formatCount(count)} sonucu kesinleştirir`,
  ready: "Okurlar kontrol etti",
  missing: (readers: number) => `${formatCount(readers)} okur eksik`,
  inUse: "Kullanımda",
  nothingInUse: "Kullanımda rakam yok.",
  given: "Bir okur verdi",
  other: "Başka bir okur",
  outcome: "Bu rakamla",
  unchanged: "değişiklik yok",
  checkFailed: "Kabulün neyi değiştireceği yüklenemedi.",
  report: "Raporu aç",
  accept: "Kabul et",
  correct: "Düzelt",
  decline: "Reddet",
  revoke: "Geri al",
  acceptCorrected: "Düzelterek kabul et",
  reason: "Gerekçe (herkese açık)",
  reasonRequired: "Lütfen bir gerekçe yazın",
  figureRequired: "Lütfen rakamı raporda olduğu gibi girin",
  cancel: "Kapat",
} as const;

export const figuresNotices = {
  accept: { tone: "success", title: "Rakam kabul edildi" },
  correct: { tone: "success", title: "Rakam kabul edildi" },
  decline: { tone: "success", title: "Rakam reddedildi" },
  revoke: { tone: "success", title: "Rakam geri alındı" },
} as const satisfies Record<string, Notice>;
