import { Hono } from "hono";
import { vi } from "vitest";

export const STRIPE_HOST = "https://stripe.test";
export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: "sk_test_stand_in",
  STRIPE_PUBLISHABLE_KEY: "pk_test_stand_in",
  STRIPE_WEBHOOK_SECRET: "whsec_stand_in",
  STRIPE_API_HOST: STRIPE_HOST,
};

type Form = Record<string, string>;
/** The answer to every call, or to the next `times` calls. */
type Failure = { status: number; body: object | string; times?: number } | "unreachable";
type Sent = { path: string; form: Form; idempotencyKey: string | undefined; version: string | undefined };

const ALLOWED: Record<string, readonly string[]> = {
  "POST /v1/customers": ["email", "name"],
  "POST /v1/prices": ["currency", "unit_amount", "recurring[interval]", "lookup_key", "product_data[name]"],
  "GET /v1/prices": ["lookup_keys[0]", "active", "limit"],
  "POST /v1/subscriptions": [
    ...["customer", "items[0][price]", "payment_behavior", "expand[0]"],
    "payment_settings[save_default_payment_method]",
  ],
};

/** A fake of Stripe's HTTP API for donations. It checks requests as strictly as Stripe does, and records them for the test. */
export function standInForStripe() {
  const sent: Sent[] = [];
  const answered = new Map<string, { request: string; answer: object }>();
  const prices: { id: string; lookup_key: string | undefined }[] = [];
  let failure: Failure | undefined;
  let made = 0;
  const api = new Hono();

  api.use(async (context, next) => {
    const { method, path } = context.req;
    if (context.req.header("authorization") !== `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`) {
      return context.json({ error: { type: "invalid_request_error", message: "Invalid API Key" } }, 401);
    }
    const form = await formOf(context.req.raw);
    const unknown = Object.keys(form).find((name) => !ALLOWED[`${method} ${path}`]?.includes(name));
    if (unknown) return refuse(`Received unknown parameter: ${unknown}`, unknown);
    const idempotencyKey = context.req.header("idempotency-key");
    sent.push({ path: `${method} ${path}`, form, idempotencyKey, version: context.req.header("stripe-version") });
    if (failure && failure !== "unreachable") {
      const { status, body, times = Number.POSITIVE_INFINITY } = failure;
      failure = times > 1 ? { status, body, times: times - 1 } : undefined;
      return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
    }
    const request = JSON.stringify([path, form]);
    const known = idempotencyKey === undefined ? undefined : answered.get(idempotencyKey);
    if (known && known.request !== request) {
      return context.json({ error: { type: "idempotency_error", message: "Keys are for one request" } }, 400);
    }
    if (known) return context.json(known.answer);
    await next();
    if (idempotencyKey && context.res.ok) {
      answered.set(idempotencyKey, { request, answer: await context.res.clone().json() });
    }
    return undefined;
  });

  api.post("/v1/customers", async (context) => {
    const { email = "" } = await formOf(context.req.raw);
    if (!email.includes("@") || email.endsWith(".invalid")) return refuse(`Invalid email address: ${email}`, "email");
    return context.json({ id: `cus_${++made}`, object: "customer" });
  });

  api.get("/v1/prices", async (context) => {
    const wanted = new URL(context.req.url).searchParams.get("lookup_keys[0]");
    return context.json({ object: "list", data: prices.filter(({ lookup_key }) => lookup_key === wanted) });
  });

  api.post("/v1/prices", async (context) => {
    const form = await formOf(context.req.raw);
    const price = { id: `price_${++made}`, lookup_key: form["lookup_key"] };
    prices.push(price);
    return context.json({ ...price, object: "price" });
  });

  api.post("/v1/subscriptions", async (context) => {
    const form = await formOf(context.req.raw);
    if (!form["customer"]?.startsWith("cus_")) return refuse("No such customer", "customer");
    if (!form["items[0][price]"]?.startsWith("price_")) return refuse("No such price", "items[0][price]");
    const number = ++made;
    const secret = { type: "payment_intent", client_secret: `pi_${number}_secret_stand_in` };
    const isExpanded = form["expand[0]"] === "latest_invoice.confirmation_secret";
    const invoice = isExpanded
      ? { id: `in_${number}`, object: "invoice", confirmation_secret: secret }
      : `in_${number}`;
    return context.json({ id: `sub_${number}`, object: "subscription", status: "incomplete", latest_invoice: invoice });
  });

  const network = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit);
    if (failure === "unreachable") throw new TypeError("connection refused");
    return new URL(request.url).origin === STRIPE_HOST ? api.fetch(request) : network(request);
  });

  return {
    sent,
    /** Sets every answer from now on. */
    fail: (how: Failure) => {
      failure = how;
    },
  };
}

function refuse(message: string, param: string): Response {
  return Response.json({ error: { type: "invalid_request_error", message, param } }, { status: 400 });
}

async function formOf(request: Request): Promise<Form> {
  if (request.method === "GET") return Object.fromEntries(new URL(request.url).searchParams);
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await request.clone().arrayBuffer())));
}
