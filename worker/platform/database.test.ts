import { env } from "cloudflare:test";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { visitors } from "../../schema/tables/visitors.ts";
import { batch, database } from "./database.ts";

const now = new Date("2026-11-21T00:00:00Z");
const visitor = (tokenHash: string) => ({ tokenHash, createdAt: now, lastSeenAt: now });
const db = database(env.DB);

beforeEach(async () => {
  await db.delete(visitors);
});

describe("a batch", () => {
  it("returns each result under the name of its statement, of any kind", async () => {
    const found = await batch(db, {
      inserted: db.insert(visitors).values([visitor("a"), visitor("b")]),
      returned: db.insert(visitors).values(visitor("c")).returning({ tokenHash: visitors.tokenHash }),
      written: db.run(sql`UPDATE ${visitors} SET watchlist_count = ${7} WHERE token_hash = ${"b"}`),
      listed: db.all<{ token: string }>(sql`SELECT token_hash AS token FROM ${visitors} WHERE watchlist_count = ${7}`),
      built: db.select({ createdAt: visitors.createdAt }).from(visitors).where(eq(visitors.tokenHash, "a")),
    });
    expect(found.inserted.meta.changes).toBe(2);
    expect(found.returned).toEqual([{ tokenHash: "c" }]);
    expect(found.written.meta.changes).toBe(1);
    expect(found.listed).toEqual([{ token: "b" }]);
    expect(found.built).toEqual([{ createdAt: now }]);
  });

  it("accepts a list of statements under one name", async () => {
    const { each, count } = await batch(db, {
      each: ["a", "b"].map((token) => db.insert(visitors).values(visitor(token))),
      none: [],
      count: db.all<{ count: number }>(sql`SELECT count(*) AS count FROM ${visitors}`),
    });
    expect(each.map(({ meta }) => meta.changes)).toEqual([1, 1]);
    expect(count).toEqual([{ count: 2 }]);
  });

  it("does all or nothing", async () => {
    const both = batch(db, {
      first: db.insert(visitors).values(visitor("a")),
      again: db.insert(visitors).values(visitor("a")),
    });
    await expect(both).rejects.toThrow();
    expect(await db.$count(visitors)).toBe(0);
  });

  it("asks nothing of the database when it is empty", async () => {
    expect(await batch(db, { none: [] })).toEqual({ none: [] });
  });
});
