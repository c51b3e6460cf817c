import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import * as z from "zod";
import { pagesConfig, workerConfig, wranglerEnvironment, wranglerScript } from "../configuration.ts";
import { loadContent } from "../content/load-content.ts";
import { PROJECT_ROOT } from "../local-state.ts";
import { type Deployment, withPlatform, workerOptions } from "../platform.ts";
import { siteOrigin } from "../site/share-tags.ts";
import { runCommand, say } from "../terminal.ts";
import { doctor } from "./doctor.ts";
import { type Found, missingRequirements, requirementSteps, secretsFileOf } from "./requirements.ts";

const USAGE = `Builds Mizan and puts it on Cloudflare: database migrations, what the project ships, the Worker, the Pages project.

  npm run deploy                 to production; says what to set first when something is missing
  npm run deploy -- --preview    to the preview, which has a database of its own
  npm run deploy -- --dry-run    builds everything and changes nothing anywhere

SITE_ORIGIN=https://your.domain names the site's own address, for share images and the sitemap.
`;

export type DeploymentTools = {
  wrangler(words: string[], folder?: string): Promise<string>;
  buildSite(): Promise<void>;
  loadContent(deployment: Deployment): Promise<number>;
  examine(origin: string): Promise<boolean>;
  secretsFile(deployment: Deployment): { path: string; text: string } | undefined;
};

type Ids = Pick<Found, "databaseId" | "cacheId">;

export async function deploy(
  tools: DeploymentTools,
  { deployment, isDryRun, ids = idsOf(deployment) }: { deployment: Deployment; isDryRun: boolean; ids?: Ids },
): Promise<boolean> {
  const file = tools.secretsFile(deployment);
  const found = await look(tools, deployment, ids, parseEnv(file?.text ?? ""));
  const missing = missingRequirements(deployment, found, randomPassword());
  const worker = ["deploy", ...workerOptions(deployment)];
  if (isDryRun) {
    await tools.buildSite();
    await tools.wrangler([...worker, "--dry-run"]);
    say(`The site and the Worker for ${deployment} are built; nothing was sent anywhere.`);
    if (missing.length > 0) say(`\nBefore the first deployment to ${deployment}:\n\n${requirementSteps(missing)}`);
    return true;
  }
  if (missing.length > 0) {
    say(`Before Mizan can go to ${deployment}:\n\n${requirementSteps(missing)}\nThen run this command again.`);
    return false;
  }
  say("Building the site");
  await tools.buildSite();
  say("Applying the migrations");
  await tools.wrangler(["d1", "migrations", "apply", "DB", "--remote", ...workerOptions(deployment)]);
  say("Loading what the project ships");
  const loaded = await tools.loadContent(deployment);
  if (loaded > 0) say(`Loaded ${loaded} stocks and names`);
  say("Deploying the Worker");
  await tools.wrangler([...worker, ...(file ? ["--secrets-file", file.path] : [])]);
  say("Deploying the site");
  const branch = deployment === "production" ? "main" : deployment;
  const site = ["pages", "deploy", "--project-name", pagesConfig().name, "--branch", branch, "--commit-dirty=true"];
  await tools.wrangler(site, resolve(PROJECT_ROOT, "web"));
  const origin = deployment === "production" ? siteOrigin() : `https://${deployment}.${pagesConfig().name}.pages.dev`;
  return tools.examine(origin);
}

function idsOf(deployment: Deployment): Ids {
  const { d1_databases, kv_namespaces } = workerConfig(deployment);
  return { databaseId: d1_databases[0]?.database_id ?? "", cacheId: kv_namespaces[0]?.id ?? "" };
}

async function look(
  tools: DeploymentTools,
  deployment: Deployment,
  ids: Ids,
  secretsOfFile: NodeJS.Dict<string>,
): Promise<Found> {
  const isLoggedIn = await tools.wrangler(["whoami", "--json"]).then(
    () => true,
    () => false,
  );
  return {
    isLoggedIn,
    ...ids,
    databaseName: workerConfig(deployment).d1_databases[0]?.database_name ?? "",
    project: pagesConfig().name,
    projects: isLoggedIn ? await listProjects(tools) : undefined,
    secrets: [...Object.keys(secretsOfFile), ...(isLoggedIn ? await listSecrets(tools, deployment) : [])],
    emptySecrets: Object.keys(secretsOfFile).filter((name) => !secretsOfFile[name]?.trim()),
  };
}

async function listProjects(tools: DeploymentTools): Promise<string[]> {
  const rows = z
    .array(z.record(z.string(), z.unknown()))
    .parse(JSON.parse(await tools.wrangler(["pages", "project", "list", "--json"])));
  return rows.map((row) => String(row["Project Name"] ?? row["name"]));
}

/** Empty when there is no Worker of that name yet. */
async function listSecrets(tools: DeploymentTools, deployment: Deployment): Promise<string[]> {
  const words = ["secret", "list", "--format", "json", ...workerOptions(deployment)];
  const listed = await tools.wrangler(words).catch(() => "[]");
  return z
    .array(z.object({ name: z.string() }))
    .parse(JSON.parse(listed))
    .map(({ name }) => name);
}

function randomPassword(): string {
  return randomBytes(18).toString("base64url");
}

/** Runs a script to its end and returns its output; throws with all of the output when it fails. */
function runNode(what: string, words: string[], folder = PROJECT_ROOT): Promise<string> {
  const options = { cwd: folder, env: wranglerEnvironment, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((done, failed) => {
    execFile(process.execPath, words, options, (error, stdout, stderr) => {
      if (error) failed(new Error(`${what} failed.\n${stdout}${stderr}`));
      else done(stdout);
    });
  });
}

export const toolsOfThisMachine: DeploymentTools = {
  wrangler: (words, folder = PROJECT_ROOT) =>
    runNode(`wrangler ${words.join(" ")}`, [wranglerScript, ...words], folder),
  buildSite: async () => {
    await runNode("Building the site", [resolve(PROJECT_ROOT, "scripts/site/build-site.ts")]);
  },
  loadContent: (deployment) => withPlatform(deployment, (env) => loadContent(env, new Date())),
  examine: (origin) => doctor(origin, new Date()),
  secretsFile(deployment) {
    const path = resolve(PROJECT_ROOT, secretsFileOf(deployment));
    if (!existsSync(path)) return undefined;
    return { path, text: readFileSync(path, "utf8") };
  },
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { preview: { type: "boolean" }, "dry-run": { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) {
    say(USAGE);
    return;
  }
  const deployment = values.preview ? "preview" : "production";
  if (!(await deploy(toolsOfThisMachine, { deployment, isDryRun: values["dry-run"] === true }))) process.exitCode = 1;
}

if (import.meta.main) await runCommand(main);
