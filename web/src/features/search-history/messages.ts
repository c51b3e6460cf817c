import type { Notice } from "../../lib/notices.ts";

export const historyNotices = {
  cleared: { tone: "success", title: "Recent searches cleared" },
  clearFailed: { tone: "error", title: "Failed to clear recent searches", description: "Please try again." },
} as const satisfies Record<string, Notice>;

export const historyTexts = {
  title: "Recent Searches",
  empty: "No recent searches yet",
  emptyHint: "The stocks you check appear here.",
  failed: "Your recent searches could not be loaded.",
  retry: "Try again",
  viewAll: "View all recent searches",
  viewFewer: "View fewer",
  clear: "Clear",
} as const;
