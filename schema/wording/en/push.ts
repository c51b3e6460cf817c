import { pushMessageOf, type Told } from "../push-rules.ts";

/** One notification for all changes of a run. */
export const pushMessage = (changes: readonly Told[]) =>
  pushMessageOf(
    {
      title: (count, isPast) => {
        const what = count === 1 ? "A verdict that you follow" : `${count} verdicts that you follow`;
        const has = count === 1 ? "has" : "have";
        return isPast ? `${what} ${has} changed` : `${what} will soon be in doubt`;
      },
      change: (symbol, text) => `${symbol}: ${text}`,
      others: (count) => `and ${count} more`,
    },
    changes,
  );

/** Of a notification that came without a title. */
export const UNTITLED_PUSH = "Verdicts have changed";

export const PUSH_TEXTS = {
  heading: "Tell me on this device",
  text: "One notification when a verdict in your watchlist changes or its figures will soon be out of date. No e-mail, no account.",
  on: "Turn on notifications",
  off: "Turn off notifications",
  isOff: "Notifications are off for this device.",
  isOn: "Notifications are on for this device.",
  none: "Notifications are not set up on this server.",
  unsupported: "This browser cannot show notifications from a site. On an iPhone, add Mizan to the home screen first.",
  denied: "Your browser does not let Mizan show notifications. You can allow them in its settings for this site.",
  failed: "That did not work. Please try again.",
  quiet: "Quiet hours, by this device's clock",
  quietFrom: "No notifications from",
  quietTo: "until",
  hour: (hour: number) => `${String(hour).padStart(2, "0")}:00`,
  never: "Choose the same hour twice for no quiet hours.",
  portfolio: "Also tell me about these stocks in my portfolio",
  portfolioHint: "Their symbols are sent to this server, never how many you own.",
  portfolioNone: "none chosen",
  portfolioChosen: (count: number) => `${count} chosen`,
  noneOfThem: "Deselect all",
  save: "Save",
  saved: "Saved.",
} as const;
