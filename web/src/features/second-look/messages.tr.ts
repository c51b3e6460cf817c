export const panelTitles = { secondLook: "Satın almadan önce", whatIf: "Ya şöyle olsaydı …?" } as const;

export const secondLookTexts = {
  year: "Son on iki aydaki oranları",
  since: (day: string) => `Taranmaya başladığı gün: ${day}.`,
  ratio: "Oran",
  range: "En düşükten en yükseğe",
  now: "Şimdi",
  limit: "Sınır",
  turned: (times: number) =>
    times === 0 ? "Tarama sonucu bu sürede değişmedi." : `Tarama sonucu bu sürede ${times} kez değişti.`,
  debtRatio: "borç oranı",
  cashRatio: "nakit oranı",
  wentAbove: (ratio: string, from: string, to: string, cases: string, limit: string) =>
    `Bir yıl sonra ${limit} sınırını aşanlar, ${ratio} ${from} ile ${to} arasında olan 100 şirkette: ${cases}.`,
  cameBack: (ratio: string, from: string, to: string, cases: string, limit: string) =>
    `Bir yıl sonra ${limit} sınırının altına dönenler, ${ratio} ${from} ile ${to} arasında olan 100 şirkette: ${cases}.`,
  fewerThanOne: "1 şirketten az",
  measured: (cases: string) =>
    `2011 ile 2026 arasındaki ABD raporlarından ${cases} çift üzerinde, fiyat sabit tutularak ölçüldü. Düşen fiyat bu oranları daha da yükseltir.`,
  cost: (held: string) => `${held} tutarında pay için bir yılda bağışlanacak`,
  ofDividends: "Son on iki ayın temettülerinden",
  ofIncome: "Temettü olsun olmasın, şirketin kendi gelirinden (AAOIFI)",
  ofGain: "Satıştaki kazançtan",
  ofEach: (amount: string, whole: string) => `her ${whole} için ${amount}`,
} as const;

export const whatIfTexts = {
  lead: "Bir rakamı değiştirin ve sonucun ne olacağını görün. Bu cihazdan hiçbir şey çıkmaz.",
  notAVerdict: "Varsayım: tarama sonucu değil",
  asItIs: "Bugünkü hâliyle",
  millions: "milyon ABD doları olarak",
  debt: "Faizli borç",
  cash: "Nakit ve faizli menkul kıymetler",
  interest: "Bir yıllık faiz geliri",
  price: "Pay fiyatındaki değişim, yüzde",
  priceHint: "-20, beşte birlik bir düşüştür. İki veya üç yıllık ortalamalar aynı kalır.",
  slider: (name: string) => `${name}, kaydırıcı`,
  standard: "Standart",
  badAmount: "0 veya daha büyük bir tutar girin.",
  badPercent: "-99 ile 1000 arasında bir sayı girin.",
  ratio: (percent: string, limit: string) => `${percent} (sınır ${limit})`,
  turns: "Sonuç burada değişirdi",
  moveTo: (name: string, amount: string) => `${name}: ${amount}`,
  reset: "Bugünkü rakamlara dön",
  cannot: "Bu burada hesaplanamıyor: yanıtta sonucun dayandığı bütün rakamlar yok.",
  forAll: "Ya bütün fiyatlar düşseydi?",
  forAllLead: "En büyük paylarınız, en çok 50. Yalnızca sembolleri sorulur; tutarlarınız bu cihazda kalır.",
  fall: "Bütün fiyatlardaki düşüş, yüzde",
  badFall: "0 ile 99 arasında bir sayı girin.",
  wouldTurn: "Sonucu değişecek olanlar",
  noneTurns: "Hiçbirinin sonucu değişmezdi.",
  notWorkedOut: (symbols: string) => `Hesaplanamadı: ${symbols}.`,
  share: "Pay senedi",
  before: "Şimdi",
  after: "Sonra",
} as const;
