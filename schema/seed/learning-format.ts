import * as z from "zod/mini";
import { courseModuleSchema, courseSchema, featuredContentSchema } from "../contracts/learning.ts";

/** course.yaml in a course's folder; the number of modules is counted, the language is that of the folder. */
export const seedCourseSchema = z.strictObject(z.omit(courseSchema, { moduleCount: true, language: true }).shape);

/** The front matter of a module; its order is that of the file names, its content the text below. */
export const seedModuleSchema = z.strictObject(
  z.omit(courseModuleSchema, { orderIndex: true, content: true, language: true }).shape,
);

/** featured-content.yaml. */
const featured = z.omit(featuredContentSchema, { language: true });
export const seedFeaturedContentSchema = z.array(z.strictObject(featured.shape));
