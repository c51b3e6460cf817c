import { Download, FolderOpen, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { keepingTexts as texts } from "#messages/portfolio.ts";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import { ZAKAT_DRAFT_KEY, ZAKAT_HAND_OVER_KEY } from "../../../config/zakat-hand-over.ts";
import { downloadFile } from "../../../lib/download-file.ts";
import { writeStored } from "../../../lib/storage.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { TitledSection } from "../../../ui/TitledSection.tsx";
import type { UsedPortfolio } from "../use-portfolio.tsx";

export function Keeping({ used }: { used: UsedPortfolio }) {
  return (
    <TitledSection id="keeping-heading" level="h2" title={texts.heading} className="stack-4 one-column">
      <p className="note measure">{texts.lead}</p>
      <Persistence />
      <SaveCopy used={used} />
      <OpenCopy used={used} />
      <Forget used={used} />
    </TitledSection>
  );
}

function Persistence() {
  /** Undefined when the browser does not say. */
  const [isPersisted, setPersisted] = useState<boolean>();
  useEffect(() => {
    navigator.storage?.persisted?.().then(setPersisted, () => undefined);
  }, []);
  const [wasRefused, setRefused] = useState(false);
  const ask = async () => {
    const granted = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
    setPersisted(granted);
    setRefused(!granted);
  };
  if (isPersisted) return <p className="note measure">{texts.persistent}</p>;
  return (
    <div className="stack-4 one-column">
      <p className="note measure">{texts.evictable}</p>
      {isPersisted === false && (
        <div>
          <Button look="secondary" size="small" onClick={() => void ask()}>
            {texts.persist}
          </Button>
        </div>
      )}
      <p role="status" className="note measure">
        {wasRefused ? texts.persistRefused : ""}
      </p>
    </div>
  );
}

function SaveCopy({ used: { summary, ask } }: { used: UsedPortfolio }) {
  const [passphrase, setPassphrase] = useState("");
  if (summary.isEmpty) return null;
  const save = async () => {
    const day = isoDay(new Date());
    const copy = await ask("copy", passphrase).catch(() => undefined);
    if (copy === undefined) return;
    downloadFile(`mizan-portfolio-${day}.json`, "application/json", copy);
    setPassphrase("");
  };
  return (
    <div className="fields">
      <TextField
        label={texts.passphrase}
        hint={texts.passphraseHint}
        type="password"
        autoComplete="new-password"
        value={passphrase}
        onChange={({ target }) => setPassphrase(target.value)}
      />
      <div className="all-columns">
        <Button icon={Download} look="secondary" onClick={() => void save()}>
          {texts.export}
        </Button>
      </div>
    </div>
  );
}

type OpenOutcome = { isLocked?: boolean; failure?: string; said?: string };

function OpenCopy({ used: { ask } }: { used: UsedPortfolio }) {
  const [file, setFile] = useState<File>();
  const [passphrase, setPassphrase] = useState("");
  const [{ isLocked, failure, said }, setOutcome] = useState<OpenOutcome>({});
  const field = useRef<HTMLInputElement>(null);
  const open = async (chosen: File, typed: string) => {
    setOutcome((before) => ({ ...before, said: "", failure: "" }));
    const opened = await ask("openCopy", chosen, typed).catch(() => undefined);
    if (!opened) return;
    if (opened === "locked")
      return setOutcome({ isLocked: true, failure: typed === "" ? texts.needPassphrase : texts.wrongPassphrase });
    if (field.current) field.current.value = "";
    if (opened === "not_a_copy") return setOutcome({ failure: texts.notACopy });
    setOutcome({ said: texts.imported(opened.count) });
    setPassphrase("");
  };
  return (
    <form
      noValidate
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (file) void open(file, passphrase);
      }}
    >
      <FileField
        ref={field}
        label={texts.import}
        hint={texts.importHint}
        accept=".json,application/json"
        onFile={(chosen) => {
          setFile(chosen);
          void open(chosen, passphrase);
        }}
      />
      {isLocked && (
        <>
          <TextField
            label={texts.openPassphrase}
            type="password"
            autoComplete="off"
            value={passphrase}
            onChange={({ target }) => setPassphrase(target.value)}
          />
          <div className="all-columns">
            <Button icon={FolderOpen} type="submit" look="secondary">
              {texts.unlock}
            </Button>
          </div>
        </>
      )}
      {failure && (
        <p role="alert" className="text-2 red all-columns">
          {failure}
        </p>
      )}
      <p role="status" className="all-columns">
        {said}
      </p>
    </form>
  );
}

function Forget({ used: { summary, tell } }: { used: UsedPortfolio }) {
  const [isAsked, setAsked] = useState(false);
  if (summary.isEmpty) return null;
  const forget = () => {
    for (const key of [ZAKAT_DRAFT_KEY, ZAKAT_HAND_OVER_KEY]) writeStored(key, null);
    tell("forget");
  };
  if (!isAsked)
    return (
      <div>
        <Button icon={Trash2} look="danger" onClick={() => setAsked(true)}>
          {texts.forget}
        </Button>
      </div>
    );
  return (
    <div className="stack-4 one-column" role="alert">
      <p>{texts.forgetAsk}</p>
      <div className="wrap-3">
        <Button look="danger" onClick={forget}>
          {texts.confirm}
        </Button>
        <Button look="secondary" onClick={() => setAsked(false)}>
          {texts.keep}
        </Button>
      </div>
    </div>
  );
}
