import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { getPlatformProxy } from "wrangler";
import { parse } from "yaml";
import * as z from "zod";
import { FORUM_CATEGORIES, FORUM_MAX_LENGTHS } from "../schema/vocabulary/forum.ts";
import type { Bindings } from "../worker/env.ts";
import { upsertWelcomeThreads, type WelcomeThread } from "../worker/features/forum/repository.ts";
import { PROJECT_ROOT, stateFolder } from "./local-state.ts";

const threadsSchema = z.array(
  z.object({
    id: z.int().positive(),
    title: z.string().min(1).max(FORUM_MAX_LENGTHS.title),
    category: z.enum(FORUM_CATEGORIES),
    content: z.string().min(1).max(FORUM_MAX_LENGTHS.content),
  }),
);

/** The team's welcome threads as the project ships them. */
export function readWelcomeThreads(): WelcomeThread[] {
  const text = readFileSync(resolve(PROJECT_ROOT, "schema/seed/forum.yaml"), "utf8");
  return threadsSchema.parse(parse(text)).map(({ id, ...thread }) => ({ ...thread, welcomeKey: `welcome-${id}` }));
}

/** Puts the welcome threads into the local database: each once, with its latest text. */
export async function loadWelcomeThreads(now: Date): Promise<void> {
  const proxy = await getPlatformProxy<Bindings>({
    configPath: resolve(PROJECT_ROOT, "wrangler.toml"),
    persist: { path: resolve(stateFolder(), "v3") },
  });
  try {
    await upsertWelcomeThreads(proxy.env.DB, readWelcomeThreads(), now).run();
  } finally {
    await proxy.dispose();
  }
}
