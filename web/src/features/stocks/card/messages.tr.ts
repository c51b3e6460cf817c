export const analysisTexts = {
  why: "Bu sonucun nedeni",
  wouldChange: "Sonucu ne değiştirir",
  proof: "Kanıtları göster",

  activities: "Faaliyetlerin dağılımı",
  noBreakdown: "Hiçbir kaynak geliri faaliyetlere göre ayırmıyor.",

  ratios: "Finansal oranlar",
  realData: (sources: string) => `✓ Gerçek veriler: ${sources}`,
  estimatedRatios: "⚠ Tahminî oranlar",
  aboveLimit: "sınırın üstünde",
  accuracyTitle: "Finansal oranların doğruluğu",
  accuracyText:
    "Bu oranların dayandığı rakamlardan en az biri tahminî veya yuvarlanmış. Hangisi olduğunu ve nasıl yapıldığını aşağıdaki dayanaklar söyler. Güvenmeden önce şirketin kendi raporuna bakın.",
  verifiedTitle: "Doğrulanmış finansal veriler",
  verifiedText:
    "Borcu, nakdi ve geliri şirket bildirdi. Piyasa değeri, gösterilen günün fiyatıyla hesaplandı; tahminî faiz, oranının yanında işaretlidir. Aşağıdaki dayanaklar her kaynağı belirtir.",

  purification: "Arındırma gerekir",
  cautiousPurification: "İhtiyatlı olmak isterseniz arındırma",
  perShare: "pay başına",
  perThousand: "1.000 pay başına",
  ofDividends: "Bir yıllık temettüden",
  ofIncome: "Temettü olsun olmasın, şirketin kendi gelirinden: AAOIFI’nin yöntemi",
  leastOfMixed: "Haram satışları bilinmiyor: bu, verilecek en az tutardır; daha fazlası gerekebilir.",
  leastPurification:
    "Kaynağı kısa vadeli yatırımları ve getirilerini içermiyor; bu yüzden bu, hayra verilecek en az tutardır. Şirketin kendi raporu faiz veya finansman gelirini belirtir.",
  roundsToNothing:
    "Uygun olmayan gelir yuvarlandığında toplamın %0'ı oluyor; bu yüzden sonuç arındırma istemiyor. Yine de vermek daha ihtiyatlıdır.",
  calculateTotal: "Toplamı hesapla",
  aboutPurification: "Arındırma nasıl hesaplanır",

  standards: "Standartlar yan yana",
  lists: "Başkalarının listeleri",
  listed: (name: string, day: string, isMember: boolean) =>
    `${name}: ${day} itibarıyla ${isMember ? "listede" : "listede değil"}.`,
  fund: (fund: string) => `${fund} helal fonunun varlıkları`,
  listsNote:
    "Her liste kendi danışma kurulunun sınırlarına, ortalamalarına ve tarihlerine uyar. Karşılaştırma için gösterilir ve sonucumuzu asla belirlemez.",
  standardsNote: "Bütün standartlar aynı tarihli aynı rakamları kullanır.",
  caveats: "Bilinmesi gerekenler",
  saidYes: (yes: number, judged: number, all: number) =>
    judged === all
      ? `Evet diyen: ${yes}/${all}`
      : `Değerlendirebilen: ${judged}/${all}${judged > 0 ? `; evet diyen: ${yes}` : ""}`,
  agree: (judged: number, all: number) =>
    judged === all
      ? "Standartlar bu hissede aynı sonuca varıyor."
      : `Değerlendirebilen: ${judged}/${all}; hepsi aynı sonuca varıyor.`,
  partOnEvidence:
    "Farkı tek bir oran açıklamıyor: bazı standartlar hiçbir kaynakta olmayan bir girdi istiyor veya bir faaliyeti farklı ele alıyor.",
  evidence: "Dayanaklar",
  oldestFigure: (day: string) => `En eski rakam: ${day}`,
  checkAt: (place: string) => `Kontrol edin: ${place}`,
  fromReport: "Rapor elinizde mi? Bunu düzeltin",
  giveFigure: "Rapor elinizde mi? Bunu ekleyin",
  readBy: "Kim okudu",
  missing: (label: string) => `Hiçbir kaynakta bu rakam yok: ${label}.`,
  haveReport: "Yıllık rapor elinizde mi?",
  oneFigure: (label: string) => `Tek bir rakam bunu netleştirir: ${label}`,
  evidenceNote: "Sonucun dayandığı her girdi.",
  history: "Neler değişti",
  historyChart: "Zaman içinde her oran, kendi sınırının yüzdesi olarak",
  historyLimit: "Her birinin sınırı",
  historyDay: "Tarih",
  noHistory: "İlk tarandığından beri hiçbir şey değişmedi.",
  tooOldOn: (day: string) => `O güne kadar yenileri gelmezse rakamları ${day} günü güncelliğini yitirecek.`,
  reconstructed: "Bildirimlerden",
  noVerdict: "Sonuç yok",
  reconstructedNote:
    "“Bildirimlerden” diye işaretlenen günler sonradan şirketin kendi raporlarından hesaplandı; bunun için yıllık raporunun o gün için belirttiği, içeridekilerin elinde olmayan payların piyasa değeri kullanıldı. Bunlar sonuç değildir: o değer bütün şirketin değerinin altındadır, bu yüzden gerçek borç ve nakit oranları daha düşük olmuş olabilir.",
  noEvidence: "Hiçbir kaynakta bu şirket için bir rakam yok.",
  screenedOn: (day: string) => `Tarama: ${day}`,
  priceOf: (day: string, isRounded: boolean) => `${isRounded ? "Yuvarlanmış fiyat" : "Fiyat"}: ${day}`,

  scholarlyBasis: "Âlimlere göre dayanağı",
  defaultScholarlyBasis:
    "Bir şirketin payları; faaliyeti uygunsa ve faizli borcu, faizli mevduatı ve uygun olmayan geliri ayrı ayrı sınırının içinde kalıyorsa elde tutulabilir; gelirin uygun olmayan kısmı hayra verilir.",
  methodologyLink: "Yöntemin ayrıntılarını görün",
  share: "İncelemeyi paylaş",

  tryAgain: "Yeniden dene",
  failedTitle: "Bu hisse gösterilemedi",
  loading: (symbol = "") => `Yükleniyor ${symbol}`.trim(),

  columns: {
    standard: "Standart",
    verdict: "Sonuç",
    input: "Girdi",
    amount: "Tutar",
    period: "Dönem",
    source: "Kaynak",
    quality: "Güvenilirlik",
  },
} as const;
