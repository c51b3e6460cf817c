const QUARTER_SECONDS = 900;
const DAY_MINUTES = 1440;

/** Hours of the day in a visitor's time zone, from the first up to the second; two equal hours mean never. */
export type QuietHours = { timeZone: string; quietFrom: number; quietTo: number };

/** By a zone's name in small letters, of which there are few: each format takes memory that is given back late. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a text that names no zone */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const name = timeZone.toLowerCase();
  const known = formats.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-GB", { timeZone: name, timeStyle: "short", hourCycle: "h23" });
  formats.set(name, format);
  return format;
}

/** A zone by its distance from Greenwich, which needs no format: "+05:30", "+0530", "+05". */
const OFFSET = /^([+-])([01]\d|2[0-3])(?::?([0-5]\d))?$/;

/** Minutes since midnight by the clock of a zone. */
function minuteIn(timeZone: string, moment: Date): number {
  const [, sign, ahead, and] = OFFSET.exec(timeZone) ?? [];
  if (sign) {
    const minute =
      moment.getUTCHours() * 60 + moment.getUTCMinutes() + Number(`${sign}1`) * (Number(ahead) * 60 + Number(and ?? 0));
    return (minute + DAY_MINUTES) % DAY_MINUTES;
  }
  const [hours, minutes] = formatIn(timeZone).format(moment).split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** The one spelling of a time zone, in any case or by any of its names; undefined for any other text. */
export function canonicalTimeZone(text: string): string | undefined {
  const [, sign, ahead, and = "00"] = OFFSET.exec(text) ?? [];
  if (sign) return `${sign}${ahead}:${and}`;
  try {
    return formatIn(text).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export function isQuiet({ timeZone, quietFrom, quietTo }: QuietHours, moment: Date): boolean {
  const hour = Math.floor(minuteIn(timeZone, moment) / 60);
  return quietFrom <= quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo;
}

/**
 * The earliest time at which a message may be sent, in epoch seconds: now, or the quarter of an hour in which the quiet hours end, by
 * the clock of the visitor's zone, including changes to and from summer time.
 */
export function sendableFrom(hours: QuietHours, now: Date): number {
  const seconds = Math.floor(now.getTime() / 1000);
  if (!isQuiet(hours, now)) return seconds;
  const isQuietAt = (second: number) => isQuiet(hours, new Date(second * 1000));
  const left = (hours.quietTo * 60 - minuteIn(hours.timeZone, now) + DAY_MINUTES) % DAY_MINUTES;
  const quarterFrom = (second: number) => Math.ceil(second / QUARTER_SECONDS) * QUARTER_SECONDS;
  const end = quarterFrom(seconds - (seconds % 60) + left * 60);
  if (!isQuietAt(end) && isQuietAt(end - QUARTER_SECONDS)) return end;
  let quarter = quarterFrom(seconds);
  for (const last = quarter + 25 * 3600; quarter < last; quarter += QUARTER_SECONDS) {
    if (!isQuietAt(quarter)) return quarter;
  }
  return seconds;
}
