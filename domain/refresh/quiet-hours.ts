const HOUR_SECONDS = 3600;
const QUARTER_SECONDS = 900;

/** Hours of the day in a visitor's time zone, from the first up to the second; two equal hours mean never. */
export type QuietHours = { timeZone: string; quietFrom: number; quietTo: number };

/** More than there are zones: a database of earlier versions may name one in several spellings. */
const FORMATS_KEPT = 600;
const formats = new Map<string, Intl.DateTimeFormat>();

function hourIn(timeZone: string, moment: Date): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" });
    if (formats.size >= FORMATS_KEPT) formats.clear();
    formats.set(timeZone, format);
  }
  return Number(format.format(moment));
}

/** The one spelling of a time zone, in any case or by any of its names; undefined for any other text. */
export function canonicalTimeZone(text: string): string | undefined {
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export function isQuiet({ timeZone, quietFrom, quietTo }: QuietHours, moment: Date): boolean {
  const hour = hourIn(timeZone, moment);
  return quietFrom <= quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo;
}

/**
 * The earliest time at which a message may be sent, in epoch seconds: now, or the quarter of an hour in which the quiet hours end, by
 * the clock of the visitor's zone, including changes to and from summer time.
 */
export function sendableFrom(hours: QuietHours, now: Date): number {
  const seconds = Math.floor(now.getTime() / 1000);
  if (!isQuiet(hours, now)) return seconds;
  let quarter = Math.ceil(seconds / QUARTER_SECONDS) * QUARTER_SECONDS;
  for (const last = quarter + 25 * HOUR_SECONDS; quarter < last; quarter += QUARTER_SECONDS) {
    if (!isQuiet(hours, new Date(quarter * 1000))) return quarter;
  }
  return seconds;
}
