import type { NotAShare } from "../facts/company-facts.ts";
import { type ExchangeCode, isAmericanExchange } from "../facts/exchanges.ts";

/** A listing's data about a security. */
export type ListedSecurity = { symbol: string; name: string; exchange: ExchangeCode; industry: string | null };

type Rule = { reason: NotAShare; applies: (listing: ListedSecurity) => boolean };

const named = (pattern: RegExp) => (listing: ListedSecurity) => pattern.test(listing.name);
const coded = (exchange: ExchangeCode, pattern: RegExp) => (listing: ListedSecurity) =>
  listing.exchange === exchange && pattern.test(listing.symbol);

const FUND_HOUSES =
  /blackrock|nuveen|eaton vance|abrdn|gabelli|pimco|calamos|invesco|western asset|doubleline|royce|john hancock|barings corporate|sprott focus|general american investors|source capital|oxford lane|franklin (premier|universal|master|managed|municipal|limited)/i;
const FUND_FORMS = /\b(trust|portfolio|investors|source capital|oxford lane)\b|beneficial ownership/i;
/** Depositary shares of a company's own preferred line are its main share abroad; those of a thousandth of a series are not. */
const isForeignDepositary = named(/american depositary (sh|receipts?)/i);

/** Trusts that own and run buildings, wells or banks are companies. */
const isOfProperty = named(
  /\b(reit|realty|real estate|propert(y|ies)|lodging|royalt?it?y|bank|bancorp|banc|general trust)\b/i,
);
const FUNDS_MONEY =
  /\b(municipal|income|bonds?|debt|credit|floating rate|private equity|alternative|natural resources|opportunit(y|ies))\b/i;
const isFinance = ({ industry }: ListedSecurity) =>
  industry === null || /capital markets|asset|financ|invest/i.test(industry);

const WHERE_SHELLS_LIST: ReadonlySet<ExchangeCode> = new Set(["NYSE", "NASDAQ", "AMEX", "TSX", "LSE", "FRA", "EPA"]);

/** Closed-end funds that nothing in their names tells from a company. */
const NAMELESS_FUNDS: ReadonlySet<string> = new Set(["PSH.L", "PIN.L", "HICL.L", "CET"]);

/** Rules that recognize listings which are not shares of a company; the first match names the reason. */
const NOT_A_SHARE: readonly Rule[] = [
  { reason: "closed_end_fund", applies: ({ symbol }) => NAMELESS_FUNDS.has(symbol) },
  {
    reason: "closed_end_fund",
    applies: (listing) =>
      !isOfProperty(listing) &&
      ((listing.exchange === "LSE" && /\btrust\b/i.test(listing.name)) ||
        (listing.exchange === "TSX" && /\binvestment trust\b/i.test(listing.name))),
  },
  {
    reason: "closed_end_fund",
    applies: (listing) =>
      (isAmericanExchange(listing.exchange) || listing.exchange === "ASX") &&
      /\btrust\b/i.test(listing.name) &&
      FUNDS_MONEY.test(listing.name) &&
      !isOfProperty(listing) &&
      isFinance(listing),
  },
  {
    reason: "closed_end_fund",
    applies: (listing) =>
      listing.exchange === "IST" &&
      /yat[iı]r[iı]m ortakl[iı][gğ][iı]/i.test(listing.name) &&
      !/gayrimenkul/i.test(listing.name),
  },
  {
    reason: "fund",
    applies: named(
      /\bphysical (gold|silver|platinum|uranium)|\bbullion securities\b|precious metals and mining trust/i,
    ),
  },
  { reason: "preferred_share", applies: named(/\bcapital trust [IVX]+$/i) },
  { reason: "preferred_share", applies: coded("NASDAQ", /^[A-Z]{4}[PONM]$/) },
  { reason: "warrant_or_right", applies: coded("NASDAQ", /^[A-Z]{4}[WR]$/) },
  { reason: "unit", applies: coded("NASDAQ", /^[A-Z]{4}U$/) },
  { reason: "warrant_or_right", applies: coded("TAI", /^\d{6}\./) },
  { reason: "fund", applies: coded("SSE", /^5\d{5}\./) },
  { reason: "fund", applies: coded("SZSE", /^1[568]\d{4}\./) },
  { reason: "note_or_bond", applies: coded("KSC", /^5\d{5}\./) },
  { reason: "preferred_share", applies: coded("KSC", /^\d{5}[579K-M]\./) },
  { reason: "shell_company", applies: named(/\bspecial purpose acquisition\b/i) },
  { reason: "fund", applies: named(/\bfundo (de )?inv/i) },
  {
    reason: "fund",
    applies: ({ exchange, name }) =>
      exchange === "CPH" && /invest\b|\b(sicav|index|KL|akk|udb)\b/i.test(name) && !/holding|property/i.test(name),
  },
  {
    reason: "closed_end_fund",
    applies: (listing) =>
      isAmericanExchange(listing.exchange) &&
      FUND_HOUSES.test(listing.name) &&
      FUND_FORMS.test(listing.name) &&
      !/real estate|reit/i.test(`${listing.industry} ${listing.name}`),
  },
  {
    reason: "fund",
    applies: named(
      /\bET[CFNP]s?\b|\bleverage shares\b|wisdomtree(?!,? inc)|ishares|granite ?shares|betashares|xtrackers|lyxor|\bspdr\b|mutual f(u|$)|managed fund|hedge ?fund|exchange traded|\bXTBF?\b|^THETAASSET|^AUSGOVT/i,
    ),
  },
  {
    reason: "fund",
    applies: (listing) =>
      /\bfunds?\b/i.test(listing.name) &&
      !/reit|fund management/i.test(listing.name) &&
      listing.exchange !== "TYO" &&
      !(listing.exchange === "TSX" && /\bincome fund\b/i.test(listing.name) && !isFinance(listing)),
  },
  { reason: "fund", applies: named(/^LS [-+]?\d+X |\bSTRATS\b|- CSI .*tracker$/i) },
  { reason: "index", applies: coded("JKT", /^(I-GRADE|IDX\w+(-\w+)?)\.JK$/) },
  {
    reason: "warrant_or_right",
    applies: named(/\bwarrants?\b|\bsubscription receipts?\b|\brights?$|\bcontingent value rights?\b/i),
  },
  { reason: "warrant_or_right", applies: coded("TSX", /-(WT|WR|RT|R)(-?[A-Z])?\.TO$/) },
  {
    reason: "preferred_share",
    applies: (listing) =>
      !isForeignDepositary(listing) &&
      /\bpreferred\b|\bpreference\b|\bpfd\b|\bprf\b|\bpref (equity|series|sh|se)\b|perpetual (non|sub|cap|conv|fixed|pref)|\bcumulative\b|\bcum irrd\b/i.test(
        listing.name,
      ),
  },
  {
    reason: "preferred_share",
    applies: (listing) =>
      isAmericanExchange(listing.exchange) &&
      /\bdepositary shares?\b/i.test(listing.name) &&
      !isForeignDepositary(listing),
  },
  { reason: "preferred_share", applies: coded("TSX", /-P[A-Z](-[A-Z])?\.TO$/) },
  { reason: "preferred_share", applies: coded("ASX", /^[A-Z0-9]{3}P[A-Z]\.AX$/) },
  { reason: "preferred_share", applies: coded("TYO", /P\.T$/) },
  {
    reason: "note_or_bond",
    applies: named(
      /\bnotes?\b|\bdebentures?\b|\bbonds? (trust|units)\b|\bdue \d{4}\b|\bbds\b|\bnts\b|\bcnv\b|\bFRN\b|\d(\.\d+)?\s?%/i,
    ),
  },
  {
    reason: "note_or_bond",
    applies: coded("ASX", /^[A-Z0-9]{3}(H[A-Z]|[DNFC][A-Z]|LV)\.AX$|^(GS[A-Z]{2}|YTM)\w+\.AX$/),
  },
  { reason: "note_or_bond", applies: coded("EPA", /^([A-Z]{2}\d{10}|QS\d+|CAJA[A-Z]|ACA[A-Z]{2})\.PA$/) },
  {
    reason: "unit",
    applies: (listing) =>
      isAmericanExchange(listing.exchange) &&
      /\bunits?$|\bunits? (each )?consisting|\b(corporate|equity) units?\b/i.test(listing.name) &&
      !/\bL\.?P\.?(\s|$)|partnership|common units|representing/i.test(listing.name),
  },
  {
    reason: "shell_company",
    applies: (listing) =>
      WHERE_SHELLS_LIST.has(listing.exchange) &&
      /\bacquisition [IVX\d]+\b|\bacquisition( |,)*(corp|company|co\b|limited|ltd|holdings|group|inc\b|lp\b|plc|$)|\bblank check|\bspac\b/i.test(
        listing.name,
      ),
  },
  {
    reason: "shell_company",
    applies: (listing) =>
      listing.industry === "Blank Checks" &&
      /\b(capital|partners|investment|growth|merger|opportunities|corp(oration)?|AC|four|treasury)\b/i.test(
        listing.name,
      ) &&
      !/oxford square/i.test(listing.name),
  },
];

/** Why a listing is not a share of a company; undefined when it may be one. */
export function whyNotAShare(listing: ListedSecurity): NotAShare | undefined {
  return NOT_A_SHARE.find((rule) => rule.applies(listing))?.reason;
}

/**
 * The symbols of shares of shells that look for a company to buy: their units of a share and a part of a warrant are still listed,
 * which end with the purchase. Nothing in their own names or classes needs to say so.
 */
export function shellsAmong(listings: readonly ListedSecurity[]): ReadonlySet<string> {
  const shells = new Set<string>();
  for (const listing of listings) {
    if (!/U$/.test(listing.symbol) || /\b(tangible|corporate|equity)\b/i.test(listing.name)) continue;
    if (whyNotAShare(listing) !== "unit") continue;
    for (const ending of [/U$/, /WU$/]) if (ending.test(listing.symbol)) shells.add(listing.symbol.replace(ending, ""));
  }
  return shells;
}

const SECURITY_WORDS =
  /[\s,-]+(\(each representing.*|(american )?(depositary|depository) (shares?|receipts?).*|(class [A-Z]\b.*)|(series [A-Z]\b.*)|(new )?(common|ordinary|voting|(common )?subordinate voting|multiple voting) (stock|shares?).*|shares of beneficial interests?.*|((common|limited partnership) )?units?( representing.*)?|common (limited )?units?.*|cmn shs.*|(sponsored )?AD[RS]s?.*)$/i;

/** The company's name without the security's: "Alcoa Corporation Common Stock" is Alcoa Corporation. */
export function companyName(listed: string): string {
  const name = listed
    .replace(/\s+/g, " ")
    .replace(/^D\/B\/A /, "")
    .trim();
  const bare = name.replace(SECURITY_WORDS, "").trim();
  return bare.length >= 2 ? bare : name;
}
