import { useState } from "react";
import { downloadFailed, forgetFailed, yourDataTexts as texts } from "#messages/session.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { call, NetworkError } from "../../lib/http.ts";
import { FORGOTTEN_KEY, PORTFOLIO_DATABASE, THEME_KEY, unstored, writeStored } from "../../lib/storage.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Refusal } from "../../ui/Field.tsx";

type Step = "overview" | "asked" | "forgotten";

export function YourDataDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>("overview");
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState("");

  const attempt = async (act: () => Promise<void>, failed: Record<"noNetwork" | "failed", string>) => {
    setWorking(true);
    setFailure("");
    try {
      await act();
    } catch (error) {
      setFailure(failed[error instanceof NetworkError ? "noNetwork" : "failed"]);
    }
    setWorking(false);
  };
  const download = async () => {
    const everything = await call("GET /api/session/export", {});
    downloadFile("mizan-export.json", "application/json", JSON.stringify(everything, null, 2));
  };
  const forget = async () => {
    await call("DELETE /api/session", {});
    await forgetThisBrowser();
    setStep("forgotten");
  };
  const close = () => {
    if (isWorking) return;
    // The page's memory still has the deleted visitor's data.
    if (step === "forgotten") location.reload();
    else onClose();
  };
  const goTo = (next: Step) => {
    setFailure("");
    setStep(next);
  };

  const titles = { overview: texts.title, asked: texts.askTitle, forgotten: texts.forgottenTitle };
  const leads = { overview: texts.lead, asked: texts.ask, forgotten: texts.forgotten };
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && close()} title={titles[step]} description={leads[step]}>
      <div className="stack-4">
        {step === "overview" && <Overview />}
        {step === "asked" && <p>{texts.askForum}</p>}
        <Refusal>{failure}</Refusal>
        <div className="wrap-3">
          {step === "overview" && (
            <>
              <Button disabled={isWorking} onClick={() => attempt(download, downloadFailed)}>
                {isWorking ? texts.downloading : texts.download}
              </Button>
              <Button look="secondary" disabled={isWorking} onClick={() => goTo("asked")}>
                {texts.forget}
              </Button>
            </>
          )}
          {step === "asked" && (
            <>
              <Button look="danger" disabled={isWorking} onClick={() => attempt(forget, forgetFailed)}>
                {isWorking ? texts.forgetting : texts.confirm}
              </Button>
              <Button look="secondary" disabled={isWorking} onClick={() => goTo("overview")}>
                {texts.keep}
              </Button>
            </>
          )}
          {step === "forgotten" && <Button onClick={close}>{texts.done}</Button>}
        </div>
      </div>
    </Dialog>
  );
}

function Overview() {
  const sections = [
    [texts.keptTitle, texts.kept],
    [texts.hereTitle, texts.here],
  ] as const;
  return (
    <>
      {sections.map(([title, items]) => (
        <section key={title}>
          <h3 className="label">{title}</h3>
          <ul className="bullets">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="note">{texts.apart}</p>
    </>
  );
}

/** The caches in which the service worker keeps answers and which runs it has told of, and when it stored them. */
const CACHES = ["mizan-answers", "mizan-shown-runs"];
const AGES = "workbox-expiration";

/** Deletes everything this browser keeps about the visitor; a forbidden store contains nothing. */
async function forgetThisBrowser(): Promise<void> {
  forgetStored();
  for (const name of CACHES) await globalThis.caches?.delete(name).catch(() => false);
  for (const name of [AGES, PORTFOLIO_DATABASE]) globalThis.indexedDB?.deleteDatabase(name);
  writeStored(FORGOTTEN_KEY, String(Date.now()));
  writeStored(FORGOTTEN_KEY, null);
}

/** Deletes everything stored under the product's own prefix, permanent and per tab, except the theme. */
function forgetStored(): void {
  unstored.clear();
  try {
    for (const storage of [localStorage, sessionStorage]) {
      const keys = Object.keys(storage).filter((key) => key.startsWith("mizan:") && key !== THEME_KEY);
      for (const key of keys) storage.removeItem(key);
    }
  } catch {
    // Forbidden storage contains nothing.
  }
}
