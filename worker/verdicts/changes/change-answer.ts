import { ageChangeOn } from "../../../domain/screening/age.ts";
import type { Ageing, Change } from "../../../schema/contracts/changes.ts";
import { ageingSentence, changeSentence } from "../../../schema/wording/en/changes.ts";
import { type AgeingRow, type ChangeRow, type StagedChange, versionOf } from "./repository.ts";

/** A recorded change with its sentence, as the API answers it. */
export function changeOf({ id, changedOn, exchange, sector, change }: ChangeRow): Change {
  const { symbol, name, before, after, causes, inputs, agedOn, price } = JSON.parse(change) as StagedChange["change"];
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
    ...(agedOn && { agedOn }),
    ...(price && { price }),
    message: changeSentence({ before, after, causes, inputs, changedOn }),
  };
}

/** A stock whose verdict fell into doubt by age, or soon will, with its sentence; nothing while that is not due. */
export function ageingOf({ standsUntil, ...stock }: AgeingRow, today: string): Ageing[] {
  const change = ageChangeOn(standsUntil, today);
  return change ? [{ ...stock, ...change, message: ageingSentence({ standing: stock.standing, ...change }) }] : [];
}
