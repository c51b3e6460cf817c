import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LANGUAGE } from "#wording/language.ts";
import { PUSH_TEXTS } from "#wording/push.ts";
import { call } from "../../lib/http.ts";
import { answerQuery } from "../../lib/queries.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/Field.tsx";
import { MultiSelect } from "../../ui/form/MultiSelect.tsx";
import { TitledSection } from "../../ui/TitledSection.tsx";
import styles from "./Changes.module.css";

const OFFERED_MAX = 500;
const HOURS = Array.from({ length: 24 }, (_, value) => ({
  value,
  label: PUSH_TEXTS.hour(String(value).padStart(2, "0")),
}));

export function PushSwitch({ held }: { held: readonly string[] }) {
  const { data: server } = useQuery(answerQuery(["push", "key"], "GET /api/push", {}));
  if (!server) return null;
  const { publicKey } = server;
  return (
    <TitledSection
      id="push-heading"
      level="h2"
      title={PUSH_TEXTS.heading}
      className="stack-2 from-start ruled-above pad-over-4"
    >
      {publicKey === null ? (
        <p>{PUSH_TEXTS.none}</p>
      ) : isPushSupported() ? (
        <Switch publicKey={publicKey} held={held} />
      ) : (
        <p>{PUSH_TEXTS.unsupported}</p>
      )}
    </TitledSection>
  );
}

function Switch({ publicKey, held }: { publicKey: string; held: readonly string[] }) {
  const { data: isOn, refetch } = useQuery({ queryKey: ["push", "subscription"], queryFn: isSubscribed });
  const [choices, setChoices] = useState(() => readChoices().choices);
  const [outcome, setOutcome] = useState<{ text: string; isProblem: boolean }>();
  const [isWaiting, setWaiting] = useState(false);
  const act = async (done: string, action: () => Promise<"denied" | undefined>) => {
    setOutcome(undefined);
    setWaiting(true);
    try {
      const isDenied = (await action()) === "denied";
      setOutcome({ text: isDenied ? PUSH_TEXTS.denied : done, isProblem: isDenied });
    } catch {
      setOutcome({ text: PUSH_TEXTS.failed, isProblem: true });
    }
    setWaiting(false);
    await refetch();
  };
  const save = () => (isOn ? changeChoices(choices) : subscribeBrowser(publicKey, choices));
  return (
    <>
      <p>{isOn ? PUSH_TEXTS.isOn : PUSH_TEXTS.text}</p>
      <Choices choices={choices} held={held} onChange={setChoices} />
      <div className="wrap-3 items-end">
        <Button look="secondary" disabled={isWaiting} onClick={() => void act(PUSH_TEXTS.saved, save)}>
          {isOn ? PUSH_TEXTS.save : PUSH_TEXTS.on}
        </Button>
        {isOn && (
          <Button look="quiet" disabled={isWaiting} onClick={() => void act(PUSH_TEXTS.isOff, unsubscribeBrowser)}>
            {PUSH_TEXTS.off}
          </Button>
        )}
      </div>
      <p role={outcome?.isProblem ? "alert" : "status"}>{outcome?.text}</p>
    </>
  );
}

type ChoicesProps = {
  choices: PushChoices;
  held: readonly string[];
  onChange: (choices: PushChoices) => void;
};

function Choices({ choices, held, onChange }: ChoicesProps) {
  const { symbols } = choices;
  const offered = [...new Set([...held, ...symbols])].slice(0, OFFERED_MAX);
  return (
    <>
      <fieldset className={`wrap items-end gap-2-4 ${styles.quiet}`}>
        <legend>{PUSH_TEXTS.quiet}</legend>
        {(["quietFrom", "quietTo"] as const).map((end) => (
          <SelectField
            key={end}
            label={PUSH_TEXTS[end]}
            value={choices[end]}
            options={HOURS}
            onChange={({ target }) => onChange({ ...choices, [end]: Number(target.value) })}
          />
        ))}
        <p className="note">{PUSH_TEXTS.never}</p>
      </fieldset>
      {offered.length > 0 && (
        <div>
          <MultiSelect
            label={PUSH_TEXTS.portfolio}
            options={offered.map((symbol) => ({ value: symbol, label: symbol }))}
            values={symbols}
            onChange={(chosen) => onChange({ ...choices, symbols: chosen })}
            anyLabel={PUSH_TEXTS.portfolioNone}
            countLabel={PUSH_TEXTS.portfolioChosen}
            clearLabel={PUSH_TEXTS.noneOfThem}
          />
          <p className="note">{PUSH_TEXTS.portfolioHint}</p>
        </div>
      )}
    </>
  );
}

type PushChoices = { quietFrom: number; quietTo: number; symbols: readonly string[] };

const KEY = "mizan:push";
const USUAL: PushChoices = { quietFrom: 22, quietTo: 7, symbols: [] };

const isHour = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 23;

function readChoices(): { choices: PushChoices; isTold: boolean } {
  try {
    const { quietFrom, quietTo, symbols } = JSON.parse(readStored(KEY) ?? "") as Partial<PushChoices>;
    if (!isHour(quietFrom) || !isHour(quietTo) || !Array.isArray(symbols)) return { choices: USUAL, isTold: false };
    return { choices: { quietFrom, quietTo, symbols: symbols.filter((one) => typeof one === "string") }, isTold: true };
  } catch {
    return { choices: USUAL, isTold: false };
  }
}

function isPushSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether the server notifies this browser: it has subscribed, and the visitor was not forgotten since. */
async function isSubscribed(): Promise<boolean> {
  return readChoices().isTold && (await subscription()) !== null;
}

/** Asks the visitor, subscribes this browser with the server's key, and sends its address to the server. */
async function subscribeBrowser(publicKey: string, choices: PushChoices): Promise<"denied" | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const registration = await navigator.serviceWorker.ready;
  // A subscription made with another key of the server, or one that the server was told to forget, is useless.
  await (await subscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  try {
    await tellServer(made, choices);
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
  return undefined;
}

async function changeChoices(choices: PushChoices): Promise<undefined> {
  const made = await subscription();
  if (made) await tellServer(made, choices);
}

async function tellServer(made: PushSubscription, choices: PushChoices): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await call("POST /api/push", {
    body: {
      endpoint: endpoint ?? "",
      keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
      ...choices,
      symbols: [...choices.symbols],
      timeZone,
      language: LANGUAGE.code,
    },
  });
  writeStored(KEY, JSON.stringify(choices));
}

async function unsubscribeBrowser(): Promise<undefined> {
  await call("DELETE /api/push", {});
  writeStored(KEY, null);
  await (await subscription())?.unsubscribe();
}
