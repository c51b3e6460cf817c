import { join } from "node:path";
import type { Plugin } from "vite";
import { PROJECT_ROOT } from "../local-state.ts";
import { GUARDS } from "./guard-list.ts";

/** Takes the guards that `npm run guards` names out of the code that tests load. */
export function withoutGuards(): Plugin[] {
  const names: string[] = JSON.parse(process.env["MIZAN_WITHOUT_GUARDS"] ?? "[]");
  return GUARDS.filter(({ name }) => names.includes(name)).map(({ name, file, take, put = "" }) => ({
    name: `without the guard: ${name}`,
    enforce: "pre",
    transform: (code, id) =>
      id.split("?")[0] === join(PROJECT_ROOT, file) ? code.replace(take, () => put) : undefined,
  }));
}
