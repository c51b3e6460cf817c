import type { Course, CourseModule, FeaturedContent } from "../../../schema/contracts/learning.ts";

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
    db
      .prepare(`
        INSERT INTO course_modules (id, course_id, order_index, document)
        SELECT value ->> 'id', value ->> 'courseId', value ->> 'orderIndex', value ->> 'document'
        FROM json_each(?1) WHERE true
        ON CONFLICT (id) DO UPDATE SET
          course_id = excluded.course_id, order_index = excluded.order_index, document = excluded.document
        WHERE (course_id, order_index, document) IS NOT (excluded.course_id, excluded.order_index, excluded.document)`)
      .bind(JSON.stringify(modules)),
    deleteOthers(db, "course_modules", modules),
  ]);
}

type DocumentRow = { id: number; document: string };

function row(content: { id: number }): DocumentRow {
  return { id: content.id, document: JSON.stringify(content) };
}

function replaceDocuments(
  db: D1Database,
  table: "courses" | "featured_content",
  rows: readonly DocumentRow[],
): D1PreparedStatement[] {
  const upsert = db
    .prepare(`
      INSERT INTO ${table} (id, document)
      SELECT value ->> 'id', value ->> 'document' FROM json_each(?1) WHERE true
      ON CONFLICT (id) DO UPDATE SET document = excluded.document WHERE document IS NOT excluded.document`)
    .bind(JSON.stringify(rows));
  return [upsert, deleteOthers(db, table, rows)];
}

function deleteOthers(db: D1Database, table: string, rows: readonly DocumentRow[]): D1PreparedStatement {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  return db.prepare(`DELETE FROM ${table} WHERE id NOT IN (SELECT value FROM json_each(?1))`).bind(ids);
}
