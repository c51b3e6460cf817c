import { SIMILAR_SIZE_FACTOR } from "../../../../../domain/screening/alternatives.ts";
import { HOUSE_STANDARD_ID } from "../../../../../domain/standards/standards.ts";
import type { Alternatives } from "../../../../../schema/contracts/stocks.ts";
import { industryText } from "../../../../../schema/wording/tr/industries.ts";
import { regionName } from "../../../../../schema/wording/tr/places.ts";
import { standardName } from "../../../../../schema/wording/tr/screening/standard-names.ts";

export const alternativesTexts = {
  title: "Daha iyi alternatifler",
  compare: "Yan yana karşılaştır",
  caption: (symbol: string) => `Durumu ${symbol} hisseden daha iyi olan şirketler ve oranları`,
  company: "Şirket",
  standing: "Durum",
  aboveLimit: "sınırın üstünde",
  size: "Piyasa değeri",
  thisStock: (symbol: string) => `${symbol}, bu hisse`,
  orFund:
    "Bu faaliyeti değil de piyasadan bir pay istiyorsanız, böyle şirketler içermeyen bir fon bunun yerine işinize yarayabilir. Hiçbir fona bütünüyle helal demiyoruz: her birinin ne kadarının geçtiğine bakın.",
  funds: "Kendine helal diyen fonlar, varlık varlık",
  notAdvice: "Benzerler, tavsiye değil: uygun bir hisse kötü bir yatırım olabilir.",
  method: "Benzerler nasıl bulunur",
} as const;

export function howFound({ standardId, industry, region, compared, passing }: Alternatives): string {
  const under = standardId === HOUSE_STANDARD_ID ? "" : ` (ölçüt: ${standardName(standardId)})`;
  const order = region
    ? `Büyüklüğü yakın olanlar (en çok ${SIMILAR_SIZE_FACTOR} kat büyük veya küçük) önce gelir; onların içinde de aynı bölgedekiler (${regionName(region)}).`
    : "Büyüklükçe en yakın olanlar önce gelir.";
  const ofIndustry = industry ? ` (${industryText(industry)})` : "";
  if (passing > 0)
    return `Kendi iş kolundaki${ofIndustry} ${compared} başka şirketten ${passing} tanesinin durumu daha iyi${under}. ${order}`;
  return compared > 0
    ? `İş kolundaki ${compared} başka şirketin hiçbirinin durumu daha iyi değil${under}: onu dışarıda bırakan şey işin bütününe ait; bu yüzden aynı işi yapan hiçbir şirket onun yerini tutamaz.`
    : "Faaliyet alanı, benzerlerini arayacak kadar bilinmiyor.";
}
