import type { Course, CourseModule, FeaturedContent } from "../../../schema/contracts/learning.ts";
import { type DocumentRow, replaceDocuments, replaceModules } from "./repository.ts";

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
  await db.batch([
    ...replaceDocuments(
      db,
      "courses",
      courses.map(({ course }) => row(course)),
    ),
    ...replaceDocuments(db, "featured_content", featured.map(row)),
    ...replaceModules(db, modules),
  ]);
}

function row(content: { id: number }): DocumentRow {
  return { id: content.id, document: JSON.stringify(content) };
}
