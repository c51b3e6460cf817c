import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { problemText } from "../../../schema/wording/en/refresh.ts";
import { ProviderError } from "../../../worker/providers/network/provider-error.ts";
import { findRecordedData, NO_RECORDED_DATA, startRecordedNetwork } from "../../recorded/recorded-network.ts";
import { UNIVERSE_FOLDER } from "../universe-files.ts";
import { buildUniverse } from "./build-pipeline.ts";
import { writeUniverse } from "./build-write.ts";

const USAGE = `Builds the embedded universe (schema/seed/universe) from the providers' answers.

  node scripts/universe/build/build.ts                    from the recorded answers beside the repository
  node scripts/universe/build/build.ts --data FOLDER      from the recorded answers in a folder
  node scripts/universe/build/build.ts --from URL         from a recorded network that is already running
      --to FOLDER                                   writes elsewhere

What was there is replaced only when every provider's answer could be read.
`;

/** Builds into a folder beside the target and swaps at the end, so that a failure changes nothing. */
async function build(from: string, target: string, report: (line: string) => void): Promise<void> {
  const universe = await buildUniverse(from, report);
  const folder = resolve(target);
  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(join(dirname(folder), ".universe-"));
  const old = `${fresh}-old`;
  try {
    writeUniverse(universe, fresh);
    chmodSync(fresh, 0o755);
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { from: { type: "string" }, data: { type: "string" }, to: { type: "string" }, help: { type: "boolean" } },
  });
  const report = (line: string) => process.stdout.write(`${line}\n`);
  if (values.help) {
    report(USAGE);
    return 0;
  }
  const folder = values.from ? undefined : findRecordedData(values.data);
  if (!values.from && !folder) {
    process.stderr.write(`${NO_RECORDED_DATA}\n`);
    return 1;
  }
  const network = folder ? await startRecordedNetwork(folder) : undefined;
  try {
    await build(values.from ?? network?.url ?? "", values.to ?? UNIVERSE_FOLDER, report);
    return 0;
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    process.stderr.write(`Nothing was changed. ${cause.provider} ${cause.path}: ${problemText(cause.problem)}\n`);
    return 1;
  } finally {
    await network?.close();
  }
}

if (import.meta.main) process.exitCode = await main();
