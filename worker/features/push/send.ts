import { buildPushPayload } from "@block65/webcrypto-web-push";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import { isQuiet, type QuietHours, sendableFrom } from "../../../domain/refresh/quiet-hours.ts";
import { ageChangeOn } from "../../../domain/screening/age.ts";
import type { Told } from "../../../schema/wording/en/push.ts";
import { type Database, database } from "../../platform/database.ts";
import type { Bindings } from "../../platform/env.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import { ENGLISH, type InLanguage, inLanguage } from "../../platform/words.ts";
import { RETRIES, type Steps } from "../../platform/workflow-steps.ts";
import type { AgeingRow, StagedChange } from "../../verdicts/changes/repository.ts";
import {
  type Addressee,
  type Claimed,
  claimGroups,
  dayOfRun,
  findPlan,
  listAddressees,
  listSubscriptionsAfter,
  type OutboxRow,
  savePlan,
  saveSent,
} from "./repository.ts";
import { unseal } from "./sealed.ts";

/** Subscriptions examined per minute while a plan is made: as many as are sent, in a small part of the tick's ten milliseconds. */
export const PLANNED_AT_ONCE = 100;
/** A sender that is silent for this long is lost. */
const CLAIM_SECONDS = 600;
/** A group that was started this many times is given up. */
const MOST_CLAIMS = 5;
const DAY_SECONDS = 86_400;

export type PushBindings = Pick<
  Bindings,
  "DB" | "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY" | "VAPID_SUBJECT" | "PUSH_TEST_HOST"
>;
type Keys = { publicKey: string; privateKey: string; subject: string };
export type PushGroup = Pick<Claimed, "version" | "group" | "claims" | "done" | "tries"> & {
  subscriptions: readonly number[];
};

export function vapidKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: PushBindings): Keys | undefined {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT) return undefined;
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT };
}

export type PushParams = { pushes: PushGroup };

/** Starts the pushes due in this minute, one instance of the Workflow per group. If one cannot be started, it is due again later. */
export async function startDuePushes(env: PushBindings & Pick<Bindings, "REFRESH">, now: Date): Promise<void> {
  if (!env.REFRESH) return;
  for (const pushes of await takeDuePushes(env, now)) {
    const { version, group, claims } = pushes;
    await env.REFRESH.create({ id: `push-${version}-${group}-${claims}`, params: { pushes } }).catch(() => undefined);
  }
}

/** Sends a group in several steps, so that a resumed instance repeats nothing that it has recorded as sent. */
export async function drivePushes(
  env: PushBindings,
  pushes: PushGroup,
  steps: Pick<Steps, "do">,
  clock: () => Date = () => new Date(),
): Promise<void> {
  let { done } = pushes;
  for (let part = 1; done < pushes.subscriptions.length; part++) {
    const from = done;
    done = await steps.do(`part ${part}`, RETRIES, async () => {
      return (await sendNextPushes(env, { ...pushes, done: from }, clock())).done;
    });
  }
}

/** What to send in this minute: continues the plan of the newest dataset, and claims the groups that are due. */
export async function takeDuePushes(env: PushBindings, now: Date): Promise<PushGroup[]> {
  if (!vapidKeys(env)) return [];
  const db = database(env.DB);
  await goOnPlanning(db, now);
  const claimed = await claimGroups(db, {
    now: epochSeconds(now),
    seconds: CLAIM_SECONDS,
    most: GROUPS_A_MINUTE,
  });
  return claimed.map(({ subscriptions, ...group }) => ({ ...group, subscriptions: JSON.parse(subscriptions) }));
}

async function goOnPlanning(db: Database, now: Date): Promise<void> {
  const plan = await findPlan(db, isoDay(now));
  if (!plan) return;
  const { version, plannedTo } = plan;
  const found = await listSubscriptionsAfter(db, version, plannedTo, PLANNED_AT_ONCE);
  const rows = planGroups(
    found.filter(({ isTold }) => isTold === 1),
    now,
  );
  const isPlanned = found.length < PLANNED_AT_ONCE;
  await savePlan(db, { version, plannedTo: found.at(-1)?.id ?? plannedTo, isPlanned }, rows);
}

/**
 * Sends the next pushes of a group and records the result; recorded ones are not sent again. If the sender is lost
 * before that, they are sent again with the same topic: the push service replaces the waiting one, and the browser shows a run once.
 */
export async function sendNextPushes(env: PushBindings, group: PushGroup, now: Date): Promise<PushGroup> {
  const db = database(env.DB);
  const keys = vapidKeys(env);
  const ids = group.subscriptions.slice(group.done, group.done + PUSHES_IN_A_STEP);
  const done = group.done + ids.length;
  const isOver = done >= group.subscriptions.length || group.claims > MOST_CLAIMS || !keys;
  const gone: number[] = [];
  const quiet: Addressee[] = [];
  const failed: Addressee[] = [];
  const addressees = keys && group.claims <= MOST_CLAIMS ? await listAddressees(db, group, ids) : [];
  await Promise.all(
    addressees.map(async (addressee) => {
      if (isQuiet(addressee, now)) {
        quiet.push(addressee);
        return;
      }
      const outcome = keys && (await push(env, keys, group.version, addressee));
      if (outcome === "gone") gone.push(addressee.id);
      if (outcome === "failed") failed.push(addressee);
    }),
  );
  const later = [...planGroups(quiet, now, group.tries), ...planRetries(failed, group, now)];
  await saveSent(db, group, { to: done, isOver, gone, later });
  return { ...group, done: isOver ? group.subscriptions.length : done };
}

/** A failed push service is asked again, later each time, at most three times. */
function planRetries(failed: readonly Addressee[], { tries }: PushGroup, now: Date) {
  const seconds = RETRY_AFTER_SECONDS[tries];
  return seconds === undefined ? [] : planGroups(failed, new Date(now.getTime() + seconds * 1000), tries + 1);
}

function toldIn(version: number, changes: string, words: InLanguage["words"]): Told[] {
  const day = dayOfRun(version);
  if (day === undefined) {
    const changed = JSON.parse(changes) as (StagedChange["change"] & { changedOn: string })[];
    return changed.map((change) => ({ symbol: change.symbol, text: words.changeSentence(change), isPast: true }));
  }
  return (JSON.parse(changes) as Pick<AgeingRow, "symbol" | "standing" | "standsUntil">[]).flatMap((row) => {
    const change = ageChangeOn(row.standsUntil, day);
    if (!change) return [];
    const { agedTitle, ageingSentence } = words;
    const { isPast } = change;
    return [{ symbol: row.symbol, text: (isPast ? ageingSentence : agedTitle)({ ...row, ...change }), isPast }];
  });
}

async function push(env: PushBindings, keys: Keys, version: number, { sealed, changes, language }: Addressee) {
  const text = await unseal(keys.privateKey, sealed);
  if (text === undefined) return "gone";
  const subscription = JSON.parse(text) as {
    endpoint: string;
    expirationTime: null;
    keys: { p256dh: string; auth: string };
  };
  const { words } = (await inLanguage(language)) ?? ENGLISH;
  const told = toldIn(version, changes, words);
  if (told.length === 0) return "nothing";
  if (!isPushService(subscription.endpoint, env.PUSH_TEST_HOST)) return "gone";
  const data = JSON.stringify({ ...words.pushMessage(told), run: version });
  const message = { data, options: { ttl: DAY_SECONDS, urgency: "low" as const, topic: `run-${version}` } };
  const payload = await buildPushPayload(message, subscription, keys).catch(() => undefined);
  if (!payload) return "gone";
  try {
    const { ok, status } = await fetch(subscription.endpoint, { ...payload, redirect: "manual" } as RequestInit);
    if (status === 404 || status === 410) return "gone";
    return ok ? "sent" : "failed";
  } catch {
    return "failed";
  }
}

/** Push services of Chrome and its relatives, Firefox, Edge and Safari. A leading dot includes all subdomains. */
const PUSH_SERVICES = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
] as const;

/** Whether an address belongs to a known push service: messages are sent nowhere else. */
export function isPushService(address: string, testHost?: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  if (testHost !== undefined && hostname === testHost) return true;
  return PUSH_SERVICES.some((host) => (host.startsWith(".") ? hostname.endsWith(host) : hostname === host));
}

/** Forty subrequests per instance of the free plan: thirty pushes, and three database steps of a group. */
export const PUSHES_IN_A_GROUP = 30;
/** Encrypting and signing ten messages takes well under ten milliseconds of CPU. */
const PUSHES_IN_A_STEP = 10;
/** Groups started each minute: 86,400 pushes in sixteen hours, 129,600 in a day. */
export const GROUPS_A_MINUTE = 3;

type Planned = QuietHours & { id: number };

/** Seconds until a failed push service is asked again, by the number of its failures. */
const RETRY_AFTER_SECONDS = [900, 3600, 14_400] as const;

/** Groups subscriptions to notify into groups that may be sent from the same time on. */
export function planGroups(subscriptions: readonly Planned[], now: Date, tries = 0): OutboxRow[] {
  const open = new Map<number, number[]>();
  const rows: OutboxRow[] = [];
  const close = (sendAfter: number, ids: readonly number[]) =>
    rows.push({ group: `${ids[0]}-${sendAfter}`, sendAfter, subscriptions: ids, tries });
  const known = new Map<string, number>();
  for (const { id, ...hours } of subscriptions) {
    const key = `${hours.timeZone} ${hours.quietFrom} ${hours.quietTo}`;
    const sendAfter = known.get(key) ?? sendableFrom(hours, now);
    known.set(key, sendAfter);
    const ids = [...(open.get(sendAfter) ?? []), id];
    open.set(sendAfter, ids);
    if (ids.length < PUSHES_IN_A_GROUP) continue;
    close(sendAfter, ids);
    open.delete(sendAfter);
  }
  for (const [sendAfter, ids] of open) close(sendAfter, ids);
  return rows;
}
