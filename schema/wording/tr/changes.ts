import type { NearMiss } from "../../../domain/refresh/near-miss.ts";
import { repeatedCrossings, type Screened } from "../../../domain/refresh/repeated-crossings.ts";
import type { ChangeCause, VerdictChange } from "../../../domain/refresh/verdict-change.ts";
import type { AgeChange } from "../../../domain/screening/ageing.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import { houseLimitsOn } from "../../../domain/standards/rule-changes.ts";
import { RATIO_NAMES, type RatioName } from "../../../domain/standards/standards.ts";
import { exactPercent, formatAmount, formatCount, formatDay, formatPercentAgainst, upperFirst } from "./format.ts";
import { INPUT_LABELS } from "./screening/inputs.ts";
import { STANDING_LABELS } from "./screening/standing.ts";

export const CAUSE_LABELS: Readonly<Record<ChangeCause, string>> = {
  figures: "Yeni rakamlar",
  price: "Fiyat",
  correction: "Düzeltilen kaynak",
  rule: "Kurallarımız",
  age: "Eskime",
};

const CAUSE_SENTENCES: Readonly<Record<ChangeCause, string>> = {
  figures: "Şirket daha yeni rakamlar bildirdi.",
  price: "Piyasa değeri değişti.",
  correction: "Bir kaynak aynı dönem için söylediğini düzeltti.",
  rule: "Bir kuralı değiştirdik.",
  age: "Rakamları, sonucu için çok eskidi.",
};

const CAUSE_UNKNOWN = "Nedeni bilinmiyor: önceki sonucun dayandığı rakamlar saklanmamış.";

const SHORT_RATIOS: Readonly<Record<RatioName, string>> = {
  debtRatio: "borç oranı",
  cashRatio: "nakit oranı",
  nonCompliantIncomeRatio: "uygun olmayan gelir oranı",
};

type Moved = Pick<VerdictChange, "before" | "after"> & { changedOn: string };

/** From one standing to another: "Helal → Uygun değil". */
export function standingsSentence({ before, after }: Pick<VerdictChange, "before" | "after">): string {
  return `${STANDING_LABELS[before.standing]} → ${STANDING_LABELS[after.standing]}`;
}

/** A fall into doubt by age, told on its day or before it. */
export function ageingSentence(change: AgeChange & { standing: Standing }): string {
  if (change.isPast) return `${agedTitle(change)}. ${CAUSE_SENTENCES.age}`;
  return `Bugün: ${STANDING_LABELS[change.standing]}. Önce daha yenileri gelmezse rakamları ${formatDay(change.doubtOn)} günü çok eski olacak.`;
}

/** The same in a few words: "Helal → Belirsiz", "rakamları 1 Ara 2026 günü çok eski olacak". */
export function agedTitle({ standing, doubtOn, isPast }: AgeChange & { standing: Standing }): string {
  if (isPast) return `${STANDING_LABELS[standing]} → ${STANDING_LABELS.doubt}`;
  return `rakamları ${formatDay(doubtOn)} günü çok eski olacak`;
}

export function causeSentence(causes: readonly ChangeCause[]): string {
  return causes.length > 0 ? causes.map((cause) => CAUSE_SENTENCES[cause]).join(" ") : CAUSE_UNKNOWN;
}

/** The ratios that moved, each before and after: "borç oranı %28,0 → %40,0 (sınır %33)". */
export function ratioMoves({ before, after, changedOn }: Moved): string[] {
  const limits = houseLimitsOn(changedOn);
  return RATIO_NAMES.filter((name) => before[name] !== after[name]).map((name) => {
    const limit = limits[name];
    return `${SHORT_RATIOS[name]} ${ratioText(before[name], limit)} → ${ratioText(after[name], limit)} (sınır ${exactPercent(limit)})`;
  });
}

/** The change of a verdict, its cause and its figures, in one paragraph. */
export function changeSentence(change: VerdictChange & Pick<Moved, "changedOn">): string {
  const moves = ratioMoves(change);
  const ratios = moves.length > 0 ? ` ${upperFirst(moves.join(", "))}.` : "";
  return `${standingsSentence(change)}. ${causeSentence(change.causes)}${ratios}`;
}

export function inputMove({ input, before, after }: VerdictChange["inputs"][number]): string {
  const shown = (amount: number | null) => (amount === null ? "bilinmiyor" : formatAmount(amount));
  return `${INPUT_LABELS[input]}: ${shown(before)} → ${shown(after)}`;
}

/** Why a verdict went back and forth: the ratio that crossed its limit each time, near it; undefined when none did. */
export function flickerSentence(history: readonly Screened[]): string | undefined {
  const crossed = repeatedCrossings(history);
  if (!crossed) return undefined;
  const { ratio, limit, crossings } = crossed;
  const told = crossings.map(({ figure, on }) => `${formatDay(on)}: ${ratioText(figure, limit)}`);
  return `${upperFirst(SHORT_RATIOS[ratio])} ${exactPercent(limit)} sınırının çevresinde gidip geliyor, sonucu da onunla birlikte: ${told.join(", ")}.`;
}

/** How far a ratio is from its limit: "Borç oranı %32,4: %33 sınırının 0,6 puan altında". */
export function nearMissSentence({ ratio, figure, limit, points, isAbove }: NearMiss): string {
  const bound = exactPercent(limit);
  const side = `${pointsText(points)} ${isAbove ? "üstünde" : "altında"}`;
  const distance = points === 0 ? `tam ${bound} sınırında` : `${bound} sınırının ${side}`;
  return `${upperFirst(SHORT_RATIOS[ratio])} ${formatPercentAgainst(figure, limit)}: ${distance}.`;
}

function pointsText(points: number): string {
  const rounded = points < 0.1 ? points.toPrecision(1) : points.toFixed(1);
  return `${String(Number(rounded)).replace(".", ",")} puan`;
}

function ratioText(ratio: number | null, limit: number): string {
  return ratio === null ? "bilinmiyor" : formatPercentAgainst(ratio, limit);
}

export const CHANGES_TEXTS = {
  market: "Piyasa",
  sector: "Sektör",
  day: "Gün",
  everyMarket: "Bütün piyasalar",
  everySector: "Bütün sektörler",
  everyDay: "Bütün günler",
  show: "Göster",
  everything: "Hepsi",
  age: "Eskimeye göre",
  agedLine: (past: number, soon: number) =>
    `Eski rakamlar ${formatCount(past)} sonucu belirsiz kılıyor; bir ay içinde buna ${formatCount(soon)} sonuç daha eklenecek.`,
  seeAged: "Hangileri olduğunu görün",
  ageing: {
    soon: {
      title: "Yakında çok eski",
      lead: "Şirket daha önce rapor vermezse bir ay içinde belirsiz olacaklar.",
      none: "Bir ay içinde eskime nedeniyle belirsiz olacak bir sonuç yok.",
    },
    past: {
      title: "Son yenilemeden beri çok eski",
      lead: "Rakamları bir sonuç için çok eski. Daha yenileri sonucu belirleyecek.",
      none: "Son yenilemeden beri eskime nedeniyle belirsiz olan bir sonuç yok.",
    },
  },
  mine: "İzleme listem",
  near: "Sınıra yakın olanlar",
  noChanges: "Burada hiçbir yenileme bir sonucu değiştirmedi.",
  noChangesHint: "Rakamlar ayda bir yenilenir. Değişen sonuçlar burada listelenir.",
  noneOfMine: "İzleme listenizde hiçbir sonuç değişmedi.",
  noneOfMineHint: "İzleme listenizdeki değişiklikler, bir pay senedini eklediğiniz günden itibaren burada görünür.",
  noNear: "Burada hiçbir oran sınırına yakın değil.",
  nearLead:
    "Başka bir sonuca yakın pay senetleri: bir sınıra yakın olan uygun pay senetleri ve tek bir oran yüzünden uygun olmayanlar. Yakın demek, borç veya nakit sınırına en çok iki puan, gelir sınırına en çok bir puan uzaklık demektir.",
  more: "Daha fazla göster",
  loading: "Değişiklikler yükleniyor…",
  failed: "Değişiklikler yüklenemedi.",
  retry: "Yeniden dene",
  found: (count: number) => `${formatCount(count)} değişiklik`,
  onDay: (date: string, count: number) => `${formatDay(date)} (${formatCount(count)})`,
  arrow: "→",
  became: "yeni durum:",
  willBecome: "olacağı durum:",
  noMove: "Hiçbir oran değişmedi.",
  sinceVisit: (count: number, date: string) =>
    `${formatDay(date)} tarihli ziyaretinizden beri ${formatCount(count)} sonuç değişti.`,
  nothingSince: (date: string) => `${formatDay(date)} tarihli ziyaretinizden beri hiçbir sonuç değişmedi.`,
  see: "Neyin değiştiğini görün",
} as const;
