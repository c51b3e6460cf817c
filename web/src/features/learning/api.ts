import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { ASKED_IN, call } from "../../lib/http.ts";
import { answerQuery } from "../../lib/queries.ts";
import { readStored, writeStored } from "../../lib/storage.ts";

export const coursesQuery = answerQuery(["courses"], "GET /api/courses", { query: ASKED_IN });

export const featuredContentQuery = answerQuery(["featured-content"], "GET /api/featured-content", { query: ASKED_IN });

export const courseQuery = (courseId: number) =>
  answerQuery(["courses", courseId], "GET /api/courses/:id", { query: ASKED_IN, params: { id: `${courseId}` } });

export const modulesQuery = (courseId: number) =>
  answerQuery(["courses", courseId, "modules"], "GET /api/courses/:id/modules", {
    query: ASKED_IN,
    params: { id: `${courseId}` },
  });

export const progressQuery = (courseId: number) =>
  answerQuery(["courses", courseId, "progress"], "GET /api/courses/:id/progress", { params: { id: `${courseId}` } });

/** One after the other, and over whatever was asked for before: an older answer would take back a newer mark. */
export const markModuleMutation = (queryClient: QueryClient, courseId: number) =>
  mutationOptions({
    scope: { id: `progress-${courseId}` },
    mutationFn: ({ moduleId, completed }: { moduleId: number; completed: boolean }) =>
      call("PUT /api/courses/:id/modules/:moduleId/progress", {
        params: { id: String(courseId), moduleId: String(moduleId) },
        body: { completed },
      }),
    onSuccess: async (progress) => {
      const { queryKey } = progressQuery(courseId);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, progress);
    },
  });

/** The progress that this browser remembers, for a list without an answer for each course. */
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
