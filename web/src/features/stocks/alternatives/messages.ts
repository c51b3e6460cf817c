import { industryText } from "#wording/industries.ts";
import { regionName } from "#wording/places.ts";
import { standardName } from "#wording/screening/standard-names.ts";
import { SIMILAR_SIZE_FACTOR } from "../../../../../domain/screening/alternatives.ts";
import { HOUSE_STANDARD_ID } from "../../../../../domain/standards/standards.ts";
import type { Alternatives } from "../../../../../schema/contracts/stocks.ts";
import { FOUND } from "./messages.words.ts";

export { alternativesTexts } from "./messages.words.ts";

export function howFound({ standardId, industry, region, compared, passing }: Alternatives): string {
  if (compared === 0) return FOUND.unknown;
  const standard = standardId === HOUSE_STANDARD_ID ? undefined : standardName(standardId);
  if (passing === 0) return standard ? FOUND.none.under(compared, standard) : FOUND.none.alone(compared);
  const business = industryText(industry ?? "");
  const order = region ? FOUND.region(SIMILAR_SIZE_FACTOR, regionName(region)) : FOUND.nearest;
  const better = standard
    ? FOUND.better.under(passing, compared, business, standard)
    : FOUND.better.alone(passing, compared, business);
  return `${better} ${order}`;
}
