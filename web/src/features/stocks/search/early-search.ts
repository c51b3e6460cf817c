/** The field by which a search says that the form itself sent it, before the page woke up. */
export const EARLY_SEARCH = { name: "from", value: "search" } as const;

/** Whether an address is such a search: its symbol is still to be looked up, recorded, and shown or refused. */
export function isEarlySearch(address: URLSearchParams): boolean {
  return address.get(EARLY_SEARCH.name) === EARLY_SEARCH.value;
}
