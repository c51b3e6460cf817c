import type { RateLimit } from "../../http/rate-limit.ts";
import type { Budget } from "../../http/repository.ts";
import type { VisitorDesk } from "../../http/visitor-session.ts";
import { AppError } from "../../platform/errors.ts";
import { type Author, findForumAccess } from "./repository.ts";

export type Access = { visitorId: number | null; isKnownVisitor: boolean };

/**
 * Who is about to write, about a discussion if one is given.
 *
 * @throws AppError not_found for a discussion or reply that is not shown; forbidden to a banned visitor
 */
export async function accessAt(
  { db, writer: { tokenHash }, addressHash }: VisitorDesk,
  about?: { postId: number; replyId?: number | null | undefined },
): Promise<Access> {
  const { isShown, isBanned, ...access } = await findForumAccess(db, { tokenHash, addressHash }, about);
  if (about && !isShown) return unknownDiscussion();
  if (isBanned) throw new AppError("forbidden", ["banned"]);
  return access;
}

/** @throws AppError too_many_requests */
export async function authorAt(
  { writer, addressHash, submissionKey }: VisitorDesk,
  { isKnownVisitor }: Access,
  { cost, limit }: { cost: Budget; limit: RateLimit },
): Promise<Author> {
  const session = await writer.admit(isKnownVisitor, cost, limit);
  return { session, username: await usernameOf(session.tokenHash), addressHash, submissionKey };
}

export function unknownDiscussion(): never {
  throw new AppError("not_found", ["no_such_discussion"]);
}

const QUALITIES = [
  ..."patient honest gentle steady thoughtful careful grateful hopeful".split(" "),
  ..."sincere modest earnest cheerful calm kind bright generous".split(" "),
  ..."curious diligent faithful humble loyal mindful noble peaceful".split(" "),
  ..."prudent quiet reliable serene simple truthful warm wise".split(" "),
];
const THINGS = [
  ..."olive date cedar river garden lantern falcon harbor".split(" "),
  ..."meadow orchard pearl caravan compass fountain gazelle horizon".split(" "),
  ..."ibex jasmine lighthouse minaret oasis palm quill reed".split(" "),
  ..."saffron sparrow spring star tamarind valley well willow".split(" "),
];
const NUMBERS = 10_000;

/** A friendly name generated from a session's hash: the same for all of a visitor's texts, and it does not reveal the session. */
export async function usernameOf(tokenHash: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`forum username ${tokenHash}`));
  const view = new DataView(digest);
  const quality = QUALITIES[view.getUint32(0) % QUALITIES.length];
  const thing = THINGS[view.getUint32(4) % THINGS.length];
  return `${quality}-${thing}-${String(view.getUint32(8) % NUMBERS).padStart(4, "0")}`;
}
