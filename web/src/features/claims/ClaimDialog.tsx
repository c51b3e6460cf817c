import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { claimNotices, claimFormTexts as texts } from "#messages/claims.ts";
import { ERROR_SENTENCES } from "#wording/errors.ts";
import { isolate } from "#wording/format.ts";
import { INPUT_LABELS } from "#wording/screening/inputs.ts";
import { reasonText } from "#wording/screening/reasons.ts";
import { type ClaimFinding, checkClaim, readersNeeded } from "../../../../domain/claims/check-claim.ts";
import {
  CLAIMED_INPUTS,
  type ClaimedFigure,
  isOfYear,
  PRINTED_UNITS,
  type PrintedUnit,
  readerFigure,
  withFigure,
  withoutReaders,
} from "../../../../domain/claims/claim.ts";
import type { ReportFigure } from "../../../../domain/claims/report/report-figure.ts";
import { filingsPageOf } from "../../../../domain/facts/filings-pages.ts";
import { isoDay } from "../../../../domain/facts/iso-date.ts";
import { screeningOn } from "../../../../domain/screening/age.ts";
import { firstReason } from "../../../../domain/screening/screening.ts";
import { HOUSE_STANDARD_ID } from "../../../../domain/standards/standards.ts";
import { deriveWith } from "../../../../domain/verdict/derive.ts";
import type { Stock, StockFigures } from "../../../../schema/contracts/stocks.ts";
import { amountText } from "../../lib/amount-text.ts";
import { HttpError } from "../../lib/http.ts";
import { notify } from "../../lib/notices.ts";
import { figuresQuery } from "../../lib/stock-query.ts";
import { AmountField } from "../../ui/AmountField.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Refusal, SelectField, TextField } from "../../ui/Field.tsx";
import { later } from "../../ui/layout/lazy-part.tsx";
import { StandingWord } from "../../ui/StandingWord.tsx";
import { Terms } from "../../ui/Terms.tsx";
import { submitClaimMutation } from "./api.ts";
import { failureText, findingText } from "./ClaimFigure.tsx";
import styles from "./Claims.module.css";
import { type Draft, readDraft } from "./draft.ts";
import { ReportLink } from "./ReportLink.tsx";

type EffectProps = {
  stock: Stock;
  figures: StockFigures | undefined;
  figure: ClaimedFigure;
  findings: readonly ClaimFinding[];
};

/** What a figure would change and what is odd about it, before it is sent: the verdict that accepting it leads to, derived on this device. */
function Effect({ stock, figures, figure, findings }: EffectProps) {
  const derived = figures && deriveWith(readerFigure(figure), figures, figures.screenedOn);
  const then = derived && screeningOn(derived.screening, true, stock.age.readOn);
  const reason = then && firstReason(then.analysis.reasons);
  return (
    <section className="stack-2 text-2 rounded sunk padded-3-4" aria-live="polite" aria-label={texts.effect}>
      {figures && !derived ? (
        <p className="gold">{isImplausible(figure, figures) ? ERROR_SENTENCES.claim_implausible : texts.inUse}</p>
      ) : then ? (
        <>
          <Terms
            className={styles.standings}
            terms={[
              [texts.now, <StandingWord key="now" standing={stock.standing} />],
              [texts.withFigure, <StandingWord key="then" standing={then.standing} />],
            ]}
          />
          {reason && <p>{reasonText(reason, { ...then.analysis, standardId: HOUSE_STANDARD_ID })}</p>}
        </>
      ) : (
        <p>{texts.noEffect}</p>
      )}
      {findings.map((finding) => (
        <p key={finding.code} className="gold">
          {findingText(finding)}
        </p>
      ))}
      <p>{texts.nextReaders(readersNeeded(findings))}</p>
    </section>
  );
}

const isImplausible = (figure: ClaimedFigure, { known, rates }: StockFigures) =>
  withFigure(withoutReaders(known), readerFigure(figure), rates).kind === "implausible";

/** What only some need to fill in a form. Without a network the form stands without it. */
const ReadReport = later<Pick<typeof import("./report/ReadReport.tsx"), "ReadReport">, "ReadReport">(
  () => import("./report/ReadReport.tsx").catch(() => ({ ReadReport: () => null as never })),
  "ReadReport",
);

const INPUTS = CLAIMED_INPUTS.map((value) => ({ value, label: INPUT_LABELS[value] }));
const UNITS = (Object.keys(PRINTED_UNITS) as PrintedUnit[]).map((value) => ({ value, label: texts.units[value] }));

const NOTHING_KNOWN = { known: { facts: {} }, rates: { rates: {} } };

type ClaimDialogProps = {
  stock: Stock;
  draft: Draft;
  onChange: (fields: Partial<Draft>) => void;
  onClose: () => void;
};

/** The form for one figure of a report. What is typed is the caller's, so that closing the form loses nothing. */
export function ClaimDialog({ stock, draft, onChange, onClose }: ClaimDialogProps) {
  const [now] = useState(() => new Date());
  const [isRefused, setRefused] = useState(false);
  const [isSure, setSure] = useState(false);
  const submission = useMutation(submitClaimMutation(useQueryClient(), stock.symbol));
  const { figure, claim, errors } = readDraft(draft, isoDay(now));
  const listings = [stock, ...stock.listings].map(({ exchange }) => ({ exchange, country: stock.country }));
  const { data: figures } = useQuery(figuresQuery(stock.symbol));
  const findings = figure ? checkClaim(figure, { ...(figures ?? NOTHING_KNOWN), listings }) : [];
  const isUnitOdd = findings.some(({ code }) => code === "unit_mistake") || isAboutUnit(submission.error);
  const filings = filingsPageOf(stock);

  const change = (fields: Partial<Draft>) => {
    if (fields.amount !== undefined || fields.unit) setSure(false);
    submission.reset();
    onChange(fields);
  };
  const field = (name: keyof Draft) => ({
    label: texts[name],
    value: draft[name],
    autoComplete: "off",
    error: isRefused ? errors[name] : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change({ [name]: target.value }),
  });
  const choose = ({ amount, unit, currency, periodEnd, page, quotation }: ReportFigure) =>
    change({
      amount: amountText(amount),
      unit,
      quotation,
      ...(currency && { currency }),
      ...(periodEnd && { periodEnd }),
      page: String(page ?? 1),
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() => setRefused(true));
    const form = event.currentTarget;
    if (!claim || (isUnitOdd && !isSure))
      return form.querySelector<HTMLElement>("[aria-invalid=true], [data-sure]")?.focus();
    submission.mutate(
      { symbol: stock.symbol, ...claim, isSure },
      {
        onSuccess: ({ voices }) => {
          notify(voices.length > 0 ? claimNotices.agreed : claimNotices.given);
          onChange({ amount: "", page: "", quotation: "" });
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title(isolate(stock.name))}
      description={texts.description}
    >
      <form className="stack-4" noValidate onSubmit={submit}>
        {filings && (
          <p className="note">
            {texts.reportsAt} <ReportLink url={filings.url}>{filings.name}</ReportLink>
          </p>
        )}
        <SelectField {...field("input")} options={INPUTS} />
        <ReadReport input={draft.input} company={stock} now={now} onChoose={choose} />
        <div className="fields">
          <AmountField {...field("amount")} />
          <SelectField {...field("unit")} options={UNITS} />
        </div>
        <div className="fields">
          <TextField {...field("currency")} hint={texts.currencyHint} autoCapitalize="characters" dir="ltr" />
          <TextField
            {...field("periodEnd")}
            label={isOfYear(draft.input) ? texts.yearEnd : texts.balanceDay}
            type="date"
            max={isoDay(now)}
          />
        </div>
        <TextField {...field("url")} type="url" inputMode="url" dir="ltr" />
        <TextField {...field("page")} hint={texts.pageHint} inputMode="numeric" />
        <TextField {...field("quotation")} dir="auto" />
        {figure && <Effect stock={stock} figures={figures} figure={figure} findings={findings} />}
        {isUnitOdd && (
          <label className="gap-2 line finger">
            <input
              type="checkbox"
              data-sure
              checked={isSure}
              aria-invalid={isRefused && !isSure ? true : undefined}
              onChange={({ target }) => setSure(target.checked)}
            />
            {texts.isSure}
          </label>
        )}
        <Refusal>{submission.error && failureText(submission.error)}</Refusal>
        <Button type="submit" disabled={submission.isPending}>
          {submission.isPending ? texts.submitting : texts.submit}
        </Button>
      </form>
    </Dialog>
  );
}

const isAboutUnit = (error: Error | null) => error instanceof HttpError && error.reason === "claim_unit";
