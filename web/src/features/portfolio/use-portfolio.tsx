import { CloudOff, Lock, WalletCards } from "lucide-react";
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { pageTexts, portfolioNotices } from "#messages/portfolio.ts";
import { notify } from "../../lib/notices.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import styles from "./Portfolio.module.css";
import type { Question, Session, Summary, Told } from "./session/portfolio-worker.ts";

type Given<Name extends keyof Session> = Parameters<Session[Name]>;
type Answer<Name extends keyof Session> = Awaited<ReturnType<Session[Name]>>;

export type UsedPortfolio = {
  summary: Summary;
  /** Fails where nothing could be stored, which is said. */
  ask: <Name extends keyof Session>(name: Name, ...given: Given<Name>) => Promise<Answer<Name>>;
  /** The same where nobody waits for the answer. */
  tell: <Name extends keyof Session>(name: Name, ...given: Given<Name>) => void;
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

function usePortfolio(): UsedPortfolio | "loading" | "forbidden" | "crashed" {
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
  const tell = useCallback<UsedPortfolio["tell"]>(
    (name, ...given) => void ask(name, ...given).catch(() => undefined),
    [ask],
  );
  const used = useMemo(() => summary && { summary, ask, tell }, [summary, ask, tell]);
  return failure ?? used ?? "loading";
}

/** Opens what is kept on this device, or says why that cannot be. */
export function OpenPortfolio({ children }: { children: (used: UsedPortfolio) => ReactNode }) {
  const used = usePortfolio();
  if (used === "loading") return <Opening />;
  if (used === "forbidden")
    return <StateMessage icon={Lock} title={pageTexts.forbiddenTitle} text={pageTexts.forbidden} isFailure />;
  if (used === "crashed")
    return <StateMessage icon={CloudOff} title={pageTexts.crashedTitle} text={pageTexts.crashed} isFailure />;
  return children(used);
}

export function Opening() {
  return (
    <div className={styles.loading} aria-busy="true">
      <StateMessage icon={WalletCards} title={pageTexts.loading} text={pageTexts.empty} />
      <Skeleton className="tall-10" />
    </div>
  );
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
