import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { parse } from "yaml";
import { PROJECT_ROOT } from "../local-state.ts";

export type Guard = Record<"name" | "without" | "file" | "take" | "test" | "part", string> & { put?: string };

export const readGuards = (): Guard[] => parse(readFileSync(join(import.meta.dirname, "guards.yaml"), "utf8"));

/** Takes the guards that `npm run guards` names out of the code that tests load. */
export function withoutGuards(): Plugin[] {
  const names: string[] = JSON.parse(process.env["MIZAN_WITHOUT_GUARDS"] ?? "[]");
  if (names.length === 0) return [];
  const taken = readGuards().filter(({ name }) => names.includes(name));
  return taken.map(({ name, file, take, put = "" }) => ({
    name: `without the guard: ${name}`,
    enforce: "pre",
    transform: (code, id) =>
      id.split("?")[0] === join(PROJECT_ROOT, file) ? code.replace(take, () => put) : undefined,
  }));
}
