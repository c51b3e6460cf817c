import type { Course, CourseModule, FeaturedContent } from "../../../schema/contracts/learning.ts";
import { database } from "../../platform/database.ts";
import { type DocumentRow, replaceContent } from "./repository.ts";

/** The whole of the learning content: courses with their modules, and what is featured. */
export type LearningContent = {
  courses: readonly { course: Course; modules: readonly CourseModule[] }[];
  featured: readonly FeaturedContent[];
};

/** Makes the database hold exactly this content, in one batch. What has not changed is not written. */
export async function publishLearning(db: D1Database, { courses, featured }: LearningContent): Promise<void> {
  const modules = courses.flatMap(({ course, modules }) =>
    modules.map((module) => ({ ...row(module), courseId: course.id, orderIndex: module.orderIndex })),
  );
  await replaceContent(database(db), {
    courses: courses.map(({ course }) => row(course)),
    featured: featured.map(row),
    modules,
  });
}

function row(content: { id: number }): DocumentRow {
  return { id: content.id, document: JSON.stringify(content) };
}
