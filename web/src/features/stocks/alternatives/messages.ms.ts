import { SIMILAR_SIZE_FACTOR } from "../../../../../domain/screening/alternatives.ts";
import { HOUSE_STANDARD_ID } from "../../../../../domain/standards/standards.ts";
import type { Alternatives } from "../../../../../schema/contracts/stocks.ts";
import { industryText } from "../../../../../schema/wording/ms/industries.ts";
import { regionName } from "../../../../../schema/wording/ms/places.ts";
import { standardName } from "../../../../../schema/wording/ms/screening/standard-names.ts";

export const alternativesTexts = {
  title: "Alternatif yang lebih baik",
  compare: "Bandingkan bersebelahan",
  caption: (symbol: string) => `Syarikat dengan kedudukan lebih baik daripada ${symbol}, dan nisbahnya`,
  company: "Syarikat",
  standing: "Kedudukan",
  aboveLimit: "di atas had",
  size: "Permodalan pasaran",
  thisStock: (symbol: string) => `${symbol}, saham ini`,
  orFund:
    "Jika anda mahukan bahagian dalam pasaran dan bukan perniagaan ini, dana tanpa syarikat sebegini mungkin memadai. Kami tidak menyatakan mana-mana dana halal secara keseluruhan: lihat berapa banyak daripada setiap satunya yang lulus.",
  funds: "Dana yang menamakan dirinya halal, pegangan demi pegangan",
  notAdvice: "Syarikat setara, bukan nasihat: saham yang dibolehkan boleh menjadi pelaburan yang buruk.",
  method: "Bagaimana syarikat setara dicari",
} as const;

export function howFound({ standardId, industry, region, compared, passing }: Alternatives): string {
  const under = standardId === HOUSE_STANDARD_ID ? "" : ` menurut ${standardName(standardId)}`;
  const order = region
    ? `Yang hampir sama saiznya (sehingga ${SIMILAR_SIZE_FACTOR} kali lebih besar atau lebih kecil) didahulukan, dan antaranya yang dari ${regionName(region)}.`
    : "Yang terdekat saiznya didahulukan.";
  const ofIndustry = industry ? `, ${industryText(industry)},` : "";
  if (passing > 0)
    return `${passing} daripada ${compared} syarikat lain dalam industrinya${ofIndustry} mempunyai kedudukan lebih baik${under}. ${order}`;
  return compared > 0
    ? `Tiada satu pun daripada ${compared} syarikat lain dalam industrinya yang mempunyai kedudukan lebih baik${under}: yang mengecualikannya ialah keseluruhan perniagaan itu, jadi tiada syarikat dengan perniagaan sama yang dapat menggantikannya.`
    : "Perniagaannya tidak cukup diketahui untuk mencari syarikat setara.";
}
