import type { AppRoute } from "../../web/src/app/routes.ts";

/** What a course and its modules read of `/api/courses/:id`, as features/learning/api.ts asks for it. */
const COURSE_ANSWERS = ["", "/modules", "/progress"];

/**
 * A script for the pages whose answers stand in their address: it has the browser ask for them while the page's code is on its way.
 * Other pages name theirs (lib/ask-early.ts); these are one page for every course, so only the browser knows which.
 */
export function earlyAnswersScript({ path }: AppRoute): string {
  if (!path.startsWith("/courses/:")) return "";
  return `<script>
const course = /^\\/courses\\/\\d+(?=\\/|$)/.exec(location.pathname);
for (const answer of course ? ${JSON.stringify(COURSE_ANSWERS)} : []) {
  const link = document.createElement("link");
  const href = "/api" + course[0] + answer;
  document.head.append(Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "use-credentials", fetchPriority: "low", href }));
}
</script>`;
}
