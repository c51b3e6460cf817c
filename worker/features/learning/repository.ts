import { and, asc, eq } from "drizzle-orm";
import { courseModules, courses, featuredContent, moduleProgress } from "../../../schema/tables/learning.ts";
import { visitors } from "../../../schema/tables/visitors.ts";
import type { VisitorSession } from "../../http/visitor-session.ts";
import type { Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import { openVisitor } from "../session/repository.ts";

/** Every course as JSON, in their order. */
export async function listCourses(db: Database): Promise<string[]> {
  const rows = await db.select({ document: courses.document }).from(courses).orderBy(asc(courses.id));
  return rows.map(({ document }) => document);
}

export async function findCourse(db: Database, id: number): Promise<string | undefined> {
  return (await db.select({ document: courses.document }).from(courses).where(eq(courses.id, id)).get())?.document;
}

/** The modules of a course as JSON, in their order; undefined for an unknown course. */
export async function listModules(db: Database, courseId: number): Promise<string[] | undefined> {
  const rows = await db
    .select({ document: courseModules.document })
    .from(courses)
    .leftJoin(courseModules, eq(courseModules.courseId, courses.id))
    .where(eq(courses.id, courseId))
    .orderBy(asc(courseModules.orderIndex));
  return rows.length > 0 ? rows.flatMap(({ document }) => document ?? []) : undefined;
}

/** Every featured item as JSON, in their order. */
export async function listFeaturedContent(db: Database): Promise<string[]> {
  const rows = await db
    .select({ document: featuredContent.document })
    .from(featuredContent)
    .orderBy(asc(featuredContent.id));
  return rows.map(({ document }) => document);
}

export type ModuleProgress = { moduleId: number; isCompleted: boolean };

/** The modules of a course in their order, each with whether the visitor has completed it; undefined for an unknown course. */
export async function readProgress(
  db: Database,
  courseId: number,
  tokenHash: string | null,
): Promise<{ isKnownVisitor: boolean; modules: ModuleProgress[] } | undefined> {
  const rows = await db
    .select({ moduleId: courseModules.id, visitorId: visitors.id, completed: moduleProgress.moduleId })
    .from(courses)
    .leftJoin(courseModules, eq(courseModules.courseId, courses.id))
    .leftJoin(visitors, eq(visitors.tokenHash, tokenHash ?? ""))
    .leftJoin(
      moduleProgress,
      and(eq(moduleProgress.visitorId, visitors.id), eq(moduleProgress.moduleId, courseModules.id)),
    )
    .where(eq(courses.id, courseId))
    .orderBy(asc(courseModules.orderIndex));
  const [first] = rows;
  if (!first) return undefined;
  const modules = rows.flatMap(({ moduleId, completed }) =>
    moduleId === null ? [] : [{ moduleId, isCompleted: completed !== null }],
  );
  return { isKnownVisitor: first.visitorId !== null, modules };
}

/** Notes that the visitor has completed a module, or takes the note back; says whether the visitor was still there. */
export async function writeProgress(
  db: D1Database,
  session: VisitorSession,
  { moduleId, isCompleted }: ModuleProgress,
  now: Date,
): Promise<boolean> {
  const write = isCompleted
    ? db
        .prepare(`
          INSERT INTO module_progress (visitor_id, module_id, completed_at)
          SELECT id, ?2, ?3 FROM visitors WHERE token_hash = ?1 ON CONFLICT DO NOTHING`)
        .bind(session.tokenHash, moduleId, epochSeconds(now))
    : db
        .prepare(`
          DELETE FROM module_progress
          WHERE visitor_id = (SELECT id FROM visitors WHERE token_hash = ?1) AND module_id = ?2`)
        .bind(session.tokenHash, moduleId);
  const [opened] = await db.batch([openVisitor(db, session, now), write]);
  return (opened?.meta.changes ?? 0) > 0;
}

export type DocumentRow = { id: number; document: string };
type ModuleRow = DocumentRow & { courseId: number; orderIndex: number };

/** Makes a table of documents hold exactly these; one that has not changed is not written. */
export function replaceDocuments(
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

/** Makes the table of modules hold exactly these; one that has not changed is not written. */
export function replaceModules(db: D1Database, rows: readonly ModuleRow[]): D1PreparedStatement[] {
  const upsert = db
    .prepare(`
      INSERT INTO course_modules (id, course_id, order_index, document)
      SELECT value ->> 'id', value ->> 'courseId', value ->> 'orderIndex', value ->> 'document'
      FROM json_each(?1) WHERE true
      ON CONFLICT (id) DO UPDATE SET
        course_id = excluded.course_id, order_index = excluded.order_index, document = excluded.document
      WHERE (course_id, order_index, document) IS NOT (excluded.course_id, excluded.order_index, excluded.document)`)
    .bind(JSON.stringify(rows));
  return [upsert, deleteOthers(db, "course_modules", rows)];
}

function deleteOthers(db: D1Database, table: string, rows: readonly DocumentRow[]): D1PreparedStatement {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  return db.prepare(`DELETE FROM ${table} WHERE id NOT IN (SELECT value FROM json_each(?1))`).bind(ids);
}
