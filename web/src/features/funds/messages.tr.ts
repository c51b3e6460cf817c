export const fundTexts = {
  listTitle: "Fonlar neler tutuyor",
  listLead:
    "Bir fonu içindekiler belirler. Her fon için ağırlığının ne kadarının geçtiğini, belirsiz olduğunu veya geçmediğini ve ne kadarının değerlendirilemediğini gösteririz.",
  halalFunds: "Kendine helal diyen fonlar",
  otherFunds: "Amerikan hisse fonları",
  beyondFunds: "Şirket taramasının dışında",
  fund: "Fon",
  passes: "Geçen",
  doubt: "Belirsiz",
  fails: "Geçmeyen",
  unjudged: "Değerlendirilmeyen",
  holdingsOf: "Varlıkların tarihi",
  noHoldings: "Varlıkları henüz bilinmiyor.",
  isRead: (next: string | null, atOnce: number) =>
    `Bu sayfayı açtığınız için okunacak fonlar listesine girdi. Canlı kaynakların her yenilemesi bunlardan en çok ${atOnce} tanesini okur; ${
      next === null ? "sonrakinin ne zaman olacağı burada bilinmiyor." : `sonraki yenileme: ${next}.`
    }`,
  isKnownRead: (next: string | null) =>
    next === null
      ? "Canlı kaynakların sonraki yenilemesiyle, kurucusundan veya N-PORT formundan gelir."
      : `Sonraki yenilemeyle (${next}), kurucusundan veya N-PORT formundan gelir.`,
  listFull: (most: number) =>
    `İstek üzerine ${most} fon okuyoruz ve son üç ayda başkaları bu kadarını istedi. Lütfen daha sonra yeniden deneyin.`,
  meanwhile: "O zamana kadar en büyük varlıklarına tek tek bakabilirsiniz: kurucusu onları listeler.",
  aged: (percent: string) =>
    `Bunun ${percent} kısmı güncelliğini yitirmiş rakamlara dayanıyor; belirsiz olarak sayılır.`,
  demanded: "İstendiği için okunanlar",
  question: (name: string, symbol: string) =>
    name === symbol ? `${symbol} fonunun içinde ne var?` : `${name} (${symbol}) fonunun içinde ne var?`,
  shellTitle: "Bu fonun içinde ne var?",
  another: "Bütün fonlar",
  check: "Bir hisseye bakın",
  claims: "Kendine helal diyor. Bu onun kendi iddiasıdır; aşağıdaki bizim bulduğumuzdur.",
  failed: "Fon gösterilemedi. Lütfen bir dakika sonra yeniden deneyin.",
  dates: (asOf: string, screenedOn: string) => `Varlıklar ${asOf} tarihli, şirketlerin taraması ${screenedOn} tarihli.`,
  source: "Varlıkların kaynağı",
  judged: (percent: string, standard: string) =>
    `Ağırlığının ${percent} kısmı değerlendirildi (ölçüt: ${standard}). Geri kalanı hesaba katılmadı.`,
  house: "Mizan yöntemi",
  standards: "Her standarda göre ağırlığı",
  standard: "Standart",
  judgedColumn: "Değerlendirilen",
  offenders: "Geçmeyen en büyük varlıklar",
  doubtful: "Belirsiz en büyük varlıklar",
  noOffenders: "Tanıdığımız varlıklardan geçmeyen yok.",
  largest: "En büyük varlıkları",
  purification: "Dağıttıklarının arındırılması",
  ofPermissible: (percent: string) =>
    `Bir yıllık dağıtımların yaklaşık ${percent} kısmı, geçmeyenler dışındaki varlıkların uygun olmayan geliridir. Bu kısmı hayra verin.`,
  fromHaram: (percent: string) =>
    `Yaklaşık ${percent} kadarı daha, geçmeyen varlıklardan gelir. Bunun ne kadarının hayra verileceğini bir âlim söyleyebilir; ihtiyatlı olan tamamıdır.`,
  asIfHeld: (percent: string) =>
    `Doğrudan tutulsalardı bu şirketler ${percent} oranında arındırma gerektirirdi: haram faaliyetlerin ödediği her şey ve diğer her şirketin kendi uygun olmayan gelir oranı. Portföyünüz bu tutarı sayar.`,
  purificationKnown: (percent: string) =>
    `Fonun, temettüleri ve gelirleri bilinen ${percent} kısmı üzerinden ağırlığa ve temettüye göre sayılmıştır.`,
  noPurification:
    "Varlıklarının temettüleri bilinmiyor; bu yüzden dağıttıklarının ne kadarının hayra verileceğini söyleyemiyoruz.",
  alike: "Ona benzer helal bir fon var mı?",
  overlap: (percent: string) => `İki fonun ${percent} kısmı örtüşüyor.`,
  noAlike: "Karşılaştıracak başka bir helal fonun varlıklarını bilmiyoruz.",
  yetUnknown: "Yalnızca adıyla bilinenler",
  anyFund: "Başka herhangi bir ABD fonu: aramaya sembolünü yazın veya /funds/ ardından sembolü açın.",
  yetUnknownLead: "Varlıkları, canlı kaynakların sonraki yenilemesiyle kurucularından veya N-PORT formundan gelir.",
  scoresTitle: "Zaman içinde ağırlığa göre helal fonlar",
  scoresLead:
    "Kendine helal diyen her fonun ağırlığının ne kadarının bizim rakamlarımızla her standarttan geçtiği; şirketlerinin tarandığı her gün için bir satır. Paylarını başka bir danışma kurulu, başka tarihlerde ve kendi rakamlarıyla seçti: bu bir kontroldür, asla bir sonuç değildir.",
  ofJudged: (percent: string) => `değerlendirilen ${percent} içinden`,
  mostlyUnjudged: "Ağırlığının çoğu değerlendirilemiyor: standardın gerektirdiği hiçbir kaynakta yok.",
  scoresOf: (fund: string) => `${fund}: ağırlığının geçen kısmı`,
  screenedOn: "Tarama tarihi",
  scoresUncovered: (funds: string) =>
    `Kullanabileceğimiz bir varlık listeleri olmadığı için henüz kapsanmayanlar: ${funds}.`,
  scoresBeyond: (funds: string) => `Şirket taramasının dışında: ${funds}.`,
  scoresNone: "Henüz hiçbir helal fonun içeriği taranmadı.",
  scoresMore: (shown: number) => `Son ${shown} gün gösteriliyor.`,
  openData: "Tarihli her satır, açık veri olarak (CC BY 4.0)",
  today: "Bugünkü durumuyla bütün fonlar",
  notFatwa:
    "Bir fona toptan helal ya da haram demiyoruz: ne kadarının geçmemesine izin verileceği danışma kurulları arasında farklıdır. Güvendiğiniz birine sorun.",
} as const;

/** The first reason of a holding's status in a few words. */
export const REASON_WORDS: Readonly<Record<string, string>> = {
  prohibited_business: "Haram faaliyet",
  debt_above_limit: "Borç sınırın üstünde",
  cash_above_limit: "Nakit ve menkul kıymetler sınırın üstünde",
  income_above_limit: "Uygun olmayan gelir sınırın üstünde",
  purification_required: "Arındırma gerekir",
  grey_business: "Faaliyeti âlimler arasında ihtilaflı",
  mixed_business: "Faaliyetinin bir kısmı büyük olasılıkla haram",
  insufficient_data: "Rakamlar eksik",
  stale_data: "Rakamlar güncelliğini yitirdi",
  sources_disagree: "Kaynaklar çelişiyor",
};
