/** A form field that marks a search sent by the form itself, before hydration. */
export const EARLY_SEARCH = { name: "from", value: "search" } as const;

/** Whether an address is such a search: its symbol must still be looked up, recorded, and shown or refused. */
export function isEarlySearch(address: URLSearchParams): boolean {
  return address.get(EARLY_SEARCH.name) === EARLY_SEARCH.value;
}
