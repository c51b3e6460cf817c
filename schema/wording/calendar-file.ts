/** A day in a calendar, as in RFC 5545. */
export type CalendarEvent = {
  /** Never changes, so that a calendar replaces an event instead of adding it again. */
  uid: string;
  /** ISO date; a whole day. */
  on: string;
  title: string;
  text: string;
};

/** A calendar file; `stamp` is when it was created. 1 kB of code, where ical.js, which reads it in tests, is 78. */
export function calendarFile(name: string, events: readonly CalendarEvent[], stamp: Date): string {
  const head = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Mizan//Calendar//EN",
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escaped(name)}`,
  ];
  return linesOf(head) + eventLines(events, stamp) + END;
}

/** The same calendar with more events. */
export function withEvents(file: string, events: readonly CalendarEvent[], stamp: Date): string {
  const end = file.lastIndexOf(END);
  return file.slice(0, end) + eventLines(events, stamp) + END;
}

const END = "END:VCALENDAR\r\n";

function eventLines(events: readonly CalendarEvent[], stamp: Date): string {
  const stamped = stamp.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
  return linesOf(
    events.flatMap(({ uid, on, title, text }) => [
      "BEGIN:VEVENT",
      `UID:${escaped(uid)}`,
      `DTSTAMP:${stamped}`,
      `DTSTART;VALUE=DATE:${on.replaceAll("-", "")}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
  );
}

function linesOf(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Any line break becomes an escaped one, and control characters, which RFC 5545 forbids, are removed. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, "");
}

/** A line has at most 75 bytes; it continues after a line break and a space, and no character is split. */
function folded(line: string): string {
  let text = "";
  let bytes = 0;
  for (const letter of line) {
    const size = bytesOf(letter);
    if (bytes + size > 75) {
      text += "\r\n ";
      bytes = 1;
    }
    text += letter;
    bytes += size;
  }
  return text;
}

/** The number of bytes of a character in UTF-8. */
function bytesOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
