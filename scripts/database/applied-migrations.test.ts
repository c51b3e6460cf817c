import { afterEach, beforeEach, expect, it } from "vitest";
import { testPlatform } from "../test/platform.ts";
import { applyMigrations, migrations } from "./migrations.ts";

let platform: Awaited<ReturnType<typeof testPlatform>>;

beforeEach(async () => {
  platform = await testPlatform();
});

afterEach(() => platform.dispose());

async function recorded(): Promise<string[]> {
  const { results } = await platform.env.DB.prepare("SELECT name FROM d1_migrations ORDER BY id").all<{
    name: string;
  }>();
  return results.map(({ name }) => name);
}

it("applies each migration once and records it as Wrangler does", async () => {
  await applyMigrations(platform.env.DB);
  const names = await recorded();
  expect([names.length, names[0]]).toEqual([migrations().length, expect.stringMatching(/^0000_.*\.sql$/)]);
  await applyMigrations(platform.env.DB);
  expect(await recorded()).toEqual(names);
});

it("goes on after the last one that was applied as a whole", async () => {
  await applyMigrations(platform.env.DB);
  const names = await recorded();
  await platform.env.DB.prepare("DELETE FROM d1_migrations WHERE name = ?1").bind(names.at(-1)).run();
  await expect(applyMigrations(platform.env.DB)).rejects.toThrow(/already exists|duplicate/);
  expect(await recorded()).toEqual(names.slice(0, -1));
});
