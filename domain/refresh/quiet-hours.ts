const QUARTER_SECONDS = 900;
const DAY_MINUTES = 1440;

/** Hours of the day in a visitor's time zone, from the first up to the second; two equal hours mean never. */
export type QuietHours = { timeZone: string; quietFrom: number; quietTo: number };

/** More than there are zones: a database of earlier versions may name one in several spellings. */
const FORMATS_KEPT = 600;
const formats = new Map<string, Intl.DateTimeFormat>();

/** A zone by its distance from Greenwich, which needs no format. */
const OFFSET = /^([+-])([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes since midnight by the clock of a zone. */
function minuteIn(timeZone: string, moment: Date): number {
  const [, sign, ahead, and] = OFFSET.exec(timeZone) ?? [];
  if (sign) {
    const minute =
      moment.getUTCHours() * 60 + moment.getUTCMinutes() + Number(`${sign}1`) * (Number(ahead) * 60 + Number(and));
    return (minute + DAY_MINUTES) % DAY_MINUTES;
  }
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short", hourCycle: "h23" });
    if (formats.size >= FORMATS_KEPT) formats.clear();
    formats.set(timeZone, format);
  }
  const [hours, minutes] = format.format(moment).split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** By a zone's name in small letters, of which there are few: each format takes memory that is given back late. */
const canonical = new Map<string, string>();

/** The one spelling of a time zone, in any case or by any of its names; undefined for any other text. */
export function canonicalTimeZone(text: string): string | undefined {
  if (OFFSET.test(text)) return text;
  const name = text.toLowerCase();
  const known = canonical.get(name);
  if (known !== undefined) return known;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en-GB", { timeZone: name }).resolvedOptions();
    canonical.set(name, timeZone);
    return timeZone;
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
