import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parseWholeCsv } from "../../../worker/providers/csv.ts";
import { findRecordedData, NO_RECORDED_DATA } from "../../recorded/recorded-network.ts";
import { runCommand } from "../../terminal.ts";

/** @throws ProviderError when the table is truncated or lacks a column */
export function readRecords(folder: string, file: string, columns: readonly string[]): Record<string, string>[] {
  return parseWholeCsv({ provider: "csv-import", path: `/${file}` }, readFileSync(join(folder, file), "utf8"), columns);
}

export function runOnRecordedData(build: (folder: string) => void | Promise<void>): Promise<void> {
  return runCommand(async () => {
    const { values } = parseArgs({ options: { data: { type: "string" } } });
    const folder = findRecordedData(values.data);
    if (!folder) throw new Error(NO_RECORDED_DATA);
    await build(folder);
  });
}
