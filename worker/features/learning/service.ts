import type { CourseProgress } from "../../../schema/contracts/learning.ts";
import { sessionEnded, type VisitorWriter } from "../../http/visitor-session.ts";
import type { Database } from "../../platform/database.ts";
import { AppError } from "../../platform/errors.ts";
import { type ModuleProgress, readProgress, writeProgress } from "./repository.ts";

/** The database cost of a mark and of its removal. */
const MARK_COST = { rows: 4, bytes: 50 };

/**
 * Marks or unmarks a module as completed by a visitor; an unchanged mark is not written.
 *
 * @throws AppError not_found for a module that is not of this course, too_many_requests
 */
export async function markModule(
  db: Database,
  writer: VisitorWriter,
  mark: { courseId: number; moduleId: number; isCompleted: boolean },
  now: Date,
): Promise<CourseProgress> {
  const { courseId, moduleId, isCompleted } = mark;
  const found = (await readProgress(db, courseId, writer.tokenHash)) ?? noSuchCourse();
  const marked = found.modules.find((module) => module.moduleId === moduleId);
  if (!marked) throw new AppError("not_found", ["no_such_module"]);
  if (marked.isCompleted !== isCompleted) {
    const session = await writer.admit(found.isKnownVisitor, MARK_COST);
    if (!(await writeProgress(db, session, mark, now))) throw sessionEnded();
    writer.keep(session);
    marked.isCompleted = isCompleted;
  }
  return progressOf(courseId, found.modules);
}

export function progressOf(courseId: number, modules: readonly ModuleProgress[]): CourseProgress {
  const completedModuleIds = modules.filter(({ isCompleted }) => isCompleted).map(({ moduleId }) => moduleId);
  const moduleCount = modules.length;
  const progressPercent = moduleCount > 0 ? (completedModuleIds.length / moduleCount) * 100 : 0;
  return { courseId, moduleCount, completedModuleIds, progressPercent };
}

export function noSuchCourse(): never {
  throw new AppError("not_found", ["no_such_course"]);
}
