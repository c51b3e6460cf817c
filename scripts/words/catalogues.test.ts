import { expect, it } from "vitest";
import { LANGUAGES } from "../../schema/wording/languages.ts";
import { catalogueOf, FORMS } from "./catalogues.ts";

const ENGLISH = `{
  "forum.title": "Forum",
  "forum.hello": "Hello {name}, {count, plural, one {1 reply} other {# replies}}",
  "@forum.hello": {"placeholders":{"name":{"type":"name"},"count":{"type":"num"}}},
  "forum.back": "@:forum.title",
  "forum.market": "Boursa {day, date}"
}`;
const TITLE = '"forum.title": "المنتدى"';
const SIX = "zero {لا ردود} one {رد} two {ردان} few {# ردود} many {# ردًّا} other {# رد}";

const MARKET = '"forum.market": "بورصة {day, date}"';
it.each([
  [`${TITLE},\n  ${MARKET}`, `أهلًا {name}، {count, plural, ${SIX}}`, ""],
  [TITLE, "أهلًا", 'en.arb: "forum.market" is missing; en.arb:6 has it'],
  [TITLE, "أهلًا b{name}", 'ar.arb:3: "forum.hello" has "b" in Latin letters, neither isolated nor a known word'],
  [`${TITLE},\n  ${MARKET}`, "أهلًا \u2068Mizan {name}\u2069 CSV", ""],
  [TITLE, "أهلًا {nmae}", 'ar.arb:3: "forum.hello" has no parameter {nmae}; it has name, count'],
  [
    TITLE,
    `{count, plural, ${SIX.replace("two {ردان} ", "")}}`,
    '"forum.hello" lacks the form "two" of {count, plural}',
  ],
  [TITLE, "{count, number, zork}", "unknown format {count, number, zork}"],
  [TITLE, "أهلًا {name", 'ar.arb:3: "forum.hello": Unexpected message end'],
  [TITLE, "أهلًا \u2068{name}", '"forum.hello" opens or closes an isolate without its other half'],
  [
    '"forum.titel": "المنتدى"',
    "أهلًا",
    '"forum.titel" is no key of the English words\nen.arb: "forum.title" is missing; en.arb:2 has it',
  ],
  [`${TITLE},\n  ${TITLE}`, "أهلًا", 'ar.arb:3: "forum.title" stands twice'],
  ['"forum.title": "المنتدى', "أهلًا", 'ar.arb:2: "forum.title" is not JSON'],
])("a file with %s and the sentence %s has this mistake: %s", (title, hello, mistake) => {
  const mistakes: string[] = [];
  const english = catalogueOf("en", [["en.arb", ENGLISH]], mistakes);
  catalogueOf("ar", [["ar.arb", `{\n  ${title},\n  "forum.hello": ${JSON.stringify(hello)}\n}`]], mistakes, english);
  expect(mistakes.join("\n")).toMatch(mistake === "" ? /^$/ : mistake);
});

it("a sentence said elsewhere, a listed name and what has no letter need no other words, but a name in Arabic letters does", () => {
  const source = '{"@@x-names": "n.", "n.a": "Boursa", "n.b": "{n}%", "f.a": "@:n.a", "f.b": "@:n.c"}';
  const [inEnglish, inFrench, inArabic]: [string[], string[], string[]] = [[], [], []];
  const english = catalogueOf("en", [["en.arb", source]], inEnglish);
  const french = catalogueOf("fr", [["fr.arb", '{"f.b": "Bourse"}']], inFrench, english);
  catalogueOf("ar", [["ar.arb", '{"f.b": "سوق"}']], inArabic, english);
  const said = ["n.a", "n.b", "f.a", "f.b"].map((key) => french.get(key)?.text);
  expect(said).toEqual(["Boursa", "{n}%", "Boursa", "Bourse"]);
  expect([inEnglish, inFrench]).toEqual([['en.arb:1: "f.b" has no sentence "n.c" to be the same as'], []]);
  expect(inArabic[0]).toBe('en.arb: "n.a" is missing; en.arb:1 has it');
});

it.each(Object.keys(LANGUAGES))("the conditions of plural forms in %s are those of CLDR", (code) => {
  for (const count of [...Array(250).keys(), 999, 1000, 1003, 1011, 5210, 123_456]) {
    const conditions = Object.entries(FORMS[code] ?? {});
    const form =
      conditions.find(([, condition]) => Function("n", `return ${condition || false}`)(count))?.[0] ?? "other";
    expect([count, form]).toEqual([count, new Intl.PluralRules(code).select(count)]);
  }
});
