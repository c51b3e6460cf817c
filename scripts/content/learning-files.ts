import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod/mini";
import {
  type Course,
  type CourseModule,
  courseModuleSchema,
  courseSchema,
  featuredContentSchema,
} from "../../schema/contracts/learning.ts";
import type { LearningContent } from "../../worker/features/learning/publish.ts";
import { PROJECT_ROOT } from "../local-state.ts";

const SEED_FOLDER = join(PROJECT_ROOT, "schema/seed");
const FRONT_MATTER = /^---\n(.*?)\n---\n(.*)$/s;

/** course.yaml in a course's folder; the number of modules is counted, the language is that of the folder. */
const seedCourseSchema = z.strictObject(z.omit(courseSchema, { moduleCount: true, language: true }).shape);

/** The front matter of a module; its order is that of the file names, its content the text below. */
const seedModuleSchema = z.strictObject(
  z.omit(courseModuleSchema, { orderIndex: true, content: true, language: true }).shape,
);

/** featured-content.yaml. */
const featured = z.omit(featuredContentSchema, { language: true });
const seedFeaturedContentSchema = z.array(z.strictObject(featured.shape));

/**
 * The learning content shipped with the project, in a language as far as it is translated, else in English. A course's translation is
 * a folder in its folder, of the same files.
 *
 * @throws Error naming the file that does not fit its format, or the duplicate id
 */
export function readLearningContent(folder = SEED_FOLDER, language = "en"): LearningContent {
  const courses = entriesOf(join(folder, "courses")).map((course) => readCourse(course, language));
  const translated = join(folder, `featured-content.${language}.yaml`);
  const isTranslated = existsSync(translated);
  const file = isTranslated ? translated : join(folder, "featured-content.yaml");
  const featured = checked(file, seedFeaturedContentSchema, parse(readText(file))).map((item) => ({
    ...item,
    ...(isTranslated && { language }),
  }));
  requireDistinct(
    "courses",
    courses.map(({ course }) => course),
  );
  requireDistinct(
    "modules",
    courses.flatMap(({ modules }) => modules),
  );
  requireDistinct("featured items", featured);
  return { courses, featured };
}

function readCourse(ofCourse: string, language: string): { course: Course; modules: CourseModule[] } {
  const translated = join(ofCourse, language);
  const isTranslated = existsSync(translated);
  const folder = isTranslated ? translated : ofCourse;
  const ofLanguage = isTranslated ? { language } : {};
  const file = join(folder, "course.yaml");
  const seed = checked(file, seedCourseSchema, parse(readText(file)));
  const modules = entriesOf(folder)
    .filter((name) => name.endsWith(".md"))
    .map((file, position) => ({ ...readModule(file, position), ...ofLanguage }));
  return { course: checked(file, courseSchema, { ...seed, moduleCount: modules.length, ...ofLanguage }), modules };
}

function readModule(file: string, position: number): CourseModule {
  const [, frontMatter, content] = readText(file).match(FRONT_MATTER) ?? [];
  if (frontMatter === undefined) throw new Error(`${file} does not begin with front matter between lines of ---`);
  const seed = checked(file, seedModuleSchema, parse(frontMatter));
  return checked(file, courseModuleSchema, { ...seed, orderIndex: position + 1, content });
}

function entriesOf(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
}

function readText(file: string): string {
  return readFileSync(file, "utf8").replaceAll("\r\n", "\n");
}

function checked<Schema extends z.ZodMiniType>(file: string, schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: z.locales.en().localeError });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${file}: ${issue?.path.join(".")}: ${issue?.message}`);
}

function requireDistinct(what: string, items: readonly { id: number }[]): void {
  const ids = items.map(({ id }) => id);
  const twice = ids.find((id, position) => ids.indexOf(id) !== position);
  if (twice !== undefined) throw new Error(`Two ${what} have the id ${twice}`);
}
