export const pageTexts = {
  description:
    "Bir pay senedi, zekât veya stratejiniz hakkında sorun; başka Müslüman yatırımcıların ve âlimlerin yanıtlarını okuyun. Hesap gerekmez.",
  lead: "Başka Müslüman yatırımcılara sorun, yanıtlayın, karşılaştırın. Hesap gerekmez.",
} as const;
