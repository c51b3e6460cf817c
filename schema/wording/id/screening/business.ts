import type { BusinessOverrideId } from "../../../../domain/standards/business-overrides.ts";
import { businessWording } from "../../business-rules.ts";
import { industryText } from "../industries.ts";
import { ACTIVITY_RULES, activityClassName } from "./activity-rules.ts";
import { INPUT_LABELS } from "./inputs.ts";

/** What each such business is called, and why it is judged so. */
const OVERRIDES: Readonly<Record<BusinessOverrideId, readonly [name: string, reason: string]>> = {
  "internet-services-and-video-games": [
    "Layanan internet dan permainan video",
    "Digolongkan sebagai telekomunikasi oleh sebagian sumber; menjual layanan daring, permainan, dan iklan.",
  ],
  "navigation-devices-and-watches": [
    "Perangkat navigasi dan jam tangan",
    "Digolongkan sebagai alat navigasi bersama pembuat senjata; menjual kepada konsumen dan penerbangan sipil.",
  ],
  "engineering-and-construction": [
    "Rekayasa dan konstruksi",
    "Digolongkan sebagai jasa militer dan pemerintah; merancang, membangun, atau memeriksa pekerjaan sipil.",
  ],
  "non-alcoholic-beverages": [
    "Minuman nonalkohol",
    "Digolongkan bersama pembuat bir dan penyuling; menjual kopi atau air kelapa.",
  ],
  "fertility-care": [
    "Layanan kesuburan",
    "Digolongkan bersama perusahaan asuransi kesehatan; mengatur layanan bagi pemberi kerja dan tidak menanggung asuransi.",
  ],
  "resorts-and-hotels": [
    "Resor dan hotel",
    "Digolongkan bersama kasino, rekreasi, atau pembangun rumah; mengelola resor dan hotel.",
  ],
  "parks-and-sports": [
    "Taman hiburan dan olahraga",
    "Digolongkan bersama mesin judi; mengelola taman hiburan atau klub olahraga.",
  ],
  gambling: [
    "Perjudian",
    "Digolongkan sebagai hiburan atau perangkat lunak; usahanya adalah taruhan, lotre, mesin judi, atau jasa bagi bandar taruhan.",
  ],
  "music-and-shows": [
    "Musik dan pertunjukan",
    "Digolongkan sebagai hiburan, perangkat lunak, atau elektronik; musik adalah salah satu lini utamanya.",
  ],
  entertainment: [
    "Hiburan",
    "Digolongkan sebagai hiburan, situs web, atau periklanan; film adalah salah satu lini utamanya.",
  ],
  cinemas: ["Bioskop", "Digolongkan bersama pembuat film; mengelola bioskop di gedung yang disewa."],
  "shared-offices": [
    "Kantor bersama",
    "Digolongkan bersama perusahaan penyewaan atau jasa properti; menyewa kantor yang disewakannya kembali.",
  ],
  "outdoor-advertising": ["Iklan luar ruang", "Digolongkan bersama biro iklan; menyewa lahan untuk papan reklamenya."],
  "casino-property": ["Properti kasino", "Digolongkan sebagai dana properti; penyewanya adalah kasino."],
  "cinema-property": [
    "Properti bioskop",
    "Digolongkan sebagai dana properti; bioskop dan hiburan lain membayar sebagian besar sewanya.",
  ],
  cannabis: [
    "Ganja",
    "Digolongkan sebagai properti atau obat-obatan; ganja adalah usahanya atau yang membayar sewanya.",
  ],
  "adult-entertainment": [
    "Hiburan dewasa",
    "Digolongkan sebagai restoran atau rekreasi; hiburan dewasa adalah usahanya.",
  ],
  "materials-for-electronics-and-industry": [
    "Bahan untuk elektronik dan industri",
    "Digolongkan sebagai konglomerat; membuat bahan dan penyaring air.",
  ],
  alcohol: [
    "Minuman beralkohol",
    "Digolongkan bersama semua minuman atau bahan kimia; membuat bir atau menyuling minuman keras.",
  ],
  pork: [
    "Daging babi",
    "Digolongkan sebagai makanan atau hasil pertanian; daging babi adalah produk utama menurut laporannya sendiri.",
  ],
  "meat-and-packaged-foods": [
    "Daging dan makanan kemasan",
    "Digolongkan sebagai makanan kemasan; daging babi ada di antara mereknya dan tidak dilaporkan terpisah.",
  ],
  "weapons-and-defense": [
    "Senjata dan pertahanan",
    "Senjata atau pertahanan adalah usahanya, atau menurut laporannya sendiri jauh lebih dari 5% penjualannya.",
  ],
  "services-and-parts-for-defense-and-space": [
    "Jasa dan suku cadang untuk pertahanan dan antariksa",
    "Digolongkan dalam usaha lain; bahwa pertahanan adalah salah satu pasar yang dilayaninya merupakan pengetahuan umum.",
  ],
  "payment-processing": [
    "Pemrosesan pembayaran",
    "Digolongkan bersama pemberi pinjaman, jasa bisnis, atau perangkat lunak; menyalurkan pembayaran dengan imbalan.",
  ],
  "conventional-investment-banking-and-brokerage": [
    "Bank investasi dan perantara efek konvensional",
    "Digolongkan sebagai pasar modal; pinjaman margin dan perdagangan surat utang adalah sebagian dari usahanya.",
  ],
  "advice-on-transactions": ["Nasihat transaksi", "Digolongkan sebagai pasar modal; memberi nasihat dengan imbalan."],
  "market-infrastructure": [
    "Infrastruktur pasar",
    "Digolongkan sebagai pasar modal; menyelenggarakan pasar, lembaga penyimpanan, atau daftar efek.",
  ],
  "digital-assets": [
    "Aset digital",
    "Digolongkan sebagai keuangan; menambang, memegang, atau memperdagangkan aset digital, atau melayani mereka yang melakukannya.",
  ],
  "interest-based-lending": [
    "Pemberian pinjaman berbunga",
    "Digolongkan sebagai pengelolaan aset; memberi pinjaman berbunga kepada perusahaan.",
  ],
  "interest-based-lending-at-large": [
    "Pemberian pinjaman berbunga",
    "Digolongkan sebagai keuangan pada umumnya; memberi pinjaman, menyewakan, atau membeli utang dengan bunga.",
  ],
  "mortgage-lending": ["Kredit hipotek", "Digolongkan sebagai dana properti; memegang kredit hipotek dan pinjaman."],
  "real-estate": ["Properti", "Digolongkan bersama pemberi kredit hipotek; memiliki dan menyewakan properti."],
  "hotel-property": ["Properti hotel", "Digolongkan sebagai dana properti; memiliki hotel."],
  "conventional-banking": [
    "Perbankan konvensional",
    "Digolongkan sebagai pengelolaan aset, jasa, atau keuangan pada umumnya; perusahaan ini adalah bank.",
  ],
  "conventional-insurance": [
    "Asuransi konvensional",
    "Digolongkan sebagai pengelolaan aset, keuangan pada umumnya, perangkat lunak, atau layanan kesehatan; asuransi adalah bagian utamanya.",
  ],
  "conventional-finance": [
    "Keuangan konvensional",
    "Grup keuangan: perbankan, perantara efek, asuransi, dan pinjaman.",
  ],
  "group-of-unlike-businesses": [
    "Grup dengan usaha yang berlain-lainan",
    "Digolongkan dalam salah satu usahanya; memiliki banyak usaha lain.",
  ],
  "cooperative-insurance": [
    "Asuransi kooperatif",
    "Hukum Arab Saudi hanya mengizinkan perusahaan asuransi dengan model kooperatif.",
  ],
  "platform-for-cooperative-insurance": [
    "Platform asuransi kooperatif",
    "Menjual polis perusahaan asuransi kooperatif Arab Saudi.",
  ],
  "industrial-products": [
    "Produk industri",
    "Digolongkan sebagai konglomerat; membuat produk industri, medis, atau elektronik.",
  ],
  supplies: [
    "Pemasok",
    "Digolongkan bersama penjual makanan atau toko obat; memasok perusahaan, atau memasok obat ke panti lansia.",
  ],
  shops: ["Toko", "Digolongkan bersama SPBU atau toko bahan makanan; menjual kendaraan berkemah, atau donat."],
  resorts: [
    "Resor",
    "Digolongkan bersama kasino; mengelola resor di Arab Saudi, yang tidak memiliki kasino dan minuman beralkohol.",
  ],
  "trade-and-industry": [
    "Perdagangan dan industri",
    "Tidak ada sumber yang menyebut golongannya; menambang, membuat kemasan atau baja, memompa gas, merawat pasien, memberi nasihat, atau menjalankan perangkat lunak dan pusat data.",
  ],
  "asset-management": ["Pengelolaan aset", "Tidak ada sumber yang menyebut golongannya; mengelola investasi."],
  "cement-fertilizer-and-industry": [
    "Perdagangan dan industri",
    "Tidak ada sumber yang menggolongkannya; usahanya diketahui dari namanya: industri, perdagangan, atau transportasi.",
  ],
  "software-and-telecommunication": [
    "Perangkat lunak dan telekomunikasi",
    "Tidak ada sumber yang menggolongkannya; usahanya diketahui dari namanya: perangkat lunak atau telekomunikasi.",
  ],
  "property-development": [
    "Pengembangan properti",
    "Tidak ada sumber yang menggolongkannya; usahanya diketahui dari namanya: membangun dan menjual properti.",
  ],
  broadcasting: ["Penyiaran", "Tidak ada sumber yang menggolongkannya; diketahui bergerak di bidang penyiaran."],
  "shell-company": ["Perusahaan cangkang", "Digolongkan bersama hotel; belum memiliki usaha."],
  "luxury-goods-wines-and-spirits": [
    "Barang mewah, anggur, dan minuman keras",
    "Digolongkan sebagai barang mewah; sampanye, anggur, dan minuman keras adalah salah satu kelompok usahanya.",
  ],
  "drinks-and-snacks-alcohol-among-them": [
    "Minuman dan makanan ringan, termasuk minuman beralkohol",
    "Digolongkan sebagai minuman ringan atau permen; juga membuat atau menjual minuman beralkohol.",
  ],
  "sugar-ethanol-and-liquor": [
    "Gula, etanol, dan minuman keras",
    "Digolongkan sebagai pembuat kembang gula; penyulingannya juga membotolkan minuman keras.",
  ],
  "ethanol-and-alcohols": [
    "Etanol dan alkohol",
    "Digolongkan sebagai bahan kimia; sebagian alkoholnya dipakai untuk minuman.",
  ],
  "property-and-pubs": [
    "Properti dan kedai minum",
    "Digolongkan sebagai properti; memiliki kedai minum dan pabrik bir Greene King.",
  ],
  "airports-and-duty-free-shops": [
    "Bandar udara dan toko bebas bea",
    "Digolongkan sebagai bandar udara; toko bebas beanya menjual minuman beralkohol dan tembakau.",
  ],
  "clothing-and-food": [
    "Pakaian dan makanan",
    "Digolongkan sebagai toserba; makanan, termasuk anggur dan daging babi, adalah bagian besar penjualannya.",
  ],
  "convenience-stores-and-soft-drinks": [
    "Toko kelontong dan minuman ringan",
    "Digolongkan bersama pembuat bir; pabrik birnya sudah lama dijual, dan kini mengelola toko yang menjual bir di antara banyak hal lain.",
  ],
  "fuel-stations-and-convenience-stores": [
    "SPBU dan toko kelontong",
    "Digolongkan sebagai ritel khusus; tembakau dan minuman beralkohol adalah bagian besar dari yang dijual tokonya.",
  ],
  "meals-beside-other-trade": [
    "Makanan di samping usaha lain",
    "Digolongkan sebagai jasa, pakaian, atau furnitur; juga mengelola restoran, bar, atau kantin.",
  ],
  "animal-by-products": [
    "Hasil samping hewan",
    "Digolongkan sebagai makanan kemasan; mengolah hasil samping daging, termasuk dari babi.",
  ],
  "delivery-of-meals-and-groceries": [
    "Pengantaran makanan dan bahan makanan",
    "Digolongkan sebagai perangkat lunak atau ritel internet; mengantarkan yang dijual restoran dan toko.",
  ],
  "property-and-hotels": ["Properti dan hotel", "Digolongkan sebagai properti; hotel adalah salah satu segmennya."],
  cruises: ["Kapal pesiar", "Digolongkan sebagai pelayaran; mengelola kapal pesiar."],
  airline: ["Maskapai penerbangan", "Digolongkan sebagai angkutan udara barang; menerbangkan penumpang."],
  "business-travel": ["Perjalanan bisnis", "Digolongkan sebagai transportasi; menjual jasa perjalanan."],
  "games-gambling-among-them": [
    "Permainan, termasuk perjudian",
    "Digolongkan sebagai permainan atau periklanan; juga membuat mesin judi atau menerima taruhan.",
  ],
  "makers-with-a-finance-company": [
    "Produsen dengan perusahaan pembiayaan",
    "Digolongkan menurut yang dibuat atau dibangunnya; perusahaan pembiayaan miliknya memberi pinjaman kepada pelanggan.",
  ],
  "homes-and-mortgages": [
    "Rumah dan kredit hipotek",
    "Digolongkan sebagai perumahan; pemberi pinjaman miliknya memberi pembeli kredit hipotek.",
  ],
  "services-with-a-lender": [
    "Jasa dengan pemberi pinjaman",
    "Digolongkan sebagai perdagangan, perangkat lunak, transportasi, atau telekomunikasi; juga memberi kredit atau memiliki bank.",
  ],
  "shops-that-give-credit": [
    "Toko yang memberi kredit",
    "Digolongkan sebagai ritel; bunga yang dibayar pelanggan, atau bagian darinya, adalah sebagian dari pendapatannya.",
  ],
  "payroll-accounts-and-payments": [
    "Penggajian, pembukuan, dan pembayaran",
    "Digolongkan sebagai perangkat lunak; melaporkan bunga atas uang yang dipegangnya untuk nasabah sebagai pendapatan.",
  ],
  "security-services-and-insurance": [
    "Jasa keamanan dan asuransi",
    "Digolongkan sebagai keamanan; asuransi adalah salah satu segmennya.",
  ],
  "care-homes-let-and-lent-on": [
    "Panti perawatan, disewakan dan diberi pinjaman",
    "Digolongkan sebagai pemilik panti perawatan dan rumah sakit yang disewakan; bahwa mereka juga memberi pinjaman berbunga kepada penyewanya merupakan pengetahuan umum.",
  ],
  "self-storage-and-insurance-of-what-is-stored": [
    "Penyimpanan mandiri dan asuransi barang yang disimpan",
    "Digolongkan sebagai pemilik yang menyewakan; bahwa penyewanya membeli asuransi dari mereka atau melalui mereka merupakan pengetahuan umum.",
  ],
  "employment-services-and-insurance": [
    "Jasa ketenagakerjaan dan asuransi",
    "Digolongkan sebagai penyedia tenaga kerja; bahwa asuransi bagi karyawan yang mereka pekerjakan untuk pihak lain adalah bagian besar dari yang mereka jual merupakan pengetahuan umum.",
  ],
  "software-and-data-for-lenders-and-insurers": [
    "Perangkat lunak dan data bagi pemberi pinjaman dan perusahaan asuransi",
    "Digolongkan sebagai perangkat lunak, jasa, atau data; bahwa hampir semua pelanggannya adalah bank, perantara efek, pemberi pinjaman, atau perusahaan asuransi merupakan pengetahuan umum.",
  ],
  "online-shops-groceries-among-what-they-sell": [
    "Toko daring yang juga menjual bahan makanan",
    "Digolongkan sebagai ritel internet; bahwa makanan beserta minuman beralkohol atau daging babi adalah sebagian dari yang dijualnya merupakan pengetahuan umum.",
  ],
  "breeding-of-pigs-and-cattle": [
    "Pembibitan babi dan sapi",
    "Digolongkan sebagai bioteknologi; bahwa babi adalah bagian utama dari yang dibibitkannya merupakan pengetahuan umum.",
  ],
  "software-for-hotels-and-casinos": [
    "Perangkat lunak untuk hotel dan kasino",
    "Digolongkan sebagai perangkat lunak; bahwa kasino termasuk pelanggan utamanya merupakan pengetahuan umum.",
  ],
  "services-to-lenders-and-insurers": [
    "Jasa bagi pemberi pinjaman dan perusahaan asuransi",
    "Digolongkan sebagai perangkat lunak, jasa, atau keuangan; pemberi pinjaman dan perusahaan asuransi membayarnya untuk mendatangkan pelanggan atau menangani klaim.",
  ],
  "home-service-plans": [
    "Paket layanan rumah",
    "Digolongkan sebagai jasa perorangan; menjual kontrak layanan untuk rumah.",
  ],
  "dating-services": [
    "Layanan kencan",
    "Digolongkan sebagai situs web atau perangkat lunak; menjalankan layanan kencan.",
  ],
  "video-and-live-shows": [
    "Video dan pertunjukan langsung",
    "Digolongkan sebagai situs web atau perangkat lunak; menayangkan video dan pertunjukan langsung.",
  ],
  "manager-of-property-funds": [
    "Pengelola dana properti",
    "Digolongkan sebagai dana properti; bahwa imbalan dari dana yang dikelolanya adalah pendapatan utamanya merupakan pengetahuan umum.",
  ],
  "fund-or-manager-of-funds": [
    "Dana atau pengelola dana",
    "Digolongkan sebagai jasa atau keuangan pada umumnya; mengelola uang, atau merupakan suatu dana.",
  ],
};

const ISLAMIC_INSTITUTIONS = { bank: "Perbankan syariah", takaful: "Takaful", finance: "Keuangan syariah" } as const;

export const { activityName, wordedActivities, businessRule } = businessWording({
  overrides: OVERRIDES,
  institutions: ISLAMIC_INSTITUTIONS,
  activityClassName,
  rules: ACTIVITY_RULES,
  industryText,
  inputs: INPUT_LABELS,

  byGics: (industry) => `GICS: ${industry}.`,
  byIndustry: (industry) => `Industri menurut penyedia data: ${industry}.`,
  bySicCode: (code) => `Kode SIC ${code}.`,
  bySicCodes: (first, last) => `Kode SIC ${first} sampai ${last}.`,
  bySource: (source) => `Sumber: ${source}.`,
  withoutAlcoholAndPork: "Minuman beralkohol dan daging babi tidak boleh dijual di Arab Saudi.",
});
