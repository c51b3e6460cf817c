/** Letters and digits that Unicode does not decompose, and Arabic endings that people write either way. */
const SPELLED_ALIKE: Readonly<Record<string, string>> = {
  ß: "s",
  ø: "o",
  æ: "a",
  œ: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  ð: "d",
  þ: "t",
  ى: "ي",
  ة: "ه",
  ک: "ك",
  ی: "ي",
  ے: "ي",
  ہ: "ه",
  ھ: "ه",
  ۃ: "ه",
  ...Object.fromEntries([..."٠١٢٣٤٥٦٧٨٩", ..."۰۱۲۳۴۵۶۷۸۹"].map((digit, place) => [digit, String(place % 10)])),
};

const KNOWN_CODES = 0x250;
/** The folded code of each character, plus one; 0 until it is first needed. */
const known = new Uint32Array(KNOWN_CODES);

/** The letter or digit that represents a character in comparisons: lower case, without marks. 0 for a separator of words. */
export function foldedCode(code: number): number {
  if (code >= KNOWN_CODES) return foldedCodeOf(code);
  if (!known[code]) known[code] = foldedCodeOf(code) + 1;
  return (known[code] ?? 1) - 1;
}

function foldedCodeOf(code: number): number {
  const letter = String.fromCharCode(code)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .charAt(0);
  const alike = SPELLED_ALIKE[letter] ?? letter;
  return /[\p{L}\p{N}]/u.test(alike) ? alike.charCodeAt(0) : 0;
}

/** The words of a text, folded: "Nestlé S.A." is nestle, s and a. */
export function foldedWords(text: string): string[] {
  let folded = "";
  for (const character of text.normalize("NFKD").replace(/[\p{M}\u0640]+/gu, "")) {
    const code = character.length === 1 ? foldedCode(character.charCodeAt(0)) : 0;
    folded += code === 0 ? " " : String.fromCharCode(code);
  }
  return folded.split(" ").filter((word) => word !== "");
}

const LEGAL_FORMS: ReadonlySet<string> = new Set([
  ...["incorporated", "inc", "corporation", "corp", "company", "companies", "co", "limited", "ltd", "plc", "llc", "lp"],
  ...["sa", "ag", "se", "nv", "bv", "spa", "ab", "asa", "oyj", "as", "aktiengesellschaft", "kgaa", "kg", "tbk", "saa"],
  ...[
    "societe",
    "anonyme",
    "europeenne",
    "en",
    "commandite",
    "par",
    "actions",
    "sab",
    "de",
    "cv",
    "sca",
    "pjsc",
    "jsc",
  ],
  ...["anonim", "sirketi", "sanayi", "ve", "ticaret", "kk", "bhd", "berhad", "na", "com", "the", "pt"],
  ...["group", "holding", "holdings", "class", "series", "common", "ordinary", "stock", "share", "shares"],
  ...["sponsored", "unsponsored", "adr", "adrs", "ads", "gdr", "american", "depositary", "receipt", "receipts"],
]);

/** Whether a name consists only of the legal form of a company or its share. */
export function isLegalForm(words: readonly string[]): boolean {
  const text = words.join(" ").replace(/\b(class|series) [a-z]\b/g, "class");
  const forms = text.replace(/\b(\S)(?= \S\b) /g, "$1");
  return forms.split(" ").every((word) => word === "" || LEGAL_FORMS.has(word));
}

/** A name without the legal forms at its end: "Alibaba Group Holding Limited" is alibaba. At least one word is left. */
export function bareName(words: readonly string[]): readonly string[] {
  return words.slice(
    0,
    formsStartAt(words.length, (from) => isLegalForm(words.slice(from))),
  );
}

/** The same of a name as it is written: "Apple Inc." is Apple, "Eli Lilly and Company" Eli Lilly. */
export function everydayName(name: string): string {
  const words = name.split(/\s+/);
  const isForm = (from: number) =>
    isLegalForm(
      foldedWords(
        words
          .slice(from)
          .join(" ")
          .replace(/^(?:and|&) /i, ""),
      ),
    );
  return words
    .slice(0, formsStartAt(words.length, isForm))
    .join(" ")
    .replace(/[,.]+$/, "");
}

function formsStartAt(length: number, isForm: (from: number) => boolean): number {
  let start = length;
  for (let from = length - 1; from >= 1; from--) if (isForm(from)) start = from;
  return start;
}
