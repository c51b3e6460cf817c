import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import { addDays, isoDay } from "../../../domain/facts/iso-date.ts";
import { nextFilingDueBy, nextRefresh } from "../../../domain/refresh/schedule.ts";
import { AGEING_NOTICE_DAYS } from "../../../domain/screening/age.ts";
import { type CalendarEvent, calendarFile } from "../../../schema/wording/calendar-file.ts";
import { isKnownVisitor } from "../../http/repository.ts";
import type { VisitorWriter } from "../../http/visitor-session.ts";
import type { Database } from "../../platform/database.ts";
import { randomToken, sha256Hex } from "../../platform/digest.ts";
import { AppError } from "../../platform/errors.ts";
import type { InLanguage } from "../../platform/words.ts";
import { ageingOf, changeOf } from "../../verdicts/changes/change-answer.ts";
import { ageingPage } from "../../verdicts/listing/indexes.ts";
import { readAnnouncements } from "../changes/preview-rules.ts";
import { listChanges } from "../changes/repository.ts";
import { atomFeed } from "./atom.ts";
import { listFeedChanges, listFeedFilers, replaceFeedKey } from "./repository.ts";

const ENTRIES = 50;
const REFRESHES = 12;
/** The database cost of an address and of its deletion. */
const KEY_COST = { rows: 6, bytes: 150 };

export type FeedRequest = { db: Database; kv: KVNamespace; url: string; now: Date; language: InLanguage };
type Place = { exchange?: ExchangeCode | undefined; symbol?: string | undefined };

/** The newest changes of all stocks, a market or a symbol, those by age among them, as a feed. */
export async function readFeed(
  { db, kv, url, now, language }: FeedRequest,
  { exchange, symbol }: Place,
): Promise<string> {
  const place = { exchange, symbol };
  const { rows, ageing } = await listChanges(db, place, {
    limit: ENTRIES,
    ageing: place.symbol ? [] : await newestAgeing({ db, kv, now }, place),
  });
  const { exchangeLabel, FEED_TEXTS } = language.words;
  const title = exchange
    ? FEED_TEXTS.market(exchangeLabel(exchange))
    : symbol
      ? FEED_TEXTS.symbol(symbol)
      : FEED_TEXTS.everything;
  const told = exchange || symbol ? null : await readAnnouncements(db, now);
  return atomFeed({
    url,
    language,
    title,
    changes: rows.slice(0, ENTRIES).map(changeOf),
    ageing: ageing.flatMap((row) => ageingOf(row, isoDay(now))),
    most: ENTRIES,
    asOf: isoDay(now),
    ...(told && { announcements: told.announcements.filter(({ isComplete }) => isComplete) }),
  });
}

/** The stocks whose fall into doubt by age was told last, and those of which it is told next. */
async function newestAgeing(store: Pick<FeedRequest, "db" | "kv" | "now">, place: Place): Promise<number[]> {
  const page = (isPast: boolean) => ageingPage(store, place, { isPast, limit: ENTRIES / 2 });
  const [past, soon] = await Promise.all([page(true), page(false)]);
  return [...past.ids, ...soon.ids];
}

/**
 * The newest changes of the watchlist with a key.
 *
 * @throws AppError not_found for a key that was renewed or forgotten, or never existed
 */
export async function readWatchlistFeed({ db, url, now, language }: FeedRequest, key: string): Promise<string> {
  const today = isoDay(now);
  const until = addDays(today, AGEING_NOTICE_DAYS);
  const found = await listFeedChanges(db, await sha256Hex(key), { most: ENTRIES, until });
  if (!found) throw noSuchFeed();
  return atomFeed({
    url,
    language,
    title: language.words.FEED_TEXTS.watchlist,
    changes: found.changes.map(changeOf),
    ageing: found.ageing.flatMap((row) => ageingOf(row, today)),
    most: ENTRIES,
    asOf: isoDay(found.createdAt),
  });
}

export function readCalendar({ now, language }: FeedRequest): string {
  return calendarFile(language.words.FEED_TEXTS.calendar, refreshesFrom(now, language), now);
}

/**
 * The next refreshes, and when the watched companies report next.
 *
 * @throws AppError not_found for a key that was renewed or forgotten, or never existed
 */
export async function readWatchlistCalendar({ db, now, language }: FeedRequest, key: string): Promise<string> {
  const filers = await listFeedFilers(db, await sha256Hex(key));
  if (!filers) throw noSuchFeed();
  const { filing, ...texts } = language.words.FEED_TEXTS;
  const filings = filers.flatMap(({ symbol, name, reportedTo }): CalendarEvent[] => {
    if (reportedTo === null) return [];
    const { from, to } = nextFilingDueBy(reportedTo);
    return [{ uid: `filing-${symbol}-${from}@mizan`, on: from, ...filing(symbol, name, reportedTo, to) }];
  });
  return calendarFile(texts.watchlistCalendar, [...refreshesFrom(now, language), ...filings], now);
}

function refreshesFrom(now: Date, { words }: InLanguage): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  let moment = now;
  for (let refresh = 0; refresh < REFRESHES; refresh++) {
    moment = nextRefresh(moment);
    const on = isoDay(moment);
    events.push({ uid: `refresh-${on}@mizan`, on, ...words.FEED_TEXTS.refresh });
  }
  return events;
}

/**
 * Gives the visitor's watchlist a new address, which invalidates the previous one.
 *
 * @throws AppError too_many_requests
 */
export async function renewFeedKey(db: Database, writer: VisitorWriter, now: Date): Promise<{ key: string }> {
  const session = await writer.admit(await isKnownVisitor(db, writer.tokenHash), KEY_COST);
  const key = randomToken();
  await replaceFeedKey(db, session, await sha256Hex(key), now);
  writer.keep(session);
  return { key };
}

function noSuchFeed(): AppError {
  return new AppError("not_found", ["no_such_feed"]);
}
