import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ContactMessage } from "../../../../schema/contracts/contact.ts";
import { call, callForPage, type Page } from "../../lib/http.ts";
import { asAdmin } from "./as-admin.ts";

export const ADMIN_KEY = ["admin"] as const;
const MESSAGES_KEY = [...ADMIN_KEY, "messages"] as const;
const UNREAD_KEY = [...ADMIN_KEY, "unread"] as const;

export const logIn = (credentials: { username: string; password: string }) =>
  call("POST /api/admin/login", { body: credentials });

export const logOut = () => asAdmin((headers) => call("POST /api/admin/logout", { headers }));

export const messagesQuery = (status: ContactMessage["status"] | undefined) =>
  infiniteQueryOptions({
    queryKey: [...MESSAGES_KEY, status ?? "all"],
    queryFn: ({ pageParam, signal }) =>
      asAdmin((headers) =>
        callForPage("GET /api/admin/contact-messages", { query: { status, cursor: pageParam }, headers, signal }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });

export const unreadCountQuery = queryOptions({
  queryKey: UNREAD_KEY,
  queryFn: ({ signal }) =>
    asAdmin((headers) =>
      callForPage("GET /api/admin/contact-messages", { query: { status: "unread", limit: "1" }, headers, signal }),
    ),
  select: (page) => page.totalCount,
  staleTime: 0,
});

/** How much of the free plan's limits is used. */
export const quotasQuery = queryOptions({
  queryKey: [...ADMIN_KEY, "quotas"],
  queryFn: ({ signal }) => asAdmin((headers) => call("GET /api/admin/quotas", { headers, signal })),
  staleTime: 0,
});

export const securityLogQuery = infiniteQueryOptions({
  queryKey: [...ADMIN_KEY, "security-log"],
  queryFn: ({ pageParam, signal }) =>
    asAdmin((headers) => callForPage("GET /api/admin/security-log", { query: { cursor: pageParam }, headers, signal })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
  staleTime: 0,
});

export async function markMessage(queryClient: QueryClient, id: number, mark: "read" | "replied"): Promise<void> {
  const message = await asAdmin((headers) =>
    call(`PATCH /api/admin/contact-messages/:id/${mark}`, { params: { id: String(id) }, headers }),
  );
  replaceRow(queryClient, MESSAGES_KEY, message);
  await queryClient.invalidateQueries({ queryKey: UNREAD_KEY });
}

export async function deleteMessage(queryClient: QueryClient, id: number): Promise<void> {
  await asAdmin((headers) => call("DELETE /api/admin/contact-messages/:id", { params: { id: String(id) }, headers }));
  await Promise.all([MESSAGES_KEY, UNREAD_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Replaces a changed row in every list that contains it. */
export function replaceRow<Row extends { id: number }>(
  queryClient: QueryClient,
  queryKey: readonly string[],
  row: Row,
): void {
  queryClient.setQueriesData<InfiniteData<Page<Row[]>>>({ queryKey }, (data) => {
    if (!data?.pages) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      rows: page.rows.map((old) => (old.id === row.id ? row : old)),
    }));
    return { ...data, pages };
  });
}
