import { HOUSE_STANDARD_ID, STANDARDS, type Standard } from "../../../../../domain/standards/standards.ts";

export const HOUSE_STANDARD: Standard = findHouseStandard();

function findHouseStandard(): Standard {
  const house = STANDARDS.find(({ id }) => id === HOUSE_STANDARD_ID);
  if (!house) throw new Error(`There is no standard ${HOUSE_STANDARD_ID}`);
  return house;
}
