import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { donationEndpoints } from "../../../schema/contracts/donation.ts";
import { errorSchema } from "../../../schema/contracts/endpoint.ts";
import type { Bindings } from "../../platform/env.ts";
import { adminBindings, call } from "../../test/admin.ts";
import { databaseContents, expectRefused } from "../../test/database.ts";
import { STRIPE_KEYS, standInForStripe } from "../../test/stand-ins/stripe.ts";

const { startDonation, openPortal } = donationEndpoints;
const DONATION = { name: "Amina Yusuf", email: "amina@example.org" };
const withKeys: Bindings = { ...adminBindings, ...STRIPE_KEYS };

let stripe: ReturnType<typeof standInForStripe>;

beforeEach(() => {
  stripe = standInForStripe();
});

afterEach(() => {
  vi.restoreAllMocks();
});

function donate(body: unknown = DONATION, headers: Record<string, string> = {}, bindings = withKeys) {
  return call("/api/donations", { method: "POST", body, headers, bindings });
}

const WITHOUT_PROMPTS = { DONATION_PROMPTS: "off" } as const;

it.each([
  ["with every key", withKeys, true, true],
  ["without keys", adminBindings, false, true],
  ["with one key missing", { ...withKeys, STRIPE_WEBHOOK_SECRET: "" }, false, true],
  ["with every key and no prompts", { ...withKeys, ...WITHOUT_PROMPTS }, true, false],
  ["with neither", { ...adminBindings, ...WITHOUT_PROMPTS }, false, false],
])("GET /api/donations/status says %s what is on", async (_, bindings, isEnabled, hasPrompts) => {
  const response = await call("/api/donations/status", { bindings });
  expect(await response.json()).toEqual({ isEnabled, hasPrompts });
});

describe("POST /api/donations without keys", () => {
  const some = Object.keys(STRIPE_KEYS).filter((name) => name !== "STRIPE_API_HOST");

  it.each(["all", ...some])(
    "answers 503 donations_disabled without %s, and requests and writes nothing",
    async (missing) => {
      const bindings = { ...adminBindings, ...(missing === "all" ? {} : { ...STRIPE_KEYS, [missing]: "" }) };
      const { code } = await expectRefused(() => donate(DONATION, {}, bindings), 503);
      expect(code).toBe("donations_disabled");
      expect(stripe.sent).toEqual([]);
    },
  );
});

describe("POST /api/donations", () => {
  it("prepares a dollar a month for a new customer and answers the payment form's data", async () => {
    const response = await donate();
    expect(response.status).toBe(201);
    const { clientSecret, publishableKey } = startDonation.response.parse(await response.json());
    expect(clientSecret).toMatch(/^pi_\d+_secret_stand_in$/);
    expect(publishableKey).toBe(STRIPE_KEYS.STRIPE_PUBLISHABLE_KEY);
    expect(stripe.sent.map(({ path, form }) => [path, form])).toEqual([
      ["POST /v1/customers", DONATION],
      ["GET /v1/prices", { "lookup_keys[0]": "mizan_monthly_1_usd", active: "true", limit: "1" }],
      [
        "POST /v1/prices",
        {
          currency: "usd",
          unit_amount: "100",
          "recurring[interval]": "month",
          lookup_key: "mizan_monthly_1_usd",
          "product_data[name]": "Monthly support of Mizan",
        },
      ],
      [
        "POST /v1/subscriptions",
        {
          customer: expect.stringMatching(/^cus_/),
          "items[0][price]": expect.stringMatching(/^price_/),
          payment_behavior: "default_incomplete",
          "payment_settings[save_default_payment_method]": "on_subscription",
          "expand[0]": "latest_invoice.confirmation_secret",
        },
      ],
    ]);
    expect(new Set(stripe.sent.map(({ version }) => version))).toEqual(new Set([Stripe.API_VERSION]));
  });

  it("uses the operator's price if there is one, and creates its own only once", async () => {
    await donate(DONATION, {}, { ...withKeys, STRIPE_PRICE_ID: "price_of_the_operator" });
    expect(stripe.sent.map(({ path }) => path)).toEqual(["POST /v1/customers", "POST /v1/subscriptions"]);
    expect(stripe.sent[1]?.form["items[0][price]"]).toBe("price_of_the_operator");
    await donate();
    await donate();
    expect(stripe.sent.filter(({ path }) => path === "POST /v1/prices")).toHaveLength(1);
  });

  it("stores no name or email in the database", async () => {
    await donate();
    expect(JSON.stringify(await databaseContents())).not.toMatch(/amina/i);
  });

  it("accepts a donation without a name", async () => {
    expect((await donate({ email: " amina@example.org ", name: null })).status).toBe(201);
    expect(stripe.sent[0]?.form).toEqual({ email: "amina@example.org" });
  });

  it("prepares nothing twice for one Idempotency-Key, and refuses it for another donation", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const [first, again] = [await donate(DONATION, headers), await donate(DONATION, headers)];
    expect(await again.json()).toEqual(await first.json());
    const other = await donate({ email: "other@example.org" }, headers);
    expect(other.status).toBe(409);
    expect(errorSchema.parse(await other.json()).code).toBe("conflict");
    const one = await donate();
    expect(await one.json()).not.toEqual(await (await donate()).json());
  });

  it.each([
    ["email", undefined],
    ["email", "  "],
    ["email", "amina"],
    ["email", `${"a".repeat(250)}@example.org`],
    ["name", "n".repeat(101)],
    ["name", 7],
  ])("refuses the %s %j in one sentence that names it, and requests and writes nothing", async (field, value) => {
    await expectRefused(() => donate({ ...DONATION, [field]: value }), 400, field);
    expect(stripe.sent).toEqual([]);
  });

  it.each(["short", "a".repeat(65), "spaces are not allowed here"])("refuses the Idempotency-Key %j", async (key) => {
    expect((await donate(DONATION, { "idempotency-key": key })).status).toBe(400);
  });

  it("prepares at most five an hour for one network", async () => {
    const statuses = [];
    for (let number = 0; number < 7; number++) statuses.push((await donate()).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect(stripe.sent.filter(({ path }) => path === "POST /v1/subscriptions")).toHaveLength(5);
  });

  it.each([
    ["does not answer", "unreachable"],
    ["is broken", { status: 500, body: { error: { type: "api_error", message: "internal detail 4711" } } }],
    [
      "no longer knows the key",
      { status: 401, body: { error: { type: "invalid_request_error", message: "sk_test" } } },
    ],
    ["makes no sense", { status: 200, body: { id: "cus_1" } }],
    ["answers a page", { status: 200, body: "<html>" }],
    ["sends us elsewhere", { status: 302, body: {} }],
  ] as const)("answers 503 and reveals nothing when the provider %s", async (_, failure) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    stripe.fail(failure);
    const response = await donate();
    expect(response.status).toBe(503);
    expect(stripe.sent.length).toBeLessThanOrEqual(2);
    const { error, code } = errorSchema.parse(await response.json());
    expect(code).toBe("unavailable");
    expect(error).not.toMatch(/4711|sk_test|stripe/i);
  });

  it("retries once, with the same key, when the provider fails once", async () => {
    stripe.fail({ status: 500, body: {}, times: 1 });
    const response = await donate();
    expect(response.status).toBe(201);
    const keys = stripe.sent.map(({ path, idempotencyKey }) => [path, idempotencyKey] as const);
    expect(keys.filter(([path]) => path === "POST /v1/customers")).toHaveLength(2);
    expect(new Set(keys.filter(([path]) => path === "POST /v1/customers").map(([, key]) => key)).size).toBe(1);
    for (const [path, key] of keys) expect(key === undefined, path).toBe(path.startsWith("GET"));
  });

  it("says so when the provider refuses the email", async () => {
    const response = await donate({ email: "amina@example.invalid" });
    expect(response.status).toBe(400);
    expect(errorSchema.parse(await response.json()).error).toBe("Please enter a valid email address");
  });
});

describe("POST /api/donations/portal", () => {
  const url = "https://billing.stripe.com/p/login/stand_in";

  it("answers the same page for everyone", async () => {
    const bindings = { ...withKeys, STRIPE_PORTAL_URL: url };
    const answers = [];
    for (const body of [undefined, DONATION, { email: "never@example.org" }]) {
      const response = await call("/api/donations/portal", { method: "POST", body, bindings });
      answers.push(openPortal.response.parse(await response.json()));
    }
    expect(answers).toEqual([{ url }, { url }, { url }]);
    expect(stripe.sent).toEqual([]);
  });

  it.each([
    [{ ...adminBindings, STRIPE_PORTAL_URL: url }, "keys"],
    [withKeys, "an address"],
  ])("answers 503 donations_disabled without its settings", async (bindings) => {
    const response = await call("/api/donations/portal", { method: "POST", bindings });
    expect(response.status).toBe(503);
    expect(errorSchema.parse(await response.json()).code).toBe("donations_disabled");
  });
});
