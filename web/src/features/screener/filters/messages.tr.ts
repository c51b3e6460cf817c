/** Apart from the screener's other texts, which the page does not load before an email is given. */
export const gateTexts = {
  title: "Pay senedi tarayıcısını kullanmak için e-postanızı girin",
  text: "Pay senedi tarayıcısı ücretsizdir. E-postanız internet tarayıcınızda kalır: kimseye gönderilmez.",
  features: {
    filters: "Sonuca, duruma, standarda, borca, borsaya, sektöre, iş koluna ve bölgeye göre filtreleyin",
    compare: "En çok dört pay senedini yan yana karşılaştırın",
    watchlist: "İzleme listenizi tutun ve içinde tarama yapın",
    download: "Her rakama göre sıralayın ve bulduğunuz her şeyi dosya olarak indirin",
  },
  email: "E-posta adresi",
  submit: "Tarayıcıyı aç",
  invalid: "Lütfen geçerli bir e-posta adresi girin",
} as const;
