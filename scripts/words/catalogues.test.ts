import { expect, it } from "vitest";
import { LANGUAGES } from "../../schema/wording/languages.ts";
import { catalogueOf, FORMS } from "./catalogues.ts";

const ENGLISH = `{
  "forum.title": "Forum",
  "forum.hello": "Hello {name}, {count, plural, one {1 reply} other {# replies}}",
  "@forum.hello": {"placeholders":{"name":{"type":"name"},"count":{"type":"num"}}}
}`;
const TITLE = '"forum.title": "المنتدى"';
const SIX = "zero {لا ردود} one {رد} two {ردان} few {# ردود} many {# ردًّا} other {# رد}";

it.each([
  [TITLE, `أهلًا {name}، {count, plural, ${SIX}}`, ""],
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
  ['"forum.title": "المنتدى', "أهلًا", "ar.arb:2: this is not JSON"],
])("a file with %s and the sentence %s has this mistake: %s", (title, hello, mistake) => {
  const mistakes: string[] = [];
  const english = catalogueOf("en", [["en.arb", ENGLISH]], mistakes);
  catalogueOf("ar", [["ar.arb", `{\n  ${title},\n  "forum.hello": ${JSON.stringify(hello)}\n}`]], mistakes, english);
  expect(mistakes.join("\n")).toMatch(mistake === "" ? /^$/ : mistake);
});

it.each(Object.keys(LANGUAGES))("the conditions of plural forms in %s are those of CLDR", (code) => {
  for (const count of [...Array(250).keys(), 999, 1000, 1003, 1011, 5210, 123_456]) {
    const conditions = Object.entries(FORMS[code]?.conditions(String(count)) ?? {});
    const form = conditions.find(([, condition]) => Function(`return ${condition}`)())?.[0] ?? "other";
    expect([count, form]).toEqual([count, new Intl.PluralRules(code).select(count)]);
  }
});
