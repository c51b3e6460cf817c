import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { REVIEW_STATES } from "../../../../../domain/refresh/refresh-steps.ts";
import type { Review } from "../../../../../schema/contracts/automation.ts";
import { SelectField } from "../../../ui/Field.tsx";
import styles from "../AdminList.module.css";
import { AdminList } from "../AdminList.tsx";
import { refreshTexts } from "../messages.ts";
import { ReviewItem } from "./ReviewItem.tsx";
import { reviewsQuery } from "./refresh-api.ts";
import type { ReviewWords } from "./review-words.ts";

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
