import { join } from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { keepTemporaryFilesInMemory } from "./scripts/temporary-files.ts";

const migrations = join(import.meta.dirname, "schema/migrations");

keepTemporaryFilesInMemory();

export default defineConfig({
  test: {
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "domain",
          environment: "node",
          isolate: false,
          include: ["worker/{domain,market-data}/**/*.test.ts", "schema/**/*.test.ts", "scripts/**/*.test.ts"],
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: { bindings: { TEST_MIGRATIONS: await readD1Migrations(migrations) } },
          })),
        ],
        test: {
          name: "worker",
          isolate: false,
          include: ["worker/{features,http,platform,test}/**/*.test.ts"],
          setupFiles: ["./worker/test/setup.ts"],
        },
      },
      {
        plugins: [react()],
        test: {
          name: "web",
          environment: "jsdom",
          pool: "vmThreads",
          include: ["web/src/**/*.test.{ts,tsx}"],
          setupFiles: ["./web/src/test/setup.ts"],
        },
      },
    ],
  },
});
