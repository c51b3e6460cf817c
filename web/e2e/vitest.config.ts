import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "browser",
    root: import.meta.dirname,
    environment: "node",
    include: ["**/*.test.ts"],
    globalSetup: ["./served-product.ts"],
    fileParallelism: false,
    // A browser on a loaded machine now and then misses a deadline; at home the first failure counts.
    retry: process.env.CI ? 2 : 0,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
