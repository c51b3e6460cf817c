import type { BusinessActivity, BusinessBasis, BusinessScreen } from "../../../domain/screening/screening.ts";
import { ACTIVITIES } from "../../../domain/standards/activities.ts";
import { BUSINESS_OVERRIDES, type BusinessOverrideId } from "../../../domain/standards/business-overrides.ts";
import { ACTIVITY_RULES } from "./activity-rules.ts";

export const OVERRIDE_REASONS: Readonly<Record<BusinessOverrideId, string>> = {
  "internet-services-and-video-games":
    "Listed under telecommunications by some sources; it sells online services, games and advertising.",
  "navigation-devices-and-watches":
    "Filed under navigation instruments together with arms makers; it sells to consumers and civil aviation.",
  "engineering-and-construction":
    "Listed under military and government services; it designs, builds or inspects civil works.",
  "non-alcoholic-beverages": "Listed with brewers and distillers; it sells coffee or coconut water.",
  "fertility-care": "Listed with health insurers; it arranges care for employers and bears no insurance.",
  "resorts-and-hotels": "Listed with casinos, leisure or home builders; it runs resorts and hotels.",
  "parks-and-sports": "Listed with gambling machines; it runs parks or a sports club.",
  gambling:
    "Listed under amusement or software; betting, lotteries, gaming machines or services to bookmakers are its business.",
  "music-and-shows": "Listed under amusement, software or electronics; music is one of its main lines.",
  entertainment: "Listed under amusement, websites or advertising; films are one of its main lines.",
  cinemas: "Listed with makers of films; it runs cinemas in rented buildings.",
  "shared-offices": "Listed with lessors or property services; it rents the offices that it lets.",
  "outdoor-advertising": "Listed with advertising agencies; it rents the sites of its billboards.",
  "casino-property": "Listed as a property trust; its tenants are casinos.",
  "cinema-property": "Listed as a property trust; cinemas and other entertainment pay much of its rent.",
  cannabis: "Listed under property or medicines; cannabis is its business or pays its rent.",
  "adult-entertainment": "Listed under restaurants or leisure; adult entertainment is its business.",
  "materials-for-electronics-and-industry": "Listed as a conglomerate; it makes materials and water filters.",
  alcohol: "Listed with all beverages or with chemicals; it brews beer or distills spirits to drink.",
  pork: "Listed under food or farm products; pork is a main product by its own reports.",
  "meat-and-packaged-foods": "Listed under packaged foods; pork is among its brands and is not reported apart.",
  "weapons-and-defense": "Arms or defense are its business, or by its own reports far more than 5% of its sales.",
  "services-and-parts-for-defense-and-space":
    "Listed under another trade; that defense is one of the markets that it serves is general knowledge.",
  "payment-processing": "Listed with lenders, business services or software; it carries payments for a fee.",
  "conventional-investment-banking-and-brokerage":
    "Listed under capital markets; margin lending and trading in debt are part of its trade.",
  "advice-on-transactions": "Listed under capital markets; it advises for a fee.",
  "market-infrastructure": "Listed under capital markets; it runs a market, a depository or a register.",
  "digital-assets": "Listed under finance; it mines, holds or trades digital assets or serves those who do.",
  "interest-based-lending": "Listed under asset management; it lends to companies at interest.",
  "interest-based-lending-at-large": "Listed under finance at large; it lends, leases or buys debt at interest.",
  "mortgage-lending": "Listed as a property trust; it holds mortgages and loans.",
  "real-estate": "Listed with mortgage lenders; it owns and lets property.",
  "hotel-property": "Listed as a property trust; it owns hotels.",
  "conventional-banking": "Listed under asset management, services or finance at large; it is a bank.",
  "conventional-insurance":
    "Listed under asset management, finance at large, software or care; insurance is a main part of it.",
  "conventional-finance": "A financial group: banking, brokerage, insurance and loans.",
  "group-of-unlike-businesses": "Listed under one of its trades; it holds many others.",
  "cooperative-insurance": "Saudi law admits insurers on the cooperative model only.",
  "platform-for-cooperative-insurance": "It sells the policies of Saudi cooperative insurers.",
  "industrial-products": "Listed as a conglomerate; it makes industrial, medical or electronic products.",
  supplies: "Listed with sellers of food or with drugstores; it supplies firms, or homes for the old with medicines.",
  shops: "Listed with fuel stations or groceries; it sells camping vehicles, or doughnuts.",
  resorts: "Listed with casinos; it runs resorts in Saudi Arabia, which has no casinos and no alcohol.",
  "trade-and-industry":
    "No source names its class; it mines, makes packaging or steel, pumps gas, treats patients, advises, or runs software and data centers.",
  "asset-management": "No source names its class; it manages investments.",
  "cement-fertilizer-and-industry":
    "No source classes it; its business is known by its name: industry, trade or transport.",
  "software-and-telecommunication":
    "No source classes it; its business is known by its name: software or telecommunication.",
  "property-development": "No source classes it; its business is known by its name: it builds and sells property.",
  broadcasting: "No source classes it; it is known to broadcast.",
  "shell-company": "Listed with hotels; it has no business yet.",
  "luxury-goods-wines-and-spirits":
    "Listed under luxury goods; champagne, wines and spirits are one of its business groups.",
  "drinks-and-snacks-alcohol-among-them":
    "Listed under soft drinks or sweets; it also makes or sells drinks with alcohol.",
  "sugar-ethanol-and-liquor": "Listed under confectioners; its distilleries also bottle liquor.",
  "ethanol-and-alcohols": "Listed under chemicals; some of its alcohol goes into drinks.",
  "property-and-pubs": "Listed under real estate; it owns the pubs and the brewery of Greene King.",
  "airports-and-duty-free-shops": "Listed under airports; its duty-free shops sell alcohol and tobacco.",
  "clothing-and-food": "Listed under department stores; food, with wine and pork, is a large part of its sales.",
  "convenience-stores-and-soft-drinks":
    "Listed with brewers; it sold its brewery long ago and runs shops that sell beer among much else.",
  "fuel-stations-and-convenience-stores":
    "Listed under special retail; tobacco and alcohol are a large part of what its stores sell.",
  "meals-beside-other-trade":
    "Listed under services, clothing or furniture; it also runs restaurants, bars or canteens.",
  "animal-by-products": "Listed under packaged foods; it renders by-products of meat, those of pigs among them.",
  "delivery-of-meals-and-groceries":
    "Listed under software or internet retail; it delivers what restaurants and shops sell.",
  "property-and-hotels": "Listed under real estate; hotels are one of its segments.",
  cruises: "Listed under shipping; it runs cruises.",
  airline: "Listed under air freight; it flies passengers.",
  "business-travel": "Listed under transport; it sells travel.",
  "games-gambling-among-them": "Listed under games or advertising; it also makes gambling machines or takes bets.",
  "makers-with-a-finance-company":
    "Listed under what it makes or builds; a finance company of its own lends to customers.",
  "homes-and-mortgages": "Listed under homes; a lender of its own gives buyers mortgages.",
  "services-with-a-lender":
    "Listed under trade, software, transport or telecommunications; it also gives credit or owns a bank.",
  "shops-that-give-credit":
    "Listed under retail; interest or a share in it, paid by customers, is part of its revenue.",
  "payroll-accounts-and-payments":
    "Listed under software; it reports interest on the money that it holds for clients as revenue.",
  "security-services-and-insurance": "Listed under security; insurance is one of its segments.",
  "care-homes-let-and-lent-on":
    "Listed as landlords of care homes and hospitals; that they also lend to their tenants at interest is general knowledge.",
  "self-storage-and-insurance-of-what-is-stored":
    "Listed as landlords; that their tenants buy insurance from them or through them is general knowledge.",
  "employment-services-and-insurance":
    "Listed under staffing; that insurance of the staff whom they employ for others is a large part of what they sell is general knowledge.",
  "software-and-data-for-lenders-and-insurers":
    "Listed under software, services or data; that banks, brokers, lenders or insurers are nearly all of its customers is general knowledge.",
  "online-shops-groceries-among-what-they-sell":
    "Listed under internet retail; that food with alcohol or pork is part of what it sells is general knowledge.",
  "breeding-of-pigs-and-cattle":
    "Listed under biotechnology; that pigs are a main part of what it breeds is general knowledge.",
  "software-for-hotels-and-casinos":
    "Listed under software; that casinos are among its main customers is general knowledge.",
  "services-to-lenders-and-insurers":
    "Listed under software, services or finance; lenders and insurers pay it for customers or for handling claims.",
  "home-service-plans": "Listed under personal services; it sells service contracts for homes.",
  "dating-services": "Listed under websites or software; it runs dating services.",
  "video-and-live-shows": "Listed under websites or software; it shows videos and live performances.",
  "manager-of-property-funds":
    "Listed as a property trust; that fees from the funds it manages are its main income is general knowledge.",
  "fund-or-manager-of-funds": "Listed under services or finance at large; it manages money, or is a fund.",
};

const ISLAMIC_INSTITUTIONS = { bank: "Islamic banking", takaful: "Takaful", finance: "Islamic finance" } as const;

/** What a business is called: a permissible one by its source's name for it or by ours, any other by the name of its class. */
export function activityName({ activityId, verdict, isMixed, isKnown, basis }: BusinessScreen): string {
  switch (basis.kind) {
    case "gics":
    case "industry":
      return verdict === "permissible" && isKnown && !isMixed ? basis.name : ACTIVITIES[activityId].name;
    case "override":
      return BUSINESS_OVERRIDES[basis.id]?.[1] ?? ACTIVITIES[activityId].name;
    case "islamic_institution":
      return ISLAMIC_INSTITUTIONS[basis.institution];
    case "without_alcohol_and_pork":
      return ACTIVITIES[basis.class].name;
    default:
      return ACTIVITIES[activityId].name;
  }
}

export function wordedActivities(
  activities: readonly BusinessActivity[],
  business: string,
): (BusinessActivity & { activity: string })[] {
  return activities.map(({ kind, percentage }) => ({
    kind,
    activity: kind === "interest_income" ? "Interest income" : business,
    percentage,
  }));
}

/** Why a business is judged this way, with the rule or list behind it. */
export function businessRule({ activityId, basis }: Pick<BusinessScreen, "activityId" | "basis">): string {
  const source = basisText(basis);
  return source === null ? ACTIVITY_RULES[activityId] : `${ACTIVITY_RULES[activityId]} ${source}`;
}

function basisText(basis: BusinessBasis): string | null {
  switch (basis.kind) {
    case "gics":
      return `GICS: ${basis.name}.`;
    case "industry":
      return `Industry by the data provider: ${basis.name}.`;
    case "sic":
      return basis.first === basis.last ? `SIC code ${basis.first}.` : `SIC codes ${basis.first} to ${basis.last}.`;
    case "override":
      return OVERRIDE_REASONS[basis.id];
    case "islamic_institution":
      return `Source: ${basis.source}.`;
    case "without_alcohol_and_pork":
      return "Alcohol and pork may not be sold in Saudi Arabia.";
    case "unknown":
      return null;
  }
}
