export const browseTexts = {
  heading: (count: string) => `Helal pay senetleri (${count} bulundu)`,
  emptyTitle: "Helal pay senedi bulunamadı",
  emptyText: "Helal pay senetlerine göz atmak için başka bir piyasa seçmeyi deneyin.",
  halal: "✓ Helal",
  alsoPurify: (count: string) => `Arındırma gerektiren uygunları da göster (${count})`,
  why: (count: number) =>
    `Burada bağışlanacak bir şey olmadan ${count === 0 ? "hiçbir şirket geçmiyor" : "az sayıda şirket geçiyor"}: çoğu biraz faiz kazanıyor. Arındırmada her temettünün bir kısmı bağışlanır.`,
  noPrice: "Fiyat yok",
  loadMore: "Daha fazla yükle",
  loading: "Yükleniyor...",
  failedTitle: "Helal pay senetleri aranamadı",
  failed: "Bağlantınızı kontrol edip yeniden deneyin.",
} as const;
