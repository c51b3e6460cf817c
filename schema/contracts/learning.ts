import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { flag, numeral } from "./fields.ts";
import { complaint, wrongKind } from "./reasons.ts";

export const COURSE_ICONS = ["BookOpen", "Scale", "TrendingUp", "DollarSign", "Home"] as const;
export const COURSE_LEVELS = ["Beginner", "Intermediate", "Advanced"] as const;

const text = z.string().check(z.trim(), z.minLength(1));
const contentId = z.int().check(z.positive(), z.lte(1e9));
/** Its code, where a text is not in English. */
const language = z.optional(text);

export const courseSchema = z.object({
  id: contentId,
  title: text,
  description: text,
  icon: z.enum(COURSE_ICONS),
  color: text,
  level: z.enum(COURSE_LEVELS),
  moduleCount: z.int().check(z.gte(0)),
  duration: text,
  category: text,
  language,
});
export type Course = z.infer<typeof courseSchema>;

export const courseModuleSchema = z.object({
  id: contentId,
  title: text,
  /** Position in the course, from 1. */
  orderIndex: z.int().check(z.positive()),
  /** Minutes. */
  estimatedReadTime: z.int().check(z.positive()),
  /** Paragraphs between blank lines, **bold**, dash and numbered lists. */
  content: text,
  keyPoints: z.array(text).check(z.minLength(1)),
  scholarlyReferences: z.array(z.object({ scholar: text, source: text, url: z.optional(z.url()) })),
  language,
});
export type CourseModule = z.infer<typeof courseModuleSchema>;

export const featuredContentSchema = z.object({
  id: contentId,
  type: text,
  title: text,
  author: text,
  authorCredentials: text,
  duration: text,
  tags: z.array(text),
  isVerified: z.boolean(),
  /** A path of the site or a full address; null for an item still in preparation. */
  url: z.nullable(z.string().check(z.minLength(1))),
  language,
});
export type FeaturedContent = z.infer<typeof featuredContentSchema>;

export const courseProgressSchema = z.object({
  courseId: contentId,
  moduleCount: z.int().check(z.gte(0)),
  /** In the order of the course. */
  completedModuleIds: z.array(contentId),
  /** Completed modules as a share of all: 50 means 50 %. */
  progressPercent: z.number().check(z.gte(0), z.lte(100)),
});
export type CourseProgress = z.infer<typeof courseProgressSchema>;

const courseParams = z.object({ id: contentIdParam("course") });

/** What is not translated is in English. */
export const languageQuery = z.object({
  language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/, { error: wrongKind("language", "language") }))),
});

const readable = { cache: { seconds: 300 }, openData: true, query: languageQuery } as const;

export const learningEndpoints = {
  listCourses: endpoint("GET /api/courses", {
    ...readable,
    response: z.array(courseSchema),
  }),
  lookUpCourse: endpoint("GET /api/courses/:id", {
    ...readable,
    params: courseParams,
    response: courseSchema,
  }),
  listModules: endpoint("GET /api/courses/:id/modules", {
    ...readable,
    params: courseParams,
    response: z.array(courseModuleSchema),
  }),
  courseProgress: endpoint("GET /api/courses/:id/progress", {
    cache: "never",
    params: courseParams,
    response: courseProgressSchema,
  }),
  markModule: endpoint("PUT /api/courses/:id/modules/:moduleId/progress", {
    cache: "never",
    params: z.object({ id: contentIdParam("course"), moduleId: contentIdParam("module") }),
    body: z.object({ completed: flag("completed") }, { error: complaint("body_without", { field: "completed" }) }),
    response: courseProgressSchema,
  }),
  listFeaturedContent: endpoint("GET /api/featured-content", {
    ...readable,
    response: z.array(featuredContentSchema),
  }),
};

function contentIdParam(thing: "course" | "module") {
  const error = complaint("content_id", { thing });
  return z.pipe(numeral(/^\d{1,10}$/, error), z.int({ error }).check(z.gte(1, { error }), z.lte(1e9, { error })));
}
