import { openSession, type Session } from "./session.ts";

export type Question = { name: keyof Session; given: readonly unknown[] };
export type Told<Answer> = { answer: Answer } | "failed";

const session = openSession((summary) => self.postMessage(summary));

self.addEventListener("message", async ({ data: { name, given }, ports: [port] }: MessageEvent<Question>) => {
  try {
    const ask = session[name] as (...given: readonly unknown[]) => Promise<unknown>;
    port?.postMessage({ answer: await ask(...given) } satisfies Told<unknown>);
  } catch {
    port?.postMessage("failed" satisfies Told<unknown>);
  }
});
