import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { notify } from "../../lib/notices.ts";
import { portfolioNotices } from "./messages.ts";
import type { Question, Told } from "./session/portfolio-worker.ts";
import type { Session, Summary } from "./session/session.ts";

type Given<Name extends keyof Session> = Parameters<Session[Name]>;
type Answer<Name extends keyof Session> = Awaited<ReturnType<Session[Name]>>;

export type UsedPortfolio = {
  summary: Summary;
  /** Calls the portfolio's thread; a failure to store something shows a notice and rejects. */
  ask: <Name extends keyof Session>(name: Name, ...given: Given<Name>) => Promise<Answer<Name>>;
};

type Thread = Pick<UsedPortfolio, "ask"> & { end: () => void };

/** A worker thread that keeps the portfolio as long as the page is open. */
function startThread(onSummary: (summary: Summary) => void, onCrash: () => void): Thread {
  const worker = new Worker(new URL("./session/portfolio-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (reason: Error) => void }>();
  let last = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<Told>) => {
    if ("summary" in data) return onSummary(data.summary);
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failed" in data) asked?.reject(new Error("not kept"));
    else asked?.resolve(data.answer as never);
  });
  worker.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new Error("the thread has ended"));
    waiting.clear();
    onCrash();
  });
  return {
    ask: (name, ...given) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, name, given } satisfies Question);
      }),
    end: () => worker.terminate(),
  };
}

/** The portfolio of this device; "loading" until it has been read, "forbidden" when the browser stores nothing. */
export function usePortfolio(): UsedPortfolio | "loading" | "forbidden" | "crashed" {
  const [summary, setSummary] = useState<Summary>();
  const [failure, setFailure] = useState<"forbidden" | "crashed">();
  const thread = useRef<Thread>(undefined);

  useEffect(() => {
    const show = (next: Summary) => startTransition(() => setSummary(next));
    const started = startThread(show, () => setFailure("crashed"));
    thread.current = started;
    started.ask("open").catch(() => setFailure((before) => before ?? "forbidden"));
    return () => {
      thread.current = undefined;
      started.end();
    };
  }, []);

  const ask = useCallback<UsedPortfolio["ask"]>((name, ...given) => {
    if (!thread.current) return Promise.reject(new Error("the page is closed"));
    const answer = thread.current.ask(name, ...given);
    answer.catch(() => notify(portfolioNotices.saveFailed));
    return answer;
  }, []);
  const used = useMemo(() => summary && { summary, ask }, [summary, ask]);
  return failure ?? used ?? "loading";
}

/** The answer to a question about the current portfolio; while a newer one is loading, the previous one. */
export function useAsked<Name extends keyof Session>(
  { summary: { revision }, ask }: UsedPortfolio,
  name: Name,
  ...given: Given<Name>
): Answer<Name> | undefined {
  const [answer, setAnswer] = useState<Answer<Name>>();
  const question = JSON.stringify(given);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the portfolio has another revision whenever an answer may be another
  useEffect(() => {
    let isCurrent = true;
    ask(name, ...(JSON.parse(question) as Given<Name>)).then(
      (found) => isCurrent && startTransition(() => setAnswer(found)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, name, question, revision]);
  return answer;
}
