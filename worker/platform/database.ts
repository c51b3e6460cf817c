import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { PreparedQuery } from "drizzle-orm/session";

export type Database = DrizzleD1Database & { $client: D1Database };

const opened = new WeakMap<D1Database, Database>();

/** Drizzle on a binding, created once per binding. */
export function database(binding: D1Database): Database {
  const known = opened.get(binding);
  if (known) return known;
  const made = drizzle(binding) as Database;
  opened.set(binding, made);
  return made;
}

/** A statement that has not run yet: one of Drizzle's builders, or `db.run` or `db.all` of an `sql` text. */
export type Query<Result = unknown> = RunnableQuery<Result, "sqlite">;

type Queries = Readonly<Record<string, Query | readonly Query[]>>;
type ResultOf<Entry> = Entry extends readonly unknown[]
  ? { [Position in keyof Entry]: ResultOf<Entry[Position]> }
  : Entry extends Query<infer Result>
    ? Result
    : never;
type Results<Named extends Queries> = { [Name in keyof Named]: ResultOf<Named[Name]> };

type Preparable = Query & { prepare: () => PreparedQuery };

/** A builder is prepared; a `db.run` or `db.all` of an `sql` text is so already. */
function preparedOf(query: Query): PreparedQuery {
  return "prepare" in query ? (query as Preparable).prepare() : (query as Query & PreparedQuery);
}

/**
 * Runs statements in the order of their names, all of them or none, in one round trip, and returns each result under its name. A name
 * may have a list of statements. Rows come by column name, so two columns of one statement must not share theirs.
 */
export async function batch<const Named extends Queries>(db: Database, queries: Named): Promise<Results<Named>> {
  const entries = Object.entries(queries);
  const prepared = entries.flatMap(([, entry]) => [entry].flat().map(preparedOf));
  const statements = prepared.map((query) => {
    const { sql, params } = query.getQuery();
    return db.$client.prepare(sql).bind(...params);
  });
  const results = statements.length > 0 ? await db.$client.batch(statements) : [];
  const mapped = prepared.map((query, position) => query.mapResult(results[position], true));
  const named = entries.map(([name, entry]) => [
    name,
    Array.isArray(entry) ? mapped.splice(0, entry.length) : mapped.shift(),
  ]);
  return Object.fromEntries(named) as Results<Named>;
}

/** The use of a database: statements, each counted separately, and the rows that they wrote. */
export type DatabaseCost = { queries: number; rowsWritten: number };

export function meteredDatabase(binding: D1Database): { db: Database; cost: () => DatabaseCost } {
  const cost = { queries: 0, rowsWritten: 0 };
  const metered = {
    prepare: (text: string) => binding.prepare(text),
    async batch(statements: D1PreparedStatement[]) {
      cost.queries += statements.length;
      const results = await binding.batch(statements);
      for (const { meta } of results) cost.rowsWritten += meta.rows_written ?? 0;
      return results;
    },
  } as unknown as D1Database;
  return { db: database(metered), cost: () => ({ ...cost }) };
}
