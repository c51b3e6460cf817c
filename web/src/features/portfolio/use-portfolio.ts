import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { portfolioNotices } from "#messages/portfolio.ts";
import { notify } from "../../lib/notices.ts";
import type { Question, Told } from "./session/portfolio-worker.ts";
import type { Session, Summary } from "./session/session.ts";

type Given<Name extends keyof Session> = Parameters<Session[Name]>;
type Answer<Name extends keyof Session> = Awaited<ReturnType<Session[Name]>>;

export type UsedPortfolio = {
  summary: Summary;
  ask: <Name extends keyof Session>(name: Name, ...given: Given<Name>) => Promise<Answer<Name>>;
};

/** Calls a function of the session in its thread; every call has a channel of its own, on which the answer comes back. */
function askThread<Name extends keyof Session>(thread: Worker, name: Name, given: Given<Name>): Promise<Answer<Name>> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Told<Answer<Name>>>) => {
      port1.close();
      if (data === "failed") reject(new Error("not stored"));
      else resolve(data.answer);
    };
    thread.postMessage({ name, given } satisfies Question, [port2]);
  });
}

export function usePortfolio(): UsedPortfolio | "loading" | "forbidden" | "crashed" {
  const [summary, setSummary] = useState<Summary>();
  const [failure, setFailure] = useState<"forbidden" | "crashed">();
  const thread = useRef<Worker>(undefined);

  useEffect(() => {
    const started = new Worker(new URL("./session/portfolio-worker.ts", import.meta.url), { type: "module" });
    thread.current = started;
    started.onmessage = ({ data }: MessageEvent<Summary>) => startTransition(() => setSummary(data));
    started.onerror = () => setFailure("crashed");
    askThread(started, "open", []).catch(() => setFailure((before) => before ?? "forbidden"));
    return () => {
      thread.current = undefined;
      started.terminate();
    };
  }, []);

  const ask = useCallback<UsedPortfolio["ask"]>((name, ...given) => {
    if (!thread.current) return Promise.reject(new Error("the page is closed"));
    const answer = askThread(thread.current, name, given);
    answer.catch(() => notify(portfolioNotices.saveFailed));
    return answer;
  }, []);
  const used = useMemo(() => summary && { summary, ask }, [summary, ask]);
  return failure ?? used ?? "loading";
}

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
