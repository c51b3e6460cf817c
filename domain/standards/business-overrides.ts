import type { ActivityId } from "./activities.ts";

/** Companies with a misleading industry code, and their actual business. Symbols are separated by spaces. */
export type BusinessOverride = { id: string; symbols: string; activity: ActivityId; label: string };

/** Alcohol and pork may not be sold there, so a business that is mixed or left open elsewhere because of them is not. */
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
} as const satisfies {
  country: string;
  symbolSuffix: string;
  activities: readonly ActivityId[];
};

export const BUSINESS_OVERRIDES = [
  {
    id: "internet-services-and-video-games",
    symbols: "0700.HK TCEHY",
    activity: "videoGames",
    label: "Internet services and video games",
  },
  {
    id: "navigation-devices-and-watches",
    symbols: "GRMN",
    activity: "general",
    label: "Navigation devices and watches",
  },
  { id: "airports", symbols: "PAC OMAB CAAP", activity: "general", label: "Airports" },
  {
    id: "engineering-and-construction",
    symbols: "STN FER STRL ORN MG MWH CDNL",
    activity: "general",
    label: "Engineering and construction",
  },
  { id: "non-alcoholic-beverages", symbols: "BRCC COCO WEST", activity: "general", label: "Non-alcoholic beverages" },
  { id: "fertility-care", symbols: "PGNY", activity: "general", label: "Fertility care" },
  {
    id: "resorts-and-hotels",
    symbols: "MTN VAC HGV ITCHOTELS.BO PRSU 4661.T JOE KSTUR.IS MAALT.IS TEKTU.IS PKENT.IS MARTI.IS NTHOL.IS MERIT.IS",
    activity: "hotels",
    label: "Resorts and hotels",
  },
  {
    id: "parks-and-sports",
    symbols: "PRKS BATRA BATRK FENER.IS GSRAY.IS BJKAS.IS",
    activity: "leaseHeavy",
    label: "Parks and sports",
  },
  {
    id: "gambling",
    symbols: "SGHC BRSL ACEL BALY SRAD GENI FDJ.PA",
    activity: "gambling",
    label: "Gambling",
  },
  {
    id: "music-and-shows",
    symbols: "RSVR STUB SPOT TME AENT SONY 6758.T",
    activity: "music",
    label: "Music and shows",
  },
  { id: "entertainment", symbols: "FBYD 0772.HK NCMI", activity: "cinema", label: "Entertainment" },
  { id: "cinemas", symbols: "PVRINOX.BO CNK AMC MCS", activity: "cinemas", label: "Cinemas" },
  { id: "shared-offices", symbols: "AWFIS.BO SMARTWORKS.BO", activity: "leaseHeavy", label: "Shared offices" },
  { id: "outdoor-advertising", symbols: "4071.SR CCO", activity: "leaseHeavy", label: "Outdoor advertising" },
  { id: "casino-property", symbols: "VICI GLPI", activity: "casinoProperty", label: "Casino property" },
  { id: "cinema-property", symbols: "EPR", activity: "cinema", label: "Cinema property" },
  {
    id: "cannabis",
    symbols: "IIPR TLRY CGC WEED.TO ACB ACB.TO CRON CRON.TO SNDL CURA.TO",
    activity: "cannabis",
    label: "Cannabis",
  },
  { id: "adult-entertainment", symbols: "RICK PLBY", activity: "adult", label: "Adult entertainment" },
  { id: "alcohol", symbols: "DEO MGPI INDIAGLYCO.BO", activity: "alcohol", label: "Alcohol" },
  { id: "pork", symbols: "TSN HRL SFD 0288.HK SEB JBS 2282.T 2281.T MFI.TO", activity: "pork", label: "Pork" },
  {
    id: "meat-and-packaged-foods",
    symbols: "KHC CAG PPC BRFS ABF.L MAMA 2802.T 2871.T 0220.HK 0322.HK",
    activity: "meat",
    label: "Meat and packaged foods",
  },
  {
    id: "weapons-and-defense",
    symbols:
      "RTX BA LMT GD TDY OSK GHM BAB.L ASTRAMICRO.BO NOC LHX HII TXT KRMN ESLT DRS KTOS AVAV MRCY RCAT BWXT CW GE HONA CAE CAE.TO AXON BA.L QQ.L RR.L RHM.DE HO.PA AM.PA AIR.DE AIR.PA SAF.PA HAL.BO BEL.BO MAZDOCK.BO BDL.BO GRSE.BO DATAPATTNS.BO ZENTEC.BO APOLLO.BO PARAS.BO SOLARINDS.BO 7011.T 7012.T",
    activity: "weapons",
    label: "Weapons and defense",
  },
  {
    id: "services-and-parts-for-defense-and-space",
    symbols:
      "LDOS CACI SAIC BAH VVX RDW DCO VOYG PKE ATRO FLY ARXS PLTR PSN TLS BBAI BKSY PL SPIR HAWK ESE TTMI BELFA BELFB RAL OSS AIN ELMT ITT CR PH RBC MRO.L BHARATFORG.BO PTCIL.BO MTARTECH.BO AXISCADES.BO DYNAMATECH.BO 7013.T 5631.T 6503.T 6701.T HBLENGINE.BO SMIN.L FEIM LASR MTSI MIDHANI.BO KOPN MTUS AME APH MSI ETN OII AMSC OPTX KEYS TEL COHR VSAT IRDM KBR AMTM FLR BHE PLXS ATI CRS OSIS MTO.L",
    activity: "aerospace",
    label: "Services and parts for defense and space",
  },
  {
    id: "payment-processing",
    symbols:
      "V MA PYPL WU EDEN.PA FISV FI GPN FIS JKHY CPAY XYZ PAY RPAY PRTH RELY IMXI WSE PAYS TOST FLYW DLO CHYM PAYTM.BO PINELABS.BO CCAVENUE.BO ZAGGLE.BO",
    activity: "payments",
    label: "Payment processing",
  },
  {
    id: "conventional-investment-banking-and-brokerage",
    symbols:
      "MS GS SCHW NMR 8604.T 8601.T 8628.T SF JEF IBKR HOOD LPLA XP SNEX TIGR PIPR VIRT FRHC MQG.AX IGG.L PLUS.L CMCX.L 1776.HK 1456.HK 1788.HK 6881.HK ANGELONE.BO GROWW.BO MOTILALOFS.BO JMFINANCIL.BO IIFLCAPS.BO SHAREINDIA.BO CHOICEIN.BO RILY WLTH ISMEN.IS GEDIK.IS INFO.IS OSMEN.IS GLBMD.IS YULE.JK TRIM.JK PANS.JK PADI.JK RELI.JK IMS.KA AKDSL.KA TSBL.KA FNEL.KA",
    activity: "brokerage",
    label: "Conventional investment banking and brokerage",
  },
  {
    id: "advice-on-transactions",
    symbols: "EVR PJT HLI MC LAZ PWP",
    activity: "advisory",
    label: "Advice on transactions",
  },
  {
    id: "market-infrastructure",
    symbols: "TW MKTX 1111.SR CDSL.BO IEX.BO CPU.AX TCAP.L CAMS.BO KFINTECH.BO PSX.KA MTRKS.IS",
    activity: "exchange",
    label: "Market infrastructure",
  },
  {
    id: "digital-assets",
    symbols:
      "CRCL BMNR IREN WULF RIOT MARA CLSK COIN HUT CORZ BTDR ABTC BTBT GEMI BLSH BKKT IOND BTGO PURR TRON FWDI ORBS",
    activity: "financialTechnology",
    label: "Digital assets",
  },
  {
    id: "interest-based-lending",
    symbols:
      "ARCC MAIN OBDC OTF FSK BXSL HTGC GBDC TSLX PSEC TRIN CSWC OCSL GSBD OXLC CGBD GAIN CCAP HRZN RWAY BCSF CION MFIC FDUS NMFC SLRC TCPC BBDC BTZ PPT",
    activity: "lending",
    label: "Interest-based lending",
  },
  {
    id: "interest-based-lending-at-large",
    symbols:
      "PAGS OPFI FINV VEL LDI ONIT RM ATLC WRLD OPRT MFIN DAVE FIGR AGM ECPG JCAP PRAA AIIL.BO HASI JIOFIN.BO 2799.HK 1359.HK IX 8591.T",
    activity: "lending",
    label: "Interest-based lending",
  },
  {
    id: "mortgage-lending",
    symbols: "ABR MFA ARI PMT IVR FBRT BRSP TRTX RWT KREF NREF RC ACRE ADAM CMTG",
    activity: "lending",
    label: "Mortgage lending",
  },
  {
    id: "real-estate",
    symbols: "BNL CXW AKR NTST AAT ALX DEA JBGS PSTL CTO UHT FVR XRN BDN OLP CHCT FPI AIV PINE TCI BRT NHP ILPT LAND",
    activity: "property",
    label: "Real estate",
  },
  { id: "hotel-property", symbols: "APLE INN CLDT", activity: "hotels", label: "Hotel property" },
  {
    id: "conventional-banking",
    symbols: "STT NTRS CASS PLBC HTH GDOT BOP.KA",
    activity: "banking",
    label: "Conventional banking",
  },
  {
    id: "conventional-insurance",
    symbols: "CRBG EQH PFG LGEN.L MNG.L VOYA AMP.AX BAJAJFINSV.BO ABCAPITAL.BO SNFCA PRCH ALHC",
    activity: "insurance",
    label: "Conventional insurance",
  },
  { id: "conventional-finance", symbols: "8473.T EDELWEISS.BO", activity: "lending", label: "Conventional finance" },
  {
    id: "group-of-unlike-businesses",
    symbols: "BN BN.TO GHC BOC SOL.AX ADANIENT.BO RELIANCE.BO 9984.T CSAN ACTG",
    activity: "conglomerate",
    label: "Group of unlike businesses",
  },
  {
    id: "cooperative-insurance",
    symbols:
      "8010.SR 8020.SR 8030.SR 8040.SR 8050.SR 8060.SR 8070.SR 8100.SR 8120.SR 8150.SR 8160.SR 8170.SR 8180.SR 8190.SR 8200.SR 8210.SR 8240.SR 8250.SR 8260.SR 8270.SR 8280.SR 8300.SR 8310.SR 8311.SR",
    activity: "cooperativeInsurance",
    label: "Cooperative insurance",
  },
  {
    id: "platform-for-cooperative-insurance",
    symbols: "8313.SR",
    activity: "cooperativeInsurance",
    label: "Platform for cooperative insurance",
  },
  {
    id: "industrial-products",
    symbols:
      "SRF.BO THERMAX.BO 3MINDIA.BO CARBORUNIV.BO HLMA.L VMI TTI MMM 3407.T 4204.T 4901.T 5201.T 5706.T 5803.T 6971.T 7911.T 7912.T",
    activity: "general",
    label: "Industrial products",
  },
  { id: "supplies", symbols: "BNZL.L GRDN", activity: "general", label: "Supplies" },
  { id: "shops", symbols: "CWH DNUT", activity: "leaseHeavy", label: "Shops" },
  { id: "resorts", symbols: "4170.SR", activity: "leaseHeavy", label: "Resorts" },
  {
    id: "trade-and-industry",
    symbols: "OGC CNL GEF DEC CIGNITITEC.BO APPS WYFI PPHC 9587.SR 9588.SR",
    activity: "general",
    label: "Trade and industry",
  },
  {
    id: "cement-fertilizer-and-industry",
    symbols:
      "FFC.KA MLCF.KA PAEL.KA CNERGY.KA PIBTL.KA SPEL.KA MACFL.KA MERIT.KA STPL.KA BLUEX.KA BRISA.IS DARDL.IS WSKT.JK SCPI.JK",
    activity: "general",
    label: "Trade and industry",
  },
  {
    id: "software-and-telecommunication",
    symbols: "SYS.KA AVN.KA TRG.KA PTC.KA WTL.KA TELE.KA AIRLINK.KA TPLT.KA FONET.IS BTEL.JK",
    activity: "general",
    label: "Software and telecommunication",
  },
  {
    id: "property-development",
    symbols: "JVDC.KA TPLP.KA PACE.KA FDPL.KA POSA.JK",
    activity: "property",
    label: "Property development",
  },
  { id: "broadcasting", symbols: "HUMNL.KA MDTL.KA", activity: "broadcasting", label: "Broadcasting" },
  { id: "asset-management", symbols: "9585.SR 9586.SR", activity: "assetManagement", label: "Asset management" },
  { id: "shell-company", symbols: "HCMA", activity: "shell", label: "Shell company" },
] as const satisfies readonly BusinessOverride[];
export type BusinessOverrideId = (typeof BUSINESS_OVERRIDES)[number]["id"];
