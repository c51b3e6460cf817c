export const shownMoneyTexts = {
  label: "Tutarları şu para biriminde göster",
  at: (currency: string, day: string) =>
    `${currency} tutarları yaklaşıktır, kur günü ${day}. Kayıt ve dosyaları ABD doları olarak kalır.`,
  noRate: (currency: string) => `${currency} kuru bilinmiyor: ABD doları olarak gösteriliyor.`,
} as const;
