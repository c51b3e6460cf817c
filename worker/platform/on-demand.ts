import { AppError } from "./errors.ts";

const RETRY_SECONDS = 5;

/**
 * What only some requests need, imported when one does: an isolate evaluates only what it answers. A failed import is tried once more.
 *
 * @throws AppError unavailable when it cannot be imported
 */
export function onDemand<Imported>(load: () => Promise<Imported>): Promise<Imported> {
  return load()
    .catch(load)
    .catch((cause: unknown) => {
      const headers = { "retry-after": String(RETRY_SECONDS) };
      throw new AppError("unavailable", ["not_loaded"], { headers, cause });
    });
}
