import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { claimFormTexts, claimNotices, readersTexts as texts } from "#messages/claims.ts";
import { formatAmount, formatDay, formatTimeSince, isolate } from "#wording/format.ts";
import { INPUT_LABELS } from "#wording/screening/inputs.ts";
import { STANDING_LABELS } from "#wording/screening/standing.ts";
import { reportHost } from "../../../../domain/claims/check-claim.ts";
import { amountOf, CLAIM_MAX_LENGTHS, isOfYear } from "../../../../domain/claims/claim.ts";
import type { Claim } from "../../../../schema/contracts/claims.ts";
import { amountText } from "../../lib/amount-text.ts";
import { notify } from "../../lib/notices.ts";
import { Badge, type Tone } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { type Said, sayMutation, withdrawMutation } from "./api.ts";
import styles from "./Claims.module.css";
import { failureText, findingText } from "./claim-sentences.ts";
import { ReportLink } from "./ReportLink.tsx";

const TONES: Readonly<Record<Claim["state"], Tone>> = {
  open: "caution",
  accepted: "positive",
  declined: "negative",
  withdrawn: "neutral",
  revoked: "negative",
};

type ClaimCardProps = {
  claim: Claim;
  /** Units of its currency for one US dollar; undefined when the stock's own figures do not tell. */
  rate: number | undefined;
  isInUse: boolean;
  said: Said | undefined;
  onOther: () => void;
};

/** A figure of a reader with everybody's checks of it. */
export function ClaimCard({ claim, rate, isInUse, said, onOther }: ClaimCardProps) {
  const { input, url, quotation, value, state, voices, effects, corrected } = claim;
  const { amount, unit, currency, periodEnd, page } = corrected ?? claim;
  const period = isOfYear(input) ? claimFormTexts.yearEnd : claimFormTexts.balanceDay;
  return (
    <article className={styles.claim} aria-label={`${INPUT_LABELS[input]}: ${formatAmount(value, currency)}`}>
      <header>
        <h3>{INPUT_LABELS[input]}</h3>
        <Badge tone={TONES[state]}>{isInUse ? texts.inUse : texts.states[state]}</Badge>
      </header>
      <p className={styles.amount}>
        <span className="tabular">{formatAmount(value, currency)}</span>{" "}
        {rate && currency !== "USD" && <small className="tabular">({formatAmount(value / rate)})</small>}
      </p>
      <p className={styles.soft}>
        {claimFormTexts.amount}: <bdi className="tabular">{amountText(amount)}</bdi> · {claimFormTexts.units[unit]} ·{" "}
        <bdi>{currency}</bdi>
        <br />
        {period}: {formatDay(periodEnd)}
      </p>
      <p>
        <ReportLink url={url}>{reportHost(url) ?? ""}</ReportLink> · {texts.page(page)}
      </p>
      {quotation && <blockquote dir="auto">{quotation}</blockquote>}
      <ul>
        <li>
          {texts.givenBy(isolate(claim.username))} · <Since time={claim.createdAt} />
        </li>
        {voices.map((voice) => (
          <li key={voice.username + voice.createdAt}>
            {voice.agrees ? (
              texts.foundBy(isolate(voice.username))
            ) : (
              <>
                {texts.disputedBy(isolate(voice.username))} <q dir="auto">{voice.note}</q>
              </>
            )}
            {" · "}
            <Since time={voice.createdAt} />
          </li>
        ))}
        {state === "open" &&
          claim.findings.map((finding) => (
            <li key={finding.code} className={styles.warning}>
              {findingText(finding)}
            </li>
          ))}
      </ul>
      {state === "open" ? (
        <>
          <p>{claim.readersMissing > 0 ? texts.readersMissing(claim.readersMissing) : texts.waitsForAdmin}</p>
          <Voice claim={claim} said={said} onOther={onOther} />
        </>
      ) : (
        <>
          {corrected && <p>{texts.corrected(formatAmount(amountOf(claim), claim.currency))}</p>}
          {claim.reason !== null && <p dir="auto">{texts.reason(claim.reason)}</p>}
          {effects && <Moved effects={effects} />}
        </>
      )}
    </article>
  );
}

function Since({ time }: { time: string }) {
  return (
    <time dateTime={time} title={formatDay(time)}>
      {formatTimeSince(time, new Date())}
    </time>
  );
}

function Moved({ effects }: { effects: NonNullable<Claim["effects"]> }) {
  const moved = effects.filter(({ from, to }) => from !== to);
  if (moved.length === 0) return <p>{texts.movedNothing}</p>;
  return moved.map(({ symbol, from, to }) => (
    <p key={symbol}>{texts.moved(isolate(symbol), STANDING_LABELS[from], STANDING_LABELS[to])}</p>
  ));
}

function Voice({ claim: { id, symbol }, said, onOther }: Pick<ClaimCardProps, "claim" | "said" | "onOther">) {
  const queryClient = useQueryClient();
  const voice = useMutation(sayMutation(queryClient, symbol, id));
  const withdrawal = useMutation({
    ...withdrawMutation(queryClient, symbol, id),
    onSettled: (_, error) => !error && notify(claimNotices.withdrawn),
  });
  const [note, setNote] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const error = voice.error ?? withdrawal.error;
  const dispute = (event: FormEvent) => {
    event.preventDefault();
    const typed = note?.trim() ?? "";
    setRefused(typed === "");
    if (typed !== "") voice.mutate({ agrees: false, note: typed }, { onSuccess: () => setNote(undefined) });
  };
  return (
    <>
      {said === "given" ? (
        <div className={styles.actions}>
          <p className={styles.soft}>{texts.yours}</p>
          <Button look="secondary" size="small" disabled={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
            {texts.withdraw}
          </Button>
        </div>
      ) : note === undefined ? (
        <>
          {said && <p className={styles.soft}>{texts[said]}</p>}
          <div className={styles.actions}>
            {said !== "agreed" && (
              <Button
                look="secondary"
                size="small"
                disabled={voice.isPending}
                onClick={() => voice.mutate({ agrees: true })}
              >
                {texts.same}
              </Button>
            )}
            <Button look="quiet" size="small" onClick={() => setNote("")}>
              {texts.different}
            </Button>
          </div>
        </>
      ) : (
        <form className={styles.form} noValidate onSubmit={dispute}>
          <TextField
            label={texts.note}
            dir="auto"
            autoComplete="off"
            maxLength={CLAIM_MAX_LENGTHS.note}
            value={note}
            error={isRefused ? claimFormTexts.noteError : undefined}
            onChange={({ target }) => setNote(target.value)}
          />
          <div className={styles.actions}>
            <Button type="submit" size="small" disabled={voice.isPending}>
              {texts.send}
            </Button>
            <Button look="quiet" size="small" onClick={onOther}>
              {texts.giveOther}
            </Button>
          </div>
        </form>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {failureText(error)}
        </p>
      )}
    </>
  );
}
