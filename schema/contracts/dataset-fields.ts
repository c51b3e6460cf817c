/** The columns of the open dataset in their order, in the words of Frictionless' Table Schema; without zod, because a page lists them. */
export const DATASET_FIELDS = [
  { name: "symbol", type: "string", description: "With its exchange's suffix outside the United States: AAPL, 7203.T" },
  { name: "name", type: "string", description: "The company's name, as its exchange lists it" },
  { name: "exchange", type: "string", description: "The code of the exchange" },
  { name: "sector", type: "string", description: "One of twelve sectors, where it is known" },
  { name: "industry", type: "string", description: "The industry by its source's name" },
  { name: "country", type: "string", description: "The company's country" },
  { name: "region", type: "string", description: "One of four regions" },
  { name: "complianceStatus", type: "string", description: "halal, questionable or haram" },
  {
    name: "standing",
    type: "string",
    description: "What the status means: halal, purify, doubt, haram or not_screened",
  },
  { name: "isScreened", type: "boolean", description: "False for a name known only from a listing" },
  { name: "debtRatio", type: "number", description: "Interest-bearing debt, in percent of the market value" },
  {
    name: "cashRatio",
    type: "number",
    description: "Cash and interest-bearing securities, in percent of the market value",
  },
  { name: "nonCompliantIncomeRatio", type: "number", description: "Non-compliant income, in percent of all income" },
  { name: "purificationAmount", type: "number", description: "To be given away a share and year, in US dollars" },
  {
    name: "purificationBound",
    type: "string",
    description: "about, at_least or at_most, where the income is not reported",
  },
  { name: "isRealData", type: "boolean", description: "False when a figure behind the verdict is estimated" },
  { name: "methodology", type: "string", description: "The methodology of the verdict" },
  {
    name: "reasons",
    type: "string",
    description: "The codes of the reasons, the most important first; in the CSV separated by spaces",
  },
  { name: "screenedOn", type: "date", description: "The day of the screening" },
  { name: "figuresOn", type: "date", description: "The end of the period of the oldest figure" },
] as const;

/** The columns of the file of readers' accepted figures, in their order, as Table Schema names them. */
export const FIGURE_FIELDS = [
  { name: "symbol", type: "string", description: "A listing of the company" },
  { name: "input", type: "string", description: "What the figure is" },
  { name: "amount", type: "number", description: "As printed" },
  {
    name: "unit",
    type: "string",
    description: "In what it is printed: ones, thousands, lakh, millions, crore or billions",
  },
  { name: "currency", type: "string", description: "ISO 4217" },
  { name: "periodEnd", type: "date", description: "The end of the year, or the day of the balance" },
  { name: "page", type: "integer", description: "The page of the report" },
  { name: "url", type: "string", description: "The report" },
  { name: "quotation", type: "string", description: "A line of the report, where the reader copied it" },
  { name: "readBy", type: "string", description: "The generated name of the reader" },
  {
    name: "checkedBy",
    type: "string",
    description: "The names of those who found it in the report too, separated by spaces",
  },
  { name: "acceptedOn", type: "date", description: "The day on which an admin accepted it" },
  { name: "reason", type: "string", description: "Why the admin accepted it" },
] as const;

export type FigureColumn = (typeof FIGURE_FIELDS)[number]["name"];

export const FIGURES_HEADER = FIGURE_FIELDS.map(({ name }) => name).join(",");
