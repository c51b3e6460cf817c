import { canonicalTimeZone } from "../../../domain/refresh/quiet-hours.ts";
import type { PushRequest } from "../../../schema/contracts/push.ts";
import { isKnownVisitor } from "../../http/repository.ts";
import type { VisitorWriter } from "../../http/visitor-session.ts";
import { database } from "../../platform/database.ts";
import { sha256Hex } from "../../platform/digest.ts";
import { AppError } from "../../platform/errors.ts";
import { insertSubscription } from "./repository.ts";
import { seal } from "./sealed.ts";
import { isPushService, type PushBindings, vapidKeys } from "./send.ts";

/** The database cost of a subscription and of its deletion. */
const SUBSCRIPTION_COST = { rows: 10, bytes: 1200 };

/**
 * Subscribes a visitor's browser to changes in their watchlist, and in stocks chosen in addition.
 *
 * @throws AppError unavailable without keys; invalid_request for an address that is no push service's, no key or no time zone;
 * too_many_requests
 */
export async function subscribeToPush(
  env: PushBindings,
  writer: VisitorWriter,
  { endpoint, keys, timeZone, quietFrom, quietTo, language, symbols }: PushRequest,
  now: Date,
): Promise<void> {
  const vapid = vapidKeys(env);
  if (!vapid) throw new AppError("unavailable", ["no_push"]);
  if (!isPushService(endpoint, env.PUSH_TEST_HOST))
    throw new AppError("invalid_request", ["wrong_kind", { field: "endpoint", kind: "push_service" }]);
  const db = database(env.DB);
  const session = await writer.admit(await isKnownVisitor(db, writer.tokenHash), SUBSCRIPTION_COST);
  if (!(await isPublicKey(keys.p256dh)))
    throw new AppError("invalid_request", ["wrong_kind", { field: "keys.p256dh", kind: "public_key" }]);
  const zone = canonicalTimeZone(timeZone);
  if (!zone) throw new AppError("invalid_request", ["wrong_kind", { field: "timeZone", kind: "time_zone" }]);
  const sealed = await seal(vapid.privateKey, JSON.stringify({ endpoint, expirationTime: null, keys }));
  const subscription = {
    endpointHash: await sha256Hex(endpoint),
    sealed,
    timeZone: zone,
    quietFrom,
    quietTo,
    language,
  };
  await insertSubscription(db, session, { ...subscription, symbols }, now);
  writer.keep(session);
}

/** Whether a text is a point of the curve that messages are encrypted on: with any other key none can ever be sent. */
async function isPublicKey(base64url: string): Promise<boolean> {
  try {
    const raw = Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    await crypto.subtle.importKey("raw", raw, { name: "ECDH", namedCurve: "P-256" }, false, []);
    return true;
  } catch {
    return false;
  }
}
