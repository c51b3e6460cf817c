import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { workerConfig } from "../configuration.ts";
import { PROJECT_ROOT } from "../local-state.ts";
import { captureOutput } from "../test/captured-output.ts";
import { type DeploymentTools, deploy, toolsOfThisMachine } from "./deploy.ts";
import { type Found, missingRequirements, REQUIRED_SECRETS, requirementSteps } from "./requirements.ts";

const READY: Found = {
  isLoggedIn: true,
  databaseId: "5f1c0f6e-0000-4000-8000-000000000001",
  databaseName: "mizan",
  cacheId: "0f2ac74b498b48028cb68387c421e279",
  projects: ["mizan"],
  project: "mizan",
  secrets: Object.keys(REQUIRED_SECRETS),
  emptySecrets: [],
};

const output = captureOutput();

describe("what is missing for a deployment", () => {
  it("is nothing when everything is set", () => {
    expect(missingRequirements("production", READY, "x")).toEqual([]);
  });

  it.each<[string, Partial<Found>, RegExp]>([
    ["the login", { isLoggedIn: false, projects: undefined }, /npx wrangler login/],
    ["the database", { databaseId: "00000000-0000-0000-0000-000000000000" }, /npx wrangler d1 create mizan\n/],
    ["the cache", { cacheId: "00000000000000000000000000000000" }, /npx wrangler kv namespace create CACHE\n/],
    [
      "the Pages project",
      { projects: ["another"] },
      /npx wrangler pages project create mizan --production-branch main/,
    ],
    ["a secret", { secrets: ["ADMIN_USERNAME", "MARKET_DATA", "MARKET_DATA_CONTACT"] }, /ADMIN_PASSWORD=a-password /],
  ])("is %s, with the command that sets it", (_, change, step) => {
    const missing = missingRequirements("production", { ...READY, ...change }, "a-password");
    expect(missing).toHaveLength(1);
    expect(requirementSteps(missing)).toMatch(step);
  });

  it("is reported for a preview with the preview's own names and places", () => {
    const found = { ...READY, databaseId: "", databaseName: "mizan-preview", cacheId: "", secrets: [] };
    const steps = requirementSteps(missingRequirements("preview", found, "x"));
    expect(steps).toContain("under [env.preview] in wrangler.toml");
    expect(steps).toContain("npx wrangler d1 create mizan-preview");
    expect(steps).toContain("kv namespace create CACHE-preview");
    expect(steps).toContain(".preview.vars");
  });
});

describe("npm run deploy", () => {
  it("changes nothing while something is missing", async () => {
    const { tools, done } = standIn({ isLoggedIn: false });
    expect(await deploy(tools, { deployment: "production", isDryRun: false })).toBe(false);
    expect(done).toEqual(["whoami --json"]);
    expect(output.said).toContain("1. Let Wrangler into your Cloudflare account");
    expect(output.said).toContain("Then run this command again.");
  });

  it("gives a suggested password that is new each time and long enough", async () => {
    const passwords: string[] = [];
    for (let times = 0; times < 2; times++) {
      await deploy(standIn({ isLoggedIn: false }).tools, { deployment: "production", isDryRun: false });
      passwords.push(/ADMIN_PASSWORD=(\S+)/.exec(output.said)?.[1] ?? "");
      output.said = "";
    }
    expect(passwords[0]).not.toBe(passwords[1]);
    expect(passwords[0]?.length).toBeGreaterThanOrEqual(16);
  });

  it.each([
    ["production", "--env= ", "--branch main", "https://mizan.pages.dev"],
    ["preview", "--env=preview ", "--branch preview", "https://preview.mizan.pages.dev"],
  ] as const)(
    "goes to %s: first the database, then the Worker, then the site, then a check from outside",
    async (...words) => {
      const [deployment, environment, branch, address] = words;
      const { tools, done } = standIn({ isLoggedIn: true });
      const ids = { databaseId: READY.databaseId, cacheId: READY.cacheId };
      expect(await deploy(tools, { deployment, isDryRun: false, ids })).toBe(true);
      const order = ["build", "d1 migrations apply DB --remote", "load", "deploy --config", "pages deploy", "examine"];
      const at = order.map((step) => done.findIndex((line) => line.startsWith(step)));
      expect(at.every((place) => place >= 0)).toBe(true);
      expect(at).toEqual(at.toSorted((a, b) => a - b));
      for (const line of done.filter((line) => /^(?:d1|deploy|secret)/.test(line)))
        expect(`${line} `).toContain(environment);
      expect(done.find((line) => line.startsWith("deploy"))).toContain("--secrets-file");
      expect(done.find((line) => line.startsWith("pages deploy"))).toContain(branch);
      expect(done.at(-1)).toBe(`examine ${address}`);
    },
  );

  it.each([
    [
      "ADMIN_PASSWORD=",
      "ADMIN_PASSWORD=\\S+ +# at least 16 characters; the Worker refuses shorter ones; now it is empty",
    ],
    ['ADMIN_PASSWORD="  "   # to do', "ADMIN_PASSWORD=\\S+ .* now it is empty"],
    ["EODHD_API_KEY=", "Take these lines out of .production.vars.*\n +EODHD_API_KEY="],
  ])("does not deploy %s, which would overwrite what the Worker has", async (line, told) => {
    const { tools, done } = standIn({ isLoggedIn: true, line });
    const ids = { databaseId: READY.databaseId, cacheId: READY.cacheId };
    expect(await deploy(tools, { deployment: "production", isDryRun: false, ids })).toBe(false);
    expect(output.said).toMatch(new RegExp(told));
    expect(done).not.toContain("build");
  });

  it("stops at the step that fails", async () => {
    const { tools, done } = standIn({ isLoggedIn: true, failing: "d1 migrations" });
    const ids = { databaseId: READY.databaseId, cacheId: READY.cacheId };
    await expect(deploy(tools, { deployment: "production", isDryRun: false, ids })).rejects.toThrow("D1 said no");
    expect(done.some((line) => /^(?:load|deploy|pages deploy)/.test(line))).toBe(false);
  });
});

describe("npm run deploy -- --dry-run", () => {
  it.each(["production", "preview"] as const)("bundles the Worker for %s and sends nothing", async (deployment) => {
    const built: string[] = [];
    const tools: DeploymentTools = {
      ...toolsOfThisMachine,
      wrangler: (words, folder) => {
        if (!words.includes("--dry-run") && words[0] !== "whoami") throw new Error(`would run ${words.join(" ")}`);
        return words[0] === "whoami"
          ? Promise.reject(new Error("offline"))
          : toolsOfThisMachine.wrangler(words, folder);
      },
      buildSite: async () => {
        built.push("site");
      },
      loadContent: () => Promise.reject(new Error("would load")),
      examine: () => Promise.reject(new Error("would examine")),
      secretsFile: () => undefined,
    };
    expect(await deploy(tools, { deployment, isDryRun: true })).toBe(true);
    expect(built).toEqual(["site"]);
    expect(output.said).toContain(`built; nothing was sent anywhere`);
    expect(output.said).toContain("1. Let Wrangler into your Cloudflare account");
  });
});

describe("the two configurations", () => {
  it("keep production and preview apart: no database, cache or Workflow is shared, and only production is scheduled", () => {
    const [production, preview] = [workerConfig("production"), workerConfig("preview")];
    expect(production.name).toBe("mizan-api");
    expect(preview.name).toBe("mizan-api-preview");
    expect(production.d1_databases[0]?.database_name).not.toBe(preview.d1_databases[0]?.database_name);
    expect(production.triggers.crons).toEqual(["0 2 * * 7L", "17 3 * * *", "* * * * *"]);
    const scheduled = readFileSync(join(PROJECT_ROOT, "worker/scheduled.ts"), "utf8");
    expect(scheduled).toContain('const REFRESH_CRON = "0 2 * * 7L";');
    expect(scheduled).toContain('const WATCH_CRON = "* * * * *";');
    expect(preview.triggers.crons).toEqual([]);
    expect(preview.d1_databases.map(({ binding }) => binding)).toEqual(
      production.d1_databases.map(({ binding }) => binding),
    );
    expect(preview.kv_namespaces.map(({ binding }) => binding)).toEqual(
      production.kv_namespaces.map(({ binding }) => binding),
    );
  });
});

/** Records what would be done. */
function standIn({ isLoggedIn, failing, line = "" }: { isLoggedIn: boolean; failing?: string; line?: string }) {
  const done: string[] = [];
  const tools: DeploymentTools = {
    async wrangler(words) {
      const line = words.join(" ");
      done.push(line);
      if (failing && line.startsWith(failing)) throw new Error("D1 said no");
      if (line.startsWith("whoami") && !isLoggedIn) throw new Error("not logged in");
      if (line.startsWith("pages project list")) return '[{"Project Name":"mizan"}]';
      if (line.startsWith("secret list")) return '[{"name":"ADMIN_PASSWORD","type":"secret_text"}]';
      return "";
    },
    async buildSite() {
      done.push("build");
    },
    async loadContent() {
      done.push("load");
      return 3;
    },
    async examine(origin) {
      done.push(`examine ${origin}`);
      return true;
    },
    secretsFile: () => ({
      path: "the-file",
      text: `ADMIN_USERNAME=admin\nMARKET_DATA=live\nMARKET_DATA_CONTACT=me@example.org\n${line}`,
    }),
  };
  return { tools, done };
}
