import { cachedBlob } from "../../../platform/cache.ts";
import type { Database } from "../../../platform/database.ts";
import { buildNameIndex, type NameIndex, readNameIndex, type Utf8 } from "./name-index.ts";
import { listNameLines } from "./repository.ts";

/** The key of the index of all names in KV. */
export const NAME_INDEX_KEY = "company-names-with-age";

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const utf8: Utf8 = { encode: (text) => encoder.encode(text), decode: (bytes) => decoder.decode(bytes) };

/** The index of all names; undefined when nothing has been published. */
export function nameIndex({
  db,
  kv,
  now,
}: {
  db: Database;
  kv: KVNamespace;
  now: Date;
}): Promise<NameIndex | undefined> {
  return cachedBlob(kv, {
    key: NAME_INDEX_KEY,
    now,
    decode: (blob) => readNameIndex(blob, utf8),
    rebuild: async () => {
      const lines = await listNameLines(db);
      return lines === "" ? undefined : buildNameIndex(lines, utf8);
    },
  });
}
