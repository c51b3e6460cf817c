export const shownMoneyTexts = {
  label: "Tampilkan jumlah dalam",
  at: (currency: string, day: string) =>
    `Jumlah dalam ${currency} kira-kira, dengan kurs ${day}. Catatan dan berkasnya tetap dalam dolar AS.`,
  noRate: (currency: string) => `Kurs ${currency} tidak diketahui: ditampilkan dalam dolar AS.`,
} as const;
