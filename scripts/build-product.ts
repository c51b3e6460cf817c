import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { buildWorker } from "./build-worker.ts";
import { stopWithParent } from "./parent.ts";
import { languagesBuilt, servedProduct } from "./served-product.ts";
import { buildSite } from "./site/build-site.ts";
import { runCommand } from "./terminal.ts";

/** Builds what `npm start` serves, of the sources that the command line names, and tells its parent of each language that is complete. */
async function buildProduct(sources: string): Promise<void> {
  const { folder, site, worker, mark } = servedProduct();
  const there = languagesBuilt(sources);
  if (there.length === 0) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(worker, { recursive: true, mode: 0o700 });
  }
  const worked = there.length === 0 ? buildWorker(worker) : undefined;
  const languages = [...there];
  await buildSite(site, {
    there,
    onBuilt: async (code) => {
      await worked;
      languages.push(code);
      writeFileSync(mark, JSON.stringify({ sources, languages }));
      process.send?.(code);
      makeWay();
    },
  });
}

/** From here on the first page is served, and goes first; the lowest priority gets nothing beside a busy program. Linux has one for each thread. */
function makeWay(): void {
  const threads = process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [process.pid];
  for (const thread of threads) setPriority(thread, 5);
}

stopWithParent(() => process.exit(1));
await runCommand(() => buildProduct(process.argv[2] ?? ""));
