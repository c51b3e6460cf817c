import type { Change } from "../../../schema/contracts/changes.ts";
import { changeSentence } from "../../../schema/wording/en/changes.ts";
import { type StagedChange, versionOf } from "../../verdicts/changes/repository.ts";
import type { ChangeRow } from "./repository.ts";

export function changeOf({ id, changedOn, exchange, sector, change }: ChangeRow): Change {
  const { symbol, name, before, after, causes, inputs } = JSON.parse(change) as StagedChange["change"];
  return {
    id,
    version: versionOf(id),
    changedOn,
    symbol,
    name,
    exchange: exchange as Change["exchange"],
    sector,
    before,
    after,
    causes: [...causes],
    inputs: [...inputs],
    message: changeSentence({ before, after, causes, inputs, changedOn }),
  };
}
