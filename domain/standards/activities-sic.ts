import type { ActivityId } from "./activities.ts";

/**
 * Standard Industrial Classification, as used by the SEC: first code, last code, activity. A later row overrides an earlier one.
 * Codes in no row are unknown.
 *
 * @see https://www.sec.gov/search-filings/standard-industrial-classification-sic-code-list
 */
export const ACTIVITIES_BY_SIC: readonly (readonly [first: number, last: number, activity: ActivityId])[] = [
  [100, 999, "general"],
  [1000, 1499, "general"],
  [1500, 1799, "general"],
  [2000, 3999, "general"],
  [4000, 4799, "leaseHeavy"],
  [4800, 4999, "general"],
  [5000, 5199, "general"],
  [5200, 5999, "leaseHeavy"],
  [6000, 6799, "unclearFinance"],
  [7000, 8999, "general"],
  // Food, drink and tobacco
  [2011, 2011, "meat"],
  [2013, 2013, "meat"],
  [2080, 2080, "beverages"],
  [2082, 2085, "alcohol"],
  [2100, 2199, "tobacco"],
  [5140, 5149, "foodDistribution"],
  [5180, 5182, "alcohol"],
  [5194, 5194, "tobacco"],
  [5331, 5331, "discountStores"],
  [5400, 5499, "groceries"],
  [5500, 5500, "fuelStations"],
  [5541, 5541, "fuelStations"],
  [5810, 5812, "restaurants"],
  [5813, 5813, "alcohol"],
  [5912, 5912, "drugstores"],
  [5921, 5921, "alcohol"],
  // Arms
  [3480, 3489, "weapons"],
  [3720, 3729, "aerospace"],
  [3760, 3769, "weapons"],
  [3795, 3795, "weapons"],
  [3812, 3812, "aerospace"],
  // Transport and media
  [4512, 4512, "airlines"],
  [4700, 4700, "travel"],
  [4832, 4833, "broadcasting"],
  [4841, 4841, "broadcasting"],
  // Finance
  [6000, 6099, "banking"],
  [6099, 6099, "unclearFinance"],
  [6111, 6163, "lending"],
  [6172, 6172, "lending"],
  [6189, 6189, "lending"],
  [6199, 6199, "unclearFinance"],
  [6200, 6200, "unclearFinance"],
  [6211, 6211, "brokerage"],
  [6221, 6221, "assetManagement"],
  [6282, 6282, "assetManagement"],
  [6300, 6399, "insurance"],
  [6411, 6411, "insuranceBrokerage"],
  [6500, 6553, "property"],
  [6770, 6770, "shell"],
  [6792, 6792, "royaltyTrust"],
  [6794, 6794, "royaltyTrust"],
  [6795, 6795, "royaltyTrust"],
  [6798, 6798, "unclearProperty"],
  // Leisure
  [7000, 7041, "hotels"],
  [7812, 7841, "cinema"],
  [7900, 7900, "unclearLeisure"],
  [7990, 7990, "unclearLeisure"],
  [7993, 7993, "gambling"],
  [8880, 8999, "unclearOther"],
  [9995, 9995, "shell"],
];
