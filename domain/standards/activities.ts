/**
 * Lines of business and how each is judged. The prohibited list is the one on the methodology page; where scholars differ, the
 * difference is named, not decided.
 */
export type ActivityClass = {
  verdict: "prohibited" | "differed_upon" | "permissible";
  /** A prohibited part is likely and usually not reported. */
  isMixed: boolean;
  /** False when the class says too little about the business to judge it. */
  isKnown: boolean;
  /** Money is the business itself, so debt and cash ratios have no meaning. */
  isMoneyTrade: boolean;
  /** Operating leases can be nearly all of what a source calls debt. */
  isLeaseHeavy: boolean;
};

const MONEY_TRADE = { isMoneyTrade: true } as const;
const LEASE_HEAVY = { isLeaseHeavy: true } as const;

const prohibited = (more: Partial<ActivityClass> = {}) => entry("prohibited", more);
const differed = (more: Partial<ActivityClass> = {}) => entry("differed_upon", more);
const mixed = (more: Partial<ActivityClass> = {}) => entry("permissible", { isMixed: true, ...more });
const permissible = (more: Partial<ActivityClass> = {}) => entry("permissible", more);
const unclear = () => entry("differed_upon", { isKnown: false });

export const ACTIVITIES = {
  banking: prohibited(MONEY_TRADE),
  insurance: prohibited(MONEY_TRADE),
  insuranceBrokerage: prohibited(),
  lending: prohibited(MONEY_TRADE),
  brokerage: prohibited(MONEY_TRADE),
  alcohol: prohibited(),
  gambling: prohibited(),
  casinoProperty: prohibited(),
  pork: prohibited(),
  tobacco: prohibited(),
  adult: prohibited(),
  weapons: prohibited(),

  cinema: differed(),
  cinemas: differed(LEASE_HEAVY),
  music: differed(),
  broadcasting: differed(),
  hotels: differed({ isMixed: true, isLeaseHeavy: true }),
  airlines: differed({ isMixed: true, isLeaseHeavy: true }),
  cruises: differed({ isMixed: true, isLeaseHeavy: true }),
  payments: differed(),
  exchange: differed(),
  assetManagement: differed(),
  financialTechnology: differed(),
  advisory: differed(),
  cooperativeInsurance: differed(MONEY_TRADE),
  helpToLenders: differed(),
  serviceContracts: differed(),
  dating: differed(),
  cannabis: differed(),

  groceries: mixed(LEASE_HEAVY),
  foodDistribution: mixed(),
  discountStores: mixed(LEASE_HEAVY),
  drugstores: mixed(LEASE_HEAVY),
  fuelStations: mixed(LEASE_HEAVY),
  restaurants: mixed(LEASE_HEAVY),
  meat: mixed(),
  beverages: mixed(),
  aerospace: mixed(),
  conglomerate: mixed(),
  travel: mixed(),
  tradingHouse: mixed(),
  alcoholPart: mixed(),
  gamblingPart: mixed(),
  lendingPart: mixed(),
  lendingShops: mixed(LEASE_HEAVY),
  clientMoney: mixed(),
  insurancePart: mixed(),
  hotelPart: mixed(),
  deliveries: mixed(),

  general: permissible(),
  leaseHeavy: permissible(LEASE_HEAVY),
  videoGames: permissible(),
  property: permissible(),
  royaltyTrust: permissible(),

  shell: unclear(),
  unclearFinance: unclear(),
  unclearProperty: unclear(),
  unclearLeisure: unclear(),
  unclearOther: unclear(),
  unknown: unclear(),

  islamicFinance: permissible(MONEY_TRADE),
} as const satisfies Record<string, ActivityClass>;
export type ActivityId = keyof typeof ACTIVITIES;
export const ACTIVITY_IDS = Object.keys(ACTIVITIES) as [ActivityId, ...ActivityId[]];

function entry(verdict: ActivityClass["verdict"], more: Partial<ActivityClass>): ActivityClass {
  return { verdict, isMixed: false, isKnown: true, isMoneyTrade: false, isLeaseHeavy: false, ...more };
}
