export const pageTexts = {
  description:
    "Setiap saham yang hasil penyaringannya berubah, menurut hari, pasar, sektor, dan daftar pantau: angka sebelum dan sesudahnya, dan apakah penyebabnya perusahaan, harganya, suatu sumber, atau salah satu aturan kami.",
  lead: "Setiap hasil penyaringan yang berubah: angka sebelum dan sesudahnya, serta alasannya.",
} as const;
