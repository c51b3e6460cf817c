/** The columns of the file of readers' accepted figures, in their order, as Table Schema names them; without zod, like the dataset's. */
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
