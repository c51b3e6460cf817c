import { SIMILAR_SIZE_FACTOR } from "../../../../../domain/screening/alternatives.ts";
import { HOUSE_STANDARD_ID } from "../../../../../domain/standards/standards.ts";
import type { Alternatives } from "../../../../../schema/contracts/stocks.ts";
import { industryText } from "../../../../../schema/wording/id/industries.ts";
import { regionName } from "../../../../../schema/wording/id/places.ts";
import { standardName } from "../../../../../schema/wording/id/screening/standard-names.ts";

export const alternativesTexts = {
  title: "Alternatif yang lebih baik",
  compare: "Bandingkan berdampingan",
  caption: (symbol: string) => `Perusahaan dengan status syariah lebih baik daripada ${symbol}, beserta rasionya`,
  company: "Perusahaan",
  standing: "Status syariah",
  aboveLimit: "di atas batas",
  size: "Kapitalisasi pasar",
  thisStock: (symbol: string) => `${symbol}, saham ini`,
  orFund:
    "Jika yang Anda inginkan adalah sebagian dari pasar dan bukan usaha ini, reksa dana tanpa perusahaan semacam itu mungkin dapat menggantikannya. Kami tidak menyebut reksa dana mana pun halal secara keseluruhan: lihat berapa bagian masing-masing yang lolos.",
  funds: "Reksa dana yang menyebut dirinya halal, saham demi saham",
  notAdvice: "Perusahaan sebanding, bukan saran: saham yang diperbolehkan pun dapat menjadi investasi yang buruk.",
  method: "Bagaimana perusahaan sebanding ditemukan",
} as const;

export function howFound({ standardId, industry, region, compared, passing }: Alternatives): string {
  const under = standardId === HOUSE_STANDARD_ID ? "" : ` menurut ${standardName(standardId)}`;
  const order = region
    ? `Yang ukurannya berdekatan (sampai ${SIMILAR_SIZE_FACTOR} kali lipat lebih besar atau lebih kecil) didahulukan, dan di antaranya yang berasal dari ${regionName(region)}.`
    : "Yang terdekat besarnya didahulukan.";
  if (passing > 0)
    return `${passing} dari ${compared} perusahaan lain dalam industrinya, ${industryText(industry ?? "")}, memiliki status syariah lebih baik${under}. ${order}`;
  return compared > 0
    ? `Tidak satu pun dari ${compared} perusahaan lain dalam industrinya memiliki status syariah lebih baik${under}: yang mengesampingkannya melekat pada seluruh bidang usaha itu, sehingga tidak ada perusahaan dengan usaha yang sama yang dapat menggantikannya.`
    : "Bidang usahanya belum cukup diketahui untuk mencari perusahaan sebanding.";
}
