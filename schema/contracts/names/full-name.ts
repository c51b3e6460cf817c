import lookAlikes from "./look-alikes.json" with { type: "json" };

const WORD = /[\p{L}\p{N}]+/gu;
/** Characters that look like a Latin letter, which `node scripts/content/look-alikes.ts` takes from Unicode Technical Standard 39. */
const LOOKS_LIKE = new Map(
  Object.entries(lookAlikes).flatMap(([letter, characters]) => [...characters].map((one) => [one, letter] as const)),
);
/** Letters that are written in several ways. */
const ARABIC_WAYS: Readonly<Record<string, string>> = {
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ے: "ي",
  ک: "ك",
  ة: "ه",
  ە: "ه",
  ہ: "ه",
  ھ: "ه",
  ـ: "",
};

/** Titles and marks that cannot be verified here, so nobody may use them. Spelled as `folded` returns them. */
const OFFICES = new Set(
  [
    "admin administrator administrateur moderator moderateur moderatör yönetici owner founder staff team equipe ekip tim",
    "official officiel resmi support helpdesk verified verifie certified approved board committee",
    "scholar scholars alim aalim alima allama allamah mufti müftü muftee sheikh shaikh shaykh sheik cheikh şeyh seyh",
    "imam imaam dr doctor docteur prof professor ustadh ustaz ustadz ustad ustadha hoca kyai kiai ulama ulema",
    "maulana mawlana moulana molana mullah molla qadi kadi qazi ayatollah",
    "مفتي مفتى شيخ امام دكتور دكتوره د عالم عالمه علامه مشرف مدير ادمن فريق رسمي رسمى موثق معتمد استاذ استاد قاضي مولانا ملا داكتر ڈاکٹر حضرت",
  ].flatMap((line) => line.split(" ").map(folded)),
);

const OUR_NAMES = ["mizan", "ميزان"].map(folded);
/** A common given name that starts with our own name. */
const GIVEN_NAME = /^mizanur/;

const HIDDEN = /\p{Default_Ignorable_Code_Point}|\p{C}|[\u2800]/u;
/** Joiners are part of some scripts' spelling, inside a word. */
const SPELLING_JOINER = /(?<=[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])/gu;
const NAME_LETTERS = /^[\p{L}\p{M}\p{Nd} .,'’ʼ·()-]*$/u;
const MOST_MARKS_OF_A_NAME = 3;

/** What is wrong with a visitor's chosen name; undefined when nothing is. */
export function complaintAboutName(name: string) {
  const spelled = name.replace(SPELLING_JOINER, "");
  if (/\p{Cc}/u.test(name)) return "name_on_lines";
  if (HIDDEN.test(spelled)) return "name_hidden_character";
  if (stacksMarks(name, MOST_MARKS_OF_A_NAME)) return "too_many_marks";
  if (!NAME_LETTERS.test(spelled)) return "name_signs";
  if (namesUs(name)) return "name_of_mizan";
  if (claimsAnOffice(name)) return "name_claims_office";
  return undefined;
}

/** Whether a character carries more marks than allowed, which would cover the lines above and below. */
export function stacksMarks(text: string, most: number): boolean {
  return new RegExp(`\\p{Me}|\\p{Mn}{${most + 1},}`, "u").test(text.normalize("NFC"));
}

function namesUs(name: string): boolean {
  const words = wordsOf(name);
  const joined = words.join("");
  return OUR_NAMES.some((own) => joined.includes(own)) && !words.some((word) => GIVEN_NAME.test(word));
}

function claimsAnOffice(name: string): boolean {
  const words = wordsOf(name);
  const isSpacedOut = words.length > 1 && words.every((word) => [...word].length === 1);
  return [...words, ...(isSpacedOut ? [words.join("")] : [])].some((word) => OFFICES.has(withoutArticle(word)));
}

function wordsOf(name: string): string[] {
  return name
    .normalize("NFKD")
    .split(/\s+/)
    .flatMap((part) => folded(part.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")).match(WORD) ?? []);
}

function withoutArticle(word: string): string {
  return word.replace(/^ال(?=..)/, "");
}

/** A text as it looks: without marks and hidden characters, each letter replaced by the plain letter it resembles. */
function folded(text: string): string {
  const plain = text.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "");
  const isArabic = /\p{Script=Arabic}/u.test(plain);
  const letters = [...plain].map((one) => (isArabic ? (ARABIC_WAYS[one] ?? one) : (LOOKS_LIKE.get(one) ?? one)));
  const lower = letters.join("").toLowerCase();
  return isArabic
    ? lower
    : [...lower]
        .map((one) => LOOKS_LIKE.get(one) ?? one)
        .join("")
        .replace(/rn/g, "m")
        .replace(/vv/g, "w")
        .replace(/[l1|!]/g, "i")
        .replace(/0/g, "o");
}
