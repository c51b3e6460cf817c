import { afterEach, describe, expect, it, vi } from "vitest";
import { readInThread } from "./read-in-thread.ts";

/** A thread that answers what it is given to answer, or never. */
function threadThat(answer: (thread: { onmessage?: unknown; onerror?: unknown }) => void) {
  const terminate = vi.fn();
  class Thread {
    onmessage?: (event: { data: unknown }) => void;
    onerror?: () => void;
    terminate = terminate;
    postMessage() {
      answer(this);
    }
  }
  vi.stubGlobal("Worker", Thread);
  return terminate;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const question = { file: new File(["%PDF-"], "report.pdf"), input: "totalAssets", company: "Apple" } as const;
const read = (file = question.file, signal = new AbortController().signal) =>
  readInThread({ ...question, file }, { signal, onProgress: () => undefined });

describe("the thread that reads a report", () => {
  it("is not begun for a file of more than 100 MB", async () => {
    threadThat(() => expect.unreachable());
    const large = Object.defineProperty(new File([], "large.pdf"), "size", { value: 100 * 1024 * 1024 + 1 });
    expect(await read(large)).toEqual({ kind: "problem", problem: "too_large" });
  });

  it("is ended when it says nothing for a minute", async () => {
    vi.useFakeTimers();
    const terminate = threadThat(() => undefined);
    const answer = read();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toEqual({ kind: "problem", problem: "took_long" });
    expect(terminate).toHaveBeenCalledOnce();
  });

  it("is ended when it fails, and when its reader no longer wants it", async () => {
    const terminate = threadThat((thread) => (thread.onerror as () => void)());
    expect(await read()).toEqual({ kind: "problem", problem: "unavailable" });
    threadThat(() => undefined);
    const controller = new AbortController();
    const answer = read(question.file, controller.signal);
    controller.abort();
    await expect(answer).rejects.toThrow("abort");
    expect(terminate).toHaveBeenCalledOnce();
  });
});
