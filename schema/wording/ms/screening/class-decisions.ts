import type { ClassDecision, ClassDecisionId } from "../../../../domain/standards/class-decisions.ts";
import { activityClassName } from "./activity-rules.ts";

/** The methodology page shows them. */
const TEXTS: Readonly<Record<ClassDecisionId, { kind: string; why: string }>> = {
  music: {
    kind: "Muzik, konsert dan filem",
    why: "Ulama berbeza pendapat tentang muzik dan filem. Hal yang sama terpakai bagi label, penstriman, dewan konsert dan studio, walau apa pun industri yang dinamakan penyedia data.",
  },
  videoGames: {
    kind: "Permainan video dan perkhidmatan internet",
    why: "Permainan tanpa pertaruhan dibolehkan. Syarikat yang turut membuat mesin judi mempunyai bahagian yang merupakan perjudian.",
  },
  sportsClubs: {
    kind: "Kelab sukan",
    why: "Sukan dibolehkan, dan kelab memperoleh pendapatan daripada tiket, hak penyiaran dan baju. Perniagaan penaja bukan perniagaan kelab.",
  },
  airports: {
    kind: "Lapangan terbang dengan kedai bebas cukai",
    why: "Ia mengendalikan kedai itu atau mengambil bahagian jualannya, yang sebahagiannya alkohol dan tembakau, dan jarang melaporkan jumlahnya.",
  },
  hotels: {
    kind: "Hotel dan hartanah riadah",
    why: "Kebanyakannya menghidangkan alkohol, dan ulama berbeza pendapat. Pemilik hotel memperoleh pendapatan daripada tetamu yang sama seperti pengendalinya. Di Arab Saudi alkohol tidak dihidangkan.",
  },
  softwareForBanks: {
    kind: "Perisian untuk bank dan penanggung insurans",
    why: "Alat yang dibuat untuk pinjaman berfaedah ialah bantuan kepadanya bagi sesetengah ulama dan perdagangan bagi yang lain. Perisian yang sekadar turut digunakan bank dibolehkan.",
  },
  mortgages: {
    kind: "Pemberi pinjaman dan broker gadai janji",
    why: "Broker dibayar untuk pinjaman berfaedah, sama seperti pemberi pinjaman.",
  },
  defense: {
    kind: "Pertahanan",
    why: "Senjata, atau menurut laporannya sendiri jauh melebihi 5% jualannya ialah kepada tentera.",
  },
  partsForDefense: {
    kind: "Alat ganti dan perkhidmatan untuk pertahanan",
    why: "Sebahagian keluarannya adalah untuk tentera, dan ia tidak melaporkan jumlahnya: kelengkapan pelindung, enjin, elektronik.",
  },
  groups: {
    kind: "Kumpulan perniagaan yang berlainan",
    why: "Berkemungkinan besar ada bahagian yang terlarang, dan nama kelas tidak menyatakan apa-apa. Kumpulan yang setiap perniagaannya diketahui dinilai mengikut perniagaan itu.",
  },
  sugarMills: {
    kind: "Kilang gula yang menyuling arak",
    why: "Alkohol untuk minuman ialah bahagian terlarang. Kilang yang menyuling bahan api sahaja tidak mempunyainya.",
  },
  supermarkets: {
    kind: "Pasar raya",
    why: "Ia menjual alkohol, tembakau dan khinzir dan tidak melaporkan jumlahnya. Di Arab Saudi ia tidak boleh menjualnya.",
  },
};

/** A decision's kind of business, and how and why it is judged, with companies judged by it. */
export function decisionLine({ id, activities, examples }: ClassDecision): readonly [kind: string, text: string] {
  const { kind, why } = TEXTS[id];
  return [kind, `${activities.map(activityClassName).join(", ")}. ${why} (${examples.join(", ")})`];
}
