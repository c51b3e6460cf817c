/** The day for which the tests' figures and verdicts are written. Both age, and the tests must say the same next year. */
const WRITTEN_FOR = Date.parse("2026-11-22T12:00:00Z");

const pinned = globalThis as { isClockPinned?: true };

if (!pinned.isClockPinned) {
  pinned.isClockPinned = true;
  const RealDate = Date;
  const offset = WRITTEN_FOR - RealDate.now();
  globalThis.Date = new Proxy(RealDate, {
    construct(target, words: [], newTarget) {
      return Reflect.construct(target, words.length === 0 ? [target.now() + offset] : words, newTarget);
    },
    get(target, name, receiver) {
      return name === "now" ? () => target.now() + offset : Reflect.get(target, name, receiver);
    },
  });
}
