import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { FORUM_CATEGORIES, FORUM_MAX_LENGTHS } from "../../schema/contracts/forum/forum-terms.ts";
import { upsertWelcomeThreads, type WelcomeThread } from "../../worker/features/forum/repository.ts";
import { database } from "../../worker/platform/database.ts";
import { PROJECT_ROOT } from "../local-state.ts";

const threadsSchema = z.array(
  z.object({
    id: z.int().positive(),
    title: z.string().min(1).max(FORUM_MAX_LENGTHS.title),
    category: z.enum(FORUM_CATEGORIES),
    content: z.string().min(1).max(FORUM_MAX_LENGTHS.content),
  }),
);

/** The team's welcome threads as shipped. */
export function readWelcomeThreads(): WelcomeThread[] {
  const text = readFileSync(resolve(PROJECT_ROOT, "schema/seed/forum.yaml"), "utf8");
  return threadsSchema.parse(parse(text)).map(({ id, ...thread }) => ({ ...thread, welcomeKey: `welcome-${id}` }));
}

/** Writes the welcome threads to a database, each once and with its latest text. */
export async function loadWelcomeThreads(db: D1Database, now: Date): Promise<void> {
  await upsertWelcomeThreads(database(db), readWelcomeThreads(), now);
}
