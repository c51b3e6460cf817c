/** What the security log can hold. */
export const SECURITY_EVENTS = [
  "login_succeeded",
  "login_refused",
  "login_throttled",
  "logout",
  "post_removed",
  "post_restored",
  "reply_removed",
  "reply_restored",
  "scholar_response_marked",
  "scholar_response_unmarked",
  "refresh_started",
  "refresh_cancelled",
  "refresh_resumed",
  "review_accepted",
  "review_rejected",
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];
