/**
 * Listings that belong to one company although their data does not show it: sources count their revenue differently, place them in
 * the countries of registration and of trade, or still carry a line under its former name. Common knowledge, written by hand; these
 * are the largest companies with equal names whose figures kept them apart.
 */
export const KNOWN_COMPANIES: readonly (readonly [string, string, ...string[]])[] = [
  // Their revenue is counted in two ways.
  ["ENB.TO", "ENB"],
  ["MFC.TO", "MFC"],
  ["TRP.TO", "TRP"],
  ["8306.T", "MUFG"],
  ["8411.T", "MFG"],
  ["8604.T", "NMR"],
  ["HDFCBANK.BO", "HDB"],
  ["ICICIBANK.BO", "IBN"],
  ["601998.SS", "0998.HK"],
  ["601818.SS", "6818.HK"],
  ["601336.SS", "1336.HK"],
  ["600016.SS", "1988.HK"],
  ["000660.KS", "SKHY"],
  ["VALE3.SA", "VALE"],
  ["KRDMD.IS", "KRDMB.IS", "KRDMA.IS"],
  // They are registered in one country and traded in another.
  ["ORCL", "ORC.DE"],
  ["AIR.PA", "EAD.DE"],
  ["PRU.L", "PRU.DE"],
  ["SN.L", "SNN"],
  ["NG.L", "NGG"],
  ["DSG.TO", "DSGX"],
  ["RCL", "R1CL34.SA"],
  ["PSH.L", "PSHD.L"],
  ["LIN", "LIN.DE"],
  ["MDT", "2M6.DE"],
  ["JCI", "TYIA.DE"],
  ["PNR", "PNT.DE"],
  ["ADNT", "18I.DE"],
  ["MTD", "MTO.DE"],
  ["ZTS", "ZOE.DE"],
  ["TAP", "NY7.DE"],
  ["MRVL", "MRV.TO"],
  ["OVV", "OVV.TO"],
  ["CNL", "CNL.TO"],
  ["NOG", "NOG.L"],
  // A second line on their own exchange: partly paid, or under a former symbol.
  ["RELIANCE.BO", "RELIANCEPP.BO"],
  ["ARVINDFASN.BO", "AFLPP.BO"],
  ["ALOKINDS.BO", "ALOKTEXT.BO"],
  ["AVANTIFEED.BO", "AVANTI.BO"],
  ["CCAVENUE.BO", "INFIBEAM.BO"],
  ["CEMPRO.BO", "ITDCEM.BO"],
  ["GMMPFAUDLR.BO", "GMM.BO"],
  ["MSTCLTD.BO", "MSTC.BO"],
];
