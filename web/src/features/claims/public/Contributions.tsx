import { useInfiniteQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { Link } from "react-router";
import { contributionsTexts as texts } from "#messages/claims/public.ts";
import { readersTexts } from "#messages/claims.ts";
import { CHANGES_TEXTS } from "#wording/changes.words.ts";
import { CLAIM_STATES } from "../../../../../domain/claims/claim.ts";
import { READERS_ID } from "../../../config/figure-address.ts";
import { stockPath } from "../../../config/paths.ts";
import { pagesQuery, wholeList } from "../../../lib/queries.ts";
import { useAddress } from "../../../lib/use-address.ts";
import { SelectField } from "../../../ui/Field.tsx";
import { FailureMessage, MoreButton, StateMessage } from "../../../ui/StateMessage.tsx";
import { ClaimFigure } from "../ClaimFigure.tsx";
import claimStyles from "../Claims.module.css";
import styles from "./Public.module.css";

const STATES = CLAIM_STATES.map((value) => ({ value, label: readersTexts.states[value] }));

/** Every figure from a reader with what was decided of it, newest first. */
export function Contributions() {
  const { address, change } = useAddress();
  const state = CLAIM_STATES.find((one) => one === address.get("state"));
  const list = useInfiniteQuery({
    ...pagesQuery(["claims", "decisions", state], "GET /api/claims", { query: { state, limit: "24" } }),
    select: wholeList,
  });
  const claims = list.data?.rows;
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.filters}>
        <SelectField
          label={CHANGES_TEXTS.show}
          value={state ?? ""}
          options={[{ value: "", label: CHANGES_TEXTS.everything }, ...STATES]}
          onChange={({ target }) => change({ state: target.value })}
        />
      </div>
      {!claims && list.error && <FailureMessage text={texts.failed} onRetry={list.refetch} />}
      {!claims && !list.error && <p className="note wrap gap-1-4">{texts.loading}</p>}
      {claims?.length === 0 && state && <p className="note wrap gap-1-4">{texts.noneHere}</p>}
      {claims?.length === 0 && !state && <StateMessage icon={Inbox} title={texts.none} text={texts.how} />}
      {claims && claims.length > 0 && (
        <>
          <p className="note wrap gap-1-4" role="status">
            {texts.found(list.data?.totalCount ?? 0)}
          </p>
          <ol className={claimStyles.beside}>
            {claims.map((claim) => (
              <li key={claim.id} className="grid may-shrink">
                <ClaimFigure
                  claim={claim}
                  company={<Link to={stockPath(claim.symbol)}>{claim.name ?? claim.symbol}</Link>}
                >
                  <Link to={`${stockPath(claim.symbol)}#${READERS_ID}`}>{texts.check}</Link>
                </ClaimFigure>
              </li>
            ))}
          </ol>
        </>
      )}
      <MoreButton of={list}>{CHANGES_TEXTS.more}</MoreButton>
    </div>
  );
}
