/**
 * Settles when a newcomer first touches the page, by pointer, key or scrolling: until then it is read as it came, and what only answers
 * to them need not be fetched. At once for everyone else, whose browser has the files. A script in index.html watches from the start.
 */
export const firstTouch: Promise<void> = import.meta.env.SSR ? Promise.resolve() : touched();

async function touched(): Promise<void> {
  const { dataset } = document.documentElement;
  if (!("new" in dataset) || "touched" in dataset || navigator.serviceWorker?.controller) return;
  await new Promise((settle) => addEventListener("touched", settle, { once: true }));
}

/** Whether the visitor wants nothing fetched that they have not asked for. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
