import "./pinned-clock.ts";
import { afterEach, beforeEach } from "vitest";
import { forgetEverything, makeTables } from "./fresh-storage.ts";
import "./serve-under-limits.ts";

beforeEach(makeTables);
afterEach(forgetEverything);
