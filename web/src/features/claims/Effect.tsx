import { claimFormTexts as texts } from "#messages/claims.ts";
import { reasonText } from "#wording/screening/reasons.ts";
import { STANDING_LABELS } from "#wording/screening/standing.ts";
import { type ClaimFinding, readersNeeded } from "../../../../domain/claims/check-claim.ts";
import { type ClaimedFigure, readerFigure } from "../../../../domain/claims/claim.ts";
import { screenAgain } from "../../../../domain/screening/screen-again.ts";
import { firstReason } from "../../../../domain/screening/screening.ts";
import { type Standing, standingOf } from "../../../../domain/screening/standing.ts";
import { HOUSE_STANDARD_ID } from "../../../../domain/standards/standards.ts";
import type { CodedAnalysis, Stock } from "../../../../schema/contracts/stocks.ts";
import { STANDING_TONES } from "../../config/standing-tones.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Terms } from "../../ui/Terms.tsx";
import styles from "./Claims.module.css";
import { findingText } from "./claim-sentences.ts";

type EffectProps = { stock: Stock; figure: ClaimedFigure; findings: readonly ClaimFinding[] };

/** What a figure would change and what is odd about it, before it is sent; worked out on this device. */
export function Effect({ stock, figure, findings }: EffectProps) {
  const screening = screeningWith(stock, figure);
  const { business } = stock.analysis as CodedAnalysis;
  const reason = screening && firstReason(screening.reasons);
  const inUse = stock.analysis.evidence.find(({ input }) => input === figure.input);
  const isOutranked =
    inUse?.quality === "reported" && inUse.source !== "reader-report" && inUse.periodEnd >= figure.periodEnd;
  return (
    <section className={styles.effect} aria-live="polite" aria-label={texts.effect}>
      {isOutranked ? (
        <p className={styles.warning}>{texts.inUse}</p>
      ) : screening ? (
        <>
          <Terms
            className={styles.standings}
            terms={[
              [texts.now, <StandingWord key="now" standing={stock.standing} />],
              [texts.withFigure, <StandingWord key="then" standing={standingOf({ ...screening, isScreened: true })} />],
            ]}
          />
          {reason && <p>{reasonText(reason, { business, standardId: HOUSE_STANDARD_ID })}</p>}
        </>
      ) : (
        <p>{texts.noEffect}</p>
      )}
      {findings.map((finding) => (
        <p key={finding.code} className={styles.warning}>
          {findingText(finding)}
        </p>
      ))}
      <p>{texts.nextReaders(readersNeeded(findings))}</p>
    </section>
  );
}

function StandingWord({ standing }: { standing: Standing }) {
  return <Badge tone={STANDING_TONES[standing]}>{STANDING_LABELS[standing]}</Badge>;
}

function screeningWith(stock: Stock, figure: ClaimedFigure) {
  const screening = stock.analysis as CodedAnalysis;
  const facts = { [figure.input]: readerFigure(figure).fact };
  return screenAgain({ company: stock, screening, on: stock.age.readOn }, { facts });
}
