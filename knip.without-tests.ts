import whole from "./knip.json" with { type: "json" };

/** The search for unused code once more, without the tests: what only a test uses is dead. */
export default {
  ...whole,
  entry: [
    ...whole.entry.filter((entry) => !entry.includes(".test.")),
    "web/src/ui/icons/create-icon.ts",
    "vitest.config.ts",
  ],
  project: [...whole.project, "!**/*.test.{ts,tsx}", "!**/test/**", "!web/e2e/**"],
  tags: ["-testing"],
  vitest: false,
};
