import { NetworkError } from "../../lib/http.ts";

export const yourDataTexts = {
  title: "Verileriniz",
  lead: "Mizan hesap istemez. Yaptıklarınız bu tarayıcının adsız bir oturumuna aittir; son değişikliğinizden bir yıl sonrasına kadar.",
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
    "Pay senedi tarayıcısını açan e-posta",
    "Çevrimdışı okunmak üzere açtığınız son pay senetleri",
    "Portföyünüz",
    "Açık veya koyu tema",
  ],
  apart: "Bize yazılan mesajlar ve bağışlar bu tarayıcıya bağlı değildir. Onlar için bize yazın.",
  download: "Bir kopya indir",
  downloading: "Hazırlanıyor...",
  forget: "Beni unut",
  askTitle: "Her şey unutulsun mu?",
  ask: "İzleme listeniz, aramalarınız, hesaplarınız, ilerlemeniz ve portföyünüz hemen silinir ve kimse geri getiremez.",
  askForum:
    "Toplulukta yazdıklarınız, onlara yanıt verenler için üretilmiş kullanıcı adıyla kalır; verdiğiniz ad soyad kaldırılır.",
  confirm: "Her şeyi unut",
  forgetting: "Unutuluyor...",
  keep: "Kalsın",
  forgottenTitle: "Her şey unutuldu",
  forgotten: "Burada artık size ait bir şey yok. Kaydedeceğiniz sonraki şey yeni bir oturum başlatır.",
  done: "Tamam",
} as const;

export const downloadFailed = (error: unknown): string => `Kopya oluşturulamadı. ${advice(error)}`;
export const forgetFailed = (error: unknown): string => `Verileriniz silinemedi. ${advice(error)}`;

function advice(error: unknown): string {
  return error instanceof NetworkError
    ? "Lütfen bağlantınızı kontrol edip yeniden deneyin."
    : "Lütfen yeniden deneyin.";
}
