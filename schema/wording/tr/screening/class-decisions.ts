import type { ClassDecision, ClassDecisionId } from "../../../../domain/standards/class-decisions.ts";
import { activityClassName } from "./activity-rules.ts";

/** The methodology page shows them. */
const TEXTS: Readonly<Record<ClassDecisionId, { kind: string; why: string }>> = {
  music: {
    kind: "Müzik, konserler ve film",
    why: "Müzik ve film âlimler arasında ihtilaflıdır. Veri sağlayıcı hangi iş kolunu yazarsa yazsın, değerlendirme plak şirketi, yayın hizmeti, konser salonu ve stüdyo için aynıdır.",
  },
  videoGames: {
    kind: "Video oyunları ve internet hizmetleri",
    why: "Bahissiz oyunlar uygundur. Oyunların yanında kumar makinesi de üretenlerin işinin bir kısmı kumardır.",
  },
  sportsClubs: {
    kind: "Spor kulüpleri",
    why: "Spor uygundur; bir kulüp biletlerden, yayın haklarından ve formalardan geçinir. Sponsorun işi kulübün işi değildir.",
  },
  airports: {
    kind: "Gümrüksüz mağazalı havalimanları",
    why: "Mağazaları işletir veya satışlarından pay alırlar; bunun bir kısmı alkol ve tütündür ve ne kadar olduğunu nadiren bildirirler.",
  },
  hotels: {
    kind: "Oteller ve dinlence gayrimenkulleri",
    why: "Çoğu alkol sunar ve âlimler arasında ihtilaflıdır. Bir otelin sahibi de işletmecisiyle aynı konuklardan geçinir. Suudi Arabistan'da alkol sunulmaz.",
  },
  softwareForBanks: {
    kind: "Bankalar ve sigortacılar için yazılım",
    why: "Faizli kredi için yapılmış bir araç bazı âlimlere göre ona yardım, bazılarına göre ticarettir. Bankaların da kullandığı genel yazılımlar uygundur.",
  },
  mortgages: {
    kind: "İpotek kredisi verenler ve aracıları",
    why: "Aracı da kredi veren gibi faizli krediler için para alır.",
  },
  defense: {
    kind: "Savunma",
    why: "Silahlar veya kendi raporlarına göre satışlarının %5'inden çok daha fazlası ordulara.",
  },
  partsForDefense: {
    kind: "Savunma için parça ve hizmetler",
    why: "Ürettiğinin bir kısmı ordular içindir ve ne kadar olduğunu bildirmez: koruyucu donanım, motorlar, elektronik.",
  },
  groups: {
    kind: "Birbirinden farklı işlerden oluşan gruplar",
    why: "Büyük olasılıkla haram bir kısım vardır ve sınıfın adı bir şey söylemez. Her işi bilinen gruplar o işlere göre değerlendirilir.",
  },
  sugarMills: {
    kind: "İçki damıtan şeker fabrikaları",
    why: "İçki için alkol haram bir kısımdır. Yalnızca yakıt damıtan fabrikalarda böyle bir kısım yoktur.",
  },
  supermarkets: {
    kind: "Süpermarketler",
    why: "Alkol, tütün ve domuz eti satar ve ne kadar olduğunu bildirmezler. Suudi Arabistan'da satamazlar.",
  },
};

/** A decision's kind of business, and how and why it is judged, with companies judged by it. */
export function decisionLine({ id, activities, examples }: ClassDecision): readonly [kind: string, text: string] {
  const { kind, why } = TEXTS[id];
  return [kind, `${activities.map(activityClassName).join(", ")}. ${why} (${examples.join(", ")})`];
}
