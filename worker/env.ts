import { z } from "zod";

const MIN_PASSWORD_LENGTH = 16;

/** The Worker's bindings as wrangler.toml and the secrets give them. */
export type Bindings = {
  DB: D1Database;
  CACHE: KVNamespace;
  ADMIN_USERNAME?: string;
  ADMIN_PASSWORD?: string;
};

const settingsSchema = z.object({
  ADMIN_USERNAME: z.string().min(1, { error: "ADMIN_USERNAME is empty" }).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(MIN_PASSWORD_LENGTH, { error: `ADMIN_PASSWORD must have at least ${MIN_PASSWORD_LENGTH} characters` })
    .optional(),
});

let checked: Bindings | undefined;

/**
 * The bindings, checked once for the life of the isolate.
 *
 * @throws Error naming every setting that is missing or unsafe
 */
export function checkBindings(bindings: Bindings): Bindings {
  if (checked === bindings) return bindings;
  const faults = (["DB", "CACHE"] as const).filter((name) => !bindings[name]).map((name) => `${name} is not bound`);
  const settings = settingsSchema.safeParse(bindings);
  if (!settings.success) faults.push(...settings.error.issues.map((issue) => issue.message));
  if (faults.length > 0) throw new Error(`The Worker is not configured: ${faults.join("; ")}`);
  checked = bindings;
  return bindings;
}
