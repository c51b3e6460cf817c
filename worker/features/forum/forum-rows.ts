import type { ForumPost, ForumReply } from "../../../schema/contracts/forum/forum.ts";
import { complaintAboutName } from "../../../schema/contracts/names/full-name.ts";

type AuthorRow = { username: string; fullName: string | null; isTeam: boolean; createdAt: Date };
export type PostRow = Omit<ForumPost, "user" | "createdAt" | "language"> & AuthorRow & { language?: string | null };
export type ReplyRow = Omit<ForumReply, "user" | "createdAt"> & AuthorRow;

export function forumPost(row: PostRow): ForumPost {
  const { id, title, content, language, category, replyCount, isAnswered } = row;
  return { id, title, content, ...(language && { language }), category, replyCount, isAnswered, ...authorship(row) };
}

export function forumReply(row: ReplyRow): ForumReply {
  const { id, content, isScholarResponse } = row;
  return { id, content, isScholarResponse, ...authorship(row) };
}

/** A name stored before today's rules is no longer shown if it breaks them. */
function authorship({ username, fullName, isTeam, createdAt }: AuthorRow) {
  const isShown = isTeam || fullName === null || complaintAboutName(fullName) === undefined;
  return { createdAt: createdAt.toISOString(), user: { username, fullName: isShown ? fullName : null, isTeam } };
}
