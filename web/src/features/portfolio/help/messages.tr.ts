/** The example's figures as they are shown. */
export type Example = Readonly<
  Record<
    | "revenue"
    | "income"
    | "percent"
    | "sharesOutstanding"
    | "shares"
    | "dividendPerShare"
    | "soldOn"
    | "sold"
    | "purchasePrice"
    | "salePrice",
    string
  >
>;

export const helpTexts = {
  heading: "Nasıl hesaplanır",
  parts: [
    {
      title: "Bu cihazdan ne çıkar",
      text: "Sonuçlarına bakmak için tuttuklarınızın sembolleri, ellişer ellişer, ve sembolsüz verilen şirket adları ve ISIN kodları. Ne pay sayısı ne tutar ne hesap ne de adınız çıkar. Dosyalar tarayıcınızda okunur ve bakılanlar saklanmaz.",
    },
    {
      title: "Hangi oran geçerli",
      text: "Bir temettü veya satış, gününün oranıyla arındırılır. Şirketi ilk taramamızdan daha eskiyse o ilk oran kullanılır ve kayıt tahmin olarak işaretlenir. Bilinmeyen bir oran asla sıfır sayılmaz: kayıt çözülmemiş olarak listelenir. Banka gibi haram bir faaliyetin ödediğinin tamamı, doğrudan da bir fonda da tutulsa, bağışlanır.",
    },
    {
      title: "Fiyatlar ve para birimleri",
      text: "Fiyatlar platformun son fiyatlarıdır, her biri kendi günüyle; burada hiçbir şey canlı değildir ve kendi fiyatınızı yazabilirsiniz. Diğer para birimleri tarihli kurumuzla çevrilir. Toplamlar gösterilene kadar yuvarlanmaz, gösterilirken bir üst sente yuvarlanır.",
    },
    {
      title: "Dosyalar ve hesaplar",
      text: "Bir pozisyon listesi, bir hesabın o gün ne tuttuğunu söyler; o günden sonraki işlemler ona eklenir, pay bölünmeleri onu çarpar. Satılan bir payın maliyeti alışlarının ortalaması ya da ilk alınanın maliyetidir: defterde siz seçersiniz. Aynı dosyayı iki kez içe aktarmak bir şey eklemez. ABD ve Kanada ISIN kodlarını yalnızca bir sembolle birlikte biliriz. Aracı kurumlar dışa aktardıkları dosyaları değiştirir: sizinki tanınmazsa hangi sütunun ne olduğunu siz söylersiniz. Saxo’nun pozisyon listesi, eToro’nun pay bölünmeleri ve en yeni sütunları henüz gerçek bir dosyayla karşılaştırılmadı.",
    },
    {
      title: "Pay olarak temettü, kısmi bölünme, birleşme ve virman",
      text: "Pay olarak ödenen temettüden de nakit temettüdeki gibi verilir; paylarının maliyeti onlar için ödenendir. Temettünün tamamı, kesilen vergi ve ücretlerden önce sayılır: bunları düşen bir kurum okumadık. Kısmi bölünme, maliyetin şirketin yayımladığı yüzdesini taşır; o bilinmiyorsa iki payın da maliyeti bilinmez. Birleşmede yeni paylar maliyeti ve günleri devralır; nakit maliyeti azaltır, onu aşan kısım kazançtır. Hesaplar arasında taşınan paylar maliyetini ve günlerini korur; virman satış değildir.",
    },
  ],
  turned: {
    title: "Bir payın sonucu değiştiğinde",
    text: "Değişiklik gününe kadarki kazanç maliyetten o günün fiyatına, sonraki kazanç oradan son fiyata veya satış fiyatına kadar sayılır. O günün kendi satışı önceki zamana aittir. Her bölümün yanında metinlerin ne dediği yazar; bir metin susuyorsa biz de susarız. Yalnızca rakamları çok eski olan bir sonuç satış değil, sabır ister.",
    texts: "Metinler ne diyor",
  },
  exampleTitle: "Elle hesaplanmış bir yıl",
  example: (given: Example) =>
    `Bir şirket ${given.revenue} milyon dolar kazandı; bunun ${given.income} milyonu faizdi: ${given.income} ÷ ${given.revenue} = ${given.percent}. Şirketin ${given.sharesOutstanding} milyon payı var. Siz bunlardan ${given.shares} pay tuttunuz, pay başına ${given.dividendPerShare} aldınız ve ${given.soldOn} günü, alış fiyatı ${given.purchasePrice} olan ${given.sold} payı ${given.salePrice} fiyatla sattınız.`,
  onDividends: "Temettüde",
  onGain: "Kazançta",
  onHeld: "Tutulan payda",
  product: (number: string, amount: string, base: string, percent: string) =>
    `${number} × ${amount} = ${base}; × ${percent} = `,
  held: (given: { income: string; sharesOutstanding: string; perShare: string; held: string }) =>
    `${given.income} ÷ ${given.sharesOutstanding} = pay başına ${given.perShare}; 182 gün 200 pay ve 183 gün 150 pay, 365 günlük yıl için ${given.held} pay eder; × ${given.perShare} = `,
  roundedUp: ", yukarı yuvarlanmış",
  methods: {
    before: "Üç yöntem ve her birini kimin savunduğu şurada açıklanıyor: ",
    link: "yöntem",
    after: ". Asla birbirine eklenmezler: izlediğinizi siz seçersiniz.",
  },
} as const;
