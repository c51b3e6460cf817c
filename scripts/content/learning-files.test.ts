import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { COURSE_ICONS, COURSE_LEVELS, type CourseModule } from "../../schema/contracts/learning.ts";
import { readLearningContent } from "./learning-files.ts";

describe("the learning content that is shipped", () => {
  const { courses, featured } = readLearningContent();

  it("has at least six courses of four to six modules, with every icon and every level", () => {
    expect(courses.length).toBeGreaterThanOrEqual(6);
    for (const { course, modules } of courses) {
      expect(modules.length, course.title).toBeGreaterThanOrEqual(4);
      expect(modules.length, course.title).toBeLessThanOrEqual(6);
      expect(course.moduleCount).toBe(modules.length);
      expect(modules.map(({ orderIndex }) => orderIndex)).toEqual(modules.map((_, position) => position + 1));
    }
    expect(new Set(courses.map(({ course }) => course.icon))).toEqual(new Set(COURSE_ICONS));
    expect(new Set(courses.map(({ course }) => course.level))).toEqual(new Set(COURSE_LEVELS));
  });

  it("gives every module 500 to 1,000 words, three key points and a reference", () => {
    for (const module of courses.flatMap(({ modules }) => modules)) {
      const words = module.content.split(/\s+/).length;
      expect(words, module.title).toBeGreaterThanOrEqual(500);
      expect(words, module.title).toBeLessThanOrEqual(1_000);
      expect(module.keyPoints.length, module.title).toBeGreaterThanOrEqual(3);
      expect(module.scholarlyReferences.length, module.title).toBeGreaterThan(0);
    }
  });

  it("sends featured items to modules that exist", () => {
    const paths = courses.flatMap(({ course, modules }) =>
      modules.map((module) => `/courses/${course.id}/modules/${module.id}`),
    );
    for (const { url } of featured) if (url?.startsWith("/courses/")) expect(paths).toContain(url);
  });
});

const english = readLearningContent();
const translationIn = (language: string) => {
  const content = readLearningContent(undefined, language);
  const pairs = content.courses.map((course, place) => ({ translation: course, english: english.courses[place] }));
  return { content, pairs, translated: pairs.filter(({ translation }) => translation.course.language === language) };
};

describe.each([
  ["Arabic", "ar"],
  ["Indonesian", "id"],
])("the learning content in %s", (_, language) => {
  const { content, pairs, translated } = translationIn(language);

  it("has every course", () => expect(translated).toEqual(pairs));

  it("has the same modules, key points and references, each with its numbers and address", () => {
    for (const { translation, english } of translated) {
      const { icon, color, level, moduleCount } = translation.course;
      expect(english?.course).toMatchObject({ icon, color, level, moduleCount });
      expect(translation.modules.map((module) => shapeOf(module, language))).toEqual(
        english?.modules.map((module) => shapeOf(module)),
      );
    }
  });

  it("has the same paragraphs and lists, each with the same figures", () => {
    for (const { translation, english } of translated)
      for (const [place, module] of translation.modules.entries())
        expect(blocksOf(module.content, language), module.title).toEqual(
          blocksOf(english?.modules[place]?.content ?? ""),
        );
  });

  it("sends featured items where the English ones go", () => {
    const where = ({ id, url, isVerified, tags }: (typeof english.featured)[number]) => [
      id,
      url,
      isVerified,
      tags.length,
    ];
    expect(content.featured.map(where)).toEqual(english.featured.map(where));
    expect(content.featured.every((item) => item.language === language)).toBe(true);
  });
});

it("has Latin digits in the Arabic courses, and no Latin words but names", () => {
  const texts = translationIn("ar").translated.flatMap(({ translation }) =>
    translation.modules.map(({ content }) => content),
  );
  for (const text of texts) expect(text).not.toMatch(/[٠-٩]/);
  const words = new Set(texts.flatMap((text) => text.match(/[A-Za-z](?:[\w.&-]*\w)?/g) ?? []));
  expect([...words].sort()).toEqual([
    ...["AAOIFI", "BSE", "IFRS", "ISRA", "K", "KMI", "M-Series", "MSCI", "OJK", "S&P", "TASIS", "Topic"],
    "sunnah.com",
  ]);
});

it("leaves no English sentence in the Indonesian courses, and no dollar without its country", () => {
  for (const { translation } of translationIn("id").translated)
    for (const { content, keyPoints } of translation.modules)
      for (const text of [content, ...keyPoints])
        expect(text).not.toMatch(/\b(the|and|of|is|are|with|percent|million|billion)\b|(?<!US)\$\d/);
});

/** As English writes them: Indonesian has points between thousands and a decimal comma. */
function figuresOf(text: string, language = "en"): string[] {
  const figures = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const inEnglish = (figure: string) => figure.replace(/[.,]/g, (sign) => (sign === "." ? "," : "."));
  return [...new Set(language === "id" ? figures.map(inEnglish) : figures)].sort();
}

const blocksOf = (content: string, language = "en") =>
  content
    .trim()
    .split(/\n\n+/)
    .map((block) => ({
      kind: /^(?:- |\d\. )?/.exec(block)?.[0],
      lines: block.split("\n").length,
      figures: figuresOf(block, language),
    }));

function shapeOf({ id, orderIndex, estimatedReadTime, keyPoints, scholarlyReferences }: CourseModule, language = "en") {
  const references = scholarlyReferences.map(({ source, url }) => [
    figuresOf(source.replace(/\d+:(?=\d)/g, ""), language),
    url,
  ]);
  return {
    id,
    orderIndex,
    estimatedReadTime,
    keyPoints: keyPoints.map((point) => figuresOf(point, language)),
    references,
  };
}

describe("learning content that does not fit", () => {
  let folder: string;

  const course =
    "id: 1\ntitle: T\ndescription: D\nicon: Home\ncolor: red\nlevel: Beginner\nduration: 1 h\ncategory: C\n";
  const module = "---\nid: 11\ntitle: M\nestimatedReadTime: 5\nkeyPoints: [K]\nscholarlyReferences: []\n---\nText.\n";

  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "learning-"));
    mkdirSync(join(folder, "courses/01-first"), { recursive: true });
    write("courses/01-first/course.yaml", course);
    write("courses/01-first/01-m.md", module);
    write("featured-content.yaml", "[]\n");
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it("is read when it does fit, also with the line ends of Windows", () => {
    write("courses/01-first/01-m.md", module.replaceAll("\n", "\r\n"));
    expect(readLearningContent(folder).courses).toMatchObject([
      { course: { id: 1, moduleCount: 1 }, modules: [{ id: 11, orderIndex: 1, content: "Text." }] },
    ]);
  });

  it.each([
    ["courses/01-first/01-m.md", "Text without front matter", "front matter"],
    ["courses/01-first/01-m.md", module.replace("Text.", " "), "content"],
    [
      "courses/01-first/01-m.md",
      module.replace("estimatedReadTime: 5", "estimatedReadTime: soon"),
      "estimatedReadTime",
    ],
    ["courses/01-first/01-m.md", module.replace("keyPoints", "keypoints"), "keyPoints"],
    ["courses/01-first/course.yaml", course.replace("Home", "Rocket"), "icon"],
    ["courses/01-first/course.yaml", `${course}moduleCount: 3\n`, "moduleCount"],
    ["featured-content.yaml", "- id: 1\n  title: T\n", "type"],
  ])("is refused with the name of %s and of the field", (file, text, word) => {
    write(file, text);
    expect(() => readLearningContent(folder)).toThrow(file);
    expect(() => readLearningContent(folder)).toThrow(word);
  });

  it("is refused when two modules have one id", () => {
    write("courses/01-first/02-n.md", module);
    expect(() => readLearningContent(folder)).toThrow("Two modules have the id 11");
  });
});
