import type { endpoints } from "../../schema/contracts/endpoints.ts";

type Rows = typeof endpoints;

/** One line on each endpoint. Not in the table itself, because neither the Worker nor a page needs it. */
export const SUMMARIES: { readonly [Feature in keyof Rows]: Readonly<Record<keyof Rows[Feature], string>> } = {
  health: {
    health: "Whether the Worker answers",
    ready: "Whether the database answers and holds a dataset, how old that is, and what an operator should look at",
  },
  stocks: {
    searchCompanies: "Companies whose name or symbol starts with the words typed, largest first",
    searchStocks:
      "Screened stocks by text, standing, standard, figures, exchange, sector, industry and region, in any order",
    listIndustries: "The industries of the screened stocks",
    browseStocks: "Screened stocks of one compliance status",
    analyzeStock: "The verdict on one stock, by symbol in the body",
    findFigures: "The figures from which a stock's verdict is derived, as their sources give them",
    lookUpStock: "One stock with its verdict, its reasons and the evidence behind them",
    findAlternatives: "Up to five companies of the same business that stand better, and how they were found",
  },
  dashboard: {
    stats: "How many stocks have each status, and the visitor's watchlist",
  },
  session: {
    exportSession: "Everything the platform holds about the visitor",
    forgetSession: "Forgets the visitor and everything that belongs to them",
  },
  watchlist: {
    listWatchlist: "The stocks the visitor watches, the latest added first",
    addToWatchlist: "Watches a stock; one that is watched already stays as it is",
    removeFromWatchlist: "Stops watching a stock",
  },
  changes: {
    listChanges: "Verdicts that became others, the newest first: of everything, a day, a market, a sector or a symbol",
    listAgeing: "Verdicts that fell into doubt by age, or will within a month",
    listChangeRuns: "The newest datasets, with how many verdicts changed with each",
    listAnnouncements: "The version of our rules, and announced changes of them with the stocks that each would move",
    listNearMisses: "Verdicts that a small move would change, the closest to their limit first",
    listWatchedChanges: "What changed of the stocks that the visitor watches",
  },
  portfolio: {
    lookUpHoldings: "What a portfolio needs of many stocks at once, by symbol; nothing of it is kept",
  },
  feeds: {
    everything: "Changed verdicts of everything, as an Atom feed",
    market: "Changed verdicts of a market, as an Atom feed",
    symbol: "Changed verdicts of one stock, as an Atom feed",
    calendar: "The next refreshes, as a calendar",
    watchlist: "Changed verdicts of the watchlist behind a key, as an Atom feed",
    watchlistCalendar: "The next refreshes and the watched companies' next reports, as a calendar",
    everythingIn: "The same as without a language, in another one than English",
    marketIn: "The same as without a language, in another one than English",
    symbolIn: "The same as without a language, in another one than English",
    calendarIn: "The same as without a language, in another one than English",
    watchlistIn: "The same as without a language, in another one than English",
    watchlistCalendarIn: "The same as without a language, in another one than English",
    renewKey: "Gives the visitor's watchlist a new address for its feeds; the one before is forgotten",
    forgetKey: "Forgets the address of the visitor's feeds",
  },
  push: {
    findKey: "The public key with which a browser subscribes to notifications; null where the server sends none",
    subscribe: "Has a browser told of what changes in the visitor's watchlist, once a refresh",
    unsubscribe: "Forgets every browser of the visitor's that is told",
  },
  searchHistory: {
    listSearches: "The stocks the visitor looked up, the latest first, each once",
    recordSearch: "Records that the visitor looked up a stock; one looked up before moves to the top",
    clearSearches: "Forgets every search of the visitor",
  },
  zakat: {
    calculate: "Zakat owed on a list of assets, with how each was counted and who holds so",
    history: "The visitor's own calculations, latest first",
    nisab: "The nisab by gold and by silver, with its price, date and source",
  },
  learning: {
    listCourses: "Every course, in their order",
    lookUpCourse: "One course",
    listModules: "The modules of a course with their content, in their order",
    courseProgress: "How far the visitor has come in a course",
    markModule: "Marks a module as completed by the visitor, or not",
    listFeaturedContent: "Featured guides, articles and videos, in their order",
  },
  admin: {
    logIn: "Exchanges the admin's username and password for a bearer token",
    logOut: "Ends the session of the token on the server",
    session: "Whether the token still counts, and until when",
    quotas: "How much of the free plan's limits is used: rows written today and what is stored",
    securityLog: "Logins and what admins did, newest first",
  },
  automation: {
    status: "The refresh: when it runs next, how far the running one is, and how fresh each source is",
    trigger: "Starts a refresh, unless one is on",
    runs: "Refreshes with their steps and costs, newest first",
    cancel: "Ends a refresh that is on; nothing of it is published",
    resume: "Lets a cancelled or failed refresh go on where it stopped",
    reviews: "Figures that wait for a person, or were decided, newest first",
    decide: "Accepts or rejects what waits, with a note",
  },
  contact: {
    sendMessage: "Sends a message to the people behind the platform",
    listMessages: "The messages received, newest first",
    markRead: "Marks an unread message read; one that is read or replied stays as it is",
    markReplied: "Marks a message replied",
    deleteMessage: "Deletes a message for good",
  },
  claims: {
    listClaims: "Figures that readers copied from reports, newest first, with everybody's checks and every decision",
    submitClaim:
      "Gives one figure of one report; it moves nothing until other readers have found it there and an admin has accepted it",
    checkClaim: "Says whether another reader found the figure in the report",
    withdrawClaim: "Takes back the visitor's own claim while it is open",
    listWanted: "Companies in doubt whose verdict one figure of a report settles, the largest first",
    countWanted: "How many verdicts each figure of a report would settle, by market",
    listQueue: "Open claims, those that matter most first",
    foreseeClaim: "What an open claim is compared with, and what accepting it would move",
    decideClaim:
      "Accepts a checked figure, as given or corrected, which then counts at once; declines one; or takes one back",
  },
  forum: {
    listPosts:
      "Discussions, newest first, of one category or all; a cursor goes before a page, and an anchor keeps pages apart while others write",
    createPost: "Starts a discussion under the visitor's made-up username",
    readPost: "One discussion",
    listReplies: "The replies to a discussion, oldest first",
    createReply: "Replies to a discussion",
    reportPost:
      "Asks an admin to look at a discussion or at one of its replies; a second report of the same changes nothing",
  },
  forumModeration: {
    removeMany: "Takes up to a hundred discussions and as many replies down, or puts them back",
    listBans: "Who may not write in the forum, the latest first",
    banAuthor: "Keeps the author of a text from writing: the session, or the network for the rest of the day",
    liftBan: "Lets who was banned write again",
    listReports: "Reports that no admin has dealt with, newest first",
    listRemovedPosts: "Discussions that were taken down, the newest first",
    listRemovedReplies: "Replies that were taken down, the newest first, each with its discussion",
    resolveReport: "Takes a report off the list",
    removePost: "Takes a discussion down, or puts it back",
    removeReply: "Takes a reply down, or puts it back",
    markScholarResponse: "Says that a reply is a scholar's, or that it is not",
  },
  donation: {
    donationStatus: "Whether donations are taken now",
    startDonation:
      "Prepares a monthly donation of one US dollar; nothing is charged before the donor confirms the payment",
    receiveEvent: "Takes the payment provider's signed events, each with one effect",
    openPortal: "Where a donor can cancel: the provider's own page, which sends a sign-in link to the donor's email",
  },
  dataset: {
    lookUpMany: "Up to 500 symbols or ISINs at once, each answered by itself; nothing of it is kept",
    stocksCsv: "Up to 100 symbols or ISINs as CSV, a line for each, for a spreadsheet to import",
    sitemap: "The addresses of the pages of all screened stocks, for search engines",
    listVersions: "The datasets of which a file is kept, with the day, the size and the checksum of each, newest first",
    version: "The file of one dataset, which never changes",
    figures: "Readers' accepted figures as CSV, each with its report and who checked it, free to use under CC BY 4.0",
    dataPackage: "The dataset and its versions as a Data Package (Frictionless): fields, sizes and checksums",
    csv: "Every stock with its verdict and ratios as CSV, free to use under CC BY 4.0",
    json: "Every stock with its verdict and ratios as JSON, free to use under CC BY 4.0",
  },
  mcp: {
    exchange: "The Model Context Protocol, for assistants: tools for verdicts, funds, purification, zakat and changes",
  },
  funds: {
    listFunds: "The funds that Mizan knows, with what their weight comes to",
    lookUpFund: "One fund, looked through by weight under every standard, with its largest offenders",
    askForFund: "Asks for a fund of the SEC's list to be read by the next refreshes; nothing about who asks is stored",
    listScores: "What share of each halal fund's weight passes each standard, by day, free to use under CC BY 4.0",
  },
};

/** One line on each parameter of the endpoints that anyone may read; one name means the same everywhere. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  symbol: "As most investors write it, with the exchange's suffix outside the United States: AAPL, BRK.B, 2222.SR",
  symbols: "Symbols or ISINs, separated by commas, at most 100",
  q: "Words of a name or the beginning of a symbol",
  exchange: "Codes or names of exchanges, separated by commas: NYSE,NASDAQ,SAU",
  sector: "Sectors, separated by commas",
  region: "Regions, separated by commas",
  industry: "Industries, separated by a bar",
  standard: "Ids of standards, separated by commas: mizan,aaoifi",
  status: "halal, questionable or haram",
  complianceStatus: "halal (the default), questionable or haram",
  input: "A figure of a report: interestIncome, totalRevenue, totalAssets …",
  state: "How far a figure from a reader has come",
  standing: "halal, purify, doubt or haram, separated by commas",
  maxDebtRatio: "Percent",
  maxCashRatio: "Percent",
  maxNonCompliantIncomeRatio: "Percent",
  maxPrice: "US dollars",
  minMarketCapitalization: "US dollars",
  sort: "A field to order by; with a minus before it, the largest first",
  limit: "Rows a page, 1 to 100",
  cursor: "From the Link header of the page before",
  file: "From the list of versions: 2026-08-22-1.csv",
  day: "A date: 2026-11-23",
  when: "past or soon",
  language: "The code of a language",
  id: "The number of a row",
  category: "A category of the forum",
  page: "The number of a page",
  anchor: "From the page before",
};

/** Addresses with values that are found, where the path alone is none. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  "/api/companies/search": "/api/companies/search?q=apple",
  "/api/stocks/search": "/api/stocks/search?standing=halal&maxDebtRatio=10&limit=5",
  "/api/stocks/browse": "/api/stocks/browse?exchange=SAU&limit=5",
  "/api/changes/ageing": "/api/changes/ageing?when=past",
  "/api/funds/:symbol": "/api/funds/SPY",
  "/api/stocks.csv": "/api/stocks.csv?symbols=AAPL,MSFT,2222.SR",
};
