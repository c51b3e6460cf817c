import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { courseModules, courses, featuredContent, moduleProgress } from "../../../schema/tables/learning.ts";
import { visitors } from "../../../schema/tables/visitors.ts";
import { openVisitor, type VisitorSession, visitorIdOf } from "../../http/repository.ts";
import { batch, type Database, type Query } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";

type Documents = typeof courses | typeof featuredContent | typeof courseModules;

/** A document in the language asked for, or else in English. */
const documentIn = (table: Documents, language = "en") => ({
  document: sql<string>`coalesce(${table.translations} ->> ${`$.${language}`}, ${table.document})`,
});

export async function listCourses(db: Database, language?: string): Promise<string[]> {
  const rows = await db.select(documentIn(courses, language)).from(courses).orderBy(asc(courses.id));
  return rows.map(({ document }) => document);
}

export async function findCourse(db: Database, id: number, language?: string): Promise<string | undefined> {
  return (await db.select(documentIn(courses, language)).from(courses).where(eq(courses.id, id)).get())?.document;
}

export async function listModules(db: Database, courseId: number, language?: string): Promise<string[] | undefined> {
  const rows = await db
    .select(documentIn(courseModules, language))
    .from(courses)
    .leftJoin(courseModules, eq(courseModules.courseId, courses.id))
    .where(eq(courses.id, courseId))
    .orderBy(asc(courseModules.orderIndex));
  return rows.length > 0 ? rows.flatMap(({ document }) => document ?? []) : undefined;
}

export async function listFeaturedContent(db: Database, language?: string): Promise<string[]> {
  const rows = await db
    .select(documentIn(featuredContent, language))
    .from(featuredContent)
    .orderBy(asc(featuredContent.id));
  return rows.map(({ document }) => document);
}

export type ModuleProgress = { moduleId: number; isCompleted: boolean };

/** The modules of a course in order, each with whether the visitor has completed it; undefined for an unknown course. */
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

/** Marks or unmarks a module as completed by the visitor; returns whether the visitor still exists. */
export async function writeProgress(
  db: Database,
  session: VisitorSession,
  { moduleId, isCompleted }: ModuleProgress,
  now: Date,
): Promise<boolean> {
  const { tokenHash } = session;
  const isMark = and(eq(moduleProgress.visitorId, visitorIdOf(tokenHash)), eq(moduleProgress.moduleId, moduleId));
  const { visitor } = await batch(db, {
    opened: openVisitor(db, session, now),
    visitor: db.select({ id: visitors.id }).from(visitors).where(eq(visitors.tokenHash, tokenHash)),
    mark: isCompleted
      ? db.run(sql`
          INSERT INTO ${moduleProgress} (visitor_id, module_id, completed_at)
          SELECT id, ${moduleId}, ${epochSeconds(now)} FROM ${visitors} WHERE token_hash = ${tokenHash}
          ON CONFLICT DO NOTHING`)
      : db.delete(moduleProgress).where(isMark),
  });
  return visitor.length > 0;
}

export type DocumentRow = { id: number; document: string; translations: string | null };
type ModuleRow = DocumentRow & { courseId: number; orderIndex: number };

/** Writes the rows that differ, and deletes all others. */
function replaceRows(db: Database, table: Documents, rows: readonly DocumentRow[]): Query[] {
  const columns = Object.entries(getTableColumns(table));
  const list = (of: (name: string) => string) => sql.raw(columns.map(([, { name }]) => of(name)).join(", "));
  const upsert = db.run(sql`
    INSERT INTO ${table} (${list((name) => name)})
    SELECT ${sql.raw(columns.map(([key]) => `value ->> '${key}'`).join(", "))}
    FROM json_each(${JSON.stringify(rows)}) WHERE true
    ON CONFLICT (id) DO UPDATE SET ${list((name) => `${name} = excluded.${name}`)}
    WHERE (${list((name) => name)}) IS NOT (${list((name) => `excluded.${name}`)})`);
  return [
    upsert,
    db.delete(table).where(sql`id NOT IN (SELECT value ->> 'id' FROM json_each(${JSON.stringify(rows)}))`),
  ];
}

export async function replaceContent(
  db: Database,
  content: { courses: readonly DocumentRow[]; featured: readonly DocumentRow[]; modules: readonly ModuleRow[] },
): Promise<void> {
  await batch(db, {
    courses: replaceRows(db, courses, content.courses),
    featured: replaceRows(db, featuredContent, content.featured),
    modules: replaceRows(db, courseModules, content.modules),
  });
}
