import type { Course, CourseModule, FeaturedContent } from "../../../schema/contracts/learning.ts";
import { database } from "../../platform/database.ts";
import { type DocumentRow, replaceContent } from "./repository.ts";

export type LearningContent = {
  courses: readonly { course: Course; modules: readonly CourseModule[] }[];
  featured: readonly FeaturedContent[];
};

/** Replaces the database's content by exactly this, in one batch. Unchanged rows are not written. */
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
