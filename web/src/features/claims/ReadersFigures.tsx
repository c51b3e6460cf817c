import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { wantedTexts } from "#messages/claims/public.ts";
import { claimFormTexts, claimNotices, readersTexts as texts } from "#messages/claims.ts";
import { CLAIM_MAX_LENGTHS, CLAIMED_INPUTS, type ClaimedInput } from "../../../../domain/claims/claim.ts";
import type { Claim } from "../../../../schema/contracts/claims.ts";
import type { Stock } from "../../../../schema/contracts/stocks.ts";
import { figureAsked, figurePath, READERS_ID } from "../../config/figure-address.ts";
import { PATHS, stockPath } from "../../config/paths.ts";
import { notify } from "../../lib/notices.ts";
import { useStored } from "../../lib/storage.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Refusal, TextField } from "../../ui/Field.tsx";
import { extra } from "../../ui/layout/lazy-part.tsx";
import { FailureMessage } from "../../ui/StateMessage.tsx";
import { claimsQuery, SAID_KEY, type Said, saidOf, sayMutation, withdrawMutation } from "./api.ts";
import { ClaimFigure, failureText } from "./ClaimFigure.tsx";
import styles from "./Claims.module.css";
import { type Draft, emptyDraft } from "./draft.ts";

const ClaimDialog = extra(() => import("./ClaimDialog.tsx"), "ClaimDialog");

/** What readers found in the company's reports, and the form for another figure, which the address opens. */
export function ReadersFigures({ stock }: { stock: Stock }) {
  const { symbol, analysis } = stock;
  const { data: claims, isError, refetch } = useQuery(claimsQuery(symbol));
  const said = saidOf(useStored(SAID_KEY));
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(stock));
  const section = useRef<HTMLElement>(null);
  const asked = figureAsked(hash);
  const [wasAsked, setWasAsked] = useState<string>();
  if (asked !== wasAsked) {
    setWasAsked(asked);
    const input = CLAIMED_INPUTS.find((one) => one === asked);
    if (input) setDraft((before) => ({ ...before, input }));
  }
  useEffect(() => {
    if (hash === `#${READERS_ID}`) section.current?.scrollIntoView();
  }, [hash]);
  const change = (fields: Partial<Draft>) => setDraft((before) => ({ ...before, ...fields }));
  const converted = analysis.evidence.filter(({ exchangeRateDate }) => exchangeRateDate !== null);
  const rates = Object.fromEntries(converted.map(({ currency, exchangeRate }) => [currency, exchangeRate]));
  const inUse = (claim: Claim) =>
    claim.state === "accepted" &&
    analysis.evidence.some(
      ({ source, input, url, originalAmount }) =>
        source === "reader-report" && input === claim.input && url === claim.url && originalAmount === claim.value,
    );
  const card = (claim: Claim) => (
    <ClaimFigure key={claim.id} claim={claim} rate={rates[claim.currency]} isInUse={inUse(claim)}>
      <Voice
        claim={claim}
        said={claim.id in said ? said[claim.id] : undefined}
        onOther={() => {
          const { input, unit, currency, periodEnd, url } = claim;
          change({ input, unit, currency, periodEnd, url });
          navigate(figurePath(symbol, input));
        }}
      />
    </ClaimFigure>
  );
  const decided = claims?.filter((claim) => claim.state !== "open" && !inUse(claim)) ?? [];
  return (
    <section id={READERS_ID} ref={section} className={styles.readers} aria-labelledby="readers-heading">
      <h2 id="readers-heading" className="text-4">
        {texts.title}
      </h2>
      {isError && !claims && <FailureMessage isSmall text={texts.failed} onRetry={() => refetch()} />}
      {claims?.length === 0 && <p className="note">{texts.none}</p>}
      {claims?.filter(inUse).map(card)}
      {grouped(claims?.filter(({ state }) => state === "open") ?? []).map((group) => (
        <div key={group[0]?.id} className={styles.beside}>
          {group.length > 1 && <p className="note">{texts.contradicting}</p>}
          {group.map(card)}
        </div>
      ))}
      {decided.length > 0 && (
        <details>
          <summary>{texts.decided(decided.length)}</summary>
          <div className={styles.beside}>{decided.map(card)}</div>
        </details>
      )}
      <p className="wrap items-center gap-2-4" data-print="never">
        <ButtonLink look="secondary" to={figurePath(symbol, draft.input)} preventScrollReset>
          {texts.give}
        </ButtonLink>
        <Link to={PATHS.contributions} className="note">
          {wantedTexts.decisions}
        </Link>
      </p>
      {asked !== undefined && (
        <ClaimDialog
          stock={stock}
          draft={draft}
          onChange={change}
          onClose={() => navigate(stockPath(symbol), { replace: true, preventScrollReset: true })}
        />
      )}
    </section>
  );
}

/** Amounts for the same quantity of the same day stand beside each other. */
function grouped(claims: readonly Claim[]): Claim[][] {
  const key = ({ input, periodEnd }: { input: ClaimedInput; periodEnd: string }) => `${input} ${periodEnd}`;
  return [...Map.groupBy(claims, key).values()];
}

type VoiceProps = { claim: Claim; said: Said | undefined; onOther: () => void };

function Voice({ claim: { id, symbol }, said, onOther }: VoiceProps) {
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
        <div className="wrap-2">
          <p className="note">{texts.yours}</p>
          <Button look="secondary" size="small" disabled={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
            {texts.withdraw}
          </Button>
        </div>
      ) : note === undefined ? (
        <>
          {said && <p className="note">{texts[said]}</p>}
          <div className="wrap-2">
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
        <form className="stack-4" noValidate onSubmit={dispute}>
          <TextField
            label={texts.note}
            dir="auto"
            autoComplete="off"
            maxLength={CLAIM_MAX_LENGTHS.note}
            value={note}
            error={isRefused ? claimFormTexts.noteError : undefined}
            onChange={({ target }) => setNote(target.value)}
          />
          <div className="wrap-2">
            <Button type="submit" size="small" disabled={voice.isPending}>
              {texts.send}
            </Button>
            <Button look="quiet" size="small" onClick={onOther}>
              {texts.giveOther}
            </Button>
          </div>
        </form>
      )}
      <Refusal>{error && failureText(error)}</Refusal>
    </>
  );
}
