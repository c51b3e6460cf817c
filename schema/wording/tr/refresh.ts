import { type AnomalyTexts, type ProblemTexts, problemWords } from "../../../domain/refresh/problem-words.ts";
import type { RefreshStep } from "../../../domain/refresh/refresh-steps.ts";
import type { SystemHealth } from "../../contracts/automation.ts";

export const RUN_ANOMALY_TEXTS: AnomalyTexts = {
  too_many_status_changes: "Durumların yüzde beşinden fazlası bir anda değişecekti.",
  coverage_below_limit: "Bu yenileme, bir öncekinin ulaştığı hisselerin yüzde doksanından azına ulaştı.",
  source_below_limit: "Bir kaynak, ona sorulanların yüzde doksanından azına yanıt verdi.",
  figure_below_limit: "Bir rakam, daha önce geldiği hisselerin yüzde doksanından azı için geldi.",
};

export const STEP_LABELS: Readonly<Record<RefreshStep, string>> = {
  listings: "Borsa listeleri okunuyor",
  fundamentals: "Şirket bildirimleri okunuyor",
  quotes: "Fiyatlar okunuyor",
  holdings: "Helal fonların varlıkları okunuyor",
  metals: "Altın ve gümüş fiyatları okunuyor",
  rates: "Döviz kurları okunuyor",
  assemble: "Rakamlar bir araya getiriliyor",
  screen: "Her hisse taranıyor",
  reconcile: "Kaynaklar birbiriyle karşılaştırılıyor",
  stage: "Yeni veri kümesi hazırlanıyor",
  publish: "Yayımlanıyor",
};

const PROBLEM_TEXTS: ProblemTexts = {
  answered: (status) => `${status} durum koduyla yanıt verdi.`,
  no_answer: "Yanıt vermedi.",
  too_slow: (seconds) => `Yanıtı ${seconds} saniye içinde tam olarak gelmedi.`,
  no_time_left: (seconds) => `Diğer istekler ${seconds} saniye sürdü; ona zaman kalmadı.`,
  too_large: (megabytes) => `Yanıtı ${megabytes} MB boyutundan büyük.`,
  empty: "Yanıtı boş.",
  web_page: "Veri yerine bir web sayfasıyla yanıt verdi.",
  truncated: "Yanıtı yarım kalmış.",
  not_json: "Yanıtı JSON değil.",
  unexpected_form: "Yanıtı beklenen biçimde değil.",
  lacks: (what) => `Yanıtında eksik olan: ${what}.`,
  nothing_readable: "Yanıtında okunabilen bir şey yok.",
  mostly_unreadable: "Yanıtının çoğu okunamıyor.",
  too_few_rows: (rows) => `Yanıtında yalnızca ${rows} satır var.`,
  broken_line: (line) => `Yanıtı ${line}. satırda kesilmiş veya bozuk.`,
  another_company: (company) => `Başka bir şirketin (${company}) rakamlarıyla yanıt verdi.`,
  unknown_fund: (fund) => `${fund} fonu listesinde yok.`,
  no_filing: "Fonun bir bildirimi yok.",
  outdated: (date) => `En yeni rakamı ${date} tarihli.`,
  bad_date: "Var olmayan bir tarih veriyor.",
  absurd: (figure) => `Olanaksız bir rakam veriyor: ${figure}.`,
  no_recording: "Bu kurulumda kayıt yok.",
  missing_from_recording: "Kayıtta yok.",
  unusable: "Yanıtı kullanılamadı; nedeni günlükte yazıyor.",
  given_up: (failures) => `Art arda ${failures} başarısızlıktan sonra bu yenilemede ona bir daha sorulmuyor.`,

  unreadable_row: "Dışarıda bırakıldı: beklenen biçimde olmayan bir satır.",
  not_a_symbol: "Dışarıda bırakıldı: bir hissenin sembolü değil.",
  symbol_twice: "Dışarıda bırakıldı: aynı sembol ikinci kez.",
  unknown_exchange: "Dışarıda bırakıldı: Mizan'ın bilmediği bir borsa.",
  suffix_missing: "Dışarıda bırakıldı: borsasının eki olmayan bir sembol.",
  no_name: "Dışarıda bırakıldı: adı yok.",
  no_date: "Dışarıda bırakıldı: tarihi yok.",
  no_price: "Dışarıda bırakıldı: fiyatı yok.",
  no_price_currency: "Dışarıda bırakıldı: fiyatın para birimi yok.",
  old_price: "Dışarıda bırakıldı: fiyatı eski.",
  no_market_value: "Dışarıda bırakıldı: piyasa değeri yok.",
  no_ticker: "Dışarıda bırakıldı: sembolü yok.",
  not_asked_for: "Dışarıda bırakıldı: sorulmamıştı.",
  unknown_to_source: "Kaynak onu bilmiyor.",
  of_another_fund: "Dışarıda bırakıldı: başka bir fona ait.",
  not_a_share: "Dışarıda bırakıldı: hisse değil.",
  not_in_dollars: "Dışarıda bırakıldı: dolarla işlem görmüyor.",
  no_facts: "Dışarıda bırakıldı: kayıtlı rakamı yok.",
  old_balance_sheet: "Dışarıda bırakıldı: bilançosu on beş aydan eski.",
  closed_end_fund: "Dışarıda bırakıldı: kapalı uçlu bir fon.",
  fund: "Dışarıda bırakıldı: bir fon veya borsada işlem gören bir ürün.",
  warrant_or_right: "Dışarıda bırakıldı: bir varant veya rüçhan hakkı.",
  preferred_share: "Dışarıda bırakıldı: imtiyazlı bir pay.",
  note_or_bond: "Dışarıda bırakıldı: bir bono veya tahvil.",
  unit: "Dışarıda bırakıldı: birkaç menkul kıymetten oluşan bir birim.",
  index: "Dışarıda bırakıldı: bir endeks.",
  shell_company: "Dışarıda bırakıldı: işi olmayan bir şirket.",

  market_not_covered: "Burada bu piyasayı kapsayan bir kaynak yok: hisseler mevcut rakamlarını korur.",
  country_not_indexed: (country) =>
    `Faaliyet raporları dizininde ${country} için rapor yok: hisseler mevcut rakamlarını korur.`,
  holdings_too_long: (fund) => `${fund} varlık listesi okunamayacak kadar uzun: önceki bir liste korunuyor.`,
  fund_not_listed: (fund) => `Fon listesinde ${fund} yok: önceki bir varlık listesi korunuyor.`,
  fund_without_filing: (fund) => `${fund} bir varlık listesi bildirmemiş.`,
  no_metal_prices: "Kayıtta metal fiyatı yok: nisap değerini koruyor.",
  fund_disagrees: (counts) => {
    const [haram, all] = counts.split(" ");
    return `Fondaki ${all ?? ""} şirketten ${haram} tanesi burada uygun değil.`;
  },

  chunk_failed: "Bir parça her denemede başarısız oldu; nedeni günlükte yazıyor.",
  driver_lost: "Yenileme, kaç kez sürdürülürse sürdürülsün durdu; nedeni günlükte yazıyor.",
  cancelled: "Bir yönetici iptal etti.",
  workflow_not_started: "Workflow başlatılamadı.",
};

export const problemText = problemWords(PROBLEM_TEXTS, RUN_ANOMALY_TEXTS);

/** The state of the platform's data in a few words. */
export function healthText(health: SystemHealth): string {
  switch (health.state) {
    case "no_data":
      return "Henüz veri yok";
    case "run_failed":
      return "Son yenileme başarısız oldu";
    case "run_under_review":
      return "Son yenileme inceleniyor";
    case "figures_old":
      return `Rakamlar ${health.months} aylık`;
    case "degraded":
      return `Kısıtlı: ${health.failing} kaynak yanıt vermiyor`;
    case "healthy":
      return "Sağlıklı";
  }
}
