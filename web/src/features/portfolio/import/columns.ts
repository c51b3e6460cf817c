/** What the columns of a file may be chosen as. */
export const FIELDS = ["symbol", "isin", "name", "shares", "price", "amount", "date", "kind", "currency"] as const;
export type Field = (typeof FIELDS)[number];

/** Which column is which, by its place; what is not there is absent. */
export type ChosenColumns = Partial<Record<Field, number>>;
