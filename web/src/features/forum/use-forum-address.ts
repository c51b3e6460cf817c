import { useSearchParams } from "react-router";
import { FORUM_CATEGORIES } from "../../../../schema/contracts/forum-terms.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import type { CategoryFilter } from "./messages.ts";

/** The category and the open discussion are in the address, so that both can be shared and the back button works. */
export function useForumAddress() {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useHydrated();
  const category: CategoryFilter =
    (isHydrated && FORUM_CATEGORIES.find((name) => name === search.get("category"))) || "all";
  const post = isHydrated ? search.get("post") : null;
  const change = (key: "category" | "post", value: string | undefined, replace: boolean) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === undefined) next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    category,
    postId: post !== null && /^\d{1,15}$/.test(post) ? Number(post) : undefined,
    addressOf: (postId: number) => {
      const next = new URLSearchParams(search);
      next.set("post", String(postId));
      return `?${next}`;
    },
    showCategory: (name: CategoryFilter) => change("category", name === "all" ? undefined : name, true),
    openPost: (postId: number) => change("post", String(postId), false),
    closePost: () => change("post", undefined, true),
  };
}
