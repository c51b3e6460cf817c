export const pageTexts = {
  description:
    "Sonucu değişen her pay senedi; güne, piyasaya, sektöre ve izleme listesine göre: önceki ve sonraki rakamlar ve nedenin şirket mi, fiyatı mı, bir kaynak mı yoksa kurallarımızdan biri mi olduğu.",
  lead: "Değişen her sonuç: önceki ve sonraki rakamlar ve nedeni.",
} as const;
