import { formatCount } from "#wording/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const adminNotices = {
  markFailed: { tone: "error", title: "Failed to update message status" },
  changeFailed: { tone: "error", title: "The change could not be saved", description: "Please try again." },
  authorBanned: { tone: "success", title: "Banned", description: "Everything they wrote is removed." },
  banLifted: { tone: "success", title: "The ban is lifted" },
  textsRemoved: { tone: "success", title: "Removed" },
  messageDeleted: { tone: "success", title: "The message is deleted" },
  reportResolved: { tone: "success", title: "Report resolved" },
  reviewAccepted: { tone: "success", title: "Accepted" },
  reviewRejected: { tone: "success", title: "Rejected" },
  runCancelled: { tone: "success", title: "Cancelled", description: "Nothing from this run is published." },
  runResumed: { tone: "success", title: "Resumed" },
} as const satisfies Record<string, Notice>;

export const loginTexts = {
  title: "Admin login",
  text: "For the people behind Mizan.",
  username: "Username",
  password: "Password",
  usernameRequired: "Username is required",
  passwordRequired: "Password is required",
  submit: "Log in",
  submitting: "Logging in...",
  failed: "Login failed",
  noNetwork: "Network error. Please try again.",
  invalid: "Invalid credentials",
} as const;

export const areaTexts = {
  sections: "Admin",
  messages: "Messages",
  forum: "Forum",
  refresh: "Refresh",
  figures: "Figures",
  security: "Security",
  logOut: "Log out",
} as const;

export const listTexts = {
  loadMore: "Load more",
  loading: "Loading...",
  moreFailed: "More could not be loaded.",
  whole: "Show the whole text",
  less: "Show less",
  shown: (shown: number, total: number) => `${formatCount(shown)} of ${formatCount(total)}`,
} as const;

export const contactTexts = {
  title: "Contact messages",
  unread: (count: number) => (count === 1 ? "1 unread message" : `${formatCount(count)} unread messages`),
  filter: "Which messages",
  all: "All",
  statuses: { unread: "Unread", read: "Read", replied: "Replied" },
  list: { label: "Contact messages", empty: "No messages here.", failed: "The messages could not be loaded." },
  markRead: "Mark as read",
  markReplied: "Mark as replied",
  reply: "Reply by email",
  remove: "Delete",
  removeForGood: "Delete for good",
  keep: "Keep it",
  replySubject: (subject: string) => `Re: ${subject}`,
} as const;

const REMOVED_FAILED = "The removed texts could not be loaded.";

export const forumTexts = {
  title: "Forum moderation",
  views: "What to moderate",
  reports: {
    label: "Reports",
    empty: "Nobody has reported anything.",
    failed: "The reports could not be loaded.",
  },
  discussions: {
    label: "Discussions",
    empty: "No discussions yet.",
    failed: "The discussions could not be loaded.",
  },
  replies: { empty: "No replies.", failed: "The replies could not be loaded." },
  removedTexts: "Removed",
  kinds: {
    posts: {
      removed: { label: "Removed discussions", empty: "No discussion is removed.", failed: REMOVED_FAILED },
      remove: "Remove discussion",
      putBack: "Put discussion back",
      isBack: "The discussion is back",
    },
    replies: {
      removed: { label: "Removed replies", empty: "No reply is removed.", failed: REMOVED_FAILED },
      remove: "Remove reply",
      putBack: "Put reply back",
      isBack: "The reply is back",
    },
  },
  removedOn: (moment: string) => `Removed ${moment}`,
  replyIn: (title: string) => `Reply in “${title}”`,
  hiddenWithDiscussion: "Its discussion is removed too, so the reply stays hidden until the discussion is put back.",
  reportedReply: (title: string) => `Reported reply in “${title}”`,
  reason: "Reason",
  noReason: "No reason given",
  resolve: "Resolve",
  replyCount: (count: number) => (count === 1 ? "1 reply" : `${formatCount(count)} replies`),
  isRemoved: "Removed",
  bans: { label: "Bans", empty: "Nobody is banned.", failed: "The bans could not be loaded." },
  banSession: "Ban author",
  banNetwork: "Ban network for the day",
  banLead:
    "A banned visitor cannot write in the forum, and everything they wrote is removed. A network is banned until midnight UTC.",
  scopes: { session: "A visitor's session", network: "A network, for one day" },
  bannedOn: (moment: string) => `Banned ${moment}`,
  lift: "Lift the ban",
  select: (title: string) => `Select “${title}”`,
  selected: (count: number) => (count === 1 ? "1 discussion selected" : `${formatCount(count)} discussions selected`),
  removeSelected: "Remove selected",
  scholar: "Scholar",
  markScholar: "Mark as scholar response",
  unmarkScholar: "Not a scholar response",
} as const;

export const refreshTexts = {
  title: "Data refresh",
  views: "What to look at",
  reviews: { label: "Reviews", empty: "No reviews here.", failed: "The reviews could not be loaded." },
  runs: { label: "Runs", empty: "No refresh has run yet.", failed: "The runs could not be loaded." },
  reviewState: "Which reviews",
  reviewStates: { open: "Open", accepted: "Accepted", rejected: "Rejected", superseded: "Superseded" },
  wholeRun: (id: number) => `Refresh ${id} as a whole`,
  openedOn: (day: string) => `Under review since ${day}`,
  decidedOn: (day: string) => `Decided on ${day}`,
  figure: "Figure",
  before: "Now in use",
  after: "New",
  finding: "Finding",
  asRatio: "(ratio)",
  noFigure: "None",
  runFigure: (figure: string, limit: string) => `${figure}, limit ${limit}`,
  note: "Note",
  noteHint: "Reason (kept with the decision)",
  noteRequired: "Please write a note",
  accept: "Accept the new figures",
  reject: "Keep the old figures",
  run: (id: number) => `Refresh ${id}`,
  cancel: "Cancel",
  resume: "Resume",
  runStates: {
    running: "Running",
    published: "Published",
    under_review: "Under review",
    rejected: "Rejected",
    failed: "Failed",
    cancelled: "Cancelled",
  },
  triggers: { schedule: "By schedule", admin: "Started by an admin" },
  started: "Started",
  took: "Took",
  compared: "Compared",
  covered: "Reached",
  changed: "Changed",
  statusesChanged: "Statuses changed",
  underReview: "Under review",
  steps: "Steps and what they cost",
  stepColumns: ["Step", "Items", "Requests", "Rows written", "Time", "Problems"],
  duration: (seconds: number) =>
    seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`,
} as const;

export const quotaTexts = {
  line: ({ rowsWritten, bytesStored }: { rowsWritten: number; bytesStored: number }) =>
    `Free plan: ${Math.round(rowsWritten)}% of today's row writes and ${Math.round(bytesStored)}% of the storage are used.`,
  alerts: {
    rowsWritten: "Most of today's row writes are used. A refresh should wait until tomorrow.",
    visitorRows:
      "Visitors have used most of what they may save in one day. Anything beyond it is refused until tomorrow.",
    bytesStored: "The storage is nearly full. The runbook says what can be deleted.",
  },
} as const;

export const securityTexts = {
  list: {
    label: "Security log",
    empty: "Nothing has been logged yet.",
    failed: "The security log could not be loaded.",
  },
  lead: "Logins and what admins did, kept for a year.",
  from: "From",
  fromHint:
    "“From” shows a short code for the network address. The same code means the same address; the address itself is not kept.",
  unknownAddress: "Unknown",
  events: {
    login_succeeded: "Logged in",
    login_refused: "Login refused",
    login_throttled: "Logins throttled",
    logout: "Logged out",
    post_removed: "Discussion removed",
    post_restored: "Discussion put back",
    reply_removed: "Reply removed",
    reply_restored: "Reply put back",
    texts_removed: "Texts removed",
    texts_restored: "Texts put back",
    session_banned: "Session banned",
    network_banned: "Network banned",
    ban_lifted: "Ban lifted",
    message_deleted: "Message deleted",
    scholar_response_marked: "Marked as scholar response",
    scholar_response_unmarked: "No longer a scholar response",
    refresh_started: "Refresh started",
    refresh_cancelled: "Refresh cancelled",
    refresh_resumed: "Refresh resumed",
    review_accepted: "Review accepted",
    review_rejected: "Review rejected",
    claim_accepted: "Reader's figure accepted",
    claim_declined: "Reader's figure declined",
    claim_revoked: "Reader's figure revoked",
  },
} as const;
