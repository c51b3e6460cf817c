/** What was read, by the address where it stands; the page says in its own language who answers there. */
export const MISSED_SOURCES = {
  nzf_missed_years: "https://help.nzf.org.uk/en/article/what-if-i-missed-a-number-of-years-of-zakat-151cj7m/",
  kahf_delayed: "https://fiqh.islamonline.net/en/how-should-one-pay-delayed-zakah",
  islamweb_missed_years: "https://islamweb.org/ar/fatwa/print.php?id=117113",
  bassa: "https://islamqa.org/hanafi/themufti/153477",
  /** Quotes al-Muhit al-Burhani 2/249: the day of the duty by Abu Hanifa, the day of payment by his two companions. */
  limbe: "https://islamqa.org/hanafi/daruliftaamw/134453",
  salejee: "https://islamqa.org/hanafi/muftionline/97048",
  nzf_missed_gold: "https://nzf.org.uk/knowledge/i-havent-paid-zakat-on-my-gold-for-a-number-of-years/",
  makada: "http://muftionline.co.za/node/31916",
  jordan: "https://islamqa.org/shafii/darul-iftaa-jordan/227971/ruling-on-money-earned-during-hawl/",
  kahf_one_hawl:
    "https://aboutislam.net/counseling/ask-the-scholar/financial-issues/are-savings-from-salary-due-to-zakah",
} as const;
export type MissedSource = keyof typeof MISSED_SOURCES;

/** Zakat that is late stays a debt. */
export const LATE_ZAKAT_SOURCES: readonly MissedSource[] = [
  "nzf_missed_years",
  "kahf_delayed",
  "islamweb_missed_years",
];

/** Whether the unpaid zakat of earlier years lowers the wealth of a later one. */
export const EARLIER_ZAKAT = ["deduct", "keep"] as const;
export type EarlierZakat = (typeof EARLIER_ZAKAT)[number];
export const EARLIER_ZAKAT_SOURCES: Readonly<Record<EarlierZakat, readonly MissedSource[]>> = {
  deduct: ["bassa", "limbe"],
  keep: ["salejee"],
};

/** The day whose price gold and silver take. */
export const METAL_DAYS = ["its_day", "payment"] as const;
export type MetalDay = (typeof METAL_DAYS)[number];
export const METAL_DAY_SOURCES: Readonly<Record<MetalDay, readonly MissedSource[]>> = {
  its_day: ["nzf_missed_gold", "makada", "limbe"],
  payment: ["limbe"],
};

/** Whether wealth that comes in joins the year that runs already, or has a year of its own. */
export const HAWL_JOININGS = ["joined", "own"] as const;
export type HawlJoining = (typeof HAWL_JOININGS)[number];
export const HAWL_JOINING_SOURCES: Readonly<Record<HawlJoining, readonly MissedSource[]>> = {
  joined: ["jordan", "kahf_one_hawl"],
  own: ["jordan"],
};
