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
 * A rebuildable blob, cached in the isolate for a minute and in KV until the next publish. KV is only a cache: a blob that is
 * missing or cannot be read is rebuilt from the database, and a refused write is not an error.
 */
export async function cachedBlob<Value>(kv: KVNamespace, blob: CachedBlob<Value>): Promise<Value | undefined> {
  const cached = memo.get(blob.key);
  if (cached && cached.expires > blob.now.getTime()) return cached.value as Value;
  const stored = await kv.get(blob.key, { type: "arrayBuffer", cacheTtl: 60 }).catch(() => null);
  if (stored) return remember(blob, stored);
  while (isBeingRebuilt(blob.key)) await wait(LOOK_MILLISECONDS);
  const others = memo.get(blob.key);
  if (others && others.expires > blob.now.getTime()) return others.value as Value;
  const bytes = await rebuild(blob);
  if (!bytes) return undefined;
  const value = remember(blob, bytes);
  await Promise.race([kv.put(blob.key, bytes, lifetimeOf(blob)).catch(() => undefined), wait(PATIENCE_MILLISECONDS)]);
  return value;
}

async function rebuild({ key, rebuild: build }: CachedBlob<unknown>): Promise<ArrayBuffer | undefined> {
  rebuilding.set(key, Date.now());
  try {
    return await build();
  } finally {
    rebuilding.delete(key);
  }
}

function remember<Value>({ key, now, decode }: CachedBlob<Value>, bytes: ArrayBuffer): Value {
  const value = decode(bytes);
  memo.set(key, { value, expires: now.getTime() + MEMO_MILLISECONDS });
  return value;
}

/**
 * When a rebuild of this isolate began, by key: after a publication, of all its readers one reads the whole database. A request may not
 * wait for another one's promise, only look for its result; and not for long, because the other one may have been cut off.
 */
const rebuilding = new Map<string, number>();
const LOOK_MILLISECONDS = 10;

function isBeingRebuilt(key: string): boolean {
  return Date.now() - (rebuilding.get(key) ?? 0) < PATIENCE_MILLISECONDS;
}

/** A reader does not wait for a store that accepts nothing, as on a full disk. */
const PATIENCE_MILLISECONDS = 1000;

function wait(milliseconds: number): Promise<void> {
  return new Promise((over) => setTimeout(over, milliseconds));
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
