import { env } from "cloudflare:test";
import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { donationEndpoints } from "../../../schema/contracts/donation.ts";
import { errorSchema } from "../../../schema/contracts/endpoint.ts";
import { app } from "../../app.ts";
import { adminBindings, ORIGIN } from "../../test/admin.ts";
import { databaseContents, expectRefused, queryPlan, recordDatabase } from "../../test/database.ts";
import { STRIPE_KEYS } from "../../test/stand-ins/stripe.ts";

const bindings = { ...adminBindings, ...STRIPE_KEYS };
const stripe = new Stripe(STRIPE_KEYS.STRIPE_SECRET_KEY, { httpClient: Stripe.createFetchHttpClient() });
const NOW = Math.floor(Date.now() / 1000);

type Event = { id: string; type: string; created?: number; object?: Record<string, unknown> };

function subscription(id: string, status: string, { created = NOW, type = "updated" } = {}): Event {
  const object = { id: "sub_1", object: "subscription", customer: "cus_1", status };
  return { id, type: `customer.subscription.${type}`, created, object };
}

function paid(id: string, invoice: string): Event {
  const parent = { type: "subscription_details", subscription_details: { subscription: "sub_1" } };
  return {
    id,
    type: "invoice.paid",
    object: { id: invoice, object: "invoice", amount_paid: 100, currency: "usd", parent },
  };
}

function bodyOf({ id, type, created = NOW, object = {} }: Event): string {
  return JSON.stringify({ id, object: "event", type, created, data: { object } });
}

function sign(payload: string, { secret = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET, timestamp = NOW } = {}): Promise<string> {
  const cryptoProvider = Stripe.createSubtleCryptoProvider();
  return stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp, cryptoProvider });
}

async function post(body: string, signature?: string, settings = bindings) {
  const headers = { "content-type": "application/json", ...(signature ? { "stripe-signature": signature } : {}) };
  return app.fetch(new Request(`${ORIGIN}/api/donations/webhook`, { method: "POST", headers, body }), settings);
}

async function deliver(event: Event) {
  const body = bodyOf(event);
  const response = await post(body, await sign(body));
  expect(response.status).toBe(200);
  return donationEndpoints.receiveEvent.response.parse(await response.json());
}

async function kept() {
  const { donations, donation_payments: payments, donation_events: events } = await databaseContents();
  return { donations, payments, events };
}

async function statusAfter(events: Event[]): Promise<unknown> {
  for (const event of events) await deliver(event);
  return (await kept()).donations?.map((row) => (row as { status: string }).status);
}

describe("POST /api/donations/webhook", () => {
  it("stores what a signed event says", async () => {
    await deliver(subscription("evt_1", "active"));
    await deliver(paid("evt_2", "in_1"));
    expect(await kept()).toMatchObject({
      donations: [{ subscription_id: "sub_1", customer_id: "cus_1", status: "active" }],
      payments: [{ invoice_id: "in_1", subscription_id: "sub_1", amount_in_cents: 100, currency: "usd" }],
      events: [{ id: "evt_1" }, { id: "evt_2" }],
    });
  });

  it("gives an event that arrives a hundred times one effect, even simultaneously", async () => {
    const body = bodyOf(paid("evt_1", "in_1"));
    const signature = await sign(body);
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(body, signature)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await kept()).toMatchObject({ payments: [{ invoice_id: "in_1" }], events: [{ id: "evt_1" }] });
  });

  it("does nothing for a known event, whatever its new body says", async () => {
    await deliver(subscription("evt_1", "active"));
    await deliver(subscription("evt_1", "past_due", { created: NOW + 10 }));
    expect(await kept()).toMatchObject({ donations: [{ status: "active" }] });
  });

  it("stores one payment for an invoice in two events", async () => {
    await deliver(paid("evt_1", "in_1"));
    await deliver(paid("evt_2", "in_1"));
    expect(await kept()).toMatchObject({ payments: [{ invoice_id: "in_1", amount_in_cents: 100 }] });
  });

  it.each([
    ["in order", [0, 1, 2, 3]],
    ["backwards", [3, 2, 1, 0]],
    ["the end first", [3, 0, 1, 2]],
    ["mixed", [1, 3, 0, 2]],
  ])("ends with the last state when events arrive %s", async (_, order) => {
    const story = [
      subscription("evt_1", "incomplete", { created: NOW, type: "created" }),
      subscription("evt_2", "active", { created: NOW }),
      subscription("evt_3", "past_due", { created: NOW + 5 }),
      subscription("evt_4", "canceled", { created: NOW + 5, type: "deleted" }),
    ];
    expect(await statusAfter(order.flatMap((position) => story[position] ?? []))).toEqual(["canceled"]);
  });

  it("lets an older event change nothing", async () => {
    const newer = subscription("evt_2", "active", { created: NOW });
    const older = subscription("evt_1", "past_due", { created: NOW - 60 });
    expect(await statusAfter([newer, older])).toEqual(["active"]);
  });

  it("never reactivates an ended subscription, and a late end still ends it", async () => {
    const end = subscription("evt_1", "canceled", { created: NOW, type: "deleted" });
    const later = subscription("evt_2", "active", { created: NOW + 60 });
    expect(await statusAfter([end, later])).toEqual(["canceled"]);
    await env.DB.exec("DELETE FROM donations; DELETE FROM donation_events");
    expect(await statusAfter([later, end])).toEqual(["canceled"]);
  });

  it("accepts other events without storing anything", async () => {
    await deliver({ id: "evt_1", type: "customer.created", object: { id: "cus_1", email: "amina@example.org" } });
    await deliver({
      id: "evt_2",
      type: "invoice.paid",
      object: { id: "in_2", amount_paid: 5, currency: "usd", parent: null },
    });
    expect(await kept()).toEqual({ donations: [], payments: [], events: [] });
  });

  describe("refuses with 400 and changes nothing", () => {
    const body = bodyOf(subscription("evt_1", "active"));
    const cases: Record<string, () => Promise<[string, string | undefined]>> = {
      "an unsigned event": async () => [body, undefined],
      "an empty signature": async () => [body, "t=,v1="],
      "a signature that is none": async () => [body, "garbage"],
      "another's secret": async () => [body, await sign(body, { secret: "whsec_other" })],
      "a body changed after signing": async () => [body.replace("active", "canceled"), await sign(body)],
      "one space more than was signed": async () => [`${body} `, await sign(body)],
      "an old signature": async () => [body, await sign(body, { timestamp: NOW - 301 })],
      "a signature with a newer time than was signed": async () => {
        const old = await sign(body, { timestamp: NOW - 9999 });
        return [body, old.replace(`t=${NOW - 9999}`, `t=${NOW}`)];
      },
      "a signature from the future": async () => [body, await sign(body, { timestamp: NOW + 400 })],
      "a signature of another scheme only": async () => [body, (await sign(body)).replace("v1=", "v0=")],
      "a signature without a time": async () => [body, (await sign(body)).replace(/^t=\d+,/, "")],
      "a cut signature": async () => [body, (await sign(body)).slice(0, -2)],
      "a time that is none": async () => [body, (await sign(body)).replace(/^t=\d+/, "t=soon")],
      "a signed body that is not JSON": async () => ["not json", await sign("not json")],
      "a signed body that is no event": async () => ["[]", await sign("[]")],
      "a signed event that does not carry what its type says": async () => {
        const odd = bodyOf({ id: "evt_1", type: "invoice.paid", object: { id: "in_1" } });
        return [odd, await sign(odd)];
      },
    };

    it.each(Object.entries(cases))("%s", async (_, make) => {
      const event = await make();
      await expectRefused(() => post(...event), 400);
    });
  });

  it("accepts an event whose header has several signatures, one of them ours", async () => {
    const body = bodyOf(subscription("evt_1", "active"));
    const [ours, others] = [await sign(body), await sign(body, { secret: "whsec_other" })];
    const [, other] = others.split(",");
    const header = ours.replace(",v1=", `,v0=${"0".repeat(64)},${other},v1=`);
    expect(header.match(/v1=/g)).toHaveLength(2);
    expect((await post(body, header)).status).toBe(200);
    expect(await kept()).toMatchObject({ donations: [{ status: "active" }] });
  });

  it("answers 503 donations_disabled without keys", async () => {
    const body = bodyOf(subscription("evt_1", "active"));
    const response = await post(body, await sign(body), { ...adminBindings } as typeof bindings);
    expect(response.status).toBe(503);
    expect(errorSchema.parse(await response.json()).code).toBe("donations_disabled");
  });

  it("writes by an index", async () => {
    const { DB, statements } = recordDatabase();
    for (const event of [subscription("evt_1", "active"), paid("evt_2", "in_1")]) {
      const body = bodyOf(event);
      await post(body, await sign(body), { ...bindings, DB });
    }
    const written = statements.filter(({ sql }) => !sql.includes("rate_windows"));
    expect(written).toHaveLength(8);
    for (const statement of written) {
      for (const step of await queryPlan(statement)) expect(step, statement.sql).not.toMatch(/^SCAN (?!CONSTANT ROW)/);
    }
  });
});
