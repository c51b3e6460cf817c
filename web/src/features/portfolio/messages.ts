import { formatCount } from "#wording/format.ts";
import { STANDING_LABELS } from "#wording/screening/standing.ts";
import type { LedgerNote, LedgerRule, LedgerWay } from "../../../../domain/portfolio/purification-ledger.ts";
import { BY_HAND, OWN_FILE } from "../../../../domain/portfolio/records.ts";
import type { Notice } from "../../lib/notices.ts";

const count = (number: number, one: string, many = `${one}s`) => `${formatCount(number)} ${number === 1 ? one : many}`;
const andMore = (number: number) => ` and ${formatCount(number)} more`;

export const pageTexts = {
  title: "Portfolio",
  lead: "Which of your holdings are permissible, and how much to give to charity. Everything stays on this device.",
  loading: "Opening your portfolio…",
  forbiddenTitle: "This browser stores nothing",
  forbidden:
    "A portfolio is kept only in your browser, and this one does not allow that. A private window is often the reason.",
  crashedTitle: "Your portfolio could not be opened",
  crashed:
    "Something went wrong on our side, or the connection is gone. What you entered is kept; please load the page again.",
  failedTitle: "This part could not be shown",
  failed: "Something went wrong on our side, or the connection is gone. Your portfolio is kept.",
  emptyTitle: "Nothing here yet",
  empty:
    "Type what you own, paste it, or import your broker's file. Only symbols and the company names you type are sent to us, to look them up.",
  tabs: { positions: "Positions", purification: "Purification", zakat: "Zakat", keeping: "Your file" },
  tabsLabel: "Parts of the portfolio",
  asking: "Looking up what you own…",
  lookUpFailed: "The verdicts could not be looked up just now; the last known ones are shown.",
  neverAnswered: "The verdicts could not be looked up just now. Your positions are kept.",
  tryAgain: "Try again",
  askedAt: (day: string, oldest: string) => `Looked up on ${day}. The oldest price is of ${oldest}.`,
} as const;

export const answerTexts = {
  heading: "What you own",
  total: "in total",
  standard: "Judged by",
  houseStandard: (name: string) => `${name} (Mizan)`,
  bar: "The value by standing",
  barLabel: (parts: readonly string[]) => `The value by standing: ${parts.join(", ")}`,
  columns: { standing: "Standing", value: "Value", percent: "Part of the value", count: "Positions" },
  withoutValue: (number: number) =>
    `${count(number, "position has", "positions have")} no price and ${number === 1 ? "is" : "are"} left out of the value.`,
  empty: "No position has a price yet.",
  stepsTitle: "What to do first",
  nothing: "Nothing needs your attention.",
  steps: {
    haram: (names: string, value: string) =>
      `Not permissible under this standard: ${names}${value}. See why, then decide what to do.`,
    fundsHaram: (names: string) => `Funds with companies that are not permissible under this standard: ${names}.`,
    nameInDoubt: (names: string) => `Your file may mean another company: ${names}. Check the symbol.`,
    unknown: (names: string) => `Not recognized: ${names}. Enter its symbol.`,
    noPrice: (names: string) => `No price: ${names}. Enter one so that it counts.`,
    purify: (amount: string, year: number) => `For ${year}, ${amount} is still to be given to charity.`,
    unknownLines: (number: number) => `${count(number, "entry", "entries")} in your ledger cannot be calculated yet.`,
    doubt: (names: string) => `In doubt: ${names}. Our figures do not settle it.`,
    incomplete: (names: string) => `Your records show more sold than bought: ${names}. An older file is missing.`,
  },
  andMore,
  names: (keys: readonly string[], others: number) => keys.join(", ") + (others > 0 ? andMore(others) : ""),
  changesTitle: "Changed since your last visit",
  noChanges: (day: string) => `No verdict has changed since ${day}.`,
  firstVisit: "From now on, verdicts that change between your visits are listed here.",
  change: (from: string, to: string) => `${from} → ${to}`,
  sectorsTitle: "By sector",
  unknownSector: "Sector not known",
  concentrated: (sector: string, percent: string) => `${percent} is in one sector: ${sector}.`,
  companiesTitle: "By company",
  companiesNote: "Only the ten largest holdings of each fund are counted, so the true figures may be higher.",
  within: (funds: readonly string[]) => `also in ${funds.join(", ")}`,
  onlyWithin: (funds: readonly string[]) => `in ${funds.join(", ")}`,
  unreliableFunds: (names: string) =>
    `Counted by holdings that are old, incomplete or mostly unrecognized: ${names}. The rows below say which; the funds may hold other shares today.`,
  funds: "Funds are counted by what they hold, including their cash.",
  standings: { ...STANDING_LABELS, not_screened: "Not screened", cash: "Cash in funds" },
} as const;

export const addTexts = {
  heading: "Add what you own",
  ways: { type: "Type it", paste: "Paste it", file: "From a file" },
  waysLegend: "How to add",
  symbol: "Symbol or company",
  symbolHint: "Apple, or as on its exchange: AAPL, VOD.L, 2222.SR",
  chooseCompany: "Choose the company you mean",
  searching: "Searching companies…",
  suggestions: (number: number) => count(number, "company", "companies"),
  shares: "Number of shares",
  cost: "Price paid per share",
  costHint: "Optional; for gains",
  currency: "Currency",
  account: "Account",
  accountHint: "Optional",
  heldSince: "Held since",
  heldSinceHint: "Optional; for purification by the shares held",
  add: "Add position",
  accountName: (account: string) => (account === BY_HAND ? "By hand" : account === OWN_FILE ? "My file" : account),
  noConnection: "There is no connection: type the symbol, such as AAPL.",
  badSymbol: "Enter a symbol or the name of a company",
  badShares: "Enter a number of shares above 0",
  badCost: "Enter a price, or leave it empty",
  paste: "What you own, one a line",
  pasteHint: "AAPL 25, or rows copied from a spreadsheet or a broker's page.",
  read: "Read the lines",
  file: "Your broker's file (CSV or XLSX)",
  fileHint: (brokers: string) =>
    `Recognized by their columns: ${brokers}. For any other file, you choose which column is which.`,
  reading: "Reading…",
  choose: "Which column is which?",
  chooseLead: "We do not recognize this format. The first rows of your file:",
  notThere: "Not in the file",
  fields: {
    symbol: "Symbol",
    isin: "ISIN",
    name: "Name",
    shares: "Number of shares",
    price: "Price or cost of a share",
    amount: "Amount",
    date: "Date",
    kind: "Buy, sell or dividend",
    currency: "Currency",
  },
  ownCurrency: "Currency where the file has none",
  dateOrder: "Dates such as 03/04/2025 are",
  dayFirst: "day first (3 April)",
  monthFirst: "month first (March 4)",
  take: "Import the rows",
  cancel: "Cancel",
  chooseMissing: "Choose at least a symbol, ISIN or name, and the number of shares or an amount.",
  taken: (added: number, broker: string | null) =>
    added === 0
      ? "Nothing new: everything in it was already here."
      : `${count(added, "entry", "entries")} imported${broker ? ` from ${broker}` : ""}.`,
  known: (number: number) => `${count(number, "row was", "rows were")} already here.`,
  ignored: (number: number) =>
    `${count(number, "row is", "rows are")} neither a position nor a trade nor a dividend (deposits, interest and the like).`,
  left: (number: number) => `${count(number, "row was", "rows were")} left out`,
  leftRow: (row: number, table: string | null) => (table ? `${table}, row ${row}` : `Row ${row}`),
} as const;

export const positionTexts = {
  caption: "Your positions",
  find: "Find a position",
  standing: "Show",
  any: "All",
  columns: {
    share: "Stock",
    shares: "Shares",
    price: "Price",
    value: "Value",
    standing: "Standing",
    actions: "Actions",
  },
  priceOf: (day: string) => `of ${day}`,
  ownPrice: (day: string) => `your own, ${day}`,
  enterPrice: "Enter a price",
  shownOnly: { no_price: "Without a price", not_known: "Not recognized", name_in_doubt: "Perhaps another company" },
  whichCompany: "Which company is it?",
  alternatives: (symbol: string) => `Alternatives to ${symbol}`,
  alternativesAsked: "Looking for peers with a better standing…",
  alternativesFailed: "They could not be looked up just now.",
  noAlternatives: "No peer with a better standing was found.",
  accounts: (number: number) => count(number, "account"),
  notKnown: "Not known to us",
  fund: "Fund, by what it holds",
  fundParts: (passes: string, doubt: string, haram: string) =>
    `${passes} passes, ${doubt} in doubt, ${haram} not permissible; the rest was not judged.`,
  fundUnknown: "Its holdings are not known yet, so none of it is judged.",
  fundOf: (day: string) => `Holdings of ${day}.`,
  verdictOf: (name: string) => `the verdict on ${name}`,
  nameInDoubt: (name: string) => `Your file calls it “${name}”. Is this the same company?`,
  isSame: "It is the same",
  edit: (name: string) => `Change ${name}`,
  editShort: "Change",
  more: (number: number) => `Show ${formatCount(number)} more`,
  shown: (shown: number, all: number) => `${formatCount(shown)} of ${formatCount(all)} shown`,
  noneFound: "No position matches.",
  editTitle: (name: string) => `Change ${name}`,
  symbol: "The platform's symbol",
  symbolHint: "If another company was meant, type its name or symbol",
  ownPriceField: "Your own price of a share, in US dollars",
  ownPriceHint: "Leave it empty for the platform's dated price",
  noPriceHint: "We have no price for it: enter the latest one you know",
  trading: "Bought to be sold again (held to trade)",
  zakatable: "Zakatable part of its value, percent",
  zakatableHint: "Only if you know it from the company's accounts",
  save: "Save",
  remove: "Remove this position",
  removeNote: "Its purchases, sales, dividends and splits are removed as well.",
  confirmRemove: "Yes, remove it",
  badNumber: "Enter a number, or leave it empty",
  badPercent: "Enter a percent from 0 to 100, or leave it empty",
  records: "Its records",
  deleteRecord: "Delete",
} as const;

export const WAY_LABELS: Readonly<Record<LedgerWay, string>> = {
  dividend: "On dividends",
  capital_gains: "On gains from sales",
  held_share: "On the shares held",
};

export const WAY_HOLDERS: Readonly<Record<LedgerWay, string>> = {
  dividend:
    "Muhammad Taqi Usmani: the same part of each dividend as the company's impermissible income is of its total income.",
  capital_gains:
    "The same part of the gain. Usmani calls it more cautious to purify gains as well; others hold that a gain needs no purification.",
  held_share:
    "AAOIFI's Standard No. 21: the company's impermissible income divided among all its shares, for the time held, whether or not it paid a dividend.",
};

export const RULE_LABELS: Readonly<Record<LedgerRule, string>> = {
  dividend: "Dividends only",
  dividend_and_gains: "Dividends and gains",
  held_share: "The shares held (AAOIFI)",
};

export const NOTE_TEXTS: Readonly<Record<LedgerNote, string>> = {
  first_known_ratio: "older than our first ratio, which is used instead",
  nearest_ratio: "the ratio of that day is not known; the nearest known one is used",
  ratio_not_known: "the ratio is not known",
  ratio_estimated: "the ratio rests on an estimate",
  income_estimated: "the company's income is estimated",
  at_least: "a minimum: the source leaves out short-term investments and what they earn",
  at_most: "a maximum: the source includes other income",
  income_of_other_year: "by the company's income of another year",
  income_not_known: "the company's income or its number of shares is not known",
  rate_of_other_day: "converted at another day's exchange rate",
  rate_not_known: "no exchange rate is known",
  no_gain: "no gain",
  purchase_price_not_known: "the purchase price is not known",
  sold_before_bought: "your records hold fewer shares on that day",
  spin_off_cost_not_known: "a spin-off took an unknown part of the cost",
  cost_average: "cost: the average of the purchases",
  cost_first_in: "cost: first bought, first sold",
  cost_given: "cost as your record gives it",
  merger_cash: "the cash paid in a merger",
  reinvested: "paid in shares: due although no cash came",
  tax_not_deducted: "the whole dividend, before the tax that was withheld",
  moved_away: "some shares moved to an account without records and are not counted from that day",
  time_assumed: "held all year, as far as your records say",
  fund_by_weight: "a fund: what it holds, by weight and dividend",
  fund_holds_haram:
    "part of it comes from holdings that are not permissible: give to charity everything that prohibited businesses pay, and of the others what their own ratios say; ask a scholar whether that is enough",
  given_whole:
    "all of it: its business is prohibited, or it fails and its ratio is not known; a fund's part of such a company is treated alike",
  haram_on_that_day: "haram on that day: ask a scholar whether giving this part is enough",
};

export const ledgerTexts = {
  heading: "Purification through the years",
  rule: "My method",
  yearsCaption: "What to give to charity each year, by each method",
  columns: { year: "Year", due: "To give", given: "Given", owed: "Still owed" },
  about: (amount: string) => `about ${amount}`,
  atLeast: (amount: string) => `at least ${amount}`,
  atMost: (amount: string) => `at most ${amount}`,
  unknownLines: (number: number) => `${count(number, "entry", "entries")} without an amount`,
  empty: "Dividends, sales and the shares you hold appear here, with what to give to charity for each.",
  linesTitle: "All entries",
  lineColumns: { date: "Date", what: "Description", base: "Amount", ratio: "Ratio", purification: "To give" },
  way: "Show",
  followed: "By my method",
  unknown: "Without an amount",
  allWays: "Every entry",
  noLines: "No entry of this kind yet.",
  line: { dividend: "Dividend", capital_gains: "Sale", held_share: "Shares held" },
  lineOf: (line: string, key: string) => `${line}, ${key}`,
  notes: (notes: readonly (string | null)[]) => notes.filter(Boolean).join("; "),
  ratioFrom: (day: string) => `as of ${day}`,
  notKnown: "not known",
  ratesOf: (day: string) =>
    `Other currencies at the exchange rates of ${day}. Amounts are calculated unrounded; totals are rounded up to the next cent.`,
  addTitle: "Add an entry",
  kindLegend: "What to add",
  symbol: "Symbol or company",
  date: "Date",
  amount: "Amount",
  currency: "Currency",
  shares: "Number of shares",
  salePrice: "Sale price per share",
  purchasePrice: "Purchase price per share",
  ratio: "New shares for each old one",
  to: "Given to",
  forYear: "For the year",
  add: "Add entry",
  givenTitle: "Given so far",
  givenOn: (day: string, year: number) => `${day}, year ${year}`,
  givenTo: (to: string) => (to ? `to ${to}` : ""),
  delete: (what: string) => `Delete ${what}`,
  deleteShort: "Delete",
  exportPdf: "Download the record (PDF)",
  exportCsv: "Download as CSV",
  print: "Print",
  more: "Show more",
  recordTitle: "Purification record",
  recordLead: (day: string) => `Made on ${day} by Mizan, on this device. Neither financial nor religious advice.`,
  year: (year: number) => `Year ${year}`,
} as const;

export const zakatTexts = {
  heading: "Zakat on your shares",
  lead: "Shares held to trade count at full value; shares held long-term count by their zakatable part.",
  columns: { share: "Stock", purpose: "Held", value: "Value", percent: "Zakatable", counted: "Counts" },
  trading: "to trade",
  longTerm: "long-term",
  bases: {
    own: "as you entered",
    company_figures: "its cash and receivables, at least",
    accepted_share: "25% rule (National Zakat Foundation)",
  },
  acceptedNote:
    "Where the accounts cannot be reviewed, the National Zakat Foundation counts 25% of the market value as the zakatable assets of a listed company:",
  companyNote:
    "Our figures do not include inventory, so a company's own part is a lower bound; it is used where it is above 25%.",
  total: "Zakatable in all",
  haramNote:
    "Shares that are not permissible are counted as well: zakat is owed on their value, in addition to what has to be given up. Ask a scholar you trust.",
  hawl: "My zakat year began on",
  hawlHint: "The day on which you first had the nisab, or last paid zakat",
  hawlDue: (day: string) => `A lunar year is complete on ${day}.`,
  hawlOver: (day: string) => `A lunar year was complete on ${day}: zakat is due.`,
  fill: "Add to the zakat calculator",
  filled: "Your shares are in the calculator.",
  open: "Open the calculator",
  more: (number: number) => `Show ${formatCount(number)} more`,
  left: (number: number) => `${count(number, "position")} without a price ${number === 1 ? "is" : "are"} left out.`,
} as const;

export const keepingTexts = {
  heading: "Where it is kept",
  lead: "In this browser, on this device, and nowhere else. We never see it. Download a copy before you change devices or clear the browser.",
  persistent: "The browser has promised not to delete it on its own.",
  evictable:
    "This browser may delete it when the device runs out of space; Safari may after seven days without a visit. Ask the browser to keep it, or download a copy.",
  persist: "Ask the browser to keep it",
  persistRefused: "The browser declined. It often agrees once the site is installed or bookmarked.",
  export: "Download a copy",
  passphrase: "Passphrase for the copy",
  passphraseHint: "Optional. If you set one and lose it, nobody can open the copy, not even we.",
  import: "Open a copy",
  importHint: "The copy's entries are added to what is here.",
  openPassphrase: "Its passphrase",
  unlock: "Unlock it",
  needPassphrase: "This copy is locked. Type its passphrase.",
  wrongPassphrase: "This passphrase does not open the copy.",
  notACopy: "This file is not a copy of a portfolio; nothing was changed.",
  imported: (number: number) => `The copy was opened: ${count(number, "entry is", "entries are")} here now.`,
  forget: "Delete everything",
  forgetAsk:
    "Your positions, ledger, purification payments and what you entered for zakat are deleted from this device at once and cannot be restored.",
  confirm: "Yes, delete everything",
  keep: "Keep it",
} as const;

export const portfolioNotices = {
  saveFailed: {
    tone: "error",
    title: "This could not be saved",
    description: "The browser's storage is full or blocked. Nothing that was there is lost.",
  },
  recordFailed: { tone: "error", title: "The record could not be made", description: "Please try again." },
} as const satisfies Record<string, Notice>;
