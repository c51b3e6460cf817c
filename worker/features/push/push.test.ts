import { env } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CHANGE_CAUSES } from "../../../domain/verdict/verdict-change.ts";
import { LANGUAGES } from "../../../schema/wording/languages.ts";
import { ENGLISH, inLanguage } from "../../platform/words.ts";
import { call } from "../../test/admin.ts";
import { countRows, expectRefused } from "../../test/database.ts";
import { stockIds } from "../../test/factories.ts";
import { fact, makeSeed, publishSeeds, refreshWith, symbolOf } from "../../test/refresh-universe.ts";
import { PUSH_HOST, standInForPushService, subscribedBrowser } from "../../test/stand-ins/push-service.ts";
import { seal } from "./sealed.ts";
import {
  drivePushes,
  GROUPS_A_MINUTE,
  isPushService,
  PLANNED_AT_ONCE,
  PUSHES_IN_A_GROUP,
  type PushBindings,
  planGroups,
  sendNextPushes,
  takeDuePushes,
} from "./send.ts";

const QUIET = Array.from({ length: 20 }, (_, position) => makeSeed(symbolOf(position)));
const MOVED = makeSeed("MOVE");
/** Noon in Karachi. */
const NOON = new Date("2026-09-26T07:00:00Z");
/** Midnight in Karachi, between two days. */
const MIDNIGHT = new Date("2026-09-26T19:00:00Z");

let service: Awaited<ReturnType<typeof standInForPushService>>;
let bindings: PushBindings & typeof service.bindings;
let minute: typeof service.minute;

beforeEach(async () => {
  service = await standInForPushService();
  ({ bindings, minute } = service);
  await publishSeeds([...QUIET, MOVED]);
});

afterEach(() => service.close());

async function subscribe(name: string, watched = ["MOVE"]) {
  const browser = await subscribedBrowser(name);
  let cookie = "";
  const ids = await stockIds();
  for (const symbol of watched) {
    const stockId = ids[symbol];
    const added = await call("/api/watchlists", { method: "POST", body: { stockId }, headers: { cookie }, bindings });
    cookie = added.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
  }
  const answer = await call("/api/push", { method: "POST", body: browser.subscription, headers: { cookie }, bindings });
  expect(answer.status).toBe(204);
  return browser;
}

async function changeMonth() {
  const filing = { ...fact("interestBearingDebt", 4e8, ""), periodEnd: "2026-08-31" };
  const moved = { ...MOVED, facts: { ...MOVED.facts, interestBearingDebt: filing } };
  await refreshWith([...QUIET, moved]);
}

describe("a subscriber whose watchlist has changed", () => {
  it("gets one encrypted summary per run, signed by the server, and none in the minutes after", async () => {
    const browser = await subscribe("one");
    await changeMonth();
    for (let time = 0; time < 3; time++) await minute(new Date(NOON.getTime() + time * 60_000));
    expect(service.received).toHaveLength(1);
    const [message] = service.received;
    expect(message?.headers.get("authorization")).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=/);
    expect(message?.headers.get("topic")).toBe("run-2");
    expect(await browser.read(message?.body ?? new Uint8Array())).toEqual({
      title: "A verdict that you follow has changed",
      body: "MOVE: Halal → Haram. The company reported newer figures. Debt 10.0% → 40.0% (limit 33%).",
      run: 2,
    });
  });

  it("is told in the language of its site, and in English where that is not there, or no longer", async () => {
    const told = async (language: unknown) => {
      const browser = await subscribedBrowser(`in-${language}`);
      const body = { ...browser.subscription, symbols: ["MOVE"], language };
      const { status } = await call("/api/push", { method: "POST", body, bindings });
      return { browser, status };
    };
    const refused = await Promise.all([7, null, "a".repeat(36)].map(told));
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
    const browsers: Awaited<ReturnType<typeof told>>[] = [];
    for (const language of ["ar", "xx", "constructor", "", undefined]) browsers.push(await told(language));
    await changeMonth();
    await minute(NOON);
    const titles = service.received.map(async ({ path, body }) => {
      const read = browsers.find((one) => one.browser.subscription.endpoint.endsWith(path))?.browser.read;
      return [path, (await read?.(body)) ?? {}];
    });
    const english = expect.objectContaining({ title: "A verdict that you follow has changed" });
    expect(Object.fromEntries(await Promise.all(titles))).toEqual({
      "/in-ar": expect.objectContaining({
        title: expect.stringMatching(/^[^A-Za-z]*\p{Script=Arabic}[^A-Za-z]*$/u),
        body: expect.stringMatching(/MOVE.*: حلال ← غير متوافق/u),
      }),
      "/in-xx": english,
      "/in-constructor": english,
      "/in-": english,
      "/in-undefined": english,
    });
  });

  it("is notified of stocks chosen in addition to the watchlist, of no unchanged one, and not before a change", async () => {
    await subscribe("quiet", ["AAAA"]);
    const browser = await subscribedBrowser("portfolio");
    const body = { ...browser.subscription, symbols: ["move", "AAAA", "NONE.SUCH"] };
    expect((await call("/api/push", { method: "POST", body, bindings })).status).toBe(204);
    await minute(NOON);
    expect(service.received).toEqual([]);
    await changeMonth();
    await minute(NOON);
    expect(service.received.map(({ path }) => path)).toEqual(["/portfolio"]);
  });

  it("is not disturbed at midnight in Karachi and notified at seven", async () => {
    await subscribe("asleep");
    await changeMonth();
    await minute(MIDNIGHT);
    await minute(new Date("2026-09-27T01:59:00Z"));
    expect(service.received).toEqual([]);
    await minute(new Date("2026-09-27T02:00:00Z"));
    expect(service.received).toHaveLength(1);
  });

  it.each([429, 500, 503])("is notified later, once, when the push service first answers %i", async (status) => {
    await subscribe("later");
    service.answer("/later", status);
    await changeMonth();
    await minute(NOON);
    service.answer("/later", 201);
    await minute(new Date(NOON.getTime() + 899_000));
    expect(service.received).toHaveLength(1);
    for (const minutes of [15, 16, 90, 400]) await minute(new Date(NOON.getTime() + minutes * 60_000));
    expect(service.received).toHaveLength(2);
    expect(await countRows("push_outbox")).toBe(0);
  });

  it.each([400, 403, 500])(
    "is given up after three more tries at a push service that always answers %i, and stays subscribed",
    async (status) => {
      await subscribe("never");
      service.answer("/never", status);
      await changeMonth();
      for (let hours = 0; hours < 30; hours++) await minute(new Date(NOON.getTime() + hours * 3_600_000));
      expect(service.received).toHaveLength(4);
      expect([await countRows("push_outbox"), await countRows("push_subscriptions")]).toEqual([0, 1]);
    },
  );

  it.each([404, 410])("is forgotten when the push service answers %i", async (status) => {
    await subscribe("gone");
    service.answer("/gone", status);
    await changeMonth();
    await minute(NOON);
    expect(await countRows("push_subscriptions")).toBe(0);
  });
});

describe("a key of a browser", () => {
  const OFF_CURVE = `B${"A".repeat(86)}`;

  it("that is no point of the curve is refused", async () => {
    const { subscription } = await subscribedBrowser("off");
    const body = { ...subscription, keys: { ...subscription.keys, p256dh: OFF_CURVE } };
    expect((await call("/api/push", { method: "POST", body, bindings })).status).toBe(400);
    expect(await countRows("push_subscriptions")).toBe(0);
  });

  it("that was stored all the same is forgotten at the first push, not tried again", async () => {
    const { endpoint, keys } = (await subscribe("old")).subscription;
    const stored = JSON.stringify({ endpoint, expirationTime: null, keys: { ...keys, p256dh: OFF_CURVE } });
    await env.DB.prepare("UPDATE push_subscriptions SET sealed = ?1")
      .bind(await seal(bindings.VAPID_PRIVATE_KEY ?? "", stored))
      .run();
    await changeMonth();
    await minute(NOON);
    expect(service.received).toEqual([]);
    expect([await countRows("push_outbox"), await countRows("push_subscriptions")]).toEqual([0, 0]);
  });
});

describe("a plan for more subscribers than one minute takes", () => {
  it("goes on in the next minutes, a hundred at once, until each is told", async () => {
    await subscribe("first");
    await env.DB.prepare(`
      WITH RECURSIVE numbers (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < 250)
      INSERT INTO push_subscriptions (visitor_id, endpoint_hash, sealed, time_zone, quiet_from, quiet_to, stock_ids)
      SELECT visitor_id, 'hash' || n, sealed, 'Asia/Karachi', 22, 7, stock_ids FROM push_subscriptions, numbers`).run();
    await changeMonth();
    const planned = async () => {
      await takeDuePushes(bindings, MIDNIGHT);
      return env.DB.prepare("SELECT total(json_array_length(subscriptions)) AS n FROM push_outbox").first("n");
    };
    expect(PLANNED_AT_ONCE).toBe(100);
    expect([await planned(), await planned(), await planned(), await planned()]).toEqual([100, 200, 250, 250]);
  });
});

describe("twenty-five subscribers whose sender is lost at any point", () => {
  it("are each notified of the run once, as far as a browser shows it", async () => {
    for (let position = 0; position < 25; position++) await subscribe(`b${position}`);
    await changeMonth();
    const [group] = await takeDuePushes(bindings, NOON);
    let parts = 0;
    const dying = {
      do: async (_: string, __: unknown, act: () => Promise<unknown>) => {
        if (++parts > 1) throw new Error("the instance is lost");
        return act();
      },
    };
    await expect(drivePushes(bindings, group as never, dying as never, () => NOON)).rejects.toThrow();
    expect(service.received).toHaveLength(10);
    await minute(new Date(NOON.getTime() + 60_000));
    expect(service.received).toHaveLength(10);
    await minute(new Date(NOON.getTime() + 601_000));
    expect(new Set(service.received.map(({ path }) => path)).size).toBe(25);
    expect(service.received).toHaveLength(25);
    await minute(new Date(NOON.getTime() + 1_300_000));
    expect(service.received).toHaveLength(25);
    expect(await countRows("push_outbox")).toBe(0);
  });
});

describe("pushes that are sent and recorded", () => {
  it("is not sent again when its step is repeated, nor by a sender that has lost its group", async () => {
    await subscribe("step");
    await changeMonth();
    const [group] = await takeDuePushes(bindings, NOON);
    if (!group) throw new Error("no group is due");
    const stale = { ...group, claims: group.claims - 1 };
    await sendNextPushes(bindings, stale, NOON);
    expect(service.received).toEqual([]);
    for (let time = 0; time < 3; time++) await sendNextPushes(bindings, group, NOON);
    expect(service.received).toHaveLength(1);
  });
});

describe("an address", () => {
  it.each([
    "http://fcm.googleapis.com/x",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/x",
    "https://fcm.googleapis.com.evil.test/x",
    "https://evil.test/fcm.googleapis.com",
    "https://user:pass@fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://notpush.apple.com.evil.test",
    "javascript:alert(1)",
    "",
  ])("that is no push service's is refused: %s", async (endpoint) => {
    expect(isPushService(endpoint)).toBe(false);
    const { subscription } = await subscribedBrowser("x");
    const body = { ...subscription, endpoint };
    await expectRefused(() => call("/api/push", { method: "POST", body, bindings }), 400);
  });

  it("of each browser's push service is accepted, and stored encrypted", async () => {
    const others = ["updates.push.services.mozilla.com", "db5p.notify.windows.com", "web.push.apple.com"];
    for (const host of ["fcm.googleapis.com", ...others]) expect(isPushService(`https://${host}/abc`)).toBe(true);
    await subscribe("secret");
    const row = await env.DB.prepare("SELECT * FROM push_subscriptions").first();
    expect(JSON.stringify(row)).not.toContain(PUSH_HOST);
  });
});

describe("a time zone", () => {
  const subscribeFrom = async (timeZone: string) => {
    const { subscription } = await subscribedBrowser("zone");
    return (await call("/api/push", { method: "POST", body: { ...subscription, timeZone }, bindings })).status;
  };

  it("is stored in its one spelling", async () => {
    expect(await subscribeFrom("aSIA/kARACHI")).toBe(204);
    expect(await env.DB.prepare("SELECT time_zone FROM push_subscriptions").first("time_zone")).toBe("Asia/Karachi");
  });

  it("is looked at after the day's budget has been asked, and refused without a subscription", async () => {
    expect(await subscribeFrom("Mars/Olympus")).toBe(400);
    await env.DB.prepare("UPDATE write_budgets SET rows = 1e9").run();
    expect(await subscribeFrom("Mars/Olympus")).toBe(429);
    expect(await countRows("push_subscriptions")).toBe(0);
  });
});

describe("a server without keys", () => {
  it("says that it has none, and accepts no subscription", async () => {
    const { VAPID_PRIVATE_KEY: _, ...none } = bindings;
    expect(await (await call("/api/push", { bindings: none })).json()).toEqual({ publicKey: null });
    const { subscription } = await subscribedBrowser("x");
    expect((await call("/api/push", { method: "POST", body: subscription, bindings: none })).status).toBe(503);
    expect(await takeDuePushes(none, NOON)).toEqual([]);
  });
});

describe("a hundred thousand subscribers in four time zones", () => {
  it("are all notified within a day, at a limited rate per minute, and none in the plan's quiet hours", () => {
    const zones = ["Asia/Karachi", "Europe/London", "America/New_York", "Asia/Jakarta"];
    const begin = new Date("2026-11-28T03:00:00Z");
    const everyone = Array.from({ length: 100_000 }, (_, id) => ({
      id: id + 1,
      timeZone: zones[id % 4] ?? "UTC",
      quietFrom: 22,
      quietTo: 7,
    }));
    const groups = planGroups(everyone, begin).sort((first, second) => first.sendAfter - second.sendAfter);
    let minutes = 0;
    for (let next = 0; next < groups.length; minutes++) {
      const now = begin.getTime() / 1000 + minutes * 60;
      const due = groups.slice(next, next + GROUPS_A_MINUTE).filter(({ sendAfter }) => sendAfter <= now);
      next += due.length;
    }
    expect(groups.flatMap(({ subscriptions }) => subscriptions)).toHaveLength(100_000);
    expect(minutes).toBeLessThanOrEqual(24 * 60);
    expect(GROUPS_A_MINUTE * PUSHES_IN_A_GROUP).toBe(90);
    expect(groups.every(({ subscriptions }) => subscriptions.length <= PUSHES_IN_A_GROUP)).toBe(true);
  });
});

it.each(Object.keys(LANGUAGES))(
  "the longest message of a run in %s is below what a push service takes",
  async (code) => {
    const { words } = (await inLanguage(code)) ?? ENGLISH;
    const verdict = (standing: "purify" | "doubt", ratio: number) => ({
      status: "questionable" as const,
      standing,
      debtRatio: ratio,
      cashRatio: ratio,
      nonCompliantIncomeRatio: ratio,
    });
    const text = words.changeSentence({
      before: verdict("purify", 12.34),
      after: verdict("doubt", 123.45),
      causes: CHANGE_CAUSES,
      inputs: [],
      changedOn: "2026-11-23",
    });
    const told = Array.from({ length: 9 }, () => ({ symbol: "LONGEST12.SR", text, isPast: true }));
    const bytes = new TextEncoder().encode(JSON.stringify({ ...words.pushMessage(told), run: 20261123 })).length;
    expect(bytes).toBeLessThan(3900);
  },
);
