import { formatCount, percentText } from "../../../../schema/wording/tr/format.ts";

export const summaryTexts = {
  heading: "Taranan hisseler",
  halal: {
    title: "Helal hisseler",
    note: "",
    tip: "Yeterli dayanakla bütün sınırların içinde; arındırma gerekmez.",
  },
  questionable: {
    title: "İncelenmeli",
    note: "Arındırma gerekir",
    tip: "Sınırların içinde, ama temettünün bir kısmı arındırılmalı veya dayanağı yeterince kesin değil.",
  },
  haram: {
    title: "Uygun değil",
    note: "Bu hisselerden uzak durun",
    tip: "Ana faaliyet haram veya bir oran sınırının üstünde.",
  },
  watchlist: { title: "İzleme listeniz", note: "", tip: "Bu cihazda göz önünde tuttuğunuz hisseler." },
  kinds: (purify: number, doubt: number) => `${formatCount(purify)} arındırılacak, ${formatCount(doubt)} belirsiz`,
  growth: (percent: number) => `geçen aya göre ${percent < 0 ? "" : "+"}${percentText(Number(percent.toFixed(1)))}`,
  statusChanges: (count: number) => `bugün ${formatCount(count)} durum değişikliği`,
  asOf: (day: string) => `Rakamlar ${day} itibarıyla`,
  failed: "Sayılar yüklenemedi.",
  retry: "Yeniden dene",
  about: (title: string) => `Hakkında: ${title}`,
  notKnown: "bilinmiyor",
} as const;

export const quickToolTexts = {
  heading: "Hızlı erişim araçları",
  zakat: { title: "Zekât Hesaplayıcı", note: "Yükümlülüğünüzü hesaplayın" },
  learn: { title: "Eğitim Merkezi", note: "İslami finans kursları" },
  community: { title: "Topluluk", note: "Âlimlere ve yatırımcılara sorun" },
  portfolio: { title: "Portföy", note: "Paylarınızın hangisi helal" },
  funds: { title: "Fonlar", note: "İçinde ne var, ağırlığıyla" },
  changes: { title: "Neler Değişti", note: "Değişen sonuçlar ve nedenleri" },
} as const;
