import {
  AMERICAN_EXCHANGES,
  EXCHANGE_CODES,
  EXCHANGES,
  type ExchangeCode,
  exchangeByName,
  isAmericanExchange,
} from "../../../domain/facts/exchanges.ts";
import { companyAbroad, isItself } from "../../../domain/issuers/companies-abroad.ts";
import { bareName, foldedWords, isLegalForm } from "../../../domain/issuers/folded-names.ts";
import { agedStanding } from "../../../domain/screening/age.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import type { NameMatch } from "../../../schema/contracts/stocks.ts";
import { nameIndex, type Store } from "./indexes.ts";
import {
  BYTE_BEFORE,
  bytesOf,
  comparedWords,
  exchangePosition,
  fieldEnd,
  isSecondListing,
  isSymbolStart,
  type Line,
  letterAt,
  lineEnd,
  lineStart,
  matchEnd,
  type NameIndex,
  nextLetter,
  readLine,
  textBetween,
  wordStarts,
} from "./name-index.ts";

export type FoundCompany = {
  symbol: string;
  name: string;
  exchange: ExchangeCode;
  standing: Standing;
  match: NameMatch;
  /** Whether Enter opens it; true at most for the first of a list. */
  isClearMatch: boolean;
};

export type SearchOptions = {
  exchanges?: readonly ExchangeCode[] | undefined;
  /** The reader's own: their companies come before others that match as well. */
  near?: readonly ExchangeCode[] | undefined;
  limit: number;
  today?: string;
  /** Only what a whole text may be, without words of it and other spellings: fifty times faster where nothing is found. */
  isWholeName?: true;
};

/** From the best to the weakest. */
const TIERS = {
  alias: 0,
  whole: 1,
  localSymbol: 2,
  beginning: 3,
  symbolBeginning: 4,
  words: 5,
  respelled: 6,
  respelledBeginning: 7,
  nearest: 8,
} as const;
const MATCH_OF_TIER: readonly NameMatch[] = [
  ...(["exact", "exact", "exact", "start", "start", "words", "spelling", "spelling", "nearest"] as const),
];

type Hit = { tier: number; isNear: boolean; place: number; line: Line };

const MAX_WORDS = 8;
/** A company eight times as large as every other with the name is the one that is meant. */
const DOMINANT_CLASSES = 3;
/** The share of the name that must be typed when other names start the same way. */
const CLEAR_COVERAGE = 0.6;
const CLEAR_LENGTH = 3;
const RESPELLED_LENGTH = 4;
/** Of a shorter name one letter makes another company's: Lindt is not Linde. */
const CLEAR_RESPELLED_LENGTH = 6;
const NEAREST_LENGTH = 3;
const IS_A_NUMBER = /^[0-9]/;
const ARTICLES = ["The ", "PT "];

/**
 * The companies that match a typed text, best first: by how they match, then those near the reader, then home listings before second
 * ones, then the larger before the smaller. Matches with one wrong letter appear only when little else is found, and the nearest names
 * only when nothing is.
 */
export function findCompanies(index: NameIndex, text: string, options: SearchOptions): FoundCompany[] {
  const listing = options.isWholeName ? undefined : listingNamed(text);
  if (listing)
    return findCompanies(index, listing.symbol, { ...options, exchanges: options.exchanges ?? listing.exchanges });
  const words = meantWords(index, foldedWords(text).slice(0, MAX_WORDS), options);
  if (words.join("").length < 2) return [];
  const hits = hitsOf(index, words, options);
  const isFirstClear = isMeantHere(words, hits[0]) && isClear(index, hits, words);
  return hits.slice(0, options.limit).map(({ tier, line }, position) => ({
    symbol: line.symbol,
    name: line.name,
    exchange: line.exchange,
    standing: options.today ? agedStanding(line.standing, line.standsUntil, options.today) : line.standing,
    match: MATCH_OF_TIER[tier] ?? "nearest",
    isClearMatch: position === 0 && isFirstClear,
  }));
}

/** A listing as charts and quotes write it: HKG:700 is 0700 in Hong Kong, NASDAQ:KO is KO on any American exchange. */
function listingNamed(text: string): { symbol: string; exchanges: readonly ExchangeCode[] } | undefined {
  const [, name = "", symbol = ""] = /^\s*(\w+)\s*:\s*([^\s:]+)\s*$/.exec(text) ?? [];
  const code = exchangeByName(name)?.code;
  if (!code) return undefined;
  return {
    symbol: code === "HKG" ? symbol.padStart(4, "0") : symbol,
    exchanges: isAmericanExchange(code) ? AMERICAN_EXCHANGES : [code],
  };
}

/** "Share of" and "company" before an Arabic name. */
const SAID_BEFORE = new Set(["سهم", "اسهم", "شركه", "مجموعه"]);
const ARTICLE = "ال";

/** Arabic puts words and the article before names, which people type or leave out: the first way in which a name is known. */
function meantWords(index: NameIndex, typed: readonly string[], options: SearchOptions): readonly string[] {
  if (!/^\p{Script=Arabic}/u.test(typed[0] ?? "")) return typed;
  const [first = "", ...others] = typed.length > 1 && SAID_BEFORE.has(typed[0] ?? "") ? typed.slice(1) : typed;
  const otherwise = first.startsWith(ARTICLE) ? first.slice(ARTICLE.length) : ARTICLE + first;
  const ways = [typed, [first, ...others], [otherwise, ...others]];
  return ways.find((words) => found(index, words, options).some(({ tier }) => tier <= TIERS.beginning)) ?? typed;
}

/** Not for the name of a company abroad: whoever types it does not mean a company here with a like name. */
function isMeantHere(words: readonly string[], top: Hit | undefined): boolean {
  if (!top) return false;
  const abroad = companyAbroad(words.join(" "));
  return !abroad || isItself(abroad, top.line);
}

function hitsOf(index: NameIndex, words: readonly string[], options: SearchOptions): Hit[] {
  const hits = found(index, words, options);
  const bare = bareName(words);
  if (hits.length === 0 && bare.length < words.length) return hitsOf(index, bare, options);
  if (options.isWholeName || hits.some(({ tier }) => tier <= TIERS.beginning)) return hits;
  const respelled = foundRespelled(index, words, options);
  const all = isMeantRespelled(respelled[0], hits, words) ? [...respelled, ...hits] : [...hits, ...respelled];
  return all.length > 0 ? all : nearest(index, words, options);
}

/** "telsa" is a much larger Tesla, though Celik Halat ve Tel Sanayii has its letters where two words meet. */
function isMeantRespelled(respelled: Hit | undefined, hits: readonly Hit[], words: readonly string[]): boolean {
  const [word = "", ...others] = words;
  if (respelled?.tier !== TIERS.respelled || others.length > 0) return false;
  return hits.every(
    ({ tier, line }) =>
      tier === TIERS.words &&
      line.sizeClass - respelled.line.sizeClass >= DOMINANT_CLASSES &&
      !foldedWords(line.name).some((known) => known.startsWith(word)),
  );
}

/** The matches without the last words, then without the first, then without the last letters. */
function nearest(index: NameIndex, words: readonly string[], options: SearchOptions): Hit[] {
  const [first = ""] = words;
  const shorter = [
    ...words.slice(1).map((_, position) => words.slice(0, words.length - 1 - position)),
    ...words.slice(1).map((_, position) => words.slice(position + 1)),
    ...[...first].map((_, position) => [first.slice(0, first.length - 1 - position)]),
  ];
  for (const part of shorter) {
    if (part.join("").length < NEAREST_LENGTH || isLegalForm(part)) continue;
    const exact = found(index, part, options);
    const isOfWholeWords = part.every((word) => words.includes(word));
    const hits = exact.length === 0 && isOfWholeWords ? foundRespelled(index, part, options) : exact;
    if (hits.length > 0) return hits.map((hit) => ({ ...hit, tier: TIERS.nearest }));
  }
  return [];
}

function found(index: NameIndex, words: readonly string[], options: SearchOptions): Hit[] {
  const letters = bytesOf(words.join(""));
  const gathered = gather(index, options);
  const starts = wordStarts(index, letters);
  let tier = Number.POSITIVE_INFINITY;
  let at = 0;
  let end = 0;
  for (let position = 0; position < starts.length; position++) {
    const place = starts[position] ?? 0;
    const matched = matchEnd(index, letters, place);
    if (matched < 0) continue;
    if (place > end) {
      if (at > 0) gathered.add(tier, at);
      tier = Number.POSITIVE_INFINITY;
      end = lineEnd(index, place);
    }
    const here = tierOf(index, place, matched);
    if (here >= tier) continue;
    tier = here;
    at = place;
  }
  if (at > 0) gathered.add(tier, at);
  if (words.length > 1 && !options.isWholeName) {
    for (const place of placesOfWords(index, words.map(bytesOf))) gathered.add(TIERS.words, place);
  }
  return gathered.hits();
}

/** Names that match except for one wrong letter or two swapped ones. */
function foundRespelled(index: NameIndex, words: readonly string[], options: SearchOptions): Hit[] {
  const typed = words.join("");
  const letters = bytesOf(typed);
  const gathered = gather(index, options);
  if (typed.length < RESPELLED_LENGTH) return [];
  const { fields } = index;
  for (let position = 0; position < fields.length; position++) {
    const place = fields[position] ?? 0;
    const end = respelledEnd(index, letters, place);
    if (end < 0) continue;
    gathered.add(isLegalForm(restOfField(index, end)) ? TIERS.respelled : TIERS.respelledBeginning, place);
  }
  return gathered.hits();
}

/** Keeps the first lines of each tier, home listings apart from second ones: no more than can be shown or compete with them. */
function gather(index: NameIndex, { exchanges, near = [], limit }: SearchOptions) {
  const positions = (codes: readonly ExchangeCode[]) => new Set(codes.map((code) => EXCHANGE_CODES.indexOf(code)));
  const wanted = exchanges && positions(exchanges);
  const preferred = positions(near);
  const most = 2 * limit;
  const kept: number[][] = Array.from({ length: 3 * (TIERS.nearest + 1) }, () => []);
  const lines = new Set<number>();
  return {
    add(tier: number, place: number): void {
      const start = lineStart(index, place);
      const exchange = exchangePosition(index, start);
      const places = kept[3 * tier + (isSecondListing(index, start) ? 2 : preferred.has(exchange) ? 0 : 1)];
      if (!places || places.length >= most || lines.has(start)) return;
      if (wanted && !wanted.has(exchange)) return;
      lines.add(start);
      places.push(place);
    },
    hits(): Hit[] {
      return kept
        .flatMap((places, slot) =>
          places.map((place) => ({ tier: Math.floor(slot / 3), isNear: slot % 3 === 0, place })),
        )
        .slice(0, most)
        .map((hit) => ({ ...hit, line: readLine(index, lineStart(index, hit.place)) }));
    },
  };
}

function tierOf(index: NameIndex, place: number, end: number): number {
  if (isSymbolStart(index, place)) return tierOfSymbol(index, place, end);
  const before = index.text[place - 1];
  const isAlias = before === BYTE_BEFORE.alias;
  if (!isAlias && before !== BYTE_BEFORE.name && !isAfterArticle(index, place)) return TIERS.words;
  if (letterAt(index, end) !== 0 || !isLegalForm(restOfField(index, end))) return TIERS.beginning;
  return isAlias ? TIERS.alias : TIERS.whole;
}

function tierOfSymbol(index: NameIndex, place: number, end: number): number {
  const rest = textBetween(index, end, fieldEnd(index, end));
  if (rest === "") return TIERS.whole;
  if (!rest.startsWith(".")) return TIERS.symbolBeginning;
  const exchange = EXCHANGE_CODES[exchangePosition(index, lineStart(index, place))];
  return exchange && rest === EXCHANGES[exchange].suffix ? TIERS.localSymbol : TIERS.symbolBeginning;
}

const ARTICLE_BYTES = ARTICLES.map((article) => Uint8Array.from(article, (letter) => letter.charCodeAt(0)));

/** "The Coca-Cola Company" starts with Coca-Cola. */
function isAfterArticle({ text }: NameIndex, place: number): boolean {
  return ARTICLE_BYTES.some(
    (article) =>
      text[place - article.length - 1] === BYTE_BEFORE.name &&
      article.every((letter, position) => text[place - article.length + position] === letter),
  );
}

function restOfField(index: NameIndex, end: number): string[] {
  return foldedWords(textBetween(index, end, fieldEnd(index, end)));
}

/** The places of the rarest word in the lines that have all words. */
function* placesOfWords(index: NameIndex, words: readonly Uint8Array[]): Generator<number> {
  const [rarest, ...others] = [...words].sort(
    (first, second) => wordStarts(index, first).length - wordStarts(index, second).length,
  );
  if (!rarest) return;
  for (const place of wordStarts(index, rarest)) {
    if (matchEnd(index, rarest, place) < 0) continue;
    const start = lineStart(index, place);
    if (others.every((word) => hasWord(index, word, start))) yield place;
  }
}

/** Whether the symbol or a word of the names in a line starts with these letters. */
function hasWord(index: NameIndex, letters: Uint8Array, start: number): boolean {
  const end = lineEnd(index, start + 1);
  const { text } = index;
  let place = start + 1;
  while (text[place] !== BYTE_BEFORE.symbol) place++;
  if (matchEnd(index, letters, place + 1) >= 0) return true;
  while (text[place] !== BYTE_BEFORE.name) place++;
  for (; place < end; place++) {
    if (letterAt(index, place) === 0 && letterAt(index, place + 1) !== 0 && matchEnd(index, letters, place + 1) >= 0) {
      return true;
    }
  }
  return false;
}

/** The listings of every market that has a symbol without its exchange. */
export async function listMarkets(store: Store, symbol: string): Promise<Line[]> {
  const index = await nameIndex(store);
  return index ? listingsOfLocalSymbol(index, symbol) : [];
}

export function listingsOfLocalSymbol(index: NameIndex, symbol: string): Line[] {
  const letters = bytesOf(foldedWords(symbol).join(""));
  return [...wordStarts(index, letters)]
    .filter((place) => {
      const end = isSymbolStart(index, place) ? matchEnd(index, letters, place) : -1;
      return end >= 0 && tierOfSymbol(index, place, end) === TIERS.localSymbol;
    })
    .map((place) => readLine(index, lineStart(index, place)));
}

/** The ids of the lines with words that start with each typed word, or with all of them joined, in id order. */
export function idsOfNames(index: NameIndex, text: string): number[] {
  const words = comparedWords(text).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const lines = new Set<number>();
  for (const place of placesOfWords(index, words)) lines.add(lineStart(index, place));
  const letters = Uint8Array.from(words.flatMap((word) => [...word]));
  for (const place of wordStarts(index, letters)) {
    if (matchEnd(index, letters, place) >= 0) lines.add(lineStart(index, place));
  }
  return [...lines].sort((first, second) => first - second).map((start) => readLine(index, start).id);
}

/**
 * The end of a name's words that match except for one letter that is missing, extra, wrong or swapped with the next; -1 when there is
 * no such name. At least one of the first two letters must be right.
 */
function respelledEnd(index: NameIndex, letters: Uint8Array, from: number): number {
  let place = from;
  let at = 0;
  for (; at < letters.length; at++) {
    place = nextLetter(index, place);
    if (letterAt(index, place) !== letters[at]) break;
    place++;
  }
  const { text } = index;
  // Letters beyond ASCII have several bytes, of which the first may be alike.
  for (; at > 0 && (isInLetter(letters[at]) || isInLetter(text[place])); at--) place--;
  if (at === letters.length) return -1;
  const [typed, known] = [bytesOfLetter(letters[at]), bytesOfLetter(text[place])];
  const after = nextLetter(index, place + known);
  const wordEnd = (end: number) => (end >= 0 && letterAt(index, end) === 0 ? end : -1);
  const areAlike = (first: number, second: number, bytes: number) =>
    Array.from({ length: bytes }, (_, byte) => letters[first + byte] === letterAt(index, second + byte)).every(Boolean);
  const tries = [
    () => matchEnd(index, letters, place + known, at + typed),
    () => matchEnd(index, letters, place, at + typed),
    () => matchEnd(index, letters, place + known, at),
    () =>
      areAlike(at + typed, place, known) && areAlike(at, after, typed)
        ? matchEnd(index, letters, after + typed, at + typed + known)
        : -1,
  ];
  for (const attempt of tries) {
    const end = wordEnd(attempt());
    if (end >= 0) return end;
  }
  return -1;
}

const isInLetter = (byte: number | undefined) => byte !== undefined && byte >> 6 === 2;
const bytesOfLetter = (first = 0) => (first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4);

/** Only the last word may still be typed: "Mari Petroleum" is not the Marine Petroleum Trust. */
function areWholeWords(words: readonly string[], { symbol, name }: Line): boolean {
  const whole = foldedWords(`${symbol} ${name}`);
  return words.every((word) => whole.includes(word));
}

/**
 * Whether the first hit is what a person means: the only company that matches as well, or eight times the size of every other one, of
 * which none is nearer. A number that several markets give to different companies never is, except that of the only company among
 * them that is screened.
 */
function isClear(index: NameIndex, hits: readonly Hit[], words: readonly string[]): boolean {
  const [top] = hits;
  if (!top || top.tier === TIERS.nearest || top.tier === TIERS.symbolBeginning) return false;
  const length = words.join("").length;
  const others = hits.filter(({ line }) => line.issuer !== top.line.issuer);
  const upTo = (tier: number) => others.filter((hit) => hit.tier <= tier);
  const dominates = (rivals: readonly Hit[]) =>
    rivals.every(
      ({ line, isNear }) => (top.isNear || !isNear) && line.sizeClass - top.line.sizeClass >= DOMINANT_CLASSES,
    );
  switch (top.tier) {
    case TIERS.alias:
      return dominates(upTo(TIERS.alias));
    case TIERS.whole:
      return dominates(upTo(TIERS.localSymbol));
    case TIERS.localSymbol:
      return upTo(TIERS.localSymbol).every(({ line }) =>
        IS_A_NUMBER.test(line.symbol) ? line.standing === "not_screened" : dominates([{ ...top, line }]),
      );
    case TIERS.words:
      return length > CLEAR_LENGTH && others.length === 0 && areWholeWords(words.slice(0, -1), top.line);
    default: {
      const isLongEnough = isSwapped(words, top) || length >= CLEAR_RESPELLED_LENGTH;
      if (top.tier === TIERS.beginning ? length < CLEAR_LENGTH : !isLongEnough) return false;
      return others.length === 0 || (coverage(index, top, words) >= CLEAR_COVERAGE && dominates(upTo(top.tier)));
    }
  }
}

/** Whether a name has the typed letters in another order: "telsa" is Tesla, while "linda" is not Linde. */
function isSwapped(words: readonly string[], { line }: Hit): boolean {
  const sorted = (some: readonly string[]) => [...some.join("")].sort().join("");
  return sorted(words) === sorted(bareName(foldedWords(line.name)));
}

/** The share of the matched name, without its legal form, that has been typed. */
function coverage(index: NameIndex, { place }: Hit, words: readonly string[]): number {
  return words.join("").length / bareName(restOfField(index, place)).join("").length;
}
