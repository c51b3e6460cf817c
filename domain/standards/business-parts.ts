import type { BusinessOverride } from "./business-overrides.ts";

/** Companies whose class is permissible, but a part of whose trade is not, by what they themselves report of it. */
export const BUSINESS_PARTS: readonly BusinessOverride[] = [
  {
    symbols: "MC.PA CDI.PA",
    activity: "alcoholPart",
    label: "Luxury goods, wines and spirits",
    reason: "Listed under luxury goods; champagne, wines and spirits are one of its business groups.",
  },
  {
    symbols: "MNST CCEP CCEP.L CCH.L 0151.HK VBL.BO",
    activity: "alcoholPart",
    label: "Drinks and snacks, alcohol among them",
    reason: "Listed under soft drinks or sweets; it also makes or sells drinks with alcohol.",
  },
  {
    symbols: "TRIVENI.BO",
    activity: "alcoholPart",
    label: "Sugar, ethanol and liquor",
    reason: "Listed under confectioners; its distilleries also bottle liquor.",
  },
  {
    symbols: "ALTO",
    activity: "alcoholPart",
    label: "Ethanol and alcohols",
    reason: "Listed under chemicals; some of its alcohol goes into drinks.",
  },
  {
    symbols: "1113.HK",
    activity: "alcoholPart",
    label: "Property and pubs",
    reason: "Listed under real estate; it owns the pubs and the brewery of Greene King.",
  },
  {
    symbols: "GMRAIRPORT.BO",
    activity: "alcoholPart",
    label: "Airports and duty-free shops",
    reason: "Listed under airports; its duty-free shops sell alcohol and tobacco.",
  },
  {
    symbols: "MKS.L 3099.T",
    activity: "groceries",
    label: "Clothing and food",
    reason: "Listed under department stores; food, with wine and pork, is a large part of its sales.",
  },
  {
    symbols: "FMX",
    activity: "groceries",
    label: "Convenience stores and soft drinks",
    reason: "Listed with brewers; it sold its brewery long ago and runs shops that sell beer among much else.",
  },
  {
    symbols: "MUSA ATD.TO",
    activity: "fuelStations",
    label: "Fuel stations and convenience stores",
    reason: "Listed under special retail; tobacco and alcohol are a large part of what its stores sell.",
  },
  {
    symbols: "ARMK OXM RH",
    activity: "restaurants",
    label: "Meals beside other trade",
    reason: "Listed under services, clothing or furniture; it also runs restaurants, bars or canteens.",
  },
  {
    symbols: "DAR",
    activity: "meat",
    label: "Animal by-products",
    reason: "Listed under packaged foods; it renders by-products of meat, those of pigs among them.",
  },
  {
    symbols: "UBER DASH CART ETERNAL.BO SWIGGY.BO 3690.HK",
    activity: "deliveries",
    label: "Delivery of meals and groceries",
    reason: "Listed under software or internet retail; it delivers what restaurants and shops sell.",
  },
  {
    symbols: "PHOENIXLTD.BO PRESTIGE.BO BRIGADE.BO OBEROIRLTY.BO",
    activity: "hotelPart",
    label: "Property and hotels",
    reason: "Listed under real estate; hotels are one of its segments.",
  },
  { symbols: "VIK", activity: "cruises", label: "Cruises", reason: "Listed under shipping; it runs cruises." },
  { symbols: "RJET", activity: "airlines", label: "Airline", reason: "Listed under air freight; it flies passengers." },
  { symbols: "GBTG", activity: "travel", label: "Business travel", reason: "Listed under transport; it sells travel." },
  {
    symbols: "9766.T 4751.T 6460.T 9697.T",
    activity: "gamblingPart",
    label: "Games, gambling among them",
    reason: "Listed under games or advertising; it also makes gambling machines or takes bets.",
  },
  {
    symbols:
      "CAT DE PCAR SNA PBI IBM HPE DELL KGX.DE SIE.DE 6301.T P911.DE RACE BAJAJ-AUTO.BO TVSMOTOR.BO M&M.BO LT.BO",
    activity: "lendingPart",
    label: "Makers with a finance company",
    reason: "Listed under what it makes or builds; a finance company of its own lends to customers.",
  },
  {
    symbols: "DHI PHM LEN LEN.B NVR TOL MHO CVCO LEGH ZG Z",
    activity: "lendingPart",
    label: "Homes and mortgages",
    reason: "Listed under homes; a lender of its own gives buyers mortgages.",
  },
  {
    symbols: "MELI SHOP SHOP.TO 4385.T YMM 9433.T OPLN GOLD INTU 4755.T 4689.T",
    activity: "lendingPart",
    label: "Services with a lender",
    reason: "Listed under trade, software, transport or telecommunications; it also gives credit or owns a bank.",
  },
  {
    symbols: "NXT.L KSS CTC-A.TO CVNA",
    activity: "lendingShops",
    label: "Shops that give credit",
    reason: "Listed under retail; interest or a share in it, paid by customers, is part of its revenue.",
  },
  {
    symbols: "ADP PAYX PAYC PCTY HQY PAYO",
    activity: "clientMoney",
    label: "Payroll, accounts and payments",
    reason: "Listed under software; it reports interest on the money that it holds for clients as revenue.",
  },
  {
    symbols: "9735.T",
    activity: "insurancePart",
    label: "Security services and insurance",
    reason: "Listed under security; insurance is one of its segments.",
  },
  {
    symbols: "OHI CTRE NHI MPT WELL",
    activity: "lendingPart",
    label: "Care homes, let and lent on",
    reason:
      "Listed as landlords of care homes and hospitals; that they also lend to their tenants at interest is general knowledge.",
  },
  {
    symbols: "PSA EXR CUBE SMA",
    activity: "insurancePart",
    label: "Self-storage and insurance of what is stored",
    reason: "Listed as landlords; that their tenants buy insurance from them or through them is general knowledge.",
  },
  {
    symbols: "TNET NSP BBSI",
    activity: "insurancePart",
    label: "Employment services and insurance",
    reason:
      "Listed under staffing; that insurance of the staff whom they employ for others is a large part of what they sell is general knowledge.",
  },
  {
    symbols: "BR VRSK ALKT QTWO NCNO BLND MITK CCC GWRE FICO EFX TRU EXPN.L",
    activity: "helpToLenders",
    label: "Software and data for lenders and insurers",
    reason:
      "Listed under software, services or data; that banks, brokers, lenders or insurers are nearly all of its customers is general knowledge.",
  },
  {
    symbols: "AMZN CPNG JD 9618.HK BABA 9988.HK",
    activity: "groceries",
    label: "Online shops, groceries among what they sell",
    reason:
      "Listed under internet retail; that food with alcohol or pork is part of what it sells is general knowledge.",
  },
  {
    symbols: "GNS.L",
    activity: "meat",
    label: "Breeding of pigs and cattle",
    reason: "Listed under biotechnology; that pigs are a main part of what it breeds is general knowledge.",
  },
  {
    symbols: "AGYS",
    activity: "gamblingPart",
    label: "Software for hotels and casinos",
    reason: "Listed under software; that casinos are among its main customers is general knowledge.",
  },
  {
    symbols: "MAX EVER QNST NRDS TREE CRVL",
    activity: "helpToLenders",
    label: "Services to lenders and insurers",
    reason:
      "Listed under software, services or finance; lenders and insurers pay it for customers or for handling claims.",
  },
  {
    symbols: "FTDR",
    activity: "serviceContracts",
    label: "Home service plans",
    reason: "Listed under personal services; it sells service contracts for homes.",
  },
  {
    symbols: "MTCH BMBL GRND",
    activity: "dating",
    label: "Dating services",
    reason: "Listed under websites or software; it runs dating services.",
  },
  {
    symbols: "1024.HK 9626.HK JOYY HUYA RUM",
    activity: "broadcasting",
    label: "Video and live shows",
    reason: "Listed under websites or software; it shows videos and live performances.",
  },
  {
    symbols: "CHC.AX",
    activity: "assetManagement",
    label: "Manager of property funds",
    reason: "Listed as a property trust; that fees from the funds it manages are its main income is general knowledge.",
  },
  {
    symbols: "RMR CSQ TY",
    activity: "assetManagement",
    label: "Fund or manager of funds",
    reason: "Listed under services or finance at large; it manages money, or is a fund.",
  },
];
