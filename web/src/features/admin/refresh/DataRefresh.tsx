import { useState } from "react";
import { refreshTexts } from "#messages/admin.ts";
import { REVIEW_STATES } from "../../../../../domain/refresh/refresh-steps.ts";
import type { Review } from "../../../../../schema/contracts/automation.ts";
import { SelectField } from "../../../ui/Field.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { AdminArea } from "../AdminArea.tsx";
import styles from "../AdminList.module.css";
import { AdminList } from "../AdminList.tsx";
import { RefreshRuns } from "./RefreshRuns.tsx";
import { ReviewItem } from "./ReviewItem.tsx";

type View = "reviews" | "runs";

const VIEWS = [
  { value: "reviews", label: refreshTexts.reviews.label },
  { value: "runs", label: refreshTexts.runs.label },
] as const;

const STATES = REVIEW_STATES.map((value) => ({ value, label: refreshTexts.reviewStates[value] }));

export function DataRefresh() {
  const [view, setView] = useState<View>("reviews");
  return (
    <AdminArea title={refreshTexts.title}>
      <div className={styles.views}>
        <Segmented<View> legend={refreshTexts.views} options={VIEWS} value={view} onChange={setView} />
      </div>
      <div>{view === "reviews" ? <Reviews /> : <RefreshRuns />}</div>
    </AdminArea>
  );
}

function Reviews() {
  const [state, setState] = useState<Review["state"]>("open");
  return (
    <div>
      <div className={styles.head}>
        <SelectField
          label={refreshTexts.reviewState}
          options={STATES}
          value={state}
          onChange={(event) => setState(REVIEW_STATES.find((one) => one === event.target.value) ?? "open")}
        />
      </div>
      <AdminList
        of="GET /api/admin/reviews"
        input={{ query: { state } }}
        texts={refreshTexts.reviews}
        renderRow={(review) => <ReviewItem review={review} />}
      />
    </div>
  );
}
