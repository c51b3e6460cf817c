import { industryWording } from "../business-rules.ts";
import { NAMES } from "./industry-names.ts";

export const industryText = industryWording(NAMES);
