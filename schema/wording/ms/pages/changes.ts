export const pageTexts = {
  description:
    "Setiap saham yang keputusannya berubah, mengikut hari, pasaran, sektor dan senarai pantau: angka sebelum dan selepas, dan sama ada syarikat, harganya, sesuatu sumber atau salah satu peraturan kami yang menjadi punca.",
  lead: "Setiap keputusan yang berubah: angka sebelum dan selepas, serta sebabnya.",
} as const;
