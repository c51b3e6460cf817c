export const pageTexts = {
  title: "Adakah saham ini patuh Syariah? Semak mana-mana syarikat",
  description:
    "Semak sama ada sesuatu saham patuh Syariah: keputusan, nisbahnya, angka dan penyata di sebaliknya, serta amaun penyucian. Percuma.",
  lead: "Selamat datang ke hab kewangan Islam percuma anda",
} as const;
