import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { errorSchema } from "../../../schema/contracts/endpoint.ts";
import { pageSpeedEndpoints } from "../../../schema/contracts/page-speed.ts";
import { WRITE_BUDGETS } from "../../http/write-budget.ts";
import { call } from "../../test/admin.ts";
import { countRows, databaseContents } from "../../test/database-contents.ts";
import { expectIndexes } from "../../test/recorded-database.ts";
import { MOST_VISITS_A_DAY } from "./service.ts";

const PATH = "/api/page-speed";
const VISIT = { largestPaint: 1800, slowestInput: 90, layoutShift: 0.002 };

beforeEach(() => {
  vi.setSystemTime(new Date("2026-11-23T12:00:00Z"));
});

const send = (body: unknown = VISIT, headers: Record<string, string> = {}, bindings = env) =>
  call(PATH, { method: "POST", body, headers: { "cf-connecting-ip": "192.0.2.7", ...headers }, bindings });
const read = async () => pageSpeedEndpoints.readSpeed.response.parse(await (await call(PATH)).json());

it("reads and writes by an index", async () => {
  await send();
  await expectIndexes([[PATH], [PATH, { method: "POST", body: VISIT }]]);
});

describe("what three of four visits had", () => {
  it("is unknown while nobody has reported", async () => {
    const none = { visits: 0, atMost: null };
    expect(await read()).toEqual({ days: 28, isOn: true, largestPaint: none, slowestInput: none, layoutShift: none });
  });

  it("is the bound that three of four stay within, each measure by itself", async () => {
    for (const largestPaint of [100, 900, 1500, 5000]) await send({ largestPaint });
    await send({ slowestInput: 50.5, layoutShift: 0 });
    expect(await read()).toMatchObject({
      largestPaint: { visits: 4, atMost: 1500 },
      slowestInput: { visits: 1, atMost: 100 },
      layoutShift: { visits: 1, atMost: 0.01 },
    });
  });

  it("is unknown beyond the last bound", async () => {
    await send({ largestPaint: 6000.1 });
    expect((await read()).largestPaint).toEqual({ visits: 1, atMost: null });
  });

  it("counts the last 28 days", async () => {
    await send();
    vi.setSystemTime(new Date("2026-12-20T12:00:00Z"));
    await send();
    expect((await read()).largestPaint.visits).toBe(2);
    vi.setSystemTime(new Date("2026-12-21T00:00:00Z"));
    expect((await read()).largestPaint.visits).toBe(1);
  });
});

describe("a report", () => {
  it("becomes counts of its day and nothing else", async () => {
    const response = await send();
    expect([response.status, response.headers.get("cache-control")]).toEqual([204, "private, no-store"]);
    expect(response.headers.get("set-cookie")).toBeNull();
    await send();
    expect((await databaseContents())["page_speed"]).toEqual([
      { day: "2026-11-23", visits: 2, counts: "[0,0,0,2,0,0,0,0,0,2,0,0,0,0,0,0,2,0,0,0,0,0,0,0]" },
    ]);
  });

  it.each([
    {},
    { largestPaint: -1 },
    { largestPaint: 600_001 },
    { largestPaint: "1800" },
    { slowestInput: null },
    { layoutShift: 1e300 },
    { unknown: 4 },
    [],
    null,
  ])("is refused as %j, and nothing is written", async (body) => {
    const before = await databaseContents();
    const response = await send(body);
    expect([response.status, errorSchema.parse(await response.json()).code]).toEqual([400, "invalid_request"]);
    expect(await databaseContents()).toEqual(before);
  });

  it("is refused from another site", async () => {
    expect((await send(VISIT, { origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await send(VISIT, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect(await countRows("page_speed")).toBe(0);
  });

  it.each([
    ["Do Not Track", { dnt: "1" }],
    ["Global Privacy Control", { "sec-gpc": "1" }],
  ])("is not counted with %s", async (_, headers) => {
    const before = await databaseContents();
    expect((await send(VISIT, headers)).status).toBe(204);
    expect(await databaseContents()).toEqual(before);
  });

  it("is not counted where the operator has switched it off", async () => {
    const before = await databaseContents();
    expect((await send(VISIT, {}, { ...env, PAGE_SPEED: "off" })).status).toBe(204);
    expect(await databaseContents()).toEqual(before);
  });

  it("is refused when its network has written its share of the day", async () => {
    await send();
    await env.DB.prepare("UPDATE write_budgets SET rows = ?1").bind(WRITE_BUDGETS.network.rows).run();
    const before = await databaseContents();
    expect((await send()).status).toBe(429);
    expect(await databaseContents()).toEqual(before);
  });

  it("writes nothing on a day that has enough visits", async () => {
    await send();
    await env.DB.prepare("UPDATE page_speed SET visits = ?1").bind(MOST_VISITS_A_DAY).run();
    const before = await databaseContents();
    expect((await send()).status).toBe(204);
    expect(await databaseContents()).toEqual(before);
  });
});
