import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import type { InlineConfig } from "vitest/node";
import { withoutGuards } from "./scripts/guards/guards.ts";
import { openApiPlugin } from "./scripts/openapi/files.ts";
import { keepTemporaryFilesInMemory } from "./scripts/temporary-files.ts";
import { allow, machineFactor, workersFor } from "./scripts/test/machine-factor.ts";
import { isStrayPromise, secondTries } from "./scripts/test/second-tries.ts";
import { compileWords } from "./scripts/words/compile.ts";

compileWords();

/** A laptop does other things beside the tests: one that hangs is told late rather than a slow one early. */
const limits = { testTimeout: allow(120_000), hookTimeout: allow(120_000) };
const tablesHaveRows = "./scripts/test/tables-have-rows.ts";
/** A package whose source maps name files that it does not ship would be warned about in every run. */
const withoutPackageMaps: Plugin = {
  name: "without-package-maps",
  load: (id) =>
    /node_modules\/stripe\/.*\.js$/.test(id) ? readFileSync(id, "utf8").replace(/\/\/# sourceMappingURL=.*/, "") : null,
};
const migrations = join(import.meta.dirname, "schema/migrations");

/** The runtime prints faults that tests provoke in its own steps and connections, and takes no handler for them. */
const PROVOKED = /^(uncaught exception|exception =)[^\n]*(Error: broken|Network connection lost|Connection refused)/;
for (const stream of [process.stdout, process.stderr]) {
  const write = stream.write.bind(stream) as (...written: unknown[]) => boolean;
  stream.write = (text: unknown, ...rest: unknown[]) => PROVOKED.test(String(text)) || write(text, ...rest);
}
keepTemporaryFilesInMemory();
/** The runtime would ask Cloudflare where this machine is, and print a stack trace where there is no internet. */
process.env["CLOUDFLARE_CF_FETCH_ENABLED"] = "false";

/** These share nothing with others: React's two renderers leave traces in each other, and a module that is loaded cannot be replaced. */
const APART = globSync("web/src/**/*.test.{ts,tsx}", { cwd: import.meta.dirname }).filter((file) =>
  /showPrerendered|react-dom\/(server|static)|vi\.mock\(/.test(readFileSync(join(import.meta.dirname, file), "utf8")),
);
const siteTests = (name: string, files: InlineConfig): TestProjectInlineConfiguration => ({
  plugins: [...withoutGuards(), react(), openApiPlugin()],
  test: {
    name,
    ...limits,
    environment: "jsdom",
    setupFiles: [tablesHaveRows, "./web/src/test/setup.ts"],
    ...files,
  },
});

export default defineConfig({
  test: {
    maxWorkers: workersFor(1),
    retry: 1,
    reporters: ["default", secondTries()],
    onUnhandledError: (error) => !isStrayPromise(error),
    /** The Worker's log of the faults that tests provoke is of interest only when one fails. */
    silent: "passed-only",
    projects: [
      {
        plugins: withoutGuards(),
        test: {
          name: "domain",
          ...limits,
          environment: "node",
          isolate: false,
          setupFiles: [tablesHaveRows],
          include: [
            "domain/**/*.test.ts",
            "worker/providers/**/*.test.ts",
            "schema/**/*.test.ts",
            "scripts/**/*.test.ts",
            "bench/**/*.test.ts",
          ],
        },
      },
      {
        plugins: [
          ...withoutGuards(),
          withoutPackageMaps,
          cloudflareTest(async () => ({
            main: "./worker/index.ts",
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations(migrations),
                /** `npm run torture` asks for more. */
                CHAIN_STOCKS: process.env["CHAIN_STOCKS"] ?? "0",
                FAULT_SEEDS: process.env["FAULT_SEEDS"] ?? "[1, 4]",
                MACHINE_FACTOR: machineFactor(),
                CLAIMS_AT_ONCE: process.env["CLAIMS_AT_ONCE"] ?? "200",
              },
            },
          })),
        ],
        test: {
          name: "worker",
          ...limits,
          isolate: false,
          include: ["worker/{features,refresh,verdicts,http,platform,test}/**/*.test.ts"],
          setupFiles: [tablesHaveRows, "./worker/test/setup.ts"],
        },
      },
      siteTests("web", { pool: "threads", isolate: false, include: ["web/src/**/*.test.{ts,tsx}"], exclude: APART }),
      siteTests("web apart", { pool: "vmThreads", include: APART }),
    ],
  },
});
