import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../local-state.ts";

const FOLDER = join(PROJECT_ROOT, "schema/migrations");

/** The statements of each migration, in order. */
export function migrations(): string[][] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".sql"));
  return files.sort().map((file) => readFileSync(join(FOLDER, file), "utf8").split("--> statement-breakpoint"));
}

/** Applies every migration to an empty database, without Wrangler's record of them. */
export async function migrate(db: D1Database): Promise<void> {
  for (const statements of migrations()) await db.batch(statements.map((statement) => db.prepare(statement)));
}
