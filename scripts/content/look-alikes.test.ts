import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PROJECT_ROOT } from "../local-state.ts";
import { lookAlikesFile } from "./look-alikes.ts";

it("writes the table that the forum reads", () => {
  expect(readFileSync(join(PROJECT_ROOT, "schema/contracts/names/look-alikes.json"), "utf8")).toBe(lookAlikesFile());
});
