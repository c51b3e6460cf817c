import { parseArgs } from "node:util";
import { automationStatusSchema } from "../../schema/contracts/automation.ts";
import { errorSchema } from "../../schema/contracts/endpoint.ts";
import { healthEndpoints } from "../../schema/contracts/health.ts";
import { coursePath, modulePath, PATHS } from "../../web/src/config/paths.ts";
import { siteOrigin } from "../site/share-tags.ts";
import { messageOf, runCommand, say } from "../terminal.ts";

const USAGE = `Examines a deployment from outside, as a visitor sees it: pages, headers, API, refresh, settings, age of the data.

  npm run doctor -- https://your.domain      without an address: SITE_ORIGIN
`;
const PATIENCE_MILLISECONDS = 20_000;

/** Requests a path of the deployment; never follows a redirect. */
type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Returns its finding for people; a check throws when the deployment has a fault. */
type Check = { about: string; run: (ask: Ask, now: Date) => Promise<string> };

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

export async function doctor(origin: string, now: Date): Promise<boolean> {
  const ask: Ask = (path, init) =>
    fetch(`${origin}${path}`, { ...init, redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
  let faults = 0;
  say(`Examining ${origin}`);
  for (const { about, run } of CHECKS) {
    try {
      say(`  ok     ${about}: ${await run(ask, now)}`);
    } catch (error) {
      faults += 1;
      say(`  FAULT  ${about}: ${reasonOf(error)}`);
    }
  }
  say(faults === 0 ? "All is well." : `${faults} of ${CHECKS.length} checks found a fault.`);
  return faults === 0;
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return messageOf(cause).replaceAll(/\s+/g, " ").slice(0, 300);
}

/**
 * The origin of an address that a person typed.
 *
 * @throws Error with an example when it is not an address
 */
export function originOf(address: string): string {
  const isWeb = /^https?:\/\//.test(address) && URL.canParse(address);
  if (!isWeb)
    throw new Error(`"${address}" is not a web address. For example: npm run doctor -- https://mizan.pages.dev`);
  return new URL(address).origin;
}

if (import.meta.main) {
  await runCommand(async () => {
    const options = { help: { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    if (values.help) say(USAGE);
    else if (!(await doctor(positionals[0] ? originOf(positionals[0]) : siteOrigin(), new Date())))
      process.exitCode = 1;
  });
}
