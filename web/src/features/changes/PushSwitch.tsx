import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PUSH_TEXTS } from "../../../../schema/wording/en/push.ts";
import { call } from "../../lib/http.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Changes.module.css";
import { isPushSupported, subscribeBrowser, subscription, unsubscribeBrowser } from "./push.ts";

/** Turns notifications on this device on and off, or says why it cannot. */
export function PushSwitch() {
  const { data: server } = useQuery({
    queryKey: ["push", "key"],
    queryFn: ({ signal }) => call("GET /api/push", { signal }),
  });
  const { data: known, refetch } = useQuery({
    queryKey: ["push", "subscription"],
    queryFn: async () => (await subscription()) !== null,
    enabled: isPushSupported(),
  });
  const [problem, setProblem] = useState<string>();
  if (!server) return null;
  const change = async (act: () => Promise<"denied" | undefined>) => {
    setProblem(undefined);
    try {
      if ((await act()) === "denied") setProblem(PUSH_TEXTS.denied);
    } catch {
      setProblem(PUSH_TEXTS.failed);
    }
    await refetch();
  };
  const { publicKey } = server;
  return (
    <section className={styles.push} aria-labelledby="push-heading">
      <h2 id="push-heading">{PUSH_TEXTS.heading}</h2>
      {publicKey === null ? (
        <p>{PUSH_TEXTS.none}</p>
      ) : isPushSupported() ? (
        <>
          <p>
            {known ? PUSH_TEXTS.isOn : PUSH_TEXTS.text} {PUSH_TEXTS.quiet}
          </p>
          <Button
            look="secondary"
            onClick={() => void change(known ? unsubscribeBrowser : () => subscribeBrowser(publicKey))}
          >
            {known ? PUSH_TEXTS.off : PUSH_TEXTS.on}
          </Button>
        </>
      ) : (
        <p>{PUSH_TEXTS.unsupported}</p>
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
