import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PUSH_TEXTS } from "#wording/push.ts";
import { call } from "../../lib/http.ts";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/Field.tsx";
import { MultiSelect } from "../../ui/form/MultiSelect.tsx";
import { TitledSection } from "../../ui/TitledSection.tsx";
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

const OFFERED_MAX = 500;
const HOURS = Array.from({ length: 24 }, (_, value) => ({
  value,
  label: PUSH_TEXTS.hour(String(value).padStart(2, "0")),
}));

export function PushSwitch({ held }: { held: readonly string[] }) {
  const { data: server } = useQuery({
    queryKey: ["push", "key"],
    queryFn: ({ signal }) => call("GET /api/push", { signal }),
  });
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
