import { NetworkError } from "../../lib/http.ts";

export const yourDataTexts = {
  title: "Verileriniz",
  lead: "Mizan hesap istemez. Yaptıklarınız bu tarayıcının adsız bir oturumunda saklanır; son değişikliğinizden bir yıl sonrasına kadar.",
  keptTitle: "Sizin için saklananlar",
  kept: [
    "İzleme listeniz ve aramalarınız",
    "Zekât hesaplarınız",
    "Tamamladığınız kurs modülleri",
    "Toplulukta yazdıklarınız ve şikâyet ettikleriniz",
    "Bildirimleriniz ve izleme listenizin akış adresi",
  ],
  hereTitle: "Yalnızca bu tarayıcıda",
  here: [
    "Hisse taramayı açarken yazdığınız e-posta",
    "Çevrimdışı okunmak üzere açtığınız son hisseler",
    "Portföyünüz",
    "Açık veya koyu tema",
  ],
  apart: "Bize yazılan mesajlar ve bağışlar bu tarayıcıya bağlı değildir. Onlar için bize yazın.",
  download: "Bir kopya indir",
  downloading: "Hazırlanıyor...",
  forget: "Verilerimi sil",
  askTitle: "Her şey silinsin mi?",
  ask: "İzleme listeniz, aramalarınız, hesaplarınız, ilerlemeniz ve portföyünüz hemen silinir ve kimse geri getiremez.",
  askForum:
    "Toplulukta yazdıklarınız, onlara yanıt verenler için üretilmiş kullanıcı adıyla kalır; verdiğiniz ad soyad kaldırılır.",
  confirm: "Evet, her şeyi sil",
  forgetting: "Siliniyor...",
  keep: "Kalsın",
  forgottenTitle: "Her şey silindi",
  forgotten: "Verileriniz silindi. Bundan sonra kaydettiğiniz ilk şey yeni bir oturum başlatır.",
  done: "Tamam",
} as const;

export const downloadFailed = (error: unknown): string => `Kopya oluşturulamadı. ${advice(error)}`;
export const forgetFailed = (error: unknown): string => `Verileriniz silinemedi. ${advice(error)}`;

function advice(error: unknown): string {
  return error instanceof NetworkError
    ? "Lütfen bağlantınızı kontrol edip yeniden deneyin."
    : "Lütfen yeniden deneyin.";
}
