import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";
import { PROJECT_ROOT, stateFolder } from "./local-state.ts";

/** Everything that the site and the Worker are built from: what lies in these folders, the packages, and what the environment names. */
const SOURCES = "{domain,schema,scripts,web/{src,public},worker}/**/*.*";
const SETTINGS = ["web/index.html", "web/vite.config.ts", "package.json", "package-lock.json", "wrangler.toml"];
/** Written by a deployment and by tests, and no source. */
const BUILT = join("worker", "dist");

export function fingerprint(root = PROJECT_ROOT, environment: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash("sha256");
  const { SITE_ORIGIN, MIZAN_CLOCK, VITE_REPLY_HOURS, VITE_DONATION_LINK } = environment;
  hash.update(JSON.stringify([process.version, SITE_ORIGIN, MIZAN_CLOCK, VITE_REPLY_HOURS, VITE_DONATION_LINK]));
  for (const file of [...globSync(SOURCES, { cwd: root }), ...SETTINGS].sort()) {
    if (/\.test\.tsx?$/.test(file) || file.startsWith(BUILT) || !statSync(join(root, file)).isFile()) continue;
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

const markSchema = z.object({ sources: z.string(), languages: z.array(z.string()) });

/** The folders that `npm start` serves: a copy, so that another build or an edit in the project changes nothing in it (`docs/decisions/0300`). */
export function servedProduct() {
  const folder = resolve(stateFolder(), "served");
  return { folder, site: join(folder, "site"), worker: join(folder, "worker"), mark: join(folder, "built-from") };
}

/** The languages that are built there of these sources; none where the rest is not. */
export function languagesBuilt(sources: string): string[] {
  const { mark } = servedProduct();
  const built = existsSync(mark) ? markSchema.safeParse(JSON.parse(readFileSync(mark, "utf8"))) : undefined;
  return built?.data?.sources === sources ? built.data.languages : [];
}

/** Addresses by rules of `_routes.json`; one that ends with a slash and a star is also met without them: https://developers.cloudflare.com/pages/functions/routing/. */
export function patternOf(rules: readonly string[]): string {
  const patterns = rules.map((rule) =>
    rule
      .replaceAll(".", "\\.")
      .replace(/\/\*$|(?<=[^*/])$/, (end) => (end ? "(?:/.*)?" : "/?"))
      .replace(/(?<!\.)\*/g, ".*"),
  );
  return `^(?:${patterns.join("|")})$`;
}
