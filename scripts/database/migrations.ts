import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../local-state.ts";

const FOLDER = join(PROJECT_ROOT, "schema/migrations");

/** The statements of each migration, in order. */
export function migrations(): string[][] {
  return files().map(statementsOf);
}

function files(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

function statementsOf(file: string): string[] {
  return readFileSync(join(FOLDER, file), "utf8").split("--> statement-breakpoint");
}

/** Wrangler's own record of what it applied, so that either of the two knows what the other did. */
const RECORD = `CREATE TABLE IF NOT EXISTS d1_migrations(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT UNIQUE,
    applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Brings a database's tables up to date, each migration as a whole, and makes them where there are none. For a local database: Wrangler takes a process each. */
export async function applyMigrations(db: D1Database): Promise<void> {
  await db.prepare(RECORD).run();
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  for (const file of files()) {
    if (applied.has(file)) continue;
    const statements = statementsOf(file).map((statement) => db.prepare(statement));
    await db.batch([...statements, db.prepare("INSERT INTO d1_migrations (name) VALUES (?1)").bind(file)]);
  }
}

/** Applies every migration to an empty database, without Wrangler's record of them. */
export async function migrate(db: D1Database): Promise<void> {
  for (const statements of migrations()) await db.batch(statements.map((statement) => db.prepare(statement)));
}
