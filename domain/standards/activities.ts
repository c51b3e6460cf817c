/**
 * Lines of business and how each is judged. The prohibited list is the one on the methodology page; where scholars differ, the
 * difference is named, not decided.
 */
export type ActivityClass = {
  name: string;
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

const prohibited = (name: string, more: Partial<ActivityClass> = {}) => entry(name, "prohibited", more);
const differed = (name: string, more: Partial<ActivityClass> = {}) => entry(name, "differed_upon", more);
const mixed = (name: string, more: Partial<ActivityClass> = {}) =>
  entry(name, "permissible", { isMixed: true, ...more });
const permissible = (name: string, more: Partial<ActivityClass> = {}) => entry(name, "permissible", more);
const unclear = (name: string) => entry(name, "differed_upon", { isKnown: false });

export const ACTIVITIES = {
  banking: prohibited("Conventional banking", MONEY_TRADE),
  insurance: prohibited("Conventional insurance", MONEY_TRADE),
  insuranceBrokerage: prohibited("Insurance brokerage"),
  lending: prohibited("Interest-based lending", MONEY_TRADE),
  brokerage: prohibited("Conventional investment banking and brokerage", MONEY_TRADE),
  alcohol: prohibited("Alcohol"),
  gambling: prohibited("Gambling"),
  casinoProperty: prohibited("Casino property"),
  pork: prohibited("Pork"),
  tobacco: prohibited("Tobacco"),
  adult: prohibited("Adult entertainment"),
  weapons: prohibited("Weapons and defense"),

  cinema: differed("Film and entertainment"),
  cinemas: differed("Cinemas", LEASE_HEAVY),
  music: differed("Music"),
  broadcasting: differed("Broadcasting"),
  hotels: differed("Hotels and lodging", { isMixed: true, isLeaseHeavy: true }),
  airlines: differed("Airlines", { isMixed: true, isLeaseHeavy: true }),
  cruises: differed("Cruises", { isMixed: true, isLeaseHeavy: true }),
  payments: differed("Payment processing"),
  exchange: differed("Exchanges and financial data"),
  assetManagement: differed("Asset management"),
  financialTechnology: differed("Digital assets"),
  advisory: differed("Financial advice"),
  cooperativeInsurance: differed("Cooperative insurance", MONEY_TRADE),
  helpToLenders: differed("Services to lenders and insurers"),
  serviceContracts: differed("Service contracts"),
  dating: differed("Dating services"),
  cannabis: differed("Cannabis"),

  groceries: mixed("Groceries and supermarkets", LEASE_HEAVY),
  foodDistribution: mixed("Food distribution"),
  discountStores: mixed("Discount stores", LEASE_HEAVY),
  drugstores: mixed("Drugstores", LEASE_HEAVY),
  fuelStations: mixed("Fuel stations and convenience stores", LEASE_HEAVY),
  restaurants: mixed("Restaurants", LEASE_HEAVY),
  meat: mixed("Meat"),
  beverages: mixed("Beverages"),
  aerospace: mixed("Aerospace and defense"),
  conglomerate: mixed("Conglomerate"),
  travel: mixed("Travel services"),
  tradingHouse: mixed("Trading house"),
  alcoholPart: mixed("Alcohol beside other goods"),
  gamblingPart: mixed("Gambling beside games"),
  lendingPart: mixed("A lender in the group"),
  lendingShops: mixed("Shops that give credit", LEASE_HEAVY),
  clientMoney: mixed("Interest on clients' money"),
  insurancePart: mixed("An insurer in the group"),
  hotelPart: mixed("Hotels beside other property"),
  deliveries: mixed("Delivery of meals and groceries"),

  general: permissible("Trade and industry"),
  leaseHeavy: permissible("Trade and industry", LEASE_HEAVY),
  videoGames: permissible("Video games"),
  property: permissible("Real estate"),
  royaltyTrust: permissible("Royalties"),

  shell: unclear("Shell company"),
  unclearFinance: unclear("Financial services, not specified"),
  unclearProperty: unclear("Real estate trust, not specified"),
  unclearLeisure: unclear("Leisure, not specified"),
  unclearOther: unclear("Not specified"),
  unknown: unclear("Not classified"),

  islamicFinance: permissible("Islamic finance", MONEY_TRADE),
} as const satisfies Record<string, ActivityClass>;
export type ActivityId = keyof typeof ACTIVITIES;
export const ACTIVITY_IDS = Object.keys(ACTIVITIES) as [ActivityId, ...ActivityId[]];

function entry(name: string, verdict: ActivityClass["verdict"], more: Partial<ActivityClass>): ActivityClass {
  return { name, verdict, isMixed: false, isKnown: true, isMoneyTrade: false, isLeaseHeavy: false, ...more };
}
