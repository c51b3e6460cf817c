import type { BusinessOverrideId } from "../../../../domain/standards/business-overrides.ts";
import { businessWording } from "../../business-rules.ts";
import { industryText } from "../industries.ts";
import { ACTIVITY_RULES, activityClassName } from "./activity-rules.ts";
import { INPUT_LABELS } from "./inputs.ts";

const KNOWN_GENERALLY = "menurut pengetahuan umum";

/** What each such business is called, and why it is judged so. */
const OVERRIDES: Readonly<Record<BusinessOverrideId, readonly [name: string, reason: string]>> = {
  "internet-services-and-video-games": [
    "Perkhidmatan internet dan permainan video",
    "Disenaraikan di bawah telekomunikasi oleh sesetengah sumber; ia menjual perkhidmatan dalam talian, permainan dan iklan.",
  ],
  "navigation-devices-and-watches": [
    "Peranti navigasi dan jam tangan",
    "Difailkan di bawah instrumen navigasi bersama pembuat senjata; ia menjual kepada pengguna dan penerbangan awam.",
  ],
  "engineering-and-construction": [
    "Kejuruteraan dan pembinaan",
    "Disenaraikan di bawah perkhidmatan tentera dan kerajaan; ia mereka bentuk, membina atau memeriksa kerja awam.",
  ],
  "non-alcoholic-beverages": [
    "Minuman bukan alkohol",
    "Disenaraikan bersama pembuat bir dan penyuling arak; ia menjual kopi atau air kelapa.",
  ],
  "fertility-care": [
    "Rawatan kesuburan",
    "Disenaraikan bersama penanggung insurans kesihatan; ia mengatur rawatan untuk majikan dan tidak menanggung insurans.",
  ],
  "resorts-and-hotels": [
    "Pusat peranginan dan hotel",
    "Disenaraikan bersama kasino, riadah atau pembina rumah; ia mengendalikan pusat peranginan dan hotel.",
  ],
  "parks-and-sports": [
    "Taman tema dan sukan",
    "Disenaraikan bersama mesin judi; ia mengendalikan taman tema atau kelab sukan.",
  ],
  gambling: [
    "Perjudian",
    "Disenaraikan di bawah hiburan atau perisian; pertaruhan, loteri, mesin judi atau perkhidmatan kepada tukang taruhan ialah perniagaannya.",
  ],
  "music-and-shows": [
    "Muzik dan persembahan",
    "Disenaraikan di bawah hiburan, perisian atau elektronik; muzik ialah salah satu bidang utamanya.",
  ],
  entertainment: [
    "Hiburan",
    "Disenaraikan di bawah hiburan, laman web atau pengiklanan; filem ialah salah satu bidang utamanya.",
  ],
  cinemas: ["Pawagam", "Disenaraikan bersama pembuat filem; ia mengendalikan pawagam di bangunan yang disewa."],
  "shared-offices": [
    "Pejabat kongsi",
    "Disenaraikan bersama pemberi pajakan atau perkhidmatan hartanah; ia menyewa pejabat yang disewakannya.",
  ],
  "outdoor-advertising": [
    "Pengiklanan luar",
    "Disenaraikan bersama agensi pengiklanan; ia menyewa tapak papan iklannya.",
  ],
  "casino-property": ["Hartanah kasino", "Disenaraikan sebagai amanah hartanah; penyewanya ialah kasino."],
  "cinema-property": [
    "Hartanah pawagam",
    "Disenaraikan sebagai amanah hartanah; pawagam dan hiburan lain membayar sebahagian besar sewanya.",
  ],
  cannabis: [
    "Kanabis",
    "Disenaraikan di bawah hartanah atau ubat-ubatan; kanabis ialah perniagaannya atau membayar sewanya.",
  ],
  "adult-entertainment": [
    "Hiburan dewasa",
    "Disenaraikan di bawah restoran atau riadah; hiburan dewasa ialah perniagaannya.",
  ],
  "materials-for-electronics-and-industry": [
    "Bahan untuk elektronik dan industri",
    "Disenaraikan sebagai konglomerat; ia membuat bahan dan penapis air.",
  ],
  alcohol: [
    "Alkohol",
    "Disenaraikan bersama semua minuman atau bahan kimia; ia membuat bir atau menyuling arak untuk diminum.",
  ],
  pork: [
    "Khinzir",
    "Disenaraikan di bawah makanan atau hasil ladang; khinzir ialah produk utama menurut laporannya sendiri.",
  ],
  "meat-and-packaged-foods": [
    "Daging dan makanan berbungkus",
    "Disenaraikan di bawah makanan berbungkus; khinzir ada antara jenamanya dan tidak dilaporkan secara berasingan.",
  ],
  "weapons-and-defense": [
    "Senjata dan pertahanan",
    "Senjata atau pertahanan ialah perniagaannya, atau menurut laporannya sendiri jauh lebih daripada 5% jualannya.",
  ],
  "services-and-parts-for-defense-and-space": [
    "Perkhidmatan dan alat ganti untuk pertahanan dan angkasa",
    `Disenaraikan di bawah perniagaan lain; pertahanan ialah salah satu pasaran yang dilayaninya, ${KNOWN_GENERALLY}.`,
  ],
  "payment-processing": [
    "Pemprosesan pembayaran",
    "Disenaraikan bersama pemberi pinjaman, perkhidmatan perniagaan atau perisian; ia mengendalikan pembayaran dengan fi.",
  ],
  "conventional-investment-banking-and-brokerage": [
    "Perbankan pelaburan dan pembrokeran konvensional",
    "Disenaraikan di bawah pasaran modal; pinjaman margin dan perdagangan hutang ialah sebahagian perniagaannya.",
  ],
  "advice-on-transactions": [
    "Nasihat urus niaga",
    "Disenaraikan di bawah pasaran modal; ia memberi nasihat dengan fi.",
  ],
  "market-infrastructure": [
    "Infrastruktur pasaran",
    "Disenaraikan di bawah pasaran modal; ia mengendalikan pasaran, depositori atau daftar.",
  ],
  "digital-assets": [
    "Aset digital",
    "Disenaraikan di bawah kewangan; ia melombong, memegang atau mendagangkan aset digital atau berkhidmat kepada yang berbuat demikian.",
  ],
  "interest-based-lending": [
    "Pemberian pinjaman berfaedah",
    "Disenaraikan di bawah pengurusan aset; ia memberi pinjaman berfaedah kepada syarikat.",
  ],
  "interest-based-lending-at-large": [
    "Pemberian pinjaman berfaedah",
    "Disenaraikan di bawah kewangan secara umum; ia memberi pinjaman, memajak atau membeli hutang berfaedah.",
  ],
  "mortgage-lending": [
    "Pinjaman gadai janji",
    "Disenaraikan sebagai amanah hartanah; ia memegang gadai janji dan pinjaman.",
  ],
  "real-estate": [
    "Hartanah",
    "Disenaraikan bersama pemberi pinjaman gadai janji; ia memiliki dan menyewakan hartanah.",
  ],
  "hotel-property": ["Hartanah hotel", "Disenaraikan sebagai amanah hartanah; ia memiliki hotel."],
  "conventional-banking": [
    "Perbankan konvensional",
    "Disenaraikan di bawah pengurusan aset, perkhidmatan atau kewangan secara umum; ia sebuah bank.",
  ],
  "conventional-insurance": [
    "Insurans konvensional",
    "Disenaraikan di bawah pengurusan aset, kewangan secara umum, perisian atau penjagaan; insurans ialah bahagian utamanya.",
  ],
  "conventional-finance": [
    "Kewangan konvensional",
    "Kumpulan kewangan: perbankan, pembrokeran, insurans dan pinjaman.",
  ],
  "group-of-unlike-businesses": [
    "Kumpulan perniagaan yang berlainan",
    "Disenaraikan di bawah salah satu perniagaannya; ia memegang banyak yang lain.",
  ],
  "cooperative-insurance": [
    "Insurans koperatif",
    "Undang-undang Arab Saudi membenarkan penanggung insurans dengan model koperatif sahaja.",
  ],
  "platform-for-cooperative-insurance": [
    "Platform insurans koperatif",
    "Ia menjual polisi penanggung insurans koperatif Arab Saudi.",
  ],
  "industrial-products": [
    "Produk industri",
    "Disenaraikan sebagai konglomerat; ia membuat produk industri, perubatan atau elektronik.",
  ],
  supplies: [
    "Bekalan",
    "Disenaraikan bersama penjual makanan atau kedai ubat; ia membekalkan firma, atau rumah warga emas dengan ubat.",
  ],
  shops: [
    "Kedai",
    "Disenaraikan bersama stesen minyak atau barangan runcit; ia menjual kenderaan perkhemahan, atau donat.",
  ],
  resorts: [
    "Pusat peranginan",
    "Disenaraikan bersama kasino; ia mengendalikan pusat peranginan di Arab Saudi, yang tiada kasino dan tiada alkohol.",
  ],
  "trade-and-industry": [
    "Perdagangan dan industri",
    "Tiada sumber yang menamakan kelasnya; ia melombong, membuat pembungkusan atau keluli, mengepam gas, merawat pesakit, memberi nasihat, atau mengendalikan perisian dan pusat data.",
  ],
  "asset-management": ["Pengurusan aset", "Tiada sumber yang menamakan kelasnya; ia menguruskan pelaburan."],
  "cement-fertilizer-and-industry": [
    "Perdagangan dan industri",
    "Tiada sumber yang mengelaskannya; perniagaannya diketahui daripada namanya: industri, perdagangan atau pengangkutan.",
  ],
  "software-and-telecommunication": [
    "Perisian dan telekomunikasi",
    "Tiada sumber yang mengelaskannya; perniagaannya diketahui daripada namanya: perisian atau telekomunikasi.",
  ],
  "property-development": [
    "Pembangunan hartanah",
    "Tiada sumber yang mengelaskannya; perniagaannya diketahui daripada namanya: ia membina dan menjual hartanah.",
  ],
  broadcasting: ["Penyiaran", "Tiada sumber yang mengelaskannya; ia diketahui membuat siaran."],
  "shell-company": ["Syarikat cangkerang", "Disenaraikan bersama hotel; ia belum mempunyai perniagaan."],
  "luxury-goods-wines-and-spirits": [
    "Barangan mewah, wain dan arak",
    "Disenaraikan di bawah barangan mewah; champagne, wain dan arak ialah salah satu kumpulan perniagaannya.",
  ],
  "drinks-and-snacks-alcohol-among-them": [
    "Minuman dan makanan ringan, termasuk alkohol",
    "Disenaraikan di bawah minuman ringan atau gula-gula; ia juga membuat atau menjual minuman beralkohol.",
  ],
  "sugar-ethanol-and-liquor": [
    "Gula, etanol dan arak",
    "Disenaraikan di bawah pembuat gula-gula; kilang penyulingannya juga membotolkan arak.",
  ],
  "ethanol-and-alcohols": [
    "Etanol dan alkohol",
    "Disenaraikan di bawah bahan kimia; sebahagian alkoholnya digunakan dalam minuman.",
  ],
  "property-and-pubs": [
    "Hartanah dan pub",
    "Disenaraikan di bawah hartanah; ia memiliki pub dan kilang bir Greene King.",
  ],
  "airports-and-duty-free-shops": [
    "Lapangan terbang dan kedai bebas cukai",
    "Disenaraikan di bawah lapangan terbang; kedai bebas cukainya menjual alkohol dan tembakau.",
  ],
  "clothing-and-food": [
    "Pakaian dan makanan",
    "Disenaraikan di bawah gedung serbaneka; makanan, termasuk wain dan khinzir, ialah sebahagian besar jualannya.",
  ],
  "convenience-stores-and-soft-drinks": [
    "Kedai serbaneka dan minuman ringan",
    "Disenaraikan bersama pembuat bir; ia telah lama menjual kilang birnya dan mengendalikan kedai yang menjual bir di samping banyak lagi.",
  ],
  "fuel-stations-and-convenience-stores": [
    "Stesen minyak dan kedai serbaneka",
    "Disenaraikan di bawah runcit khusus; tembakau dan alkohol ialah sebahagian besar jualan kedainya.",
  ],
  "meals-beside-other-trade": [
    "Hidangan di samping perniagaan lain",
    "Disenaraikan di bawah perkhidmatan, pakaian atau perabot; ia juga mengendalikan restoran, bar atau kantin.",
  ],
  "animal-by-products": [
    "Hasil sampingan haiwan",
    "Disenaraikan di bawah makanan berbungkus; ia memproses hasil sampingan daging, termasuk daripada khinzir.",
  ],
  "delivery-of-meals-and-groceries": [
    "Penghantaran makanan dan barangan runcit",
    "Disenaraikan di bawah perisian atau runcit internet; ia menghantar apa yang dijual restoran dan kedai.",
  ],
  "property-and-hotels": ["Hartanah dan hotel", "Disenaraikan di bawah hartanah; hotel ialah salah satu segmennya."],
  cruises: ["Pelayaran persiaran", "Disenaraikan di bawah perkapalan; ia mengendalikan pelayaran persiaran."],
  airline: ["Syarikat penerbangan", "Disenaraikan di bawah kargo udara; ia menerbangkan penumpang."],
  "business-travel": ["Perjalanan perniagaan", "Disenaraikan di bawah pengangkutan; ia menjual perjalanan."],
  "games-gambling-among-them": [
    "Permainan, termasuk perjudian",
    "Disenaraikan di bawah permainan atau pengiklanan; ia juga membuat mesin judi atau menerima pertaruhan.",
  ],
  "makers-with-a-finance-company": [
    "Pengeluar yang mempunyai syarikat pembiayaan",
    "Disenaraikan di bawah apa yang dibuat atau dibinanya; syarikat pembiayaannya sendiri memberi pinjaman kepada pelanggan.",
  ],
  "homes-and-mortgages": [
    "Rumah dan gadai janji",
    "Disenaraikan di bawah rumah; pemberi pinjaman miliknya sendiri memberi gadai janji kepada pembeli.",
  ],
  "services-with-a-lender": [
    "Perkhidmatan dengan pemberi pinjaman",
    "Disenaraikan di bawah perdagangan, perisian, pengangkutan atau telekomunikasi; ia juga memberi kredit atau memiliki bank.",
  ],
  "shops-that-give-credit": [
    "Kedai yang memberi kredit",
    "Disenaraikan di bawah runcit; faedah atau bahagian daripadanya, yang dibayar pelanggan, ialah sebahagian hasilnya.",
  ],
  "payroll-accounts-and-payments": [
    "Gaji, akaun dan pembayaran",
    "Disenaraikan di bawah perisian; ia melaporkan faedah atas wang yang dipegangnya untuk pelanggan sebagai hasil.",
  ],
  "security-services-and-insurance": [
    "Perkhidmatan keselamatan dan insurans",
    "Disenaraikan di bawah keselamatan; insurans ialah salah satu segmennya.",
  ],
  "care-homes-let-and-lent-on": [
    "Rumah jagaan yang disewakan dan diberi pinjaman",
    `Disenaraikan sebagai tuan tanah rumah jagaan dan hospital; ia juga memberi pinjaman berfaedah kepada penyewanya, ${KNOWN_GENERALLY}.`,
  ],
  "self-storage-and-insurance-of-what-is-stored": [
    "Simpanan layan diri dan insurans barang simpanan",
    `Disenaraikan sebagai tuan tanah; penyewanya membeli insurans daripadanya atau melaluinya, ${KNOWN_GENERALLY}.`,
  ],
  "employment-services-and-insurance": [
    "Perkhidmatan pekerjaan dan insurans",
    `Disenaraikan di bawah khidmat tenaga kerja; insurans bagi pekerja yang digajinya untuk pihak lain ialah sebahagian besar jualannya, ${KNOWN_GENERALLY}.`,
  ],
  "software-and-data-for-lenders-and-insurers": [
    "Perisian dan data untuk pemberi pinjaman dan penanggung insurans",
    `Disenaraikan di bawah perisian, perkhidmatan atau data; bank, broker, pemberi pinjaman atau penanggung insurans merupakan hampir semua pelanggannya, ${KNOWN_GENERALLY}.`,
  ],
  "online-shops-groceries-among-what-they-sell": [
    "Kedai dalam talian, termasuk barangan runcit",
    `Disenaraikan di bawah runcit internet; makanan, termasuk alkohol atau khinzir, ialah sebahagian jualannya, ${KNOWN_GENERALLY}.`,
  ],
  "breeding-of-pigs-and-cattle": [
    "Pembiakan khinzir dan lembu",
    `Disenaraikan di bawah bioteknologi; khinzir ialah bahagian utama pembiakannya, ${KNOWN_GENERALLY}.`,
  ],
  "software-for-hotels-and-casinos": [
    "Perisian untuk hotel dan kasino",
    `Disenaraikan di bawah perisian; kasino ada antara pelanggan utamanya, ${KNOWN_GENERALLY}.`,
  ],
  "services-to-lenders-and-insurers": [
    "Perkhidmatan kepada pemberi pinjaman dan penanggung insurans",
    "Disenaraikan di bawah perisian, perkhidmatan atau kewangan; pemberi pinjaman dan penanggung insurans membayarnya untuk mendapatkan pelanggan atau mengurus tuntutan.",
  ],
  "home-service-plans": [
    "Pelan perkhidmatan rumah",
    "Disenaraikan di bawah perkhidmatan peribadi; ia menjual kontrak perkhidmatan untuk rumah.",
  ],
  "dating-services": [
    "Perkhidmatan temu janji",
    "Disenaraikan di bawah laman web atau perisian; ia mengendalikan perkhidmatan temu janji.",
  ],
  "video-and-live-shows": [
    "Video dan persembahan langsung",
    "Disenaraikan di bawah laman web atau perisian; ia menayangkan video dan persembahan langsung.",
  ],
  "manager-of-property-funds": [
    "Pengurus dana hartanah",
    `Disenaraikan sebagai amanah hartanah; fi daripada dana yang diuruskannya ialah pendapatan utamanya, ${KNOWN_GENERALLY}.`,
  ],
  "fund-or-manager-of-funds": [
    "Dana atau pengurus dana",
    "Disenaraikan di bawah perkhidmatan atau kewangan secara umum; ia menguruskan wang, atau ia sendiri sebuah dana.",
  ],
};

const ISLAMIC_INSTITUTIONS = { bank: "Perbankan Islam", takaful: "Takaful", finance: "Kewangan Islam" } as const;

export const { activityName, wordedActivities, businessRule } = businessWording({
  overrides: OVERRIDES,
  institutions: ISLAMIC_INSTITUTIONS,
  activityClassName,
  rules: ACTIVITY_RULES,
  industryText,
  inputs: INPUT_LABELS,

  byGics: (industry) => `GICS: ${industry}.`,
  byIndustry: (industry) => `Industri menurut penyedia data: ${industry}.`,
  bySicCode: (code) => `Kod SIC ${code}.`,
  bySicCodes: (first, last) => `Kod SIC ${first} hingga ${last}.`,
  bySource: (source) => `Sumber: ${source}.`,
  withoutAlcoholAndPork: "Alkohol dan khinzir tidak boleh dijual di Arab Saudi.",
});
