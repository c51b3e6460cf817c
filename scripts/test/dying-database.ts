/**
 * A database whose process is killed at one of its exchanges: either the request never arrives, or its answer is lost. After that it
 * answers nothing. A batch of statements is one exchange, as on D1.
 */
export function dyingDatabase(db: D1Database, deadAt: number, death: "before" | "after"): D1Database {
  let conversations = 0;
  return interruptible(db, async (ask) => {
    conversations++;
    if (conversations < deadAt) return ask();
    if (conversations === deadAt && death === "after") await ask();
    throw new Error(KILLED);
  });
}

/** A database whose every exchange goes through a function, which may not make it, or not answer. */
export function interruptible(
  db: D1Database,
  talk: <Result>(ask: () => Promise<Result>) => Promise<Result>,
): D1Database {
  const mortal = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => mortal(target.bind(...values));
        const member = Reflect.get(target, name, target);
        if (typeof member !== "function") return name === ALIVE ? target : member;
        return (...values: unknown[]) => talk(() => member.apply(target, values));
      },
      has: (target, name) => name === ALIVE || Reflect.has(target, name),
    });
  const alive = (statement: D1PreparedStatement) =>
    ALIVE in statement ? (statement as unknown as Record<symbol, D1PreparedStatement>)[ALIVE] : statement;
  return {
    prepare: (sql: string) => mortal(db.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      talk(() => db.batch(statements.map((statement) => alive(statement) as D1PreparedStatement))),
  } as unknown as D1Database;
}

export const KILLED = "killed";
const ALIVE = Symbol("the statement itself");
