import { useEffect, useState } from "react";
import { readTexts as texts } from "#messages/claims/report.ts";
import { formatAmount, formatDay, isolate } from "#wording/format.ts";
import { amountOf, type ClaimedInput } from "../../../../../domain/claims/claim.ts";
import {
  addedFigures,
  isPrintedInParts,
  type ReportDoubt,
  type ReportFigure,
  type ReportReading,
  reportDoubts,
} from "../../../../../domain/claims/report/report-figure.ts";
import { Button } from "../../../ui/Button.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { RadioList } from "../../../ui/form/RadioList.tsx";
import type { Progress, ReadingAnswer } from "./read-in-thread.ts";

type ReadReportProps = {
  input: ClaimedInput;
  company: { name: string; cik?: string | null };
  now: Date;
  onChoose: (figure: ReportFigure) => void;
};

/** Offers the figures of a report that is read on this device; nothing of the file leaves it. */
export function ReadReport({ input, company, now, onChoose }: ReadReportProps) {
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<Progress | "begun">();
  const [answer, setAnswer] = useState<ReadingAnswer>();
  const { name } = company;
  useEffect(() => {
    setAnswer(undefined);
    setProgress(file && "begun");
    if (!file) return;
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      const found = await import("./read-in-thread.ts")
        .then(({ readInThread }) => readInThread({ file, input, company: name }, { signal, onProgress: setProgress }))
        .catch((): ReadingAnswer => ({ kind: "problem", problem: "unavailable" }));
      if (signal.aborted) return;
      setProgress(undefined);
      setAnswer(found);
    };
    void read();
    return () => controller.abort();
  }, [file, input, name]);

  return (
    <>
      <FileField
        label={texts.file}
        hint={texts.fileHint}
        accept=".pdf,.htm,.html,.xhtml,.xml,.xbrl,.zip,.xbri"
        onFile={setFile}
      />
      {progress && (
        <div>
          <p role="status">{progress === "begun" ? texts.reading : texts.readingPage(progress.page, progress.pages)}</p>
          <Button look="quiet" size="small" onClick={() => setFile(undefined)}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {answer?.kind === "problem" && <p role="alert">{texts.problems[answer.problem]}</p>}
      {answer?.kind === "read" && <Offered {...{ input, company, now, onChoose }} reading={answer} />}
    </>
  );
}

function Offered({ input, company, now, onChoose, reading }: ReadReportProps & { reading: ReportReading }) {
  const { figures } = reading;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isSum = isPrintedInParts(input);
  const choose = (value: string) =>
    setChosen(
      isSum
        ? figures.map((_, place) => String(place)).filter((one) => (one === value) !== chosen.includes(one))
        : [value],
    );
  const figure = addedFigures(figures.filter((_, place) => chosen.includes(String(place))));
  if (figures.length === 0) return <p role="status">{texts.none}</p>;
  return (
    <>
      {reportDoubts(reading, company, now).map((doubt) => (
        <p key={doubt.code} role="alert">
          {doubtText(doubt, isolate(company.name))}
        </p>
      ))}
      <RadioList
        legend={isSum ? texts.chooseParts : texts.choose}
        options={figures.map((one, place) => ({
          value: String(place),
          label: formatAmount(amountOf(one), one.currency ?? ""),
          description: <Place {...one} />,
        }))}
        value={isSum ? chosen : (chosen[0] ?? "")}
        onChange={choose}
      />
      <div>
        <Button look="secondary" disabled={!figure} onClick={() => figure && onChoose(figure)}>
          {figure && chosen.length > 1
            ? texts.takeSum(formatAmount(amountOf(figure), figure.currency ?? ""))
            : texts.take}
        </Button>
      </div>
    </>
  );
}

function Place({ periodEnd, page, quotation }: ReportFigure) {
  return (
    <>
      <div>{[periodEnd && formatDay(periodEnd), page && texts.page(page)].filter(Boolean).join(" · ")}</div>
      <div dir="auto">
        <q>{quotation}</q>
      </div>
    </>
  );
}

function doubtText(doubt: ReportDoubt, company: string): string {
  if (doubt.code === "other_company") return texts.otherCompany(isolate(doubt.named), company);
  return doubt.code === "not_named" ? texts.notNamed(company) : texts.oldReport(formatDay(doubt.end));
}
