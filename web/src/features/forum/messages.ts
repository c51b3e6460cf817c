import { formatCount } from "#wording/format.ts";
import type { ForumCategory } from "../../../../schema/contracts/forum/forum-terms.ts";
import { HttpError } from "../../lib/http.ts";
import type { Notice } from "../../lib/notices.ts";

export type CategoryFilter = ForumCategory | "all";

export const CATEGORY_LABELS: Readonly<Record<CategoryFilter, string>> = {
  all: "All",
  screening: "Screening",
  zakat: "Zakat",
  strategies: "Strategies",
  general: "General",
};

export const forumNotices = {
  missingFields: { tone: "error", title: "Please fill in all fields" },
  missingReply: { tone: "error", title: "Please enter a reply" },
  postCreated: { tone: "success", title: "Your discussion is posted" },
  replyPosted: { tone: "success", title: "Your reply is posted" },
  reported: { tone: "success", title: "Thank you", description: "A person will look at it." },
  reportFailed: { tone: "error", title: "The report could not be sent", description: "Please try again later." },
  linkCopied: { tone: "success", title: "Link copied" },
  copyFailed: { tone: "error", title: "The link could not be copied", description: "Copy it from the address bar." },
} as const satisfies Record<string, Notice>;

export const tooLong = (field: string, length: number, most: number): Notice => ({
  tone: "error",
  title: `Please shorten: ${field}`,
  description: `It has ${formatCount(length)} characters, and ${formatCount(most)} fit.`,
});

export const createPostFailed = (error: unknown): Notice => failure("Failed to create post", error);
export const postReplyFailed = (error: unknown): Notice => failure("Failed to post reply", error);

function failure(title: string, error: unknown): Notice {
  const sentence = error instanceof HttpError && error.status < 500 ? error.sentence : undefined;
  return { tone: "error", title, ...(sentence && { description: sentence }) };
}

export const forumTexts = {
  tabs: "Categories",
  newDiscussion: "New Discussion",
  discussions: (count: number) => `${formatCount(count)} ${count === 1 ? "discussion" : "discussions"}`,
  replies: (count: number) => (count === 1 ? "1 reply" : `${count} replies`),
  answered: "Answered",
  scholar: "Scholar",
  team: "Team",
  emptyTitle: "No discussions here yet",
  emptyText: "Ask the first question in this category.",
  failed: "The discussions could not be loaded.",
  more: "Show more discussions",
  loadingMore: "Loading...",
  loading: "Loading discussions",
  recentTitle: "Recent discussions",
  toCommunity: "Go to the community",
} as const;

export const newDiscussionTexts = {
  title: "New Discussion",
  description: "Ask a question, or share what you found out. Please leave out anything private.",
  postTitle: "Title",
  content: "What is it about?",
  category: "Category",
  chooseCategory: "Choose a category",
  fullName: "Your name (optional)",
  fullNameHint: "A generated username is always shown beside it, so that nobody can pose as you.",
  submit: "Post discussion",
  submitting: "Posting...",
  cancel: "Cancel",
} as const;

export const postTexts = {
  loading: "Loading the discussion",
  notShown: "Discussion",
  notFound: "This discussion does not exist. It may have been removed.",
  failed: "The discussion could not be loaded.",
  retry: "Try again",
  repliesTitle: "Replies",
  noReplies: "No replies yet.",
  repliesFailed: "The replies could not be loaded.",
  moreReplies: "Show more replies",
  reply: "Your reply",
  fullName: "Your name (optional)",
  post: "Post reply",
  posting: "Posting...",
  report: "Report",
  reportPost: "Report this discussion",
  reportReply: (author: string) => `Report the reply by ${author}`,
  reportWhy: "Why are you reporting this?",
  cancelReport: "Don't report",
  reported: "Reported",
  copyLink: "Copy link",
} as const;

export const reasonText = (reason: string) => reason;
