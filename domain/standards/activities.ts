/**
 * Lines of business and what is held of them. The prohibited list is the one of the methodology page; where scholars differ, the
 * difference is named instead of decided.
 */
export type ActivityClass = {
  name: string;
  verdict: "prohibited" | "differed_upon" | "permissible";
  /** A prohibited part is likely and usually not reported. */
  isMixed: boolean;
  /** False when the class says too little about the business to judge it. */
  isKnown: boolean;
  /** Money is the trade itself, so that debt and cash ratios have no meaning. */
  isMoneyTrade: boolean;
  /** Operating leases can be nearly all of what a source calls debt. */
  isLeaseHeavy: boolean;
  rule: string;
};

const LISTED = "on Mizan's list of prohibited activities";

const prohibited = (name: string, rule: string, isMoneyTrade = false) =>
  entry({ name, verdict: "prohibited", rule, isMoneyTrade });
const differed = (name: string, rule: string, more: Partial<ActivityClass> = {}) =>
  entry({ name, verdict: "differed_upon", rule, ...more });
const mixed = (name: string, rule: string, more: Partial<ActivityClass> = {}) =>
  entry({ name, verdict: "permissible", isMixed: true, rule, ...more });
const permissible = (name: string, more: Partial<ActivityClass> = {}) =>
  entry({ name, verdict: "permissible", rule: "No prohibited activity in this line of business.", ...more });
const unclear = (name: string, rule: string) => entry({ name, verdict: "differed_upon", isKnown: false, rule });

export const ACTIVITIES = {
  banking: prohibited("Conventional banking", `Conventional banking, lending at interest, is ${LISTED}.`, true),
  insurance: prohibited("Conventional insurance", `Conventional insurance is ${LISTED}.`, true),
  insuranceBrokerage: prohibited(
    "Insurance brokerage",
    `Conventional insurance is ${LISTED}; brokerage lives from concluding its contracts.`,
  ),
  lending: prohibited("Interest-based lending", `Interest-based lending is ${LISTED}.`, true),
  brokerage: prohibited(
    "Conventional investment banking and brokerage",
    `Conventional finance is ${LISTED}; margin loans and trading in debt are its trade.`,
    true,
  ),
  alcohol: prohibited("Alcohol", `Alcohol is ${LISTED}.`),
  gambling: prohibited("Gambling", `Gambling and gaming are ${LISTED}.`),
  casinoProperty: prohibited("Casino property", `Gambling is ${LISTED}; the rent comes from casinos.`),
  pork: prohibited("Pork", `Pork is ${LISTED}.`),
  tobacco: prohibited("Tobacco", `Tobacco is ${LISTED}.`),
  adult: prohibited("Adult entertainment", `Adult entertainment is ${LISTED}.`),
  weapons: prohibited("Weapons and defense", `Weapons and defense are ${LISTED}.`),

  cinema: differed(
    "Film and entertainment",
    "Scholars differ on film, series and shows; much depends on their content.",
  ),
  cinemas: differed("Cinemas", "Scholars differ on film and shows; much depends on their content.", {
    isLeaseHeavy: true,
  }),
  music: differed("Music", "Scholars differ on music and musical entertainment."),
  broadcasting: differed("Broadcasting", "Scholars differ on broadcasting; much depends on what is shown."),
  hotels: differed("Hotels and lodging", "Scholars differ on hotels; most serve alcohol and few report how much.", {
    isMixed: true,
    isLeaseHeavy: true,
  }),
  airlines: differed("Airlines", "Scholars differ on airlines; most serve alcohol and none reports how much.", {
    isMixed: true,
    isLeaseHeavy: true,
  }),
  cruises: differed("Cruises", "Ships carry bars and casinos, whose income is seldom reported.", {
    isMixed: true,
    isLeaseHeavy: true,
  }),
  payments: differed(
    "Payment processing",
    "The service is permissible, but much of it carries interest-bearing cards; scholars differ on the fee.",
  ),
  exchange: differed(
    "Exchanges and financial data",
    "Fees come from trading and rating shares, but also conventional bonds and derivatives; scholars differ.",
  ),
  assetManagement: differed(
    "Asset management",
    "Fees come from managing conventional funds, bonds among them; scholars differ on the share that is permissible.",
  ),
  financialTechnology: differed(
    "Digital assets",
    "Scholars differ on cryptocurrencies, on mining them and on running a market for them.",
  ),
  advisory: differed(
    "Financial advice",
    "Fees come from advising on mergers, but also on conventional debt; scholars differ on the share that is permissible.",
  ),
  cooperativeInsurance: differed(
    "Cooperative insurance",
    "Policyholders insure each other, but scholars differ on whether every such insurer is takaful.",
    { isMoneyTrade: true },
  ),
  helpToLenders: differed(
    "Services to lenders and insurers",
    "It neither lends nor insures, but lives from serving those who do; scholars differ on such help.",
  ),
  serviceContracts: differed(
    "Service contracts",
    "A fixed fee buys repairs that may never be needed, which some scholars judge as they judge insurance.",
  ),
  dating: differed(
    "Dating services",
    "Many scholars object to meetings outside marriage; some judge such a service by its use.",
  ),
  cannabis: differed("Cannabis", "Scholars allow some medical use and forbid the use of cannabis as an intoxicant."),

  groceries: mixed(
    "Groceries and supermarkets",
    "Shops of this kind sell alcohol, tobacco or pork; the part is not reported.",
    {
      isLeaseHeavy: true,
    },
  ),
  foodDistribution: mixed("Food distribution", "The range usually includes alcohol or pork; the part is not reported."),
  discountStores: mixed("Discount stores", "Shops of this kind sell alcohol or tobacco; the part is not reported.", {
    isLeaseHeavy: true,
  }),
  drugstores: mixed("Drugstores", "Shops of this kind often sell alcohol or tobacco; the part is not reported.", {
    isLeaseHeavy: true,
  }),
  fuelStations: mixed(
    "Fuel stations and convenience stores",
    "Their shops sell alcohol and tobacco; the part is not reported.",
    {
      isLeaseHeavy: true,
    },
  ),
  restaurants: mixed("Restaurants", "Pork or alcohol is usual on the menu; the part is not reported.", {
    isLeaseHeavy: true,
  }),
  meat: mixed("Meat", "Pork is a usual part of the trade in meat; the part is not reported."),
  beverages: mixed("Beverages", "The class holds soft drinks and alcohol together."),
  aerospace: mixed(
    "Aerospace and defense",
    "The class holds civil aircraft and arms together; the defense part is not reported here.",
  ),
  conglomerate: mixed(
    "Conglomerate",
    "A group of unlike businesses: a prohibited part cannot be excluded without a report by segment.",
  ),
  travel: mixed("Travel services", "Hotels, cruises and insurance are part of the trade; the part is not reported."),
  tradingHouse: mixed(
    "Trading house",
    "A trading house deals in food, tobacco or arms beside much else; the part is not reported.",
  ),

  alcoholPart: mixed(
    "Alcohol beside other goods",
    "Alcohol is among what it sells; the sources here do not say how much.",
    { isLeaseHeavy: true },
  ),
  gamblingPart: mixed(
    "Gambling beside games",
    "Bets or gambling machines are part of its trade; the sources here do not say how much.",
  ),
  lendingPart: mixed(
    "A lender in the group",
    "A part of the group lends at interest; the sources here do not say how much.",
  ),
  lendingShops: mixed(
    "Shops that give credit",
    "Its customers pay it interest; the sources here do not say how much.",
    {
      isLeaseHeavy: true,
    },
  ),
  clientMoney: mixed(
    "Interest on clients' money",
    "Interest on the money it holds for clients is part of its revenue; the sources here do not say how much.",
  ),
  insurancePart: mixed(
    "An insurer in the group",
    "Conventional insurance is part of its trade; the sources here do not say how much.",
  ),
  hotelPart: mixed(
    "Hotels beside other property",
    "Hotels are part of its trade, and most serve alcohol; the sources here do not say how much.",
  ),
  deliveries: mixed(
    "Delivery of meals and groceries",
    "Restaurants and shops sell alcohol and pork through it; the part is not reported.",
  ),

  general: permissible("Trade and industry"),
  leaseHeavy: permissible("Trade and industry", { isLeaseHeavy: true }),
  videoGames: permissible("Video games"),
  property: permissible("Real estate"),
  royaltyTrust: permissible("Royalties"),

  shell: unclear("Shell company", "A company without a business of its own yet."),
  unclearFinance: unclear(
    "Financial services, not specified",
    "The class mixes lenders with businesses that do not lend, so it says too little.",
  ),
  unclearProperty: unclear(
    "Real estate trust, not specified",
    "The class mixes owners of property with mortgage lenders, so it says too little.",
  ),
  unclearLeisure: unclear(
    "Leisure, not specified",
    "The class mixes hotels, restaurants and casinos with other leisure, so it says too little.",
  ),
  unclearOther: unclear("Not specified", "The class says too little about the business."),
  unknown: unclear("Not classified", "No source says what the company does."),
  islamicFinance: entry({
    name: "Islamic finance",
    verdict: "permissible",
    isMoneyTrade: true,
    rule: "An Islamic financial institution: screened by its income, not by its sector.",
  }),
} as const satisfies Record<string, ActivityClass>;
export type ActivityId = keyof typeof ACTIVITIES;

function entry(given: Pick<ActivityClass, "name" | "verdict" | "rule"> & Partial<ActivityClass>): ActivityClass {
  return { isMixed: false, isKnown: true, isMoneyTrade: false, isLeaseHeavy: false, ...given };
}
