import type { ActivityId } from "./activities.ts";

/** Companies whose industry code misleads, what they are instead, and why. Symbols are separated by spaces. */
export type BusinessOverride = { symbols: string; activity: ActivityId; label: string; reason: string };

/** Alcohol and pork may not be sold there, so a business that is mixed or left open for their sake elsewhere is not. */
export const COUNTRY_WITHOUT_ALCOHOL_AND_PORK = {
  country: "Saudi Arabia",
  symbolSuffix: ".SR",
  activities: [
    "groceries",
    "foodDistribution",
    "discountStores",
    "drugstores",
    "fuelStations",
    "restaurants",
    "meat",
    "beverages",
    "hotels",
    "airlines",
    "travel",
  ],
  rule: "Alcohol and pork may not be sold in Saudi Arabia.",
} as const satisfies {
  country: string;
  symbolSuffix: string;
  activities: readonly ActivityId[];
  rule: string;
};

export const BUSINESS_OVERRIDES: readonly BusinessOverride[] = [
  {
    symbols: "0700.HK TCEHY",
    activity: "videoGames",
    label: "Internet services and video games",
    reason: "Listed under telecommunications by some sources; it sells online services, games and advertising.",
  },
  {
    symbols: "GRMN",
    activity: "general",
    label: "Navigation devices and watches",
    reason: "Filed under navigation instruments together with arms makers; it sells to consumers and civil aviation.",
  },
  {
    symbols: "PAC OMAB CAAP",
    activity: "general",
    label: "Airports",
    reason: "Listed under aerospace; it runs airports.",
  },
  {
    symbols: "STN FER STRL ORN MG MWH CDNL",
    activity: "general",
    label: "Engineering and construction",
    reason: "Listed under military and government services; it designs, builds or inspects civil works.",
  },
  {
    symbols: "BRCC COCO WEST",
    activity: "general",
    label: "Non-alcoholic beverages",
    reason: "Listed with brewers and distillers; it sells coffee or coconut water.",
  },
  {
    symbols: "PGNY",
    activity: "general",
    label: "Fertility care",
    reason: "Listed with health insurers; it arranges care for employers and bears no insurance.",
  },
  {
    symbols: "MTN VAC HGV ITCHOTELS.BO PRSU 4661.T JOE",
    activity: "hotels",
    label: "Resorts and hotels",
    reason: "Listed with casinos, leisure or home builders; it runs resorts and hotels.",
  },
  {
    symbols: "PRKS BATRA BATRK",
    activity: "leaseHeavy",
    label: "Parks and sports",
    reason: "Listed with gambling machines; it runs parks or a sports club.",
  },
  {
    symbols: "SGHC BRSL ACEL BALY SRAD GENI FDJ.PA",
    activity: "gambling",
    label: "Gambling",
    reason:
      "Listed under amusement or software; betting, lotteries, gaming machines or services to bookmakers are its business.",
  },
  {
    symbols: "RSVR STUB SPOT TME AENT SONY 6758.T",
    activity: "music",
    label: "Music and shows",
    reason: "Listed under amusement, software or electronics; music is one of its main lines.",
  },
  {
    symbols: "FBYD 0772.HK NCMI",
    activity: "cinema",
    label: "Entertainment",
    reason: "Listed under amusement, websites or advertising; films are one of its main lines.",
  },
  {
    symbols: "PVRINOX.BO CNK AMC MCS",
    activity: "cinemas",
    label: "Cinemas",
    reason: "Listed with makers of films; it runs cinemas in rented buildings.",
  },
  {
    symbols: "AWFIS.BO SMARTWORKS.BO",
    activity: "leaseHeavy",
    label: "Shared offices",
    reason: "Listed with lessors or property services; it rents the offices that it lets.",
  },
  {
    symbols: "4071.SR CCO",
    activity: "leaseHeavy",
    label: "Outdoor advertising",
    reason: "Listed with advertising agencies; it rents the sites of its billboards.",
  },
  {
    symbols: "VICI GLPI",
    activity: "casinoProperty",
    label: "Casino property",
    reason: "Listed as a property trust; its tenants are casinos.",
  },
  {
    symbols: "EPR",
    activity: "cinema",
    label: "Cinema property",
    reason: "Listed as a property trust; cinemas and other entertainment pay much of its rent.",
  },
  {
    symbols: "IIPR TLRY CGC WEED.TO ACB ACB.TO CRON CRON.TO SNDL CURA.TO",
    activity: "cannabis",
    label: "Cannabis",
    reason: "Listed under property or medicines; cannabis is its business or pays its rent.",
  },
  {
    symbols: "RICK PLBY",
    activity: "adult",
    label: "Adult entertainment",
    reason: "Listed under restaurants or leisure; adult entertainment is its business.",
  },
  {
    symbols: "DEO MGPI INDIAGLYCO.BO",
    activity: "alcohol",
    label: "Alcohol",
    reason: "Listed with all beverages or with chemicals; it distills spirits to drink.",
  },
  {
    symbols: "TSN HRL SFD 0288.HK SEB JBS 2282.T 2281.T MFI.TO",
    activity: "pork",
    label: "Pork",
    reason: "Listed under food or farm products; pork is a main product by its own reports.",
  },
  {
    symbols: "KHC CAG PPC BRFS ABF.L MAMA 2802.T 2871.T 0220.HK 0322.HK",
    activity: "meat",
    label: "Meat and packaged foods",
    reason: "Listed under packaged foods; pork is among its brands and is not reported apart.",
  },
  {
    symbols:
      "RTX BA LMT GD TDY OSK GHM BAB.L ASTRAMICRO.BO NOC LHX HII TXT KRMN ESLT DRS KTOS AVAV MRCY RCAT BWXT CW GE HONA CAE CAE.TO AXON BA.L QQ.L RR.L RHM.DE HO.PA AM.PA AIR.DE AIR.PA SAF.PA HAL.BO BEL.BO MAZDOCK.BO BDL.BO GRSE.BO DATAPATTNS.BO ZENTEC.BO APOLLO.BO PARAS.BO SOLARINDS.BO 7011.T 7012.T",
    activity: "weapons",
    label: "Weapons and defense",
    reason: "Arms or defense are its business, or by its own reports far more than 5 % of its sales.",
  },
  {
    symbols:
      "LDOS CACI SAIC BAH VVX RDW DCO VOYG PKE ATRO FLY ARXS PLTR PSN TLS BBAI BKSY PL SPIR HAWK ESE TTMI BELFA BELFB RAL OSS AIN ELMT ITT CR PH RBC MRO.L BHARATFORG.BO PTCIL.BO MTARTECH.BO AXISCADES.BO DYNAMATECH.BO 7013.T 5631.T 6503.T 6701.T HBLENGINE.BO SMIN.L FEIM LASR MTSI MIDHANI.BO KOPN MTUS AME APH MSI ETN OII AMSC OPTX KEYS TEL COHR VSAT IRDM KBR AMTM FLR BHE PLXS ATI CRS OSIS MTO.L",
    activity: "aerospace",
    label: "Services and parts for defense and space",
    reason: "Listed under another trade; that defense is one of the markets that it serves is general knowledge.",
  },
  {
    symbols:
      "V MA PYPL WU EDEN.PA FISV FI GPN FIS JKHY CPAY XYZ PAY RPAY PRTH RELY IMXI WSE PAYS TOST FLYW DLO CHYM PAYTM.BO PINELABS.BO CCAVENUE.BO ZAGGLE.BO",
    activity: "payments",
    label: "Payment processing",
    reason: "Listed with lenders, business services or software; it carries payments for a fee.",
  },
  {
    symbols:
      "MS GS SCHW NMR 8604.T 8601.T 8628.T SF JEF IBKR HOOD LPLA XP SNEX TIGR PIPR VIRT FRHC MQG.AX IGG.L PLUS.L CMCX.L 1776.HK 1456.HK 1788.HK 6881.HK ANGELONE.BO GROWW.BO MOTILALOFS.BO JMFINANCIL.BO IIFLCAPS.BO SHAREINDIA.BO CHOICEIN.BO RILY WLTH",
    activity: "brokerage",
    label: "Conventional investment banking and brokerage",
    reason: "Listed under capital markets; margin lending and trading in debt are part of its trade.",
  },
  {
    symbols: "EVR PJT HLI MC LAZ PWP",
    activity: "advisory",
    label: "Advice on transactions",
    reason: "Listed under capital markets; it advises for a fee.",
  },
  {
    symbols: "TW MKTX 1111.SR CDSL.BO IEX.BO CPU.AX TCAP.L CAMS.BO KFINTECH.BO",
    activity: "exchange",
    label: "Market infrastructure",
    reason: "Listed under capital markets; it runs a market, a depository or a register.",
  },
  {
    symbols:
      "CRCL BMNR IREN WULF RIOT MARA CLSK COIN HUT CORZ BTDR ABTC BTBT GEMI BLSH BKKT IOND BTGO PURR TRON FWDI ORBS",
    activity: "financialTechnology",
    label: "Digital assets",
    reason: "Listed under finance; it mines, holds or trades digital assets or serves those who do.",
  },
  {
    symbols:
      "ARCC MAIN OBDC OTF FSK BXSL HTGC GBDC TSLX PSEC TRIN CSWC OCSL GSBD OXLC CGBD GAIN CCAP HRZN RWAY BCSF CION MFIC FDUS NMFC SLRC TCPC BBDC BTZ PPT",
    activity: "lending",
    label: "Interest-based lending",
    reason: "Listed under asset management; it lends to companies at interest.",
  },
  {
    symbols:
      "PAGS OPFI FINV VEL LDI ONIT RM ATLC WRLD OPRT MFIN DAVE FIGR AGM ECPG JCAP PRAA AIIL.BO HASI JIOFIN.BO 2799.HK 1359.HK IX 8591.T",
    activity: "lending",
    label: "Interest-based lending",
    reason: "Listed under finance at large; it lends, leases or buys debt at interest.",
  },
  {
    symbols: "ABR MFA ARI PMT IVR FBRT BRSP TRTX RWT KREF NREF RC ACRE ADAM CMTG",
    activity: "lending",
    label: "Mortgage lending",
    reason: "Listed as a property trust; it holds mortgages and loans.",
  },
  {
    symbols: "BNL CXW AKR NTST AAT ALX DEA JBGS PSTL CTO UHT FVR XRN BDN OLP CHCT FPI AIV PINE TCI BRT NHP ILPT LAND",
    activity: "property",
    label: "Real estate",
    reason: "Listed with mortgage lenders; it owns and lets property.",
  },
  {
    symbols: "APLE INN CLDT",
    activity: "hotels",
    label: "Hotel property",
    reason: "Listed as a property trust; it owns hotels.",
  },
  {
    symbols: "STT NTRS CASS PLBC HTH GDOT",
    activity: "banking",
    label: "Conventional banking",
    reason: "Listed under asset management, services or finance at large; it is a bank.",
  },
  {
    symbols: "CRBG EQH PFG LGEN.L MNG.L VOYA AMP.AX BAJAJFINSV.BO ABCAPITAL.BO SNFCA PRCH ALHC",
    activity: "insurance",
    label: "Conventional insurance",
    reason: "Listed under asset management, finance at large, software or care; insurance is a main part of it.",
  },
  {
    symbols: "8473.T EDELWEISS.BO",
    activity: "lending",
    label: "Conventional finance",
    reason: "A financial group: banking, brokerage, insurance and loans.",
  },
  {
    symbols: "BN BN.TO GHC BOC SOL.AX ADANIENT.BO RELIANCE.BO 9984.T CSAN ACTG",
    activity: "conglomerate",
    label: "Group of unlike businesses",
    reason: "Listed under one of its trades; it holds many others.",
  },
  {
    symbols:
      "8010.SR 8020.SR 8030.SR 8040.SR 8050.SR 8060.SR 8070.SR 8100.SR 8120.SR 8150.SR 8160.SR 8170.SR 8180.SR 8190.SR 8200.SR 8210.SR 8240.SR 8250.SR 8260.SR 8270.SR 8280.SR 8300.SR 8310.SR 8311.SR",
    activity: "cooperativeInsurance",
    label: "Cooperative insurance",
    reason: "Saudi law admits insurers on the cooperative model only.",
  },
  {
    symbols: "8313.SR",
    activity: "cooperativeInsurance",
    label: "Platform for cooperative insurance",
    reason: "It sells the policies of Saudi cooperative insurers.",
  },
  {
    symbols:
      "SRF.BO THERMAX.BO 3MINDIA.BO CARBORUNIV.BO HLMA.L VMI TTI MMM 3407.T 4204.T 4901.T 5201.T 5706.T 5803.T 6971.T 7911.T 7912.T",
    activity: "general",
    label: "Industrial products",
    reason: "Listed as a conglomerate; it makes industrial, medical or electronic products.",
  },
  {
    symbols: "BNZL.L GRDN",
    activity: "general",
    label: "Supplies",
    reason: "Listed with sellers of food or with drugstores; it supplies firms, or homes for the old with medicines.",
  },
  {
    symbols: "CWH DNUT",
    activity: "leaseHeavy",
    label: "Shops",
    reason: "Listed with fuel stations or groceries; it sells camping vehicles, or doughnuts.",
  },
  {
    symbols: "4170.SR",
    activity: "leaseHeavy",
    label: "Resorts",
    reason: "Listed with casinos; it runs resorts in Saudi Arabia, which has no casinos and no alcohol.",
  },
  {
    symbols: "OGC CNL GEF DEC CIGNITITEC.BO APPS WYFI PPHC 9587.SR 9588.SR",
    activity: "general",
    label: "Trade and industry",
    reason:
      "No source names its class; it mines, makes packaging or steel, pumps gas, treats patients, advises, or runs software and data centers.",
  },
  {
    symbols: "9585.SR 9586.SR",
    activity: "assetManagement",
    label: "Asset management",
    reason: "No source names its class; it manages investments.",
  },
  { symbols: "HCMA", activity: "shell", label: "Shell company", reason: "Listed with hotels; it has no business yet." },
];
