import { useState } from "react";
import { Segmented } from "../../../ui/Segmented.tsx";
import { AdminArea } from "../AdminArea.tsx";
import styles from "../AdminList.module.css";
import { refreshTexts } from "../messages.ts";
import { RefreshRuns } from "./RefreshRuns.tsx";
import { Reviews } from "./Reviews.tsx";
import type { ReviewWords } from "./review-words.ts";

type View = "reviews" | "runs";

const VIEWS = [
  { value: "reviews", label: refreshTexts.reviews },
  { value: "runs", label: refreshTexts.runs },
] as const;

export function DataRefresh(words: ReviewWords) {
  const [view, setView] = useState<View>("reviews");
  return (
    <AdminArea title={refreshTexts.title}>
      <div className={styles.views}>
        <Segmented<View> legend={refreshTexts.views} options={VIEWS} value={view} onChange={setView} />
      </div>
      <div>{view === "reviews" ? <Reviews {...words} /> : <RefreshRuns />}</div>
    </AdminArea>
  );
}
