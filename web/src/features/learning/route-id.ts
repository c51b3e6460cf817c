const DEFAULT_ID = 1;

/** Reads an id in the address as an integer; 1 when it is none. */
export function routeId(text: string | undefined): number {
  const id = Number.parseInt(text ?? "", 10);
  return Number.isSafeInteger(id) ? id : DEFAULT_ID;
}
