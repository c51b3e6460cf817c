import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Review } from "../../../../../schema/contracts/automation.ts";
import { call, callForPage } from "../../../lib/http.ts";
import { ADMIN_KEY } from "../api.ts";
import { asAdmin } from "../as-admin.ts";

export const REVIEWS_KEY = [...ADMIN_KEY, "reviews"] as const;
export const RUNS_KEY = [...ADMIN_KEY, "runs"] as const;

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { nextCursor: string | undefined }) => page.nextCursor,
  staleTime: 0,
};

export const reviewsQuery = (state: Review["state"]) =>
  infiniteQueryOptions({
    queryKey: [...REVIEWS_KEY, state],
    queryFn: ({ pageParam, signal }) =>
      asAdmin((headers) =>
        callForPage("GET /api/admin/reviews", { query: { state, cursor: pageParam }, headers, signal }),
      ),
    ...pages,
  });

export const runsQuery = infiniteQueryOptions({
  queryKey: RUNS_KEY,
  queryFn: ({ pageParam, signal }) =>
    asAdmin((headers) => callForPage("GET /api/admin/refresh-runs", { query: { cursor: pageParam }, headers, signal })),
  ...pages,
});

export const decideReview = (id: number, decision: "accept" | "reject", note: string) =>
  asAdmin((headers) =>
    call("POST /api/admin/reviews/:id", { params: { id: String(id) }, body: { decision, note }, headers }),
  );

export const steerRun = (id: number, act: "cancel" | "resume") =>
  asAdmin((headers) => call(`POST /api/admin/refresh-runs/:id/${act}`, { params: { id: String(id) }, headers }));
