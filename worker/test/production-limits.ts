import type { Bindings } from "../platform/env.ts";

/** Cloudflare's limits that a local runtime does not enforce; those of the free plan where plans differ. */
export const PRODUCTION_LIMITS = {
  subrequests: 50,
  stepsOfAnInstance: 1_024,
  instancesAtOnce: 100,
  databaseQueries: 50,
  boundParameters: 100,
  sqlBytes: 100_000,
  /** As documented; the runtime takes 127. */
  functionArguments: 32,
  parameterBytes: 2_000_000,
  keyWritesASecond: 1,
  keyLifetimeSeconds: 60,
  derivationRounds: 100_000,
} as const;

/** Something that works locally and would fail in production. */
export class ProductionLimitError extends Error {
  override readonly name = "ProductionLimitError";
}

function require(isWithin: boolean, message: string): void {
  if (!isWithin) throw new ProductionLimitError(message);
}

let invocations = 0;

/** How many invocations have run under the limits. */
export const countInvocations = () => invocations;

/**
 * The bindings of one invocation: every use counts against its limits, and one too many throws as in production. KV and the network
 * are subrequests too.
 */
export function invocationBindings<Env extends Pick<Bindings, "DB" | "CACHE">>(env: Env): Env {
  invocations++;
  const counts = { queries: 0, subrequests: 0 };
  const query = (by: number) => {
    counts.queries += by;
    require(counts.queries <= PRODUCTION_LIMITS.databaseQueries, `${counts.queries} D1 queries in one invocation`);
  };
  const subrequest = () => {
    counts.subrequests++;
    require(counts.subrequests <= PRODUCTION_LIMITS.subrequests, `${counts.subrequests} subrequests in one invocation`);
  };
  return { ...env, DB: limitedDatabase(env.DB, query), CACHE: limitedNamespace(env.CACHE, subrequest) };
}

const VARIADIC = /\b(json\w*|coalesce|iif|min|max|concat\w*|char|printf|format)\s*$/i;

/** The most arguments that one of SQLite's functions takes in a statement. */
function mostArguments(sql: string): number {
  const text = sql.replace(/'(?:[^']|'')*'/g, "''");
  const open: { isFunction: boolean; commas: number }[] = [];
  let most = 0;
  for (let place = 0; place < text.length; place++) {
    const inside = open.at(-1);
    if (text[place] === "(") {
      open.push({ isFunction: VARIADIC.test(text.slice(Math.max(0, place - 30), place)), commas: 0 });
    } else if (text[place] === "," && inside) {
      inside.commas++;
    } else if (text[place] === ")") {
      open.pop();
      if (inside?.isFunction) most = Math.max(most, inside.commas + 1);
    }
  }
  return most;
}

const RUNS = new Set(["run", "all", "first", "raw"]);
const unwrapped = new WeakMap<object, D1PreparedStatement>();

function limitedDatabase(db: D1Database, query: (by: number) => void): D1Database {
  return new Proxy(db, {
    get(target, name) {
      if (name === "prepare") {
        return (sql: string) => {
          require(bytesOf(sql) <= PRODUCTION_LIMITS.sqlBytes, `a statement of ${bytesOf(sql)} bytes`);
          const most = mostArguments(sql);
          require(most <= PRODUCTION_LIMITS.functionArguments, `a function of ${most} arguments`);
          return limitedStatement(target.prepare(sql), query);
        };
      }
      if (name === "batch") {
        return (statements: D1PreparedStatement[]) => {
          query(statements.length);
          return target.batch(statements.map((statement) => unwrapped.get(statement) ?? statement));
        };
      }
      return bound(target, name);
    },
  });
}

function limitedStatement(statement: D1PreparedStatement, query: (by: number) => void): D1PreparedStatement {
  const limited = new Proxy(statement, {
    get(target, name) {
      if (name === "bind") {
        return (...values: unknown[]) => {
          checkParameters(values);
          return limitedStatement(target.bind(...values), query);
        };
      }
      const member = bound(target, name);
      if (typeof member !== "function" || !RUNS.has(String(name))) return member;
      return (...values: unknown[]) => {
        query(1);
        return member(...values);
      };
    },
  });
  unwrapped.set(limited, statement);
  return limited;
}

function checkParameters(values: readonly unknown[]): void {
  require(values.length <= PRODUCTION_LIMITS.boundParameters, `${values.length} bound parameters`);
  for (const value of values) {
    const bytes = typeof value === "string" ? bytesOf(value) : 0;
    require(bytes <= PRODUCTION_LIMITS.parameterBytes, `a parameter of ${bytes} bytes`);
  }
}

function limitedNamespace(kv: KVNamespace, subrequest: () => void): KVNamespace {
  const writes = new Map<string, number>();
  return new Proxy(kv, {
    get(target, name) {
      const member = bound(target, name);
      if (typeof member !== "function") return member;
      return (...values: unknown[]) => {
        subrequest();
        if (name === "put") checkWrite(writes, values);
        return member(...values);
      };
    },
  });
}

function checkWrite(writes: Map<string, number>, [key, , options]: readonly unknown[]): void {
  const { expirationTtl } = (options ?? {}) as { expirationTtl?: number };
  const lifetime = expirationTtl ?? PRODUCTION_LIMITS.keyLifetimeSeconds;
  require(lifetime >= PRODUCTION_LIMITS.keyLifetimeSeconds, `a key that lives ${lifetime} seconds`);
  const last = writes.get(String(key)) ?? 0;
  require(Date.now() - last >=
    1000 / PRODUCTION_LIMITS.keyWritesASecond, `the key ${key} written twice within a second`);
  writes.set(String(key), Date.now());
}

/** Refuses more rounds of PBKDF2 than production's crypto allows. Returns a function that undoes it. */
export function limitKeyDerivation(): () => void {
  const original = crypto.subtle.deriveBits;
  crypto.subtle.deriveBits = function limited(...values: Parameters<typeof original>) {
    const { iterations: rounds = 0 } = values[0] as { iterations?: number };
    require(rounds <= PRODUCTION_LIMITS.derivationRounds, `${rounds} rounds of PBKDF2`);
    return original.apply(crypto.subtle, values);
  };
  return () => {
    crypto.subtle.deriveBits = original;
  };
}

type Member = ((...values: unknown[]) => unknown) | unknown;

function bound<Target extends object>(target: Target, name: string | symbol): Member {
  const member = Reflect.get(target, name, target) as Member;
  return typeof member === "function" ? member.bind(target) : member;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
