import { ZAKAT_OPTIONS } from "./zakat.ts";

export const COMMANDS = ["compare", "portfolio", "zakat", "completion"] as const;

export const OPTIONS = {
  json: { type: "boolean" },
  url: { type: "string" },
  standard: { type: "string" },
  "fail-on": { type: "string" },
  "no-color": { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
  ...ZAKAT_OPTIONS,
} as const;
