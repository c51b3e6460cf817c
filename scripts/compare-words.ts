import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "../schema/wording/languages.ts";
import { PROJECT_ROOT } from "./local-state.ts";

/** What the Worker tells programs, and assistants, who speak to people in any language themselves. */
const ONLY_ENGLISH = ["schema/wording/en/screening/readiness.ts", "schema/wording/en/mcp.ts"];

/** The files of English words; each has a twin in every other language. */
export const ENGLISH_FILES = globSync(["schema/wording/en/**/*.ts", "web/src/features/**/messages.ts"], {
  cwd: PROJECT_ROOT,
}).filter((file) => !file.endsWith(".test.ts") && !ONLY_ENGLISH.includes(file));

export const twinOf = (file: string, code: string) =>
  file.replace("/en/", `/${code}/`).replace(/messages\.ts$/, `messages.${code}.ts`);

export const OTHER_CODES = Object.keys(LANGUAGES).filter((code) => code !== "en");

const PLAIN = `
type Plain<Value> = Value extends string ? string
  : Value extends number ? number
  : Value extends boolean ? boolean
  : Value extends (...given: infer Given) => infer Said ? (...given: Given) => Plain<Said>
  : Value extends object ? { readonly [Key in keyof Value]: Plain<Value[Key]> }
  : Value;
declare function compare<English, Twin extends Plain<English>>(): [English, Twin];
`;

/** Compiles a program that is right when each file of words exports what the English one does, under the same types. */
function compareWords(): number {
  const folder = join(PROJECT_ROOT, "node_modules/.cache/mizan-twins");
  const typeOf = (file: string) => `typeof import("../../../${file}")`;
  const lines = ENGLISH_FILES.flatMap((file) =>
    OTHER_CODES.map((code) => `compare<${typeOf(file)}, ${typeOf(twinOf(file, code))}>();\n`),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "twins.ts"), `${PLAIN}${lines.join("")}export {};\n`);
  const settings = { extends: "../../../web/tsconfig.json", include: ["twins.ts"], exclude: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  const compiler = join(PROJECT_ROOT, "node_modules/typescript/bin/tsc");
  return spawnSync(process.execPath, [compiler, "-p", folder], { stdio: "inherit" }).status ?? 1;
}

if (import.meta.main) process.exitCode = compareWords();
