import { formatCount } from "#wording/format.ts";

export const contributionsTexts = {
  description:
    "Okurların şirket raporlarından aktardığı her rakam: kim verdi, kim kontrol etti, yönetici neye neden karar verdi ve hangi tarama sonucu değişti.",
  lead: "Okurların şirket raporlarından aktardığı rakamlar ve haklarındaki her karar.",
  wanted: "En çok aranan rakamlar",
  none: "Henüz hiçbir okur rakam vermedi",
  how: "Herkes bir şirketin raporundan bir rakam aktarabilir. Başka bir okur onu kontrol eder, sonra bir yönetici karar verir ve hepsi burada kayıtlı kalır.",
  noneHere: "Burada rakam yok.",
  failed: "Rakamlar yüklenemedi.",
  loading: "Rakamlar yükleniyor…",
  found: (count: number) => `${formatCount(count)} rakam`,
  decidedOn: (day: string) => `Karar: ${day}`,
  check: "Kontrol edin",
} as const;

export const wantedTexts = {
  title: "En çok aranan rakamlar",
  description:
    "Tek bir raporun tek bir rakamıyla sonucu kesinleşecek şirketler; piyasaya ve büyüklüğe göre, rapora giden yolla.",
  lead: "Bu sonuçların her birini tek bir raporun tek bir rakamı kesinleştirir. Rapor elinizde mi?",
  figure: "Aranan rakam",
  everyFigure: "Tüm rakamlar",
  counts: "Tek bir rakamın kesinleştirdiği sonuçlar, piyasaya göre",
  total: "Tümü",
  found: (count: number) => `${formatCount(count)} sonuç`,
  none: "Burada aranan rakam yok.",
  worth: (amount: string) => `Piyasa değeri: ${amount}`,
  give: "Bu rakamı verin",
  decisions: "Okurlardan gelen tüm rakamlar ve her karar",
} as const;
