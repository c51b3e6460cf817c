import type { ActivityId } from "./activities.ts";

/** What a company's business actually is, by a name for the rule: its class and the symbols, separated by spaces. */
type Overrides = Readonly<Record<string, readonly [activity: ActivityId, symbols: string]>>;

/** Companies with a misleading industry code. */
const MISLEADING = {
  "internet-services-and-video-games": ["videoGames", "0700.HK TCEHY"],
  "navigation-devices-and-watches": ["general", "GRMN"],
  "engineering-and-construction": ["general", "STN FER STRL ORN MG MWH CDNL"],
  "non-alcoholic-beverages": ["general", "BRCC COCO WEST"],
  "materials-for-electronics-and-industry": ["general", "DD"],
  "fertility-care": ["general", "PGNY"],
  "resorts-and-hotels": [
    "hotels",
    "MTN VAC HGV ITCHOTELS.BO PRSU 4661.T JOE KSTUR.IS MAALT.IS TEKTU.IS PKENT.IS MARTI.IS NTHOL.IS MERIT.IS",
  ],
  "parks-and-sports": ["leaseHeavy", "PRKS BATRA BATRK MSGS MANU BVB.DE FENER.IS GSRAY.IS BJKAS.IS TSPOR.IS"],
  gambling: ["gambling", "SGHC BRSL ACEL BALY SRAD GENI FDJ.PA"],
  "music-and-shows": ["music", "RSVR STUB SPOT TME WMG LYV AENT SONY 6758.T"],
  entertainment: ["cinema", "FBYD 0772.HK NCMI"],
  cinemas: ["cinemas", "PVRINOX.BO CNK AMC MCS"],
  "shared-offices": ["leaseHeavy", "AWFIS.BO SMARTWORKS.BO"],
  "outdoor-advertising": ["leaseHeavy", "4071.SR CCO"],
  "casino-property": ["casinoProperty", "VICI GLPI"],
  "cinema-property": ["cinema", "EPR"],
  cannabis: ["cannabis", "IIPR TLRY CGC WEED.TO ACB ACB.TO CRON CRON.TO SNDL CURA.TO"],
  "adult-entertainment": ["adult", "RICK PLBY"],
  alcohol: ["alcohol", "DEO MGPI INDIAGLYCO.BO TBORG.IS AEFES.IS"],
  pork: ["pork", "TSN HRL SFD 0288.HK SEB JBS 2282.T 2281.T MFI.TO"],
  "meat-and-packaged-foods": ["meat", "KHC CAG PPC BRFS ABF.L MAMA 2802.T 2871.T 0220.HK 0322.HK"],
  "weapons-and-defense": [
    "weapons",
    "RTX BA LMT GD TDY OSK GHM BAB.L ASTRAMICRO.BO NOC LHX HII TXT KRMN ESLT DRS KTOS AVAV MRCY RCAT BWXT CW GE HONA CAE CAE.TO AXON BA.L QQ.L RR.L RHM.DE HO.PA AM.PA AIR.DE AIR.PA SAF.PA HAL.BO BEL.BO MAZDOCK.BO BDL.BO GRSE.BO DATAPATTNS.BO ZENTEC.BO APOLLO.BO PARAS.BO SOLARINDS.BO 7011.T 7012.T ASELS.IS",
  ],
  "services-and-parts-for-defense-and-space": [
    "aerospace",
    "LDOS CACI SAIC BAH VVX RDW DCO VOYG PKE ATRO FLY ARXS PLTR PSN TLS BBAI BKSY PL SPIR HAWK ESE TTMI BELFA BELFB RAL OSS AIN ELMT ITT CR PH RBC MRO.L BHARATFORG.BO PTCIL.BO MTARTECH.BO AXISCADES.BO DYNAMATECH.BO 7013.T 5631.T 6503.T 6701.T HBLENGINE.BO SMIN.L FEIM LASR MTSI MIDHANI.BO KOPN MTUS AME APH MSI CDRE ETN OII AMSC OPTX KEYS TEL COHR VSAT IRDM KBR AMTM FLR BHE PLXS ATI CRS OSIS MTO.L",
  ],
  "payment-processing": [
    "payments",
    "V MA PYPL WU EDEN.PA FISV FI GPN FIS JKHY CPAY XYZ PAY RPAY PRTH RELY IMXI WSE PAYS TOST FLYW DLO CHYM PAYTM.BO PINELABS.BO CCAVENUE.BO ZAGGLE.BO",
  ],
  "conventional-investment-banking-and-brokerage": [
    "brokerage",
    "MS GS SCHW NMR 8604.T 8601.T 8628.T SF JEF IBKR HOOD LPLA XP SNEX TIGR PIPR VIRT FRHC MQG.AX IGG.L PLUS.L CMCX.L 1776.HK 1456.HK 1788.HK 6881.HK ANGELONE.BO GROWW.BO MOTILALOFS.BO JMFINANCIL.BO IIFLCAPS.BO SHAREINDIA.BO CHOICEIN.BO RILY WLTH ISMEN.IS GEDIK.IS INFO.IS OSMEN.IS GLBMD.IS YULE.JK TRIM.JK PANS.JK PADI.JK RELI.JK IMS.KA AKDSL.KA TSBL.KA FNEL.KA",
  ],
  "advice-on-transactions": ["advisory", "EVR PJT HLI MC LAZ PWP"],
  "market-infrastructure": [
    "exchange",
    "TW MKTX 1111.SR CDSL.BO IEX.BO CPU.AX TCAP.L CAMS.BO KFINTECH.BO PSX.KA MTRKS.IS",
  ],
  "digital-assets": [
    "financialTechnology",
    "CRCL BMNR IREN WULF RIOT MARA CLSK COIN HUT CORZ BTDR ABTC BTBT GEMI BLSH BKKT IOND BTGO PURR TRON FWDI ORBS",
  ],
  "interest-based-lending": [
    "lending",
    "ARCC MAIN OBDC OTF FSK BXSL HTGC GBDC TSLX PSEC TRIN CSWC OCSL GSBD OXLC CGBD GAIN CCAP HRZN RWAY BCSF CION MFIC FDUS NMFC SLRC TCPC BBDC BTZ PPT",
  ],
  "interest-based-lending-at-large": [
    "lending",
    "PAGS OPFI FINV VEL LDI ONIT RM ATLC WRLD OPRT MFIN DAVE FIGR AGM ECPG JCAP PRAA AIIL.BO HASI JIOFIN.BO 2799.HK 1359.HK IX 8591.T",
  ],
  "mortgage-lending": ["lending", "ABR MFA ARI PMT IVR FBRT BRSP TRTX RWT KREF NREF RC ACRE ADAM CMTG"],
  "real-estate": [
    "property",
    "BNL CXW AKR NTST AAT ALX DEA JBGS PSTL CTO UHT FVR XRN BDN OLP CHCT FPI AIV PINE TCI BRT NHP ILPT LAND",
  ],
  "hotel-property": ["hotels", "APLE INN CLDT"],
  "conventional-banking": ["banking", "STT NTRS CASS PLBC HTH GDOT BOP.KA"],
  "conventional-insurance": [
    "insurance",
    "CRBG EQH PFG LGEN.L MNG.L VOYA AMP.AX BAJAJFINSV.BO ABCAPITAL.BO SNFCA PRCH ALHC",
  ],
  "conventional-finance": ["lending", "8473.T EDELWEISS.BO"],
  "group-of-unlike-businesses": ["conglomerate", "BN BN.TO GHC BOC SOL.AX ADANIENT.BO RELIANCE.BO 9984.T CSAN ACTG"],
  "cooperative-insurance": [
    "cooperativeInsurance",
    "8010.SR 8020.SR 8030.SR 8040.SR 8050.SR 8060.SR 8070.SR 8100.SR 8120.SR 8150.SR 8160.SR 8170.SR 8180.SR 8190.SR 8200.SR 8210.SR 8240.SR 8250.SR 8260.SR 8270.SR 8280.SR 8300.SR 8310.SR 8311.SR",
  ],
  "platform-for-cooperative-insurance": ["cooperativeInsurance", "8313.SR"],
  "industrial-products": [
    "general",
    "SRF.BO THERMAX.BO 3MINDIA.BO CARBORUNIV.BO HLMA.L VMI TTI MMM 3407.T 4204.T 4901.T 5201.T 5706.T 5803.T 6971.T 7911.T 7912.T",
  ],
  supplies: ["general", "BNZL.L GRDN"],
  shops: ["leaseHeavy", "CWH DNUT"],
  resorts: ["leaseHeavy", "4170.SR"],
  "trade-and-industry": ["general", "OGC CNL GEF DEC CIGNITITEC.BO APPS WYFI PPHC 9587.SR 9588.SR"],
  "cement-fertilizer-and-industry": [
    "general",
    "FFC.KA MLCF.KA PAEL.KA CNERGY.KA PIBTL.KA SPEL.KA MACFL.KA MERIT.KA STPL.KA BLUEX.KA BRISA.IS DARDL.IS WSKT.JK SCPI.JK",
  ],
  "software-and-telecommunication": [
    "general",
    "SYS.KA AVN.KA TRG.KA PTC.KA WTL.KA TELE.KA AIRLINK.KA TPLT.KA FONET.IS BTEL.JK",
  ],
  "property-development": ["property", "JVDC.KA TPLP.KA PACE.KA FDPL.KA POSA.JK"],
  broadcasting: ["broadcasting", "HUMNL.KA MDTL.KA"],
  "asset-management": ["assetManagement", "9585.SR 9586.SR"],
  "shell-company": ["shell", "HCMA"],
} as const satisfies Overrides;

/** Companies of a permissible class with a part that is not, according to their own reports. */
export const BUSINESS_PARTS = {
  "luxury-goods-wines-and-spirits": ["alcoholPart", "MC.PA CDI.PA"],
  "drinks-and-snacks-alcohol-among-them": ["alcoholPart", "MNST CCEP CCEP.L CCH.L 0151.HK VBL.BO"],
  "sugar-ethanol-and-liquor": ["alcoholPart", "TRIVENI.BO"],
  "ethanol-and-alcohols": ["alcoholPart", "ALTO"],
  "property-and-pubs": ["alcoholPart", "1113.HK"],
  "airports-and-duty-free-shops": [
    "alcoholPart",
    "GMRAIRPORT.BO ADP.PA FRA.DE TAVHL.IS ASR PAC OMAB CAAP 600009.SS 9706.T",
  ],
  "clothing-and-food": ["groceries", "MKS.L 3099.T"],
  "convenience-stores-and-soft-drinks": ["groceries", "FMX"],
  "fuel-stations-and-convenience-stores": ["fuelStations", "MUSA ATD.TO"],
  "meals-beside-other-trade": ["restaurants", "ARMK OXM RH"],
  "animal-by-products": ["meat", "DAR"],
  "delivery-of-meals-and-groceries": ["deliveries", "UBER DASH CART ETERNAL.BO SWIGGY.BO 3690.HK"],
  "property-and-hotels": ["hotelPart", "PHOENIXLTD.BO PRESTIGE.BO BRIGADE.BO OBEROIRLTY.BO"],
  cruises: ["cruises", "VIK"],
  airline: ["airlines", "RJET"],
  "business-travel": ["travel", "GBTG"],
  "games-gambling-among-them": ["gamblingPart", "9766.T 4751.T 6460.T 9697.T"],
  "makers-with-a-finance-company": [
    "lendingPart",
    "CAT DE PCAR SNA PBI IBM HPE DELL KGX.DE SIE.DE 6301.T P911.DE RACE BAJAJ-AUTO.BO TVSMOTOR.BO M&M.BO LT.BO",
  ],
  "homes-and-mortgages": ["lendingPart", "DHI PHM LEN LEN.B NVR TOL MHO CVCO LEGH ZG Z"],
  "services-with-a-lender": ["lendingPart", "MELI SHOP SHOP.TO 4385.T YMM 9433.T OPLN GOLD INTU 4755.T 4689.T"],
  "shops-that-give-credit": ["lendingShops", "NXT.L KSS CTC-A.TO CVNA"],
  "payroll-accounts-and-payments": ["clientMoney", "ADP PAYX PAYC PCTY HQY PAYO"],
  "security-services-and-insurance": ["insurancePart", "9735.T"],
  "care-homes-let-and-lent-on": ["lendingPart", "OHI CTRE NHI MPT WELL"],
  "self-storage-and-insurance-of-what-is-stored": ["insurancePart", "PSA EXR CUBE SMA"],
  "employment-services-and-insurance": ["insurancePart", "TNET NSP BBSI"],
  "software-and-data-for-lenders-and-insurers": [
    "helpToLenders",
    "OFSS.BO INTELLECT.BO TEMN.SW BR VRSK ALKT QTWO NCNO BLND MITK CCC GWRE FICO EFX TRU EXPN.L",
  ],
  "online-shops-groceries-among-what-they-sell": ["groceries", "AMZN CPNG JD 9618.HK BABA 9988.HK"],
  "breeding-of-pigs-and-cattle": ["meat", "GNS.L"],
  "software-for-hotels-and-casinos": ["gamblingPart", "AGYS"],
  "services-to-lenders-and-insurers": ["helpToLenders", "MAX EVER QNST NRDS TREE CRVL"],
  "home-service-plans": ["serviceContracts", "FTDR"],
  "dating-services": ["dating", "MTCH BMBL GRND"],
  "video-and-live-shows": ["broadcasting", "1024.HK 9626.HK JOYY HUYA RUM"],
  "manager-of-property-funds": ["assetManagement", "CHC.AX"],
  "fund-or-manager-of-funds": ["assetManagement", "RMR CSQ TY"],
} as const satisfies Overrides;

export const BUSINESS_OVERRIDES = { ...MISLEADING, ...BUSINESS_PARTS } satisfies Overrides;
export type BusinessOverrideId = keyof typeof BUSINESS_OVERRIDES;

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
