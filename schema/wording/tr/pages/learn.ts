export const pageTexts = {
  title: "Eğitim Merkezi",
  description:
    "İslami finans üzerine ücretsiz kurslar: riba nedir, bir pay senedi nasıl taranır, arındırma, zekât ve helal bir portföy kurmak.",
  lead: "Temelden İslami finans; her rakam hesaplanmış, her kaynak belirtilmiş.",
} as const;

/** The community's figures at launch: fixed texts, which count nothing. */
export const launchStats = [
  { figure: "12.847", label: "üye" },
  { figure: "284", label: "âlim yanıtı" },
  { figure: "1.423", label: "bu ay" },
] as const;

export const launchCaption = "İlk yılımızda hedefimiz";
