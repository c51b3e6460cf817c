import { claimFormTexts as texts } from "#messages/claims.ts";
import { ERROR_SENTENCES } from "#wording/errors.ts";
import { reasonText } from "#wording/screening/reasons.ts";
import { type ClaimFinding, readersNeeded } from "../../../../domain/claims/check-claim.ts";
import { type ClaimedFigure, readerFigure, withFigure, withoutReaders } from "../../../../domain/claims/claim.ts";
import { screeningOn } from "../../../../domain/screening/age.ts";
import { firstReason } from "../../../../domain/screening/screening.ts";
import { HOUSE_STANDARD_ID } from "../../../../domain/standards/standards.ts";
import { deriveWith } from "../../../../domain/verdict/derive.ts";
import type { Stock, StockFigures } from "../../../../schema/contracts/stocks.ts";
import { StandingWord } from "../../ui/StandingWord.tsx";
import { Terms } from "../../ui/Terms.tsx";
import styles from "./Claims.module.css";
import { findingText } from "./claim-sentences.ts";

type EffectProps = {
  stock: Stock;
  figures: StockFigures | undefined;
  figure: ClaimedFigure;
  findings: readonly ClaimFinding[];
};

/** What a figure would change and what is odd about it, before it is sent: the verdict that accepting it leads to, derived on this device. */
export function Effect({ stock, figures, figure, findings }: EffectProps) {
  const derived = figures && deriveWith(readerFigure(figure), figures, figures.screenedOn);
  const then = derived && screeningOn(derived.screening, true, stock.age.readOn);
  const reason = then && firstReason(then.analysis.reasons);
  return (
    <section className={styles.effect} aria-live="polite" aria-label={texts.effect}>
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
          {reason && <p>{reasonText(reason, { business: then.analysis.business, standardId: HOUSE_STANDARD_ID })}</p>}
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
