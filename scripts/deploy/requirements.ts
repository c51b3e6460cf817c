import type { Deployment } from "../platform.ts";

/** The secrets of a deployment and their purpose; without any of them, something that people expect does not work. */
export const REQUIRED_SECRETS = {
  ADMIN_USERNAME: "the name you log in with at /admin/contact",
  ADMIN_PASSWORD: "at least 16 characters; the Worker refuses shorter ones",
  MARKET_DATA: "live, so that the monthly refresh asks the real providers",
  MARKET_DATA_CONTACT: "an e-mail address of yours; the SEC refuses requests without one",
} as const;
export type RequiredSecret = keyof typeof REQUIRED_SECRETS;

export type Found = {
  isLoggedIn: boolean;
  databaseId: string;
  databaseName: string;
  cacheId: string;
  /** Undefined when nobody is logged in, so Cloudflare could not be asked. */
  projects: readonly string[] | undefined;
  project: string;
  secrets: readonly string[];
  /** Names without a value in the deployment's file; deploying them would delete the Worker's values. */
  emptySecrets: readonly string[];
};

export type Requirement = { what: string; how: string[] };

export function secretsFileOf(deployment: Deployment): string {
  return `.${deployment}.vars`;
}

export function missingRequirements(deployment: Deployment, found: Found, suggestedPassword: string): Requirement[] {
  const place =
    deployment === "production" ? "at the top of wrangler.toml" : `under [env.${deployment}] in wrangler.toml`;
  const cacheName = deployment === "production" ? "CACHE" : `CACHE-${deployment}`;
  const missing: Requirement[] = [];
  if (!found.isLoggedIn) {
    missing.push({
      what: "Let Wrangler into your Cloudflare account (a free one is enough)",
      how: ["npx wrangler login", "or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID"],
    });
  }
  if (isPlaceholder(found.databaseId)) {
    missing.push({
      what: `Create the database and put its id as database_id ${place}`,
      how: [`npx wrangler d1 create ${found.databaseName}`],
    });
  }
  if (isPlaceholder(found.cacheId)) {
    missing.push({
      what: `Create the cache and put its id as id of kv_namespaces ${place}`,
      how: [`npx wrangler kv namespace create ${cacheName}`],
    });
  }
  if (found.projects && !found.projects.includes(found.project)) {
    missing.push({
      what: "Create the Pages project",
      how: [`npx wrangler pages project create ${found.project} --production-branch main`],
    });
  }
  return [...missing, ...missingSecrets(secretsFileOf(deployment), found, suggestedPassword)];
}

function missingSecrets(file: string, { secrets, emptySecrets }: Found, suggestedPassword: string): Requirement[] {
  const required = Object.keys(REQUIRED_SECRETS) as RequiredSecret[];
  const unset = required.filter((name) => !secrets.includes(name) || emptySecrets.includes(name));
  const others = emptySecrets.filter((name) => !(name in REQUIRED_SECRETS));
  const missing: Requirement[] = [];
  if (unset.length > 0) {
    missing.push({
      what: `Write these lines into ${file} (git ignores it; delete it after the first deployment if you like)`,
      how: unset.map((name) => {
        const isEmpty = emptySecrets.includes(name) ? "; now it is empty" : "";
        return `${name}=${example(name, suggestedPassword)}    # ${REQUIRED_SECRETS[name]}${isEmpty}`;
      }),
    });
  }
  if (others.length > 0) {
    missing.push({
      what: `Take these lines out of ${file}, or give them their values`,
      how: others.map((name) => `${name}=`),
    });
  }
  return missing;
}

function isPlaceholder(id: string): boolean {
  return /^[0-]*$/.test(id);
}

function example(name: RequiredSecret, password: string): string {
  if (name === "ADMIN_PASSWORD") return password;
  return { ADMIN_USERNAME: "admin", MARKET_DATA: "live", MARKET_DATA_CONTACT: "you@example.org" }[name];
}

export function requirementSteps(missing: readonly Requirement[]): string {
  return missing
    .map(({ what, how }, index) => `${index + 1}. ${what}:\n${how.map((line) => `     ${line}\n`).join("")}`)
    .join("\n");
}
