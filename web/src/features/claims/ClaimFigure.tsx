import type { ReactNode } from "react";
import { contributionsTexts } from "#messages/claims/public.ts";
import { claimFormTexts, readersTexts as texts } from "#messages/claims.ts";
import { ERROR_SENTENCES } from "#wording/errors.ts";
import { formatAmount, formatDay, formatTimeSince, isolate, percentText } from "#wording/format.ts";
import { INPUT_LABELS } from "#wording/screening/inputs.ts";
import { STANDING_LABELS } from "#wording/screening/standing.ts";
import { type ClaimFinding, readersNeeded, reportHost } from "../../../../domain/claims/check-claim.ts";
import { amountOf, isOfYear } from "../../../../domain/claims/claim.ts";
import type { Claim } from "../../../../schema/contracts/claims.ts";
import { amountText } from "../../lib/amount-text.ts";
import { HttpError, NetworkError } from "../../lib/http.ts";
import { Badge, type Tone } from "../../ui/Badge.tsx";
import styles from "./Claims.module.css";
import { ReportLink } from "./ReportLink.tsx";

const { decidedOn } = contributionsTexts;

const TONES: Readonly<Record<Claim["state"], Tone>> = {
  open: "caution",
  accepted: "positive",
  declined: "negative",
  withdrawn: "neutral",
  revoked: "negative",
};

type ClaimFigureProps = {
  claim: Claim;
  /** Units of its currency for one US dollar; undefined when the stock's own figures do not tell. */
  rate?: number | undefined;
  isInUse?: boolean;
  /** Where it is not said by the page. */
  company?: ReactNode;
  /** What can be said of an open one. */
  children?: ReactNode;
};

/** A figure of a reader with everybody's checks of it. */
export function ClaimFigure({ claim, rate, isInUse, company, children }: ClaimFigureProps) {
  const { input, quotation, value, state, voices, effects, corrected } = claim;
  const { amount, unit, currency, periodEnd, page, url } = corrected ?? claim;
  const period = isOfYear(input) ? claimFormTexts.yearEnd : claimFormTexts.balanceDay;
  /** Of the readers who agree; those of one network count once. */
  const counts = readersNeeded(claim.findings) - claim.readersMissing;
  return (
    <article
      className={`stack-2 text-2 may-shrink breaks content-start rounded outlined padded-4 ${styles.claim}`}
      aria-label={`${INPUT_LABELS[input]}: ${formatAmount(value, currency)}`}
    >
      <header className="spread items-baseline gap-2">
        <h3 className="label">
          {company && <>{company} · </>}
          {INPUT_LABELS[input]}
        </h3>
        <Badge tone={TONES[state]}>{isInUse ? texts.inUse : texts.states[state]}</Badge>
      </header>
      <p className="display-5">
        <span className="tabular">{formatAmount(value, currency)}</span>{" "}
        {rate && currency !== "USD" && <small className="tabular">({formatAmount(value / rate)})</small>}
      </p>
      <p className="note">
        {claimFormTexts.amount}: <bdi className="tabular">{amountText(amount)}</bdi> · {claimFormTexts.units[unit]} ·{" "}
        <bdi>{currency}</bdi>
        <br />
        {period}: {formatDay(periodEnd)}
      </p>
      <FoundIn url={url} page={page} quotation={quotation} />
      <ul className="stack-1 soft">
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
            {voice.url && <FoundIn url={voice.url} page={voice.page} quotation={voice.quotation} />}
          </li>
        ))}
        {state === "open" &&
          claim.findings.map((finding) => (
            <li key={finding.code} className="gold">
              {findingText(finding)}
            </li>
          ))}
      </ul>
      {state === "open" ? (
        <>
          <p>{claim.readersMissing > 0 ? texts.readersMissing(claim.readersMissing) : texts.waitsForAdmin}</p>
          {counts < voices.filter(({ agrees }) => agrees).length && <p>{texts.otherNetwork}</p>}
          {children}
        </>
      ) : (
        <>
          {corrected && <p>{texts.corrected(formatAmount(amountOf(claim), claim.currency))}</p>}
          {claim.reason !== null && <p dir="auto">{texts.reason(claim.reason)}</p>}
          {claim.decidedAt && <p className="note">{decidedOn(formatDay(claim.decidedAt))}</p>}
          {effects && <Moved effects={effects} />}
        </>
      )}
    </article>
  );
}

type FoundInProps = { url: string; page: number | null; quotation: string | null };

function FoundIn({ url, page, quotation }: FoundInProps) {
  return (
    <>
      <p>
        <ReportLink url={url}>{reportHost(url) ?? ""}</ReportLink> {page !== null && <>· {texts.page(page)}</>}
      </p>
      {quotation && <blockquote dir="auto">{quotation}</blockquote>}
    </>
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

export function findingText(finding: ClaimFinding): string {
  if (finding.code === "unknown_host") return claimFormTexts.unknownHost;
  if (finding.code === "unit_mistake") return ERROR_SENTENCES.claim_unit({ times: finding.times });
  return claimFormTexts.farFromKnown(percentText(finding.percent, 100));
}

export function failureText(error: Error): string {
  if (error instanceof NetworkError) return claimFormTexts.offline;
  return (error instanceof HttpError && error.sentence) || error.message;
}
