import type {
  EarlierZakat,
  HawlJoining,
  MetalDay,
  MissedSource,
} from "../../../../../domain/zakat/missed-positions.ts";
import { formatDay } from "../../../../../schema/wording/tr/format.ts";

const ofCurrency = (currency: string) => currency || "ABD doları";

export const missedTexts = {
  lead: "Her kamerî yılda, son gününde sahip olduklarınız o ayın altın ve gümüş fiyatıyla hesaplanır.",
  late: "Zekât, ne kadar gecikirse geciksin borç olarak kalır. Olabildiğince çabuk verin; bilmediğiniz bir tutarı, geriye bir şey kalmadığına kanaat getirene kadar tahmin edin.",
  began: "Malınız nisabın üzerindeyken yılın başladığı gün",
  beganHint: "Bir yıla kadar verdiyseniz: o zekât gününün ertesi günü.",
  beganInvalid: "Lütfen 1960'tan bu yana geçmiş bir gün girin",
  nothingMissed: (end: string) => `İlk kamerî yılın bittiği gün: ${formatDay(end)}. Henüz kaçırılan bir yıl yok.`,
  rateOf: (day: string) => `ABD dolarına çevirmede kullanılan kurun günü: ${formatDay(day)}; eski yıllar yaklaşıktır.`,
  ownPrices: "O günlerin altın ve gümüş fiyatını biliyorum",
  money: (currency: string) => `Para, ticaret malı ve hisseler, borçlar düşülmüş (${ofCurrency(currency)})`,
  gold: "Saf altın, gram",
  silver: "Saf gümüş, gram",
  paid: (currency: string) => `Verilmiş zekât (${ofCurrency(currency)})`,
  goldPrice: "Altının gramı, ABD doları",
  silverPrice: "Gümüşün gramı, ABD doları",
  fillDown: "Boş yıllara aynı tutarlar",
  left: "O gün neye sahip olduğunuzu girene kadar hesaba katılmaz; bir şey yoksa 0 girin.",
  noPrice: "Bu ay için bilinen fiyat yok: kendi fiyatınızı girin.",
  nisab: (dollars: string) => `Nisap ${dollars}`,
  notReached: "nisabın altında: zekât yok",
  earlier: (dollars: string) => `düşülen önceki zekât: ${dollars}`,
  zakat: (dollars: string) => `Zekât ${dollars}`,
  total: "Hâlâ verilmesi gereken zekât",
  leftOut: (count: number) => `Hesaba katılmayan yıl: ${count}`,
  broken: "Nisabın altında bir yıldan sonra, malınızın nisaba yeniden ulaştığı gün yeni bir kamerî yıl başlar.",
  prices: (last: string, now: string) =>
    `Fiyatlar: Dünya Bankası, her ayın ortalaması (CC BY 4.0), son gün ${formatDay(last)}; sonraki günler için ${formatDay(now)} fiyatı.`,
  kept: "Yalnız bu cihazda saklanır.",
  clear: "Bütün yılları temizle",
  hawlsTitle: "Birkaç zekât günü yan yana",
  hawlsLead: "Her mal, sahip olduğunuz günle birlikte.",
  name: "Mal",
  value: "Değeri, ABD doları",
  ownedSince: "Sahip olunan gün",
  addWealth: "Ekle",
  wealthInvalid: "Lütfen malın adını, değerini ve geçmiş bir gün girin",
  remove: (name: string) => `Kaldır: ${name}`,
  ownDay: "Kendi zekât günü",
  joinedDay: "İlkiyle birlikte zekât günü",
  zakatOfIt: "Zekât",
} as const;

type Position = { label: string; summary: string };

export const earlierZakatTexts: Readonly<Record<EarlierZakat, Position>> & { legend: string } = {
  legend: "Önceki yılların verilmemiş zekâtı",
  deduct: {
    label: "Sonraki yıllardan düşülür",
    summary: "Gereken zekât aynı mal üzerinde bir borçtur; sonraki yılın hesabından o kadar düşülür.",
  },
  keep: {
    label: "Düşülmez",
    summary: "Altını elinde tutup başka paradan veren, her yıl için tamamının zekâtını verir.",
  },
};

export const metalDayTexts: Readonly<Record<MetalDay, Position>> & { legend: string } = {
  legend: "Altın ve gümüşün fiyatı",
  its_day: {
    label: "Her yılın kendi gününün fiyatı",
    summary: "Zekâtı gerektiği gün madenin değeri: Ebû Hanîfe'nin görüşü ve okuduğumuz cevapların çoğu.",
  },
  payment: {
    label: "Verildiği günün fiyatı",
    summary: "Aynı ağırlığın verildiği gündeki değeri: Ebû Yûsuf ile Muhammed eş-Şeybânî'nin görüşü.",
  },
};

export const joiningTexts: Readonly<Record<HawlJoining, Position>> = {
  joined: {
    label: "İlkiyle birlikte",
    summary: "Yıl içinde gelen mal, işleyen yıla katılır: Hanefî mezhebi; her türlü para için Monzer Kahf.",
  },
  own: {
    label: "Kendi günü",
    summary: "Her malın kendi yılı vardır: Şâfiî mezhebi; malın kendi kazancı dışında Hanbelî mezhebi.",
  },
};

export const MISSED_SOURCE_NAMES: Readonly<Record<MissedSource, string>> = {
  nzf_missed_years: "National Zakat Foundation (Birleşik Krallık)",
  kahf_delayed: "Monzer Kahf",
  islamweb_missed_years: "Islamweb, fetva 117113",
  bassa: "Ismaeel Bassa, Ahsen el-Fetâvâ'dan",
  limbe: "Darul Iftaa, Limbe (Malavi)",
  salejee: "Ebrahim Salejee, Muftionline",
  nzf_missed_gold: "Faraz Adam, National Zakat Foundation (Birleşik Krallık)",
  makada: "Zakaria Makada, Muftionline",
  jordan: "Ürdün Fetva Dairesi",
  kahf_one_hawl: "Monzer Kahf",
};
