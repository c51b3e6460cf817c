import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import zakatSources from "../../schema/seed/zakat-sources.json" with { type: "json" };
import { PROJECT_ROOT } from "../local-state.ts";
import { readLearningContent } from "./learning-files.ts";

type References = {
  verses: Record<string, string>;
  hadith: Record<string, string>;
  resolutions: Record<string, { session: string; says: string }>;
  jordan: Record<string, string>;
  aaoifi: Record<string, string>;
};

const read: References = parse(readFileSync(join(PROJECT_ROOT, "schema/seed/references.yaml"), "utf8"));

const texts = [
  ...readLearningContent()
    .courses.flatMap(({ modules }) => modules)
    .flatMap(({ content, keyPoints, scholarlyReferences }) => [
      content,
      ...keyPoints,
      ...scholarlyReferences.map(({ source }) => source),
    ]),
  ...Object.values(zakatSources).map(({ title }) => title),
];

const verses = texts.flatMap(versesIn);
const hadith = texts.flatMap(hadithIn);
const numbers = texts.flatMap(numbersIn);

describe("what the courses and the zakat calculator cite", () => {
  it("is a verse that has been read", () => {
    expect(verses.filter((verse) => !(verse in read.verses))).toEqual([]);
  });

  it("is a hadith that has been read at its number", () => {
    expect(hadith.filter((one) => !(one in read.hadith))).toEqual([]);
  });

  it("is a resolution or a standard that has been looked up, with the session it is of", () => {
    expect(numbers.filter(({ number }) => !isKnown(number))).toEqual([]);
    const sessions = numbers.filter(({ addition }) => /^\d+\/\d+/.test(addition));
    expect(sessions.length).toBeGreaterThan(0);
    for (const { number, addition } of sessions) expect(read.resolutions[number]?.session, number).toBe(addition);
  });

  it("names a standard of AAOIFI by its own title", () => {
    const named = texts.flatMap((text) => [...text.matchAll(/Shari'ah Standard No\. (\d+): (.+?)(?=$|,)/g)]);
    expect(named.length).toBeGreaterThan(0);
    for (const [, number = "", title] of named) expect(title).toBe(read.aaoifi[number]);
  });
});

it("lists nothing that is not cited", () => {
  const cited = new Set([...verses, ...hadith, ...numbers.map(({ number }) => number)]);
  const { verses: listedVerses, hadith: listedHadith, ...numbered } = read;
  const listed = [listedVerses, listedHadith, ...Object.values(numbered)].flatMap((section) => Object.keys(section));
  expect(listed.filter((one) => !cited.has(one))).toEqual([]);
});

function isKnown(number: string): boolean {
  return [read.resolutions, read.jordan, read.aaoifi].some((section) => number in section);
}

/** "2:278-280" is three verses. */
function versesIn(text: string): string[] {
  return [...text.matchAll(/\b(\d{1,3}):(\d{1,3})(?:-(\d{1,3}))?\b/g)].flatMap(([, surah, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${surah}:${Number(first) + index}`),
  );
}

/** "Sahih Muslim 1587, 1593 and 1598" is three hadith. */
function hadithIn(text: string): string[] {
  const found = text.matchAll(/(Bukhari|Muslim|Ab[ui] Dawud|Tirmidhi|Nasa'i)(?: \(| )(\d+(?:(?:, | and )\d+)*)/g);
  return [...found].flatMap(([, collection = "", cited = ""]) =>
    cited.split(/, | and /).map((number) => `${collection.replace("Abi", "Abu")} ${number}`),
  );
}

/** "No. 28 (3/4)", "Resolutions 40-41", "Resolution 68 of 2003". */
function numbersIn(text: string): { number: string; addition: string }[] {
  const found = text.matchAll(/(?:No\. |Resolutions? |Standards? )(\d+(?:-\d+)?)(?: \(([^)]*)\))?/g);
  return [...found].map(([, number = "", addition = ""]) => ({ number, addition }));
}
