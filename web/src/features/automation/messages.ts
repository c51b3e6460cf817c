import { formatCount } from "#wording/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const automationNotices = {
  done: { tone: "success", title: "Update Triggered", description: "Manual stock update completed successfully" },
  underReview: {
    tone: "neutral",
    title: "Update Triggered",
    description: "The update has ended. Its figures are unusual and need a review before they are published.",
  },
  failed: {
    tone: "error",
    title: "Update Failed",
    description: "The update ended early. The last good figures stay in use.",
  },
  notStarted: { tone: "error", title: "Update Failed", description: "Please try again." },
  noNetwork: {
    tone: "error",
    title: "Update Failed",
    description: "Network error. Please check your connection and try again.",
  },
} as const satisfies Record<string, Notice>;

export function updatedBut(health: string): Notice {
  return { tone: "neutral", title: "Update Triggered", description: `The update has ended. ${health}.` };
}

export const automationTexts = {
  title: "Automation System",
  status: "Status",
  active: "Active",
  inactive: "Inactive",
  nextUpdate: "Next Update",
  totalStocks: "Total Stocks",
  halalStocks: "Halal Stocks",
  systemHealth: "System Health",
  lastUpdate: "Last Update",
  automation: "Automation",
  enabled: "Enabled",
  disabled: "Disabled",
  unknown: "Unknown",
  schedule: "Schedule",
  scheduleText: "Last weekend monthly at 2 AM UTC",
  figuresOf: (day: string) => `Figures as of ${day}`,
  recording: "This installation replays a recording that comes with it, not the live providers.",
  underReview: (count: number) =>
    count === 1
      ? "The newer figures of 1 stock are waiting for a review."
      : `The newer figures of ${formatCount(count)} stocks are waiting for a review.`,
  trigger: "Trigger Manual Update",
  updating: "Updating...",
  triggerNote: "Needs the admin login.",
  running: "Update in progress",
  progress: (label: string, done: number, total: number) =>
    total > 1 ? `${label}: ${formatCount(done)} of ${formatCount(total)}` : label,
  percent: (percent: number) => `${Math.floor(percent)}%`,
  failed: "The automation status could not be loaded.",
  stale: "The status could not be refreshed just now. What is shown may be out of date.",
  dataSources: "Data Sources",
  /** The S&P 500's halal list is read as the holdings of the fund that follows it. */
  dataSourceList: [
    { name: "Halal ETF holdings", isRead: true },
    { name: "S&P 500 halal list", isRead: true },
    { name: "US stock platform (4,133+ stocks)", isRead: false },
    { name: "Global platform (40,000+ stocks)", isRead: false },
    { name: "Regional Islamic markets (Saudi, UAE, Malaysia)", isRead: false },
    { name: "AAOIFI compliant securities", isRead: false },
  ],
  planned: "planned",
  freshness: "How fresh each source is",
  sourceStates: { fresh: "Fresh", stale: "Stale", failing: "Failing", never: "Not read yet" },
  lastRead: (moment: string) => `Last read ${moment}`,
  newest: (day: string) => `figures up to ${day}`,
  items: (count: number) => (count === 1 ? "1 item" : `${formatCount(count)} items`),
  noSources: "No source has been read yet.",
} as const;
