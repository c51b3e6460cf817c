import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { COURSE_ICONS, COURSE_LEVELS } from "../../schema/contracts/learning.ts";
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
