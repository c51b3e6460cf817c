import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { ASKED_IN, call } from "../../lib/http.ts";

export const coursesQuery = queryOptions({
  queryKey: ["courses"],
  queryFn: ({ signal }) => call("GET /api/courses", { query: ASKED_IN, signal }),
});

export const featuredContentQuery = queryOptions({
  queryKey: ["featured-content"],
  queryFn: ({ signal }) => call("GET /api/featured-content", { query: ASKED_IN, signal }),
});

export const courseQuery = (courseId: number) =>
  queryOptions({
    queryKey: ["courses", courseId],
    queryFn: ({ signal }) => call("GET /api/courses/:id", { query: ASKED_IN, params: { id: `${courseId}` }, signal }),
  });

export const modulesQuery = (courseId: number) =>
  queryOptions({
    queryKey: ["courses", courseId, "modules"],
    queryFn: ({ signal }) =>
      call("GET /api/courses/:id/modules", { query: ASKED_IN, params: { id: `${courseId}` }, signal }),
  });

export const progressQuery = (courseId: number) =>
  queryOptions({
    queryKey: ["courses", courseId, "progress"],
    queryFn: ({ signal }) => call("GET /api/courses/:id/progress", { params: { id: String(courseId) }, signal }),
  });

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
