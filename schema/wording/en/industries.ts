import { industryWording } from "../business-rules.ts";
import { isolate } from "./format.ts";
import { NAMES } from "./industry-names.ts";

/** Industries are stored and asked for by their English names. */
export const industryText = industryWording(NAMES, isolate);
