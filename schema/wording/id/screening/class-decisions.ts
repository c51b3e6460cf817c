import type { ClassDecision, ClassDecisionId } from "../../../../domain/standards/class-decisions.ts";
import { activityClassName } from "./activity-rules.ts";

/** The methodology page shows them. */
const TEXTS: Readonly<Record<ClassDecisionId, { kind: string; why: string }>> = {
  music: {
    kind: "Musik, konser, dan film",
    why: "Musik dan film diperselisihkan ulama. Hal ini sama bagi label rekaman, layanan streaming, gedung konser, dan studio, apa pun industri yang disebut penyedia data.",
  },
  videoGames: {
    kind: "Permainan video dan layanan internet",
    why: "Permainan tanpa taruhan diperbolehkan. Perusahaan yang juga membuat mesin judi memiliki bagian yang merupakan perjudian.",
  },
  sportsClubs: {
    kind: "Klub olahraga",
    why: "Olahraga diperbolehkan, dan klub memperoleh pendapatan dari tiket, hak siar, dan kaus. Usaha sponsor bukanlah usaha klub.",
  },
  airports: {
    kind: "Bandar udara dengan toko bebas bea",
    why: "Bandar udara mengelola tokonya atau mengambil bagian dari penjualannya, yang sebagian berasal dari minuman beralkohol dan tembakau, dan jarang melaporkan besarnya.",
  },
  hotels: {
    kind: "Hotel dan properti rekreasi",
    why: "Kebanyakan menyajikan minuman beralkohol, dan hal ini diperselisihkan ulama. Pemilik hotel memperoleh pendapatan dari tamu yang sama dengan pengelolanya. Di Arab Saudi minuman beralkohol tidak disajikan.",
  },
  softwareForBanks: {
    kind: "Perangkat lunak untuk bank dan perusahaan asuransi",
    why: "Alat yang dibuat untuk pemberian pinjaman berbunga dianggap membantunya oleh sebagian ulama dan dianggap perdagangan oleh yang lain. Perangkat lunak yang sekadar dipakai juga oleh bank diperbolehkan.",
  },
  mortgages: {
    kind: "Pemberi dan perantara kredit hipotek",
    why: "Perantara dibayar untuk pinjaman berbunga, seperti halnya pemberi pinjaman.",
  },
  defense: {
    kind: "Pertahanan",
    why: "Senjata, atau menurut laporannya sendiri jauh di atas 5% penjualannya adalah kepada militer.",
  },
  partsForDefense: {
    kind: "Suku cadang dan jasa untuk pertahanan",
    why: "Sebagian dari yang dibuatnya adalah untuk militer, dan besarnya tidak dilaporkan: alat pelindung, mesin, elektronik.",
  },
  groups: {
    kind: "Grup dengan beragam usaha",
    why: "Kemungkinan besar ada bagian yang dilarang, dan nama golongannya tidak menyatakan apa-apa. Grup yang setiap usahanya diketahui dinilai menurut usaha-usaha itu.",
  },
  sugarMills: {
    kind: "Pabrik gula yang menyuling minuman keras",
    why: "Alkohol untuk minuman adalah bagian yang dilarang. Pabrik yang menyuling bahan bakar saja tidak memilikinya.",
  },
  supermarkets: {
    kind: "Pasar swalayan",
    why: "Menjual minuman beralkohol, tembakau, dan daging babi dan tidak melaporkan besarnya. Di Arab Saudi hal itu tidak dibolehkan.",
  },
};

/** A decision's kind of business, and how and why it is judged, with companies judged by it. */
export function decisionLine({ id, activities, examples }: ClassDecision): readonly [kind: string, text: string] {
  const { kind, why } = TEXTS[id];
  return [kind, `${activities.map(activityClassName).join(", ")}. ${why} (${examples.join(", ")})`];
}
