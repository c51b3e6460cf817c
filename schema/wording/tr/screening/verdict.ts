import { everydayName } from "../../../../domain/issuers/folded-names.ts";
import type { ComplianceStatus } from "../../../../domain/screening/screening.ts";
import type { Stock } from "../../../contracts/stocks.ts";
import { verdictWording } from "../../verdict-rules.ts";
import { formatAmount, formatDollars, formatPercent } from "../format.ts";
import { answerOf } from "./answer.ts";
import { INPUT_LABELS } from "./inputs.ts";
import { partToGive, withBound } from "./ratios.ts";
import { standingLine } from "./standing.ts";

export const STATUS_LABELS: Readonly<Record<ComplianceStatus, string>> = {
  halal: "Helal",
  questionable: "İncelenmeli",
  haram: "Uygun değil",
};

export const EVERY_TEST_PASSED = "Bütün ölçütleri karşılıyor; dayanağı yeterli.";

export const NOT_SCREENED = {
  title: "Henüz taranmadı",
  text: "Bu isim borsasının listesinden biliniyor; ancak rakamları şimdiye kadar kaynaklarımızın hiçbirinde yok. Lehinde de aleyhinde de bir şey söylemiyoruz: Eksik rakamlar hiçbir hisseyi helal de yapmaz, haram da.",
} as const;

export const FLIP_TEXTS = {
  input: "Diğerleri aynı kalıp bu değişirse",
  now: "şimdi",
  to: "yeni değer",
  verdict: "sonuç",
} as const;

export const { verdictSentence, whatDecides, flipRows, businessNote, byOurEstimate, noAmountText } = verdictWording({
  formatAmount,
  formatDollars,
  formatPercent,
  withBound,
  standingLine,
  inputs: INPUT_LABELS,

  noFigures:
    "Rakamları şimdiye kadar kaynaklarımızın hiçbirinde yok; bu yüzden lehinde de aleyhinde de bir şey söylenemez.",
  halal: "Uygun. Bütün sınırların içinde.",
  avoid: (sentence) => `Uzak durun. ${sentence}`,
  firstSentence: /^.*?\.(?= \p{Lu}|$)/u,
  purify: "Arındırma şartıyla uygun.",
  partNotKnown:
    "Uygun. Arındırmak için her temettünün bir kısmını hayra verin. Ne kadarı olduğu bilinmiyor: kaynak kısa vadeli yatırımları içermiyor.",
  ofGain: (percent, bound, estimated) =>
    `Uygun. Temettü ödemiyor; sattığınızda arındırmak için kazancın ${partToGive(percent, bound)} hayra verin${estimated}.`,
  ofDividends: (percent, bound, estimated) =>
    `Uygun. Arındırmak için her temettünün ${partToGive(percent, bound)} hayra verin${estimated}.`,
  ofDividendsAmount: (percent, bound, amount, estimated) =>
    `Uygun. Arındırmak için her temettünün ${partToGive(percent, bound)} hayra verin: son on iki ayda pay başına ${amount}${estimated}.`,
  byOurEstimate: " (bizim tahminimiz)",

  below: (amount) => `${amount} altı`,
  above: (amount) => `${amount} üstü`,

  business: {
    incomeNotKnown: "Ana faaliyeti uygun. Gelirin ne kadarının uygun olmadığı bilinmiyor.",
    compliant: "Bütün faaliyetleri İslami ölçütlere tam uygun.",
    roundsToNothing:
      "Ana faaliyeti İslami ölçütlere uygun. Uygun olmayan geliri yuvarlandığında toplamın %0'ı oluyor; bu yüzden arındırılacak bir tutar yok.",
    purify: "Ana faaliyeti İslami ölçütlere uygun. Uygun olmayan küçük bir geliri var; arındırma gerekir.",
    aboveLimit: "Ana faaliyeti uygun; ancak uygun olmayan geliri sınırın üstünde.",
  },
  dividendNotKnown: "Temettü bilinmiyor; bu yüzden pay başına bir tutar verilemez.",
  noDividend: "Arındırılacak temettü yok. Bir satış kazancından ne verileceğini hesaplayıcıyla bulun.",
});

export const stockQuestion = ({ name, symbol }: Pick<Stock, "name" | "symbol">) => `${name} (${symbol}) helal mi?`;

/** The name of the page: the company without the legal form of its name. */
export const stockTitle = (name: string) => `${everydayName(name)} helal mi?`;

/** The description of a stock's page for search engines: the answer first, then the other contents. */
export function stockDescription(stock: Stock): string {
  return `${answerOf(stock)} Oranlar, dayandıkları rakamlar ve bildirimler, arındırılacak tutar. Ücretsiz.`;
}
