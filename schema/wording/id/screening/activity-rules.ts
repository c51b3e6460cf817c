import type { ActivityId } from "../../../../domain/standards/activities.ts";

const NAMES: Readonly<Record<ActivityId, string>> = {
  banking: "Perbankan konvensional",
  insurance: "Asuransi konvensional",
  insuranceBrokerage: "Pialang asuransi",
  lending: "Pemberian pinjaman berbunga",
  brokerage: "Bank investasi dan perantara efek konvensional",
  alcohol: "Minuman beralkohol",
  gambling: "Perjudian",
  casinoProperty: "Properti kasino",
  pork: "Daging babi",
  tobacco: "Tembakau",
  adult: "Hiburan dewasa",
  weapons: "Senjata dan pertahanan",
  cinema: "Film dan hiburan",
  cinemas: "Bioskop",
  music: "Musik",
  broadcasting: "Penyiaran",
  hotels: "Hotel dan penginapan",
  airlines: "Maskapai penerbangan",
  cruises: "Kapal pesiar",
  payments: "Pemrosesan pembayaran",
  exchange: "Bursa dan data keuangan",
  assetManagement: "Pengelolaan aset",
  financialTechnology: "Aset digital",
  advisory: "Nasihat keuangan",
  cooperativeInsurance: "Asuransi kooperatif",
  helpToLenders: "Jasa bagi pemberi pinjaman dan perusahaan asuransi",
  serviceContracts: "Kontrak layanan",
  dating: "Layanan kencan",
  cannabis: "Ganja",
  groceries: "Toko bahan makanan dan pasar swalayan",
  foodDistribution: "Distribusi makanan",
  discountStores: "Toko diskon",
  drugstores: "Toko obat",
  fuelStations: "SPBU dan toko kelontong",
  restaurants: "Restoran",
  meat: "Daging",
  beverages: "Minuman",
  aerospace: "Kedirgantaraan dan pertahanan",
  conglomerate: "Konglomerat",
  travel: "Jasa perjalanan",
  tradingHouse: "Perusahaan perdagangan umum",
  alcoholPart: "Minuman beralkohol di samping barang lain",
  gamblingPart: "Perjudian di samping permainan",
  lendingPart: "Pemberi pinjaman di dalam grup",
  lendingShops: "Toko yang memberi kredit",
  clientMoney: "Bunga atas uang nasabah",
  insurancePart: "Perusahaan asuransi di dalam grup",
  hotelPart: "Hotel di samping properti lain",
  deliveries: "Pengantaran makanan dan bahan makanan",
  general: "Perdagangan dan industri",
  leaseHeavy: "Perdagangan dan industri",
  videoGames: "Permainan video",
  property: "Properti",
  royaltyTrust: "Royalti",
  shell: "Perusahaan cangkang",
  unclearFinance: "Jasa keuangan, tidak dirinci",
  unclearProperty: "Dana properti, tidak dirinci",
  unclearLeisure: "Rekreasi, tidak dirinci",
  unclearOther: "Tidak dirinci",
  unknown: "Belum digolongkan",
  islamicFinance: "Keuangan syariah",
};

export const activityClassName = (id: ActivityId): string => NAMES[id];

const NONE_PROHIBITED = "Tidak ada kegiatan yang dilarang dalam bidang usaha ini.";

export const ACTIVITY_RULES: Readonly<Record<ActivityId, string>> = {
  banking:
    "Perbankan konvensional, yaitu memberi pinjaman berbunga, termasuk dalam daftar kegiatan yang dilarang menurut Mizan.",
  insurance: "Asuransi konvensional termasuk dalam daftar kegiatan yang dilarang menurut Mizan.",
  insuranceBrokerage:
    "Asuransi konvensional termasuk dalam daftar kegiatan yang dilarang menurut Mizan; pialang dibayar untuk menjualnya.",
  lending: "Pemberian pinjaman berbunga termasuk dalam daftar kegiatan yang dilarang menurut Mizan.",
  brokerage:
    "Keuangan konvensional termasuk dalam daftar kegiatan yang dilarang menurut Mizan; usaha ini memberi pinjaman margin dan memperdagangkan surat utang.",
  alcohol: "Minuman beralkohol termasuk dalam daftar kegiatan yang dilarang menurut Mizan.",
  gambling: "Perjudian dan permainan taruhan termasuk dalam daftar kegiatan yang dilarang menurut Mizan.",
  casinoProperty:
    "Perjudian termasuk dalam daftar kegiatan yang dilarang menurut Mizan; uang sewanya berasal dari kasino.",
  pork: "Daging babi termasuk dalam daftar kegiatan yang dilarang menurut Mizan.",
  tobacco: "Tembakau termasuk dalam daftar kegiatan yang dilarang menurut Mizan.",
  adult: "Hiburan dewasa termasuk dalam daftar kegiatan yang dilarang menurut Mizan.",
  weapons: "Senjata dan pertahanan termasuk dalam daftar kegiatan yang dilarang menurut Mizan.",
  cinema: "Film, serial, dan pertunjukan diperselisihkan ulama; banyak bergantung pada isinya.",
  cinemas: "Film dan pertunjukan diperselisihkan ulama; banyak bergantung pada isinya.",
  music: "Musik dan hiburan musik diperselisihkan ulama.",
  broadcasting: "Penyiaran diperselisihkan ulama; banyak bergantung pada yang ditayangkan.",
  hotels:
    "Hotel diperselisihkan ulama; kebanyakan menyajikan minuman beralkohol dan hanya sedikit yang melaporkan besarnya.",
  airlines:
    "Maskapai penerbangan diperselisihkan ulama; kebanyakan menyajikan minuman beralkohol dan tidak ada yang melaporkan besarnya.",
  cruises: "Kapalnya memuat bar dan kasino, yang pendapatannya jarang dilaporkan.",
  payments:
    "Jasanya diperbolehkan, tetapi banyak di antaranya melayani kartu berbunga; biayanya diperselisihkan ulama.",
  exchange:
    "Imbalannya berasal dari perdagangan dan pemeringkatan saham, tetapi juga obligasi konvensional dan derivatif; hal ini diperselisihkan ulama.",
  assetManagement:
    "Imbalannya berasal dari pengelolaan dana konvensional, termasuk obligasi; besarnya bagian yang diperbolehkan diperselisihkan ulama.",
  financialTechnology: "Mata uang kripto, penambangannya, dan penyelenggaraan pasar untuknya diperselisihkan ulama.",
  advisory:
    "Imbalannya berasal dari nasihat untuk penggabungan usaha, tetapi juga untuk utang konvensional; besarnya bagian yang diperbolehkan diperselisihkan ulama.",
  cooperativeInsurance:
    "Para pemegang polis saling menanggung, tetapi apakah setiap perusahaan asuransi semacam itu adalah takaful diperselisihkan ulama.",
  helpToLenders:
    "Perusahaan ini tidak memberi pinjaman dan tidak mengasuransikan, tetapi dibayar oleh perusahaan yang melakukannya; jasa semacam itu diperselisihkan ulama.",
  serviceContracts:
    "Biaya tetap membeli perbaikan yang mungkin tidak pernah diperlukan, yang oleh sebagian ulama dinilai seperti asuransi.",
  dating:
    "Banyak ulama berkeberatan atas pertemuan di luar pernikahan; sebagian menilai layanan semacam itu menurut penggunaannya.",
  cannabis: "Ulama membolehkan sebagian penggunaan medis dan melarang penggunaan ganja sebagai zat yang memabukkan.",
  groceries: "Toko semacam ini menjual minuman beralkohol, tembakau, atau daging babi; besarnya tidak dilaporkan.",
  foodDistribution: "Dagangannya biasanya mencakup minuman beralkohol atau daging babi; besarnya tidak dilaporkan.",
  discountStores: "Toko semacam ini menjual minuman beralkohol atau tembakau; besarnya tidak dilaporkan.",
  drugstores: "Toko semacam ini sering menjual minuman beralkohol atau tembakau; besarnya tidak dilaporkan.",
  fuelStations: "Tokonya menjual minuman beralkohol dan tembakau; besarnya tidak dilaporkan.",
  restaurants: "Daging babi atau minuman beralkohol biasanya ada dalam menu; besarnya tidak dilaporkan.",
  meat: "Perusahaan daging biasanya menjual daging babi; besarnya tidak dilaporkan.",
  beverages: "Golongan ini mencakup minuman ringan dan minuman beralkohol sekaligus.",
  aerospace:
    "Golongan ini mencakup pesawat sipil dan persenjataan sekaligus; bagian pertahanannya tidak dilaporkan di sini.",
  conglomerate:
    "Grup dengan usaha yang berlain-lainan: bagian yang dilarang tidak dapat dikesampingkan tanpa laporan per segmen.",
  travel: "Perusahaan perjalanan juga menjual hotel, kapal pesiar, dan asuransi; besarnya tidak dilaporkan.",
  tradingHouse:
    "Perusahaan perdagangan umum berdagang makanan, tembakau, atau senjata di antara banyak hal lain; besarnya tidak dilaporkan.",
  alcoholPart: "Perusahaan ini juga menjual minuman beralkohol; sumber di sini tidak menyebut besarnya.",
  gamblingPart: "Taruhan atau mesin judi adalah sebagian dari usahanya; sumber di sini tidak menyebut besarnya.",
  lendingPart: "Sebagian dari grup ini memberi pinjaman berbunga; sumber di sini tidak menyebut besarnya.",
  lendingShops: "Pelanggannya membayar bunga kepadanya; sumber di sini tidak menyebut besarnya.",
  clientMoney:
    "Bunga atas uang yang dipegangnya untuk nasabah adalah sebagian dari pendapatannya; sumber di sini tidak menyebut besarnya.",
  insurancePart: "Asuransi konvensional adalah sebagian dari usahanya; sumber di sini tidak menyebut besarnya.",
  hotelPart:
    "Hotel adalah sebagian dari usahanya, dan kebanyakan hotel menyajikan minuman beralkohol; sumber di sini tidak menyebut besarnya.",
  deliveries: "Restoran dan toko menjual minuman beralkohol dan daging babi melaluinya; besarnya tidak dilaporkan.",
  general: NONE_PROHIBITED,
  leaseHeavy: NONE_PROHIBITED,
  videoGames: NONE_PROHIBITED,
  property: NONE_PROHIBITED,
  royaltyTrust: NONE_PROHIBITED,
  shell: "Perusahaan yang belum memiliki usaha sendiri.",
  unclearFinance:
    "Golongan ini mencampur pemberi pinjaman dengan usaha yang tidak memberi pinjaman, sehingga terlalu sedikit yang dinyatakannya.",
  unclearProperty:
    "Golongan ini mencampur pemilik properti dengan pemberi kredit hipotek, sehingga terlalu sedikit yang dinyatakannya.",
  unclearLeisure:
    "Golongan ini mencampur hotel, restoran, dan kasino dengan rekreasi lain, sehingga terlalu sedikit yang dinyatakannya.",
  unclearOther: "Golongan ini terlalu sedikit menyatakan tentang usahanya.",
  unknown: "Tidak ada sumber yang menyatakan apa usaha perusahaan ini.",
  islamicFinance: "Lembaga keuangan syariah: disaring menurut pendapatannya, bukan menurut sektornya.",
};
