import { automationStatusSchema } from "../../schema/contracts/automation.ts";
import { errorSchema } from "../../schema/contracts/endpoint.ts";
import { healthEndpoints } from "../../schema/contracts/health.ts";
import { coursePath, modulePath, PATHS } from "../../web/src/config/paths.ts";

/** Requests a path of the deployment; never follows a redirect. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Returns its finding for people; a check throws when the deployment has a fault. */
export type Check = { about: string; run: (ask: Ask, now: Date) => Promise<string> };

const DAY = 86_400_000;
/** A refresh that is unpublished this many days after it was due is late. */
const LATE_AFTER_DAYS = 3;
const LONGEST_MONTH_DAYS = 36;

const HEADERS: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /default-src 'none'.*frame-ancestors 'none'/,
  "strict-transport-security": /max-age=\d{8,}/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /./,
  "permissions-policy": /./,
};

export const CHECKS: readonly Check[] = [
  ...[...Object.values(PATHS), coursePath(1), modulePath(1, 1)].map((path) => ({
    about: `page ${path}`,
    run: async (ask: Ask) => {
      const response = await ask(path);
      expectStatus(response, 200);
      expectThat(/text\/html/.test(response.headers.get("content-type") ?? ""), "is not a page");
      return "answers without a redirect";
    },
  })),
  {
    about: "an unknown path",
    run: async (ask) => {
      expectStatus(await ask("/no-such-page-of-mizan"), 404);
      return "answers 404";
    },
  },
  {
    about: "security headers",
    run: async (ask) => {
      for (const path of ["/", PATHS.donate]) {
        const { headers } = await ask(path);
        for (const [name, expected] of Object.entries(HEADERS)) {
          expectThat(expected.test(headers.get(name) ?? ""), `${path} has ${name}: ${headers.get(name) ?? "nothing"}`);
        }
        const policy = headers.get("content-security-policy") ?? "";
        expectThat(!/unsafe-/.test(policy), `${path} allows unsafe scripts or styles`);
        expectThat(policy.includes("js.stripe.com") === (path === PATHS.donate), `${path} has the other pages' policy`);
      }
      return "are as built";
    },
  },
  {
    about: "hashed files",
    run: async (ask) => {
      const file = /"(\/assets\/[^"]+\.js)"/.exec(await (await ask("/")).text())?.[1];
      expectThat(file !== undefined, "the dashboard loads no script");
      const response = await ask(file ?? "");
      expectStatus(response, 200);
      expectThat(/immutable/.test(response.headers.get("cache-control") ?? ""), `${file} is not immutable`);
      return "are kept for good";
    },
  },
  {
    about: "the sitemap",
    run: async (ask) => {
      const response = await ask("/sitemap.xml");
      const { origin } = new URL(response.url);
      const named = /<loc>([^<]+)<\/loc>/.exec(await response.text())?.[1] ?? "nothing";
      expectThat(named.startsWith(`${origin}/`), `names ${named}: build again with SITE_ORIGIN=${origin}`);
      return "names this site";
    },
  },
  {
    about: "the Worker",
    run: async (ask) => {
      const response = await ask("/api/health");
      expectStatus(response, 200);
      healthEndpoints.health.response.parse(await response.json());
      expectThat(response.headers.has("x-request-id"), "gives its answers no request id");
      return "answers";
    },
  },
  {
    about: "the database",
    run: async (ask) => {
      const response = await ask("/api/ready");
      if (response.status !== 200) throw new Error(errorSchema.parse(await response.json()).error);
      const { dataset, problems } = healthEndpoints.ready.response.parse(await response.json());
      expectThat(problems.length === 0, problems.join("; "));
      return `serves dataset ${dataset.version}, published ${dataset.ageDays} days ago, figures of ${dataset.screenedOn}`;
    },
  },
  {
    about: "errors",
    run: async (ask) => {
      const response = await ask("/api/stocks/ZZZZZ.ZZ");
      expectStatus(response, 404);
      errorSchema.parse(await response.json());
      return "have the one shape";
    },
  },
  {
    about: "the monthly refresh",
    run: async (ask, now) => {
      const status = automationStatusSchema.parse(await (await ask("/api/automation/status")).json());
      expectThat(status.automationEnabled, "is switched off (AUTOMATION=off)");
      const next = Date.parse(status.nextUpdate);
      expectThat(
        next > now.getTime() && next < now.getTime() + LONGEST_MONTH_DAYS * DAY,
        `is due ${status.nextUpdate}`,
      );
      const last = status.lastUpdate === null ? 0 : Date.parse(status.lastUpdate);
      const isLate = now.getTime() - last > (LONGEST_MONTH_DAYS + LATE_AFTER_DAYS) * DAY;
      expectThat(!isLate, `was last published ${status.lastUpdate}: look at /admin/refresh and at the cron trigger`);
      return `is due ${status.nextUpdate}`;
    },
  },
  {
    about: "market data",
    run: async (ask) => {
      const { marketData } = automationStatusSchema.parse(await (await ask("/api/automation/status")).json());
      expectThat(
        marketData === "live",
        "is the shipped recording: set the secrets MARKET_DATA=live and MARKET_DATA_CONTACT",
      );
      return "comes from the providers";
    },
  },
  {
    about: "the admin area",
    run: async (ask) => {
      expectStatus(await ask("/api/admin/refresh-runs"), 401);
      const response = await ask("/api/admin/login", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username: `doctor-${Date.now()}`, password: "not the password" }),
      });
      expectThat(response.status !== 503, "has no login: set the secrets ADMIN_USERNAME and ADMIN_PASSWORD");
      expectStatus(response, 401);
      return "asks for the password";
    },
  },
  {
    about: "donations",
    run: async (ask) => {
      const response = await ask("/api/donations/webhook", { method: "POST", body: "{}" });
      expectThat([400, 503].includes(response.status), `take an unsigned event: ${response.status}`);
      return response.status === 400 ? "are on" : "are off: no Stripe keys are set";
    },
  },
];

function expectStatus(response: Response, status: number): void {
  expectThat(response.status === status, `answers ${response.status} instead of ${status}`);
}

function expectThat(condition: boolean, otherwise: string): void {
  if (!condition) throw new Error(otherwise);
}
