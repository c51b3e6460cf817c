import * as z from "zod/mini";
import type { MarketDataMode } from "../../domain/refresh/refresh-steps.ts";

const MIN_PASSWORD_LENGTH = 16;

const filled = (name: string) => z.optional(z.string().check(z.minLength(1, { error: `${name} is empty` })));
const switched = (name: string) => z.optional(z.enum(["on", "off"], { error: `${name} must be on or off` }));
const given = z.optional(z.string());

const settingsSchema = z.object({
  ADMIN_USERNAME: filled("ADMIN_USERNAME"),
  ADMIN_PASSWORD: z.optional(
    z.string().check(
      z.minLength(MIN_PASSWORD_LENGTH, {
        error: `ADMIN_PASSWORD must have at least ${MIN_PASSWORD_LENGTH} characters`,
      }),
    ),
  ),
  /** `live` asks the providers; without it the recording that the project ships is replayed. */
  MARKET_DATA: z.optional(z.enum(["live", "recording"], { error: "MARKET_DATA must be live or recording" })),
  /** An e-mail address that providers can write to; the SEC refuses requests without one. */
  MARKET_DATA_CONTACT: z.optional(z.email({ error: "MARKET_DATA_CONTACT must be an e-mail address" })),
  /** A recorded network that answers for every provider at `<address>/<host>`. */
  MARKET_DATA_NETWORK: z.optional(z.url({ protocol: /^https?$/, error: "MARKET_DATA_NETWORK must be an address" })),
  /** Keys of the providers for the markets outside the United States; a provider without a key is not asked. */
  EODHD_API_KEY: filled("EODHD_API_KEY"),
  FMP_API_KEY: filled("FMP_API_KEY"),
  /** `paid` makes the refresh work in larger chunks than the free plan allows. */
  PLAN: z.optional(z.enum(["free", "paid"], { error: "PLAN must be free or paid" })),
  /** `off` stops scheduled refreshes; an admin can still start one. */
  AUTOMATION: switched("AUTOMATION"),
  /** Notifications need these three: a P-256 key pair, and a contact for push services. */
  VAPID_PUBLIC_KEY: given,
  VAPID_PRIVATE_KEY: given,
  VAPID_SUBJECT: given,
  /** A host used instead of a push service. */
  PUSH_TEST_HOST: given,
  /** Donations need these three keys. */
  STRIPE_SECRET_KEY: given,
  STRIPE_PUBLISHABLE_KEY: given,
  STRIPE_WEBHOOK_SECRET: given,
  /** `off` hides the donation banner, the popup and the section after a zakat calculation. */
  DONATION_PROMPTS: switched("DONATION_PROMPTS"),
  /** A price of 1 USD a month; without one, the first donation creates it. */
  STRIPE_PRICE_ID: given,
  /** The sign-in link of Stripe's customer portal, where donors cancel. */
  STRIPE_PORTAL_URL: z.optional(z.url({ protocol: /^https$/, error: "STRIPE_PORTAL_URL must be an https address" })),
  /** The host of Stripe's API, when it is not Stripe's own. */
  STRIPE_API_HOST: z.optional(z.url({ protocol: /^https?$/, error: "STRIPE_API_HOST must be an address" })),
});

export type Bindings = z.infer<typeof settingsSchema> & {
  DB: D1Database;
  CACHE: KVNamespace;
  REFRESH?: Workflow<
    | { runId: number; chain: string; link: number }
    | { pushes: { version: number; group: string; claims: number; done: number; subscriptions: readonly number[] } }
  >;
};

let checked: Bindings | undefined;

/**
 * The bindings, checked once for the life of the isolate.
 *
 * @throws Error naming every setting that is missing or unsafe
 */
export function checkBindings(bindings: Bindings): Bindings {
  if (checked === bindings) return bindings;
  const faults = (["DB", "CACHE"] as const).filter((name) => !bindings[name]).map((name) => `${name} is not bound`);
  const settings = settingsSchema.safeParse(bindings);
  if (bindings.MARKET_DATA === "live" && !bindings.MARKET_DATA_CONTACT && !bindings.MARKET_DATA_NETWORK) {
    faults.push("MARKET_DATA=live needs MARKET_DATA_CONTACT, an e-mail address that the SEC can write to");
  }
  if (!settings.success) faults.push(...settings.error.issues.map((issue) => issue.message));
  if (faults.length > 0) throw new Error(`The Worker is not configured: ${faults.join("; ")}`);
  checked = bindings;
  return bindings;
}

export function marketDataMode(env: Pick<Bindings, "MARKET_DATA">): MarketDataMode {
  return env.MARKET_DATA === "live" ? "live" : "recording";
}

export function isAutomationOn(env: Bindings): boolean {
  return env.REFRESH !== undefined && env.AUTOMATION !== "off";
}
