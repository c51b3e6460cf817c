import { openSession, type Session, type Summary } from "./session.ts";

export type Question = { id: number; name: keyof Session; given: readonly unknown[] };
export type Told = { summary: Summary } | { id: number; answer: unknown } | { id: number; failed: true };

const tell = (told: Told) => self.postMessage(told);
const session = openSession((summary) => tell({ summary }));

self.addEventListener("message", async ({ data: { id, name, given } }: MessageEvent<Question>) => {
  try {
    const ask = session[name] as (...given: readonly unknown[]) => Promise<unknown>;
    tell({ id, answer: await ask(...given) });
  } catch {
    tell({ id, failed: true });
  }
});
