import type { Course, CourseModule, FeaturedContent } from "../../../schema/contracts/learning.ts";
import { database } from "../../platform/database.ts";
import { type DocumentRow, replaceContent } from "./repository.ts";

export type LearningContent = {
  courses: readonly { course: Course; modules: readonly CourseModule[] }[];
  featured: readonly FeaturedContent[];
};

/**
 * Replaces the database's content by exactly this, in one batch. Unchanged rows are not written. Of the content in other languages,
 * what is not translated is left out.
 */
export async function publishLearning(
  db: D1Database,
  { courses, featured }: LearningContent,
  others: readonly LearningContent[] = [],
): Promise<void> {
  const coursesOf = (content: readonly LearningContent[]) => content.flatMap(({ courses }) => courses);
  const modules = courses.flatMap(({ course, modules }) =>
    modules.map((module) => ({
      ...row(
        module,
        coursesOf(others).flatMap(({ modules }) => modules),
      ),
      courseId: course.id,
      orderIndex: module.orderIndex,
    })),
  );
  const otherCourses = coursesOf(others).map(({ course }) => course);
  const otherFeatured = others.flatMap(({ featured }) => featured);
  await replaceContent(database(db), {
    courses: courses.map(({ course }) => row(course, otherCourses)),
    featured: featured.map((item) => row(item, otherFeatured)),
    modules,
  });
}

type Content = { id: number; language?: string | undefined };

function row(content: Content, others: readonly Content[]): DocumentRow {
  const translations = others.flatMap((other) =>
    other.id === content.id && other.language ? [[other.language, other]] : [],
  );
  return {
    id: content.id,
    document: JSON.stringify(content),
    translations: translations.length > 0 ? JSON.stringify(Object.fromEntries(translations)) : null,
  };
}
