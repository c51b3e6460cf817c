export type Notice = { tone: "success" | "error" | "neutral"; title: string; description?: string };

type Listener = { show: (notice: Notice) => void; withdrawError: () => void };

const waiting: Notice[] = [];
const alarms = new Set<() => void>();
let listener: Listener | undefined;

export function notify(notice: Notice): void {
  if (listener) listener.show(notice);
  else waiting.push(notice);
  for (const alarm of alarms) alarm();
}

export function withdrawError(): void {
  const kept = waiting.filter(({ tone }) => tone !== "error");
  waiting.splice(0, waiting.length, ...kept);
  listener?.withdrawError();
}

/** Passes every notice to `show`, waiting ones first. Returns a function that stops this. */
export function showNotices(show: (notice: Notice) => void, withdrawError: () => void = () => undefined): () => void {
  const own = { show, withdrawError };
  listener = own;
  for (const notice of waiting.splice(0)) show(notice);
  return () => {
    if (listener === own) listener = undefined;
  };
}

/** Calls back at the next notice, or at once if one is waiting, so that the toaster can be loaded. */
export function onNotice(alarm: () => void): () => void {
  alarms.add(alarm);
  if (waiting.length > 0) alarm();
  return () => alarms.delete(alarm);
}
