import { readStored, writeStored } from "../../../lib/storage.ts";

const KEY = "mizan:course-progress";

export function keepCourseProgress(courseId: number, percent: number): void {
  const kept = keptProgress();
  if (kept[courseId] !== percent) writeStored(KEY, JSON.stringify({ ...kept, [courseId]: percent }));
}

export function keptCourseProgress(courseId: number): number {
  return keptProgress()[courseId] ?? 0;
}

function keptProgress(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}
