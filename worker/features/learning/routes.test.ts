import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { learningEndpoints } from "../../../schema/contracts/learning.ts";
import { type Browser, openBrowser } from "../../test/browser.ts";
import { countRows, expectIndexes, expectRefused, withoutWriting } from "../../test/database.ts";
import { makeCourse, makeModule } from "../../test/factories.ts";
import { type LearningContent, publishLearning } from "./publish.ts";

const { listCourses, lookUpCourse, listModules, listFeaturedContent, courseProgress, markModule } = learningEndpoints;

const GUIDE = {
  id: 1,
  type: "Guide",
  title: "How a share is screened",
  author: "Mizan team",
  authorCredentials: "Makers of Mizan",
  duration: "5 min",
  tags: ["Screening"],
  isVerified: false,
  url: null,
};

const CONTENT: LearningContent = { courses: [makeCourse(1, [102, 101]), makeCourse(2, [201])], featured: [GUIDE] };

beforeEach(async () => {
  await publishLearning(env.DB, CONTENT);
});

const progressPath = (courseId: number | string, moduleId?: number | string) =>
  moduleId === undefined
    ? `/api/courses/${courseId}/progress`
    : `/api/courses/${courseId}/modules/${moduleId}/progress`;

describe("the courses", () => {
  it("are listed in their order, and each can be looked up", async () => {
    const browser = openBrowser();
    expect(await browser.call(listCourses, "/api/courses")).toEqual(CONTENT.courses.map(({ course }) => course));
    expect(await browser.call(lookUpCourse, "/api/courses/2")).toEqual(CONTENT.courses[1]?.course);
  });

  it("have their modules in the order of the course, with content, key points and references", async () => {
    const modules = await openBrowser().call(listModules, "/api/courses/1/modules");
    expect(modules).toEqual(CONTENT.courses[0]?.modules);
    expect(modules.map(({ id }) => id)).toEqual([102, 101]);
  });

  it("are listed with featured content", async () => {
    expect(await openBrowser().call(listFeaturedContent, "/api/featured-content")).toEqual([GUIDE]);
  });

  it("are in the language asked for as far as they are translated, and else in English", async () => {
    const { course, modules } = makeCourse(1, [102, 101]);
    const arabic = {
      course: { ...course, title: "دورة", language: "ar" },
      modules: modules.map((module) => ({ ...module, title: "درس", language: "ar" })),
    };
    const guide = { ...GUIDE, title: "دليل", language: "ar" };
    const english = CONTENT.courses[1];
    if (!english) throw new Error("two courses are needed");
    await publishLearning(env.DB, CONTENT, [{ courses: [arabic, english], featured: [guide] }]);
    const browser = openBrowser();
    expect(await browser.call(listCourses, "/api/courses?language=ar")).toEqual([arabic.course, english.course]);
    expect(await browser.call(lookUpCourse, "/api/courses/1?language=ar")).toEqual(arabic.course);
    expect(await browser.call(listModules, "/api/courses/1/modules?language=ar")).toEqual(arabic.modules);
    expect(await browser.call(listModules, "/api/courses/2/modules?language=ar")).toEqual(english.modules);
    expect(await browser.call(listFeaturedContent, "/api/featured-content?language=ar")).toEqual([guide]);
    for (const language of ["", "?language=fr", "?language=en"])
      expect(await browser.call(lookUpCourse, `/api/courses/1${language}`)).toEqual(CONTENT.courses[0]?.course);
    expect((await browser.get("/api/courses/1?language=ar'--")).status).toBe(400);
  });

  it("lose a translation that is no longer published", async () => {
    const { course, modules } = makeCourse(1, [102, 101]);
    const arabic = { course: { ...course, title: "دورة", language: "ar" }, modules };
    await publishLearning(env.DB, CONTENT, [{ courses: [arabic], featured: [] }]);
    await publishLearning(env.DB, CONTENT);
    expect(await openBrowser().call(lookUpCourse, "/api/courses/1?language=ar")).toEqual(course);
  });

  it.each(["", "/modules", "/progress"])("answer 404 at /9%s, which is not cached", async (path) => {
    const { headers } = await expectRefused(() => openBrowser().get(`/api/courses/9${path}`), 404, "course");
    expect(headers.get("cache-control")).toContain("no-store");
  });
});

describe("progress in a course", () => {
  const none = { courseId: 1, moduleCount: 2, completedModuleIds: [], progressPercent: 0 };

  it("rises with each completed module, can be undone, and is private to the visitor", async () => {
    const [browser, other] = [openBrowser(), openBrowser()];
    await other.call(markModule, progressPath(2, 201), { completed: true });
    const half = { ...none, completedModuleIds: [101], progressPercent: 50 };
    expect(await browser.call(markModule, progressPath(1, 101), { completed: true })).toEqual(half);
    expect(await browser.call(courseProgress, progressPath(1))).toEqual(half);
    expect(await browser.call(markModule, progressPath(1, 102), { completed: true })).toEqual({
      ...none,
      completedModuleIds: [102, 101],
      progressPercent: 100,
    });
    await browser.call(markModule, progressPath(1, 101), { completed: false });
    expect(await browser.call(courseProgress, progressPath(1))).toMatchObject({ completedModuleIds: [102] });
    expect(await other.call(courseProgress, progressPath(1))).toEqual(none);
    for (const cookie of [undefined, `__Host-mizan=${"A".repeat(43)}`])
      expect(await openBrowser(cookie).call(courseProgress, progressPath(1))).toEqual(none);
  });

  it("is not written when nothing changes, and starts no session for that", async () => {
    const browser = openBrowser();
    await browser.call(markModule, progressPath(1, 101), { completed: true });
    const mark = (who: Browser, completed: boolean) => who.call(markModule, progressPath(1, 101), { completed });
    await withoutWriting(() => mark(browser, true));
    const stranger = openBrowser();
    expect(await withoutWriting(() => mark(stranger, false))).toEqual(none);
    expect(stranger.cookie()).toBeUndefined();
  });

  it.each([
    [1, 201, { completed: true }, 404, "module"],
    [9, 101, { completed: true }, 404, "course"],
    [1, 999, { completed: true }, 404, "module"],
    ["x", 101, { completed: true }, 400, "course"],
    [1, "x", { completed: true }, 400, "module"],
    [1, 101, {}, 400, "completed"],
    [1, 101, { completed: "yes" }, 400, "completed"],
    [1, 101, [], 400, "completed"],
  ])("of course %s, module %s with %j is refused with %i and leaves the database alone", async (...row) => {
    const [courseId, moduleId, body, status, word] = row;
    await expectRefused(() => openBrowser().send("PUT", progressPath(courseId, moduleId), body), status, word);
  });

  it("is exported and forgotten with the session", async () => {
    const browser = openBrowser();
    await browser.call(markModule, progressPath(1, 101), { completed: true });
    expect((await browser.get("/api/session/export")).body).toMatchObject({ completedModules: [{ moduleId: 101 }] });
    await browser.send("DELETE", "/api/session");
    expect(await countRows("module_progress")).toBe(0);
  });
});

describe("publishing the learning content again", () => {
  it("writes nothing when nothing has changed", async () => {
    const written: number[] = [];
    const DB = {
      prepare: (sql: string) => env.DB.prepare(sql),
      batch: async (statements: D1PreparedStatement[]) => {
        const results = await env.DB.batch(statements);
        written.push(...results.map(({ meta }) => meta.changes));
        return results;
      },
    } as D1Database;
    await publishLearning(DB, CONTENT);
    expect(written).toEqual([0, 0, 0, 0, 0, 0]);
    await publishLearning(DB, { ...CONTENT, featured: [{ ...GUIDE, title: "Another title" }] });
    expect(written.slice(6).reduce((sum, changes) => sum + changes)).toBe(1);
  });

  it("shows readers what was changed, added, moved and removed, and keeps their progress", async () => {
    const browser = openBrowser();
    await browser.call(markModule, progressPath(1, 101), { completed: true });
    const { course } = makeCourse(1, [101, 103]);
    const modules = [makeModule(101, 1, "Rewritten."), makeModule(103, 2)];
    await publishLearning(env.DB, { courses: [{ course, modules }], featured: [] });
    expect(await browser.call(listModules, "/api/courses/1/modules")).toEqual(modules);
    expect(await browser.call(listCourses, "/api/courses")).toEqual([course]);
    expect((await browser.get("/api/courses/2")).status).toBe(404);
    expect(await browser.call(listFeaturedContent, "/api/featured-content")).toEqual([]);
    expect(await browser.call(courseProgress, progressPath(1))).toMatchObject({ completedModuleIds: [101] });
  });
});

it("reads and writes by an index", async () => {
  const browser = openBrowser();
  await browser.call(markModule, progressPath(1, 101), { completed: true });
  const headers = { cookie: browser.cookie() ?? "" };
  await expectIndexes([
    ["/api/courses/1"],
    ["/api/courses/1/modules"],
    [progressPath(1), { headers }],
    [progressPath(1, 102), { method: "PUT", headers, body: { completed: true } }],
  ]);
});
