import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Review } from "../../../../schema/contracts/automation.ts";
import type { ComplianceStatus, InputName } from "../../../../schema/vocabulary/compliance.ts";
import { REVIEW_STATES } from "../../../../schema/vocabulary/refresh-steps.ts";
import { SelectField } from "../../ui/Field.tsx";
import styles from "./AdminList.module.css";
import { AdminList } from "./AdminList.tsx";
import { refreshTexts } from "./messages.ts";
import { ReviewItem } from "./ReviewItem.tsx";
import { reviewsQuery } from "./refresh-api.ts";

/** The words of other features that a review uses. */
export type ReviewWords = {
  inputLabels: Readonly<Record<InputName, string>>;
  badge: (status: ComplianceStatus) => ReactNode;
};

export function Reviews(words: ReviewWords) {
  const [state, setState] = useState<Review["state"]>("open");
  const query = useInfiniteQuery(reviewsQuery(state));
  return (
    <div>
      <div className={styles.head}>
        <SelectField
          label={refreshTexts.reviewState}
          value={state}
          onChange={(event) => setState(REVIEW_STATES.find((one) => one === event.target.value) ?? "open")}
        >
          {REVIEW_STATES.map((one) => (
            <option key={one} value={one}>
              {refreshTexts.reviewStates[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <AdminList
        query={query}
        label={refreshTexts.reviews}
        emptyText={refreshTexts.noReviews}
        failedText={refreshTexts.reviewsFailed}
        renderRow={(review) => <ReviewItem review={review} {...words} />}
      />
    </div>
  );
}
