const MEMO_MILLISECONDS = 60_000;

const memo = new Map<string, { value: unknown; expires: number }>();

type CachedBlob<Value> = {
  key: string;
  now: Date;
  decode: (blob: ArrayBuffer) => Value;
  /** Builds the blob when KV has none; undefined when there is nothing worth caching yet. */
  rebuild: () => Promise<ArrayBuffer | undefined>;
  /** The longest time KV keeps it; by default until it is forgotten. */
  keptSeconds?: number;
};

/**
 * A rebuildable blob, cached in the isolate for a minute and in KV until the next publish. KV is only a cache: a missing blob is
 * rebuilt from the database, and a refused write is not an error.
 */
export async function cachedBlob<Value>(kv: KVNamespace, blob: CachedBlob<Value>): Promise<Value | undefined> {
  const cached = memo.get(blob.key);
  if (cached && cached.expires > blob.now.getTime()) return cached.value as Value;
  const stored = await kv.get(blob.key, { type: "arrayBuffer", cacheTtl: 60 });
  const bytes = stored ?? (await rebuild(kv, blob));
  if (!bytes) return undefined;
  const value = blob.decode(bytes);
  memo.set(blob.key, { value, expires: blob.now.getTime() + MEMO_MILLISECONDS });
  return value;
}

async function rebuild<Value>(kv: KVNamespace, blob: CachedBlob<Value>): Promise<ArrayBuffer | undefined> {
  const bytes = await blob.rebuild();
  if (bytes) await Promise.race([kv.put(blob.key, bytes, lifetimeOf(blob)).catch(() => undefined), patience()]);
  return bytes;
}

/** A reader does not wait for a store that accepts nothing, as on a full disk. */
const PATIENCE_MILLISECONDS = 1000;

function patience(): Promise<void> {
  return new Promise((over) => setTimeout(over, PATIENCE_MILLISECONDS));
}

function lifetimeOf({ keptSeconds }: Pick<CachedBlob<unknown>, "keptSeconds">): { expirationTtl?: number } {
  return keptSeconds === undefined ? {} : { expirationTtl: keptSeconds };
}

/** Drops a blob here and in KV, so that the next reader rebuilds it from the newly published data. */
export async function forgetBlob(kv: KVNamespace, key: string): Promise<void> {
  memo.delete(key);
  await kv.delete(key);
}

/**
 * Makes the isolate ask KV again for everything it has cached. The bench calls it from a Worker that it bundles as text.
 *
 * @public
 */
export function dropCachedBlobs(): void {
  memo.clear();
}
