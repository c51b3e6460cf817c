import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../local-state.ts";

const FOLDER = join(PROJECT_ROOT, "schema/migrations");

/** The first migration stands for the 31 before it; this was the last of them, and this commit still has them. */
const LAST_OF_EARLIER = "0030_funds_by_demand.sql";
const COMMIT_OF_EARLIER = "d3225d1";

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

/**
 * Brings a database's tables up to date, each migration as a whole, and makes them where there are none. For a local database: Wrangler
 * takes a process each.
 *
 * @throws Error that says what to do when the database was made by a version that this one cannot carry on
 */
export async function applyMigrations(db: D1Database): Promise<void> {
  await db.prepare(RECORD).run();
  const applied = await appliedMigrations(db);
  for (const file of files()) {
    if (applied.has(file)) continue;
    const statements = statementsOf(file).map((statement) => db.prepare(statement));
    await db.batch([...statements, db.prepare("INSERT INTO d1_migrations (name) VALUES (?1)").bind(file)]);
  }
}

async function appliedMigrations(db: D1Database): Promise<ReadonlySet<string>> {
  const known = files();
  const { results } = await db.prepare("SELECT name FROM d1_migrations ORDER BY id").all<{ name: string }>();
  const names = results.map(({ name }) => name);
  if (names.every((name) => known.includes(name))) return new Set(names);
  const [last, [first = ""]] = [names.at(-1), known];
  if (last === LAST_OF_EARLIER) {
    const renamed = db.prepare("INSERT INTO d1_migrations (name) VALUES (?1)").bind(first);
    await db.batch([db.prepare("DELETE FROM d1_migrations"), renamed]);
    return new Set([first]);
  }
  throw new Error(
    names.includes(first)
      ? `A newer version of Mizan made this database (${last}). Check out that version, or a newer one.`
      : `An earlier version of Mizan made this database (${last}). Start it once with that version's last state (git checkout ${COMMIT_OF_EARLIER} && npm ci && npm start), which carries it on, then again with this one.`,
  );
}

export async function migrate(db: D1Database): Promise<void> {
  for (const statements of migrations()) await db.batch(statements.map((statement) => db.prepare(statement)));
}
