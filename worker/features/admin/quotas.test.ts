import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import { adminEndpoints } from "../../../schema/contracts/admin.ts";
import { WRITE_BUDGETS } from "../../http/write-budget.ts";
import { adminHeaders, call } from "../../test/admin.ts";

const today = () => isoDay(new Date());
const quotas = async () =>
  adminEndpoints.quotas.response.parse(
    await (await call("/api/admin/quotas", { headers: await adminHeaders() })).json(),
  );

async function visitorsWrote(rows: number): Promise<void> {
  const statement = env.DB.prepare("INSERT INTO write_budgets VALUES ('everyone', ?1, ?2, 0)");
  await statement.bind(today(), rows).run();
}

async function refreshWrote(rows: number): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000);
  await env.DB.batch([
    env.DB.prepare(`INSERT INTO refresh_runs (id, trigger, market_data, as_of, state, step, done, total, attempts,
      lease_until, started_at, advanced_at) VALUES (1, 'admin', 'recording', '2026-11-21', 'published', 'publish', 1, 1, 0, 0, ?1, ?1)`).bind(
      seconds,
    ),
    env.DB.prepare("INSERT INTO refresh_steps VALUES (1, 'publish', 1, 1, 0, 0, ?1, 0, 0, 0, '[]')").bind(rows),
  ]);
}

it("reports how much of the free plan's daily rows and storage is used", async () => {
  await visitorsWrote(1000);
  await refreshWrote(4000);
  const { day, rowsWritten, visitorRows, bytesStored } = await quotas();
  expect(day).toBe(today());
  expect(rowsWritten).toEqual({ used: 5000, limit: 100_000, percent: 5, isAlert: false });
  expect(visitorRows).toMatchObject({ used: 1000, isAlert: false });
  expect(bytesStored.used).toBeGreaterThan(0);
  expect(bytesStored.limit).toBe(500_000_000);
});

it("raises the alert at 70 % and not before", async () => {
  const most = WRITE_BUDGETS.everyone.rows;
  await visitorsWrote(most * 0.7 - 1);
  expect((await quotas()).visitorRows.isAlert).toBe(false);
  await env.DB.prepare("UPDATE write_budgets SET rows = rows + 1").run();
  expect((await quotas()).visitorRows.isAlert).toBe(true);
  await refreshWrote(70_000);
  expect((await quotas()).rowsWritten.isAlert).toBe(true);
});
