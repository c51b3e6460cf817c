import type { Bindings } from "../worker/platform/env.ts";

/** The Worker's bindings, counting what D1 and KV charge for one request, and its round trips to D1. */
export function chargedBindings(env: Bindings) {
  const charged = { rowsRead: 0, rowsWritten: 0, cacheReads: 0, roundTrips: 0 };
  const originals = new WeakMap<object, D1PreparedStatement>();

  function charge<Result extends D1Result<unknown>>(result: Result): Result {
    charged.rowsRead += result.meta.rows_read;
    charged.rowsWritten += result.meta.rows_written;
    return result;
  }

  function wrap(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
    const all = async () => {
      charged.roundTrips += 1;
      return charge(await statement.all());
    };
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), sql),
      all,
      run: all,
      raw: async () => {
        const { results } = await all();
        return isRead(sql) ? statement.raw() : results.map((row) => Object.values(row));
      },
      first: async (column?: string) => {
        const row = (await all()).results[0] as Record<string, unknown> | undefined;
        return column === undefined ? (row ?? null) : (row?.[column] ?? null);
      },
    } as unknown as D1PreparedStatement;
    originals.set(wrapped, statement);
    return wrapped;
  }

  const DB = {
    prepare: (sql: string) => wrap(env.DB.prepare(sql), sql),
    batch: async (statements: D1PreparedStatement[]) => {
      charged.roundTrips += 1;
      const results = await env.DB.batch(statements.map((statement) => originals.get(statement) ?? statement));
      return results.map(charge);
    },
  } as unknown as D1Database;

  const CACHE = new Proxy(env.CACHE, {
    get(cache, property) {
      if (property === "get") charged.cacheReads += 1;
      const value = Reflect.get(cache, property);
      return typeof value === "function" ? value.bind(cache) : value;
    },
  });
  return { bindings: { ...env, DB, CACHE }, charged };
}

function isRead(sql: string): boolean {
  return /^\s*(?:select|with)\b/i.test(sql);
}
