import type { FactDetail } from "../../../../domain/facts/company-facts.ts";
import { noteWording } from "../../evidence-rules.ts";
import { formatDay, formatMonth, percentText } from "../format.ts";
import { figureText } from "./reasons.ts";

const FACT_DETAIL_TEXTS: Readonly<Record<FactDetail, string>> = {
  about: "Kaynak en son çeyreği tarihi olmadan veriyor; tarih yaklaşıktır.",
  undated_fiscal_year:
    "Kaynak en son hesap yılını bitiş tarihi olmadan veriyor; piyasasında alışılmış olan, raporu artık çıkmış olması gereken son yıl sonunu alıyoruz.",
  undated:
    "Kaynak bilanço tarihi vermiyor; piyasasında alışılmış olan, raporu artık çıkmış olması gereken son yıl sonunu alıyoruz.",
  undated_half_year:
    "Kaynak son on iki ayı topluyor ve hangi güne kadar olduğunu söylemiyor; tarih, raporu kesinlikle çıkmış olan son yarıyıl sonudur.",
  mainland_shares_at_this_price:
    "Şirketin bütün payları Hong Kong fiyatıyla hesaplandı. Şanghay veya Shenzhen paylarının kendi fiyatı vardır; çoğunlukla daha yüksek olan bu fiyatı buradaki hiçbir kaynak vermiyor: oranlar gerçeğinden yüksek çıkmış olabilir.",
  previous_year: "En son hesap yılından önceki yılın bakiyesi.",
  other_date: "Borcunkinden başka bir bilanço tarihinde alınmıştır.",
  with_leases: "Faaliyet kiralamalarını içerir; bu yüzden bir üst sınırdır.",
  confirmed_by_filings:
    "Şirketin SEC bildirimleri bunun bir kısmını kiralamalar hariç uzun vadeli borç olarak doğruluyor.",
  equivalents_only: "Kısa vadeli yatırımlar hariç nakit ve nakit benzerleri; bu yüzden bir alt sınırdır.",
  twelve_months: "Son on iki ay.",
  fiscal_year: "Son hesap yılı.",
  four_quarters: "Son dört çeyreğin toplamı.",
  from_price_to_sales: "Piyasa değerinden ve fiyat/satış oranından türetilmiştir.",
  from_enterprise_value: "Firma değerinden ve gelire oranından türetilmiştir.",
  yield_times_price: "Temettü veriminden ve fiyattan türetilmiştir.",
  annual_rate: "Son temettünün yıllık tutarı.",
  dividends_summed: "On iki ayın temettülerinin toplamı.",
  currency_assumed:
    "Raporlama para birimi kaynakta yok; elle veya şirketin ülkesine ya da piyasasına göre belirlenmiştir.",
  carried_by_price: "O günün fiyatına ve daha önce bilinen pay sayısına göre.",
  all_shares_at_this_price:
    "O günün fiyatına ve şirketin bütün paylarına göre: kaynağın verdiği değer bunların yalnızca bir kısmını sayıyor.",
  high_against_value: "Piyasa değerinin on katından fazla; rakam kontrollerden geçti ama olağan dışı.",
  collected_from_filings:
    "Şirketin bildirimlerinden bir ara dosya yoluyla toplanmıştır; hangi bildirim olduğu orada belirtilmiyor.",
  two_extracts_agree: "Şirketin bildirimlerinden birbirinden bağımsız yapılmış iki derleme aynı rakamı veriyor.",
  two_extracts_close: "İkinci bir kaynağın rakamı, bildirimdeki bu rakamdan en çok onda bir sapıyor.",
  no_debt_in_three_extracts: "Bildirimlerde borç kalemi yok; iki başka kaynakta da yok.",
  no_debt_in_two_extracts: "Tabloda borç kalemi yok ve ikinci bir kaynak sıfır diyor.",
  no_debt_nor_interest_paid: "Şirket hiçbir kalemde borç bildirmiyor; ödediği bir faiz de bildirmiyor.",
  no_debt_nor_interest_in_extracts:
    "Şirketin bildirimlerinden yapılmış iki derlemede ne borç kalemi ne de o yıl ödenmiş faiz var; üçüncü bir kaynakta da borç yok.",
  current_securities_only: "Bir yıldan uzun tutulan menkul kıymetler sayılmamıştır.",
  currency_from_filings: "Para birimi, kaynağın söylediği değil, şirketin kendi tablolarındaki para birimidir.",
  restated_for_inflation:
    "Kaynak onu Mart 2026 satın alma gücüne göre düzeltiyor; kendi tarihindeki liraya geri çevrilmiştir.",
  past_prices_todays_shares: "Geçmiş fiyatlar çarpı bugünkü pay sayısı.",
  prices_without_dividends:
    "Fiyatlar ödenmiş temettüleri içermiyor; bu yüzden olması gerekenden %1 ile %3 arası düşüktür.",
  quarter_end_values: "Çeyrek sonlarındaki piyasa değerlerinin ortalaması.",
  other_assets_included:
    "Yatırımlar da içinde olmak üzere, duran varlıklar dışındaki bütün varlıklar; bir kısmı faiz getirmez, bu yüzden bir üst sınırdır.",
  rest_of_assets: "Kaynakta yok; en çok, başka hiçbir kalemin karşılamadığı varlıklar kadardır.",
  all_liabilities: "Şirketin bütün yükümlülükleri; faizli borç en çok bunun bir kısmıdır: bir üst sınır.",
  all_assets: "Bütün varlıkları; nakit ve menkul kıymetler en çok bunun bir kısmıdır: bir üst sınır.",
  assets_less_equity: "Toplam varlıklar eksi öz kaynaklar.",
  other_income_included: "Yılın diğer gelirleri; faiz bunun bir kısmıdır, bu yüzden bir üst sınırdır.",
};

const RATES: Readonly<Record<string, string>> = {
  "Federal Reserve, middle of the federal funds target range":
    "ABD Merkez Bankası (Fed), federal fon hedef aralığının ortası",
  "European Central Bank, deposit facility rate": "Avrupa Merkez Bankası, mevduat faizi",
  "Bank of England, Bank Rate": "İngiltere Merkez Bankası, politika faizi",
  "Bank of Japan, policy rate": "Japonya Merkez Bankası, politika faizi",
  "Bank of Canada, overnight rate target": "Kanada Merkez Bankası, gecelik faiz hedefi",
  "Reserve Bank of India, repo rate": "Hindistan Merkez Bankası, repo faizi",
  "Banco Central do Brasil, Selic target": "Brezilya Merkez Bankası, Selic hedefi",
  "Swiss National Bank, policy rate": "İsviçre Merkez Bankası, politika faizi",
  "Reserve Bank of New Zealand, official cash rate": "Yeni Zelanda Merkez Bankası, resmî nakit faizi",
  "Reserve Bank of Australia, cash rate target": "Avustralya Merkez Bankası, nakit faizi hedefi",
  "Norges Bank, policy rate before the decision of September 2026":
    "Norveç Merkez Bankası, Eylül 2026 kararından önceki politika faizi",
  "Hong Kong Monetary Authority, average of overnight and one-month HIBOR":
    "Hong Kong Para Otoritesi, gecelik ve bir aylık HIBOR ortalaması",
  "Saudi Central Bank, reverse repo rate": "Suudi Arabistan Merkez Bankası, ters repo faizi",
  "Central Bank of the UAE, base rate": "BAE Merkez Bankası, temel faiz",
  "Banco de México, target rate": "Meksika Merkez Bankası, hedef faiz",
  "Central Bank of the Republic of China (Taiwan), discount rate": "Tayvan Merkez Bankası, iskonto faizi",
  "Bank of Korea, base rate": "Güney Kore Merkez Bankası, temel faiz",
  "People's Bank of China, seven-day reverse repo rate": "Çin Merkez Bankası, yedi günlük ters repo faizi",
  "Sveriges Riksbank, policy rate": "İsveç Merkez Bankası, politika faizi",
  "Danmarks Nationalbank, certificates of deposit rate": "Danimarka Merkez Bankası, mevduat sertifikası faizi",
  "Banco Central de Reserva del Perú, reference rate": "Peru Merkez Bankası, referans faiz",
  "Bank Indonesia, BI-Rate": "Endonezya Merkez Bankası, BI-Rate",
  "Central Bank of the Republic of Türkiye, one-week repo rate":
    "Türkiye Cumhuriyet Merkez Bankası, bir hafta vadeli repo faizi",
  "State Bank of Pakistan, policy rate": "Pakistan Merkez Bankası, politika faizi",
  "National Bank of Georgia, refinancing rate": "Gürcistan Merkez Bankası, refinansman faizi",
};

/** Which rate of which central bank an estimate uses. */
export const rateSource = (source: string): string => RATES[source] ?? source;

export const evidenceNote = noteWording({
  figureText,
  formatMonth,
  details: FACT_DETAIL_TEXTS,
  snapshot: (month) => `Piyasa görüntüsü, ${month}.`,
  asFiled: (entries) => `Bildirimdeki kalem: ${entries}.`,
  estimatedInterest: ({ percent, source, asOf }) =>
    `Bildirilmemiş; nakit ve faizli menkul kıymetler üzerinden yıllık ${percentText(percent)} faiz varsayıldı (${rateSource(source)}, ${formatDay(asOf)}).`,
  newer: (figure, isSame) =>
    `Başka bir kaynağın daha yeni bir rakamı, ${figure}, ${isSame ? "aynı sonuçlara götürüyor" : "en az bir ölçütün sonucunu değiştirirdi"}.`,
});
