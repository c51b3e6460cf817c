import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PUSH_TEXTS } from "../../../../schema/wording/en/push.ts";
import { call } from "../../lib/http.ts";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/Field.tsx";
import { MultiSelect } from "../../ui/form/MultiSelect.tsx";
import styles from "./Changes.module.css";
import {
  changeChoices,
  isPushSupported,
  isSubscribed,
  type PushChoices,
  readChoices,
  subscribeBrowser,
  unsubscribeBrowser,
} from "./push.ts";

/** The server's maximum. */
const OFFERED_MAX = 500;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Turns notifications on this device on and off, or says why it cannot. */
export function PushSwitch({ held }: { held: readonly string[] }) {
  const { data: server } = useQuery({
    queryKey: ["push", "key"],
    queryFn: ({ signal }) => call("GET /api/push", { signal }),
  });
  if (!server) return null;
  const { publicKey } = server;
  return (
    <section className={styles.part} aria-labelledby="push-heading">
      <h2 id="push-heading">{PUSH_TEXTS.heading}</h2>
      {publicKey === null ? (
        <p>{PUSH_TEXTS.none}</p>
      ) : isPushSupported() ? (
        <Switch publicKey={publicKey} held={held} />
      ) : (
        <p>{PUSH_TEXTS.unsupported}</p>
      )}
    </section>
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
  return (
    <>
      <p>{isOn ? PUSH_TEXTS.isOn : PUSH_TEXTS.text}</p>
      <Choices choices={choices} held={held} onChange={setChoices} />
      <div className={styles.actions}>
        {isOn ? (
          <>
            <Button
              look="secondary"
              disabled={isWaiting}
              onClick={() => void act(PUSH_TEXTS.saved, () => changeChoices(choices))}
            >
              {PUSH_TEXTS.save}
            </Button>
            <Button
              look="quiet"
              disabled={isWaiting}
              onClick={() => void act(PUSH_TEXTS.isOff, () => unsubscribeBrowser())}
            >
              {PUSH_TEXTS.off}
            </Button>
          </>
        ) : (
          <Button
            look="secondary"
            disabled={isWaiting}
            onClick={() => void act(PUSH_TEXTS.saved, () => subscribeBrowser(publicKey, choices))}
          >
            {PUSH_TEXTS.on}
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
  const { quietFrom, quietTo, symbols } = choices;
  const offered = [...new Set([...held, ...symbols])].slice(0, OFFERED_MAX);
  return (
    <>
      <fieldset className={styles.quiet}>
        <legend>{PUSH_TEXTS.quiet}</legend>
        <Hour
          label={PUSH_TEXTS.quietFrom}
          hour={quietFrom}
          onChange={(hour) => onChange({ ...choices, quietFrom: hour })}
        />
        <Hour label={PUSH_TEXTS.quietTo} hour={quietTo} onChange={(hour) => onChange({ ...choices, quietTo: hour })} />
        <p className={styles.count}>{PUSH_TEXTS.never}</p>
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
          <p className={styles.count}>{PUSH_TEXTS.portfolioHint}</p>
        </div>
      )}
    </>
  );
}

function Hour({ label, hour, onChange }: { label: string; hour: number; onChange: (hour: number) => void }) {
  return (
    <SelectField label={label} value={hour} onChange={({ target }) => onChange(Number(target.value))}>
      {HOURS.map((one) => (
        <option key={one} value={one}>
          {PUSH_TEXTS.hour(one)}
        </option>
      ))}
    </SelectField>
  );
}
