import type { BusinessOverrideId } from "../../../../domain/standards/business-overrides.ts";
import { businessWording } from "../../business-rules.ts";
import { ACTIVITY_RULES, activityClassName } from "./activity-rules.ts";
import { INPUT_LABELS } from "./inputs.ts";

/** What each such business is called, and why it is judged so. */
const OVERRIDES: Readonly<Record<BusinessOverrideId, readonly [name: string, reason: string]>> = {
  "internet-services-and-video-games": [
    "Internet services and video games",
    "Listed under telecommunications by some sources; it sells online services, games and advertising.",
  ],
  "navigation-devices-and-watches": [
    "Navigation devices and watches",
    "Filed under navigation instruments together with arms makers; it sells to consumers and civil aviation.",
  ],
  "engineering-and-construction": [
    "Engineering and construction",
    "Listed under military and government services; it designs, builds or inspects civil works.",
  ],
  "non-alcoholic-beverages": [
    "Non-alcoholic beverages",
    "Listed with brewers and distillers; it sells coffee or coconut water.",
  ],
  "fertility-care": [
    "Fertility care",
    "Listed with health insurers; it arranges care for employers and bears no insurance.",
  ],
  "resorts-and-hotels": [
    "Resorts and hotels",
    "Listed with casinos, leisure or home builders; it runs resorts and hotels.",
  ],
  "parks-and-sports": ["Parks and sports", "Listed with gambling machines; it runs parks or a sports club."],
  gambling: [
    "Gambling",
    "Listed under amusement or software; betting, lotteries, gaming machines or services to bookmakers are its business.",
  ],
  "music-and-shows": [
    "Music and shows",
    "Listed under amusement, software or electronics; music is one of its main lines.",
  ],
  entertainment: ["Entertainment", "Listed under amusement, websites or advertising; films are one of its main lines."],
  cinemas: ["Cinemas", "Listed with makers of films; it runs cinemas in rented buildings."],
  "shared-offices": ["Shared offices", "Listed with lessors or property services; it rents the offices that it lets."],
  "outdoor-advertising": [
    "Outdoor advertising",
    "Listed with advertising agencies; it rents the sites of its billboards.",
  ],
  "casino-property": ["Casino property", "Listed as a property trust; its tenants are casinos."],
  "cinema-property": [
    "Cinema property",
    "Listed as a property trust; cinemas and other entertainment pay much of its rent.",
  ],
  cannabis: ["Cannabis", "Listed under property or medicines; cannabis is its business or pays its rent."],
  "adult-entertainment": [
    "Adult entertainment",
    "Listed under restaurants or leisure; adult entertainment is its business.",
  ],
  "materials-for-electronics-and-industry": [
    "Materials for electronics and industry",
    "Listed as a conglomerate; it makes materials and water filters.",
  ],
  alcohol: ["Alcohol", "Listed with all beverages or with chemicals; it brews beer or distills spirits to drink."],
  pork: ["Pork", "Listed under food or farm products; pork is a main product by its own reports."],
  "meat-and-packaged-foods": [
    "Meat and packaged foods",
    "Listed under packaged foods; pork is among its brands and is not reported apart.",
  ],
  "weapons-and-defense": [
    "Weapons and defense",
    "Arms or defense are its business, or by its own reports far more than 5% of its sales.",
  ],
  "services-and-parts-for-defense-and-space": [
    "Services and parts for defense and space",
    "Listed under another trade; it is generally known that defense is one of the markets it serves.",
  ],
  "payment-processing": [
    "Payment processing",
    "Listed with lenders, business services or software; it carries payments for a fee.",
  ],
  "conventional-investment-banking-and-brokerage": [
    "Conventional investment banking and brokerage",
    "Listed under capital markets; margin lending and trading in debt are part of its trade.",
  ],
  "advice-on-transactions": ["Advice on transactions", "Listed under capital markets; it advises for a fee."],
  "market-infrastructure": [
    "Market infrastructure",
    "Listed under capital markets; it runs a market, a depository or a register.",
  ],
  "digital-assets": [
    "Digital assets",
    "Listed under finance; it mines, holds or trades digital assets or serves those who do.",
  ],
  "interest-based-lending": [
    "Interest-based lending",
    "Listed under asset management; it lends to companies at interest.",
  ],
  "interest-based-lending-at-large": [
    "Interest-based lending",
    "Listed under general finance; it lends, leases or buys debt at interest.",
  ],
  "mortgage-lending": ["Mortgage lending", "Listed as a property trust; it holds mortgages and loans."],
  "real-estate": ["Real estate", "Listed with mortgage lenders; it owns and lets property."],
  "hotel-property": ["Hotel property", "Listed as a property trust; it owns hotels."],
  "conventional-banking": [
    "Conventional banking",
    "Listed under asset management, services or general finance; it is a bank.",
  ],
  "conventional-insurance": [
    "Conventional insurance",
    "Listed under asset management, general finance, software or care; insurance is a main part of it.",
  ],
  "conventional-finance": ["Conventional finance", "A financial group: banking, brokerage, insurance and loans."],
  "group-of-unlike-businesses": ["Group of unlike businesses", "Listed under one of its trades; it holds many others."],
  "cooperative-insurance": ["Cooperative insurance", "Saudi law admits insurers on the cooperative model only."],
  "platform-for-cooperative-insurance": [
    "Platform for cooperative insurance",
    "It sells the policies of Saudi cooperative insurers.",
  ],
  "industrial-products": [
    "Industrial products",
    "Listed as a conglomerate; it makes industrial, medical or electronic products.",
  ],
  supplies: [
    "Supplies",
    "Listed with sellers of food or with drugstores; it supplies firms, or care homes with medicines.",
  ],
  shops: ["Shops", "Listed with fuel stations or groceries; it sells camping vehicles, or doughnuts."],
  resorts: ["Resorts", "Listed with casinos; it runs resorts in Saudi Arabia, which has no casinos and no alcohol."],
  "trade-and-industry": [
    "Trade and industry",
    "No source names its class; it mines, makes packaging or steel, pumps gas, treats patients, advises, or runs software and data centers.",
  ],
  "asset-management": ["Asset management", "No source names its class; it manages investments."],
  "cement-fertilizer-and-industry": [
    "Trade and industry",
    "No source classes it; its business is known by its name: industry, trade or transport.",
  ],
  "software-and-telecommunication": [
    "Software and telecommunication",
    "No source classes it; its business is known by its name: software or telecommunication.",
  ],
  "property-development": [
    "Property development",
    "No source classes it; its business is known by its name: it builds and sells property.",
  ],
  broadcasting: ["Broadcasting", "No source classes it; it is known to broadcast."],
  "shell-company": ["Shell company", "Listed with hotels; it has no business yet."],
  "luxury-goods-wines-and-spirits": [
    "Luxury goods, wines and spirits",
    "Listed under luxury goods; champagne, wines and spirits are one of its business groups.",
  ],
  "drinks-and-snacks-alcohol-among-them": [
    "Drinks and snacks, alcohol among them",
    "Listed under soft drinks or sweets; it also makes or sells drinks with alcohol.",
  ],
  "sugar-ethanol-and-liquor": [
    "Sugar, ethanol and liquor",
    "Listed under confectioners; its distilleries also bottle liquor.",
  ],
  "ethanol-and-alcohols": ["Ethanol and alcohols", "Listed under chemicals; some of its alcohol goes into drinks."],
  "property-and-pubs": [
    "Property and pubs",
    "Listed under real estate; it owns the pubs and the brewery of Greene King.",
  ],
  "airports-and-duty-free-shops": [
    "Airports and duty-free shops",
    "Listed under airports; its duty-free shops sell alcohol and tobacco.",
  ],
  "clothing-and-food": [
    "Clothing and food",
    "Listed under department stores; food, with wine and pork, is a large part of its sales.",
  ],
  "convenience-stores-and-soft-drinks": [
    "Convenience stores and soft drinks",
    "Listed with brewers; it sold its brewery long ago and runs shops that sell beer among much else.",
  ],
  "fuel-stations-and-convenience-stores": [
    "Fuel stations and convenience stores",
    "Listed under special retail; tobacco and alcohol are a large part of what its stores sell.",
  ],
  "meals-beside-other-trade": [
    "Catering beside other business",
    "Listed under services, clothing or furniture; it also runs restaurants, bars or canteens.",
  ],
  "animal-by-products": [
    "Animal by-products",
    "Listed under packaged foods; it renders by-products of meat, those of pigs among them.",
  ],
  "delivery-of-meals-and-groceries": [
    "Delivery of meals and groceries",
    "Listed under software or internet retail; it delivers what restaurants and shops sell.",
  ],
  "property-and-hotels": ["Property and hotels", "Listed under real estate; hotels are one of its segments."],
  cruises: ["Cruises", "Listed under shipping; it runs cruises."],
  airline: ["Airline", "Listed under air freight; it flies passengers."],
  "business-travel": ["Business travel", "Listed under transport; it sells travel."],
  "games-gambling-among-them": [
    "Games, gambling among them",
    "Listed under games or advertising; it also makes gambling machines or takes bets.",
  ],
  "makers-with-a-finance-company": [
    "Makers with a finance company",
    "Listed under what it makes or builds; a finance company of its own lends to customers.",
  ],
  "homes-and-mortgages": ["Homes and mortgages", "Listed under homes; a lender of its own gives buyers mortgages."],
  "services-with-a-lender": [
    "Services with a lender",
    "Listed under trade, software, transport or telecommunications; it also gives credit or owns a bank.",
  ],
  "shops-that-give-credit": [
    "Shops that give credit",
    "Listed under retail; interest, or a part of it, that its customers pay is part of its revenue.",
  ],
  "payroll-accounts-and-payments": [
    "Payroll, accounts and payments",
    "Listed under software; it reports interest on the money that it holds for clients as revenue.",
  ],
  "security-services-and-insurance": [
    "Security services and insurance",
    "Listed under security; insurance is one of its segments.",
  ],
  "care-homes-let-and-lent-on": [
    "Care-home landlords that also lend",
    "Listed as landlords of care homes and hospitals; it is generally known that they also lend to their tenants at interest.",
  ],
  "self-storage-and-insurance-of-what-is-stored": [
    "Self-storage and insurance of what is stored",
    "Listed as landlords; it is generally known that their tenants buy insurance from them or through them.",
  ],
  "employment-services-and-insurance": [
    "Employment services and insurance",
    "Listed under staffing; it is generally known that they employ staff for others and that insuring these is a large part of what they sell.",
  ],
  "software-and-data-for-lenders-and-insurers": [
    "Software and data for lenders and insurers",
    "Listed under software, services or data; it is generally known that nearly all of its customers are banks, brokers, lenders or insurers.",
  ],
  "online-shops-groceries-among-what-they-sell": [
    "Online shops, groceries among what they sell",
    "Listed under internet retail; it is generally known that food with alcohol or pork is part of what it sells.",
  ],
  "breeding-of-pigs-and-cattle": [
    "Breeding of pigs and cattle",
    "Listed under biotechnology; it is generally known that pigs are a main part of what it breeds.",
  ],
  "software-for-hotels-and-casinos": [
    "Software for hotels and casinos",
    "Listed under software; it is generally known that casinos are among its main customers.",
  ],
  "services-to-lenders-and-insurers": [
    "Services to lenders and insurers",
    "Listed under software, services or finance; lenders and insurers pay it for customers or for handling claims.",
  ],
  "home-service-plans": ["Home service plans", "Listed under personal services; it sells service contracts for homes."],
  "dating-services": ["Dating services", "Listed under websites or software; it runs dating services."],
  "video-and-live-shows": [
    "Video and live shows",
    "Listed under websites or software; it shows videos and live performances.",
  ],
  "manager-of-property-funds": [
    "Manager of property funds",
    "Listed as a property trust; it is generally known that fees from the funds it manages are its main income.",
  ],
  "fund-or-manager-of-funds": [
    "Fund or manager of funds",
    "Listed under services or general finance; it manages money, or is a fund.",
  ],
};

const ISLAMIC_INSTITUTIONS = { bank: "Islamic banking", takaful: "Takaful", finance: "Islamic finance" } as const;

export const { activityName, wordedActivities, businessRule } = businessWording({
  overrides: OVERRIDES,
  institutions: ISLAMIC_INSTITUTIONS,
  activityClassName,
  rules: ACTIVITY_RULES,
  industryText: (name) => name,
  inputs: INPUT_LABELS,

  byGics: (industry) => `GICS: ${industry}.`,
  byIndustry: (industry) => `Industry by the data provider: ${industry}.`,
  bySicCode: (code) => `SIC code ${code}.`,
  bySicCodes: (first, last) => `SIC codes ${first} to ${last}.`,
  bySource: (source) => `Source: ${source}.`,
  withoutAlcoholAndPork: "Alcohol and pork may not be sold in Saudi Arabia.",
});
