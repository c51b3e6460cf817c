import { parseArgs } from "node:util";
import { findRecordedData, NO_RECORDED_DATA } from "../../recorded/recorded-network.ts";
import { runCommand } from "../../terminal.ts";

export function runOnRecordedData(build: (folder: string) => void | Promise<void>): Promise<void> {
  return runCommand(async () => {
    const { values } = parseArgs({ options: { data: { type: "string" } } });
    const folder = findRecordedData(values.data);
    if (!folder) throw new Error(NO_RECORDED_DATA);
    await build(folder);
  });
}
