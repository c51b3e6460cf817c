import type { Notice } from "../../../lib/notices.ts";

export const donateTexts = {
  title: "Amacımızı destekleyin",
  lead: "Birçok kişiden ayda bir dolar, helal yatırımı herkes için ücretsiz tutar.",
  benefitsTitle: "Dolarınız neyi karşılıyor",
  benefits: [
    {
      id: "access",
      title: "Dünyanın her yerinden erişim",
      text: "Her ülkedeki Müslüman yatırımcılar için, her telefonda tarama, zekât ve eğitim.",
    },
    {
      id: "education",
      title: "Güvenilir eğitim",
      text: "İlmî kaynaklarıyla kurslar ve her sınırı kaynağıyla gösteren bir yöntem.",
    },
    {
      id: "data",
      title: "Gerçek finansal veriler",
      text: "Bildirimlerden ve piyasalardan, her biri tarihiyle, her ay yenilenen rakamlar.",
    },
  ],
  commitmentTitle: "Sözümüz",
  commitment: "Mizan ücretsiz kalır: reklam yok, ücretli özellik yok; bağış yapmayanlardan hiçbir şey esirgenmez.",
  cardTitle: "Aylık destek - ayda 1 dolar",
  name: "Ad soyad (isteğe bağlı)",
  email: "E-posta",
  emailInvalid: "Lütfen geçerli bir e-posta adresi girin",
  continue: "Ödemeye geç",
  continuing: "Hazırlanıyor...",
  note: "Güvenliği Stripe sağlar, dilediğiniz zaman iptal edin, her ay 1 ABD doları alınır",

  paymentTitle: "Bağışınızı tamamlayın",
  paymentLead: "Ayda bir ABD doları. Onaylamanızdan önce hiçbir şey alınmaz.",
  payment: "Ödeme bilgileri",
  paymentLoading: "Ödeme formu yükleniyor",
  paymentUnavailable: "Ödeme formu yüklenemedi.",
  submit: "Aylık 1 dolarlık bağışı başlat",
  processing: "İşleniyor...",
  back: "Geri",
} as const;

export const thanksTexts = {
  title: "Desteğiniz için teşekkür ederiz!",
  active: "Aylık 1 dolarlık bağışınız etkin.",
  impact: {
    title: "Katkınız",
    lines: [
      "Helal taraması her yerdeki yatırımcılar için ücretsiz kalır.",
      "Kurslar ve yöntem herkese açık kalır.",
      "Rakamlar her ay gerçek kaynaklardan yenilenir.",
    ],
  },
  next: {
    title: "Bundan sonra",
    lines: [
      "Makbuzunuz e-postanıza geliyor.",
      "Kartınızdan her ay otomatik olarak 1 dolar alınır.",
      "Makbuz e-postasındaki bağlantılarla dilediğiniz zaman iptal edebilirsiniz.",
    ],
  },
  back: "Ana sayfaya dön",
} as const;

export const donateNotices = {
  disabled: {
    tone: "neutral",
    title: "Bağışlar şu anda kapalı",
    description: "Mizan tamamen ücretsizdir ve bağış gerekmez. Yardım etmek istediğiniz için teşekkürler!",
  },
  paymentError: { tone: "error", title: "Ödeme hatası", description: "Bir sorun oldu. Lütfen yeniden deneyin." },
} as const satisfies Record<string, Notice>;

/** `reason` comes from the provider or from our server. */
export const paymentFailed = (reason: string): Notice => ({
  tone: "error",
  title: "Ödeme başarısız",
  description: reason,
});
