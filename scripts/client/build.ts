import { chmodSync, copyFileSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { treeshake } from "../../web/vite.config.ts";
import { PROJECT_ROOT } from "../local-state.ts";
import { siteOrigin } from "../site/share-tags.ts";
import { declarations } from "./declarations.ts";

const { version, description, license } = JSON.parse(readFileSync(join(PROJECT_ROOT, "package.json"), "utf8"));

/** Builds the package of the client and the command: plain modules without dependencies, and their types. */
export async function buildClient(folder: string): Promise<void> {
  const built = await build({
    configFile: false,
    root: PROJECT_ROOT,
    logLevel: "error",
    mode: "production",
    publicDir: false,
    ssr: { noExternal: true, target: "node" },
    define: {
      __VERSION__: JSON.stringify(version),
      "process.env.SITE_ORIGIN": JSON.stringify(siteOrigin()),
    },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      minify: true,
      target: "es2023",
      rolldownOptions: {
        input: { client: join(import.meta.dirname, "client.ts"), mizan: join(import.meta.dirname, "mizan.ts") },
        treeshake,
        output: { format: "es", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  chmodSync(join(folder, "mizan.js"), 0o755);
  writeFileSync(join(folder, "client.d.ts"), declarations());
  writeFileSync(join(folder, "LICENSES-OF-PARTS.txt"), licensesOf(built as Rolldown.RolldownOutput));
  copyFileSync(join(import.meta.dirname, "README.md"), join(folder, "README.md"));
  copyFileSync(join(PROJECT_ROOT, "LICENSE"), join(folder, "LICENSE"));
  const described = {
    name: "mizan-client",
    version,
    description,
    license,
    type: "module",
    bin: { mizan: "mizan.js" },
    exports: { ".": { types: "./client.d.ts", default: "./client.js" } },
    engines: { node: ">=20" },
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(described, null, 2)}\n`);
}

/** Of the packages whose code is in the bundle. */
function licensesOf({ output }: Rolldown.RolldownOutput): string {
  const modules = output.flatMap((part) => (part.type === "chunk" ? Object.keys(part.modules) : []));
  const packages = new Set(modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? []));
  const textOf = (folder: string) =>
    globSync("{LICENSE,LICENCE,license}*", { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8"));
  return [...packages]
    .map((folder) => `${folder.split("/node_modules/").at(-1)}\n\n${textOf(folder).join("\n")}`)
    .join("\n\n");
}

if (import.meta.main) await buildClient(resolve(process.argv[2] ?? join(PROJECT_ROOT, "dist/client")));
