import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PROJECT_ROOT } from "../local-state.ts";
import { publishedScorecard } from "./scorecard.ts";

it("the published scorecard is the one that the embedded universe gives", () => {
  const file = JSON.parse(readFileSync(join(PROJECT_ROOT, "schema/seed/scorecard.json"), "utf8"));
  expect(file, "run npm run scorecard").toEqual(JSON.parse(JSON.stringify(publishedScorecard())));
});
