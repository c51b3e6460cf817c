import { industryWording } from "../business-rules.ts";
import { isolate } from "./format.ts";
import { NAMES } from "./industry-names.ts";

export const industryText = industryWording(NAMES, isolate);
