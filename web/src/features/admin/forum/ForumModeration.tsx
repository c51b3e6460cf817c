import { useState } from "react";
import { Segmented } from "../../../ui/Segmented.tsx";
import { AdminArea } from "../AdminArea.tsx";
import styles from "../AdminList.module.css";
import { forumTexts } from "../messages.ts";
import { Bans } from "./Bans.tsx";
import { ForumReports } from "./ForumReports.tsx";
import { ModeratedDiscussions } from "./ModeratedDiscussions.tsx";
import { RemovedTexts } from "./RemovedTexts.tsx";

type View = "reports" | "discussions" | "removed" | "bans";

const VIEWS = [
  { value: "reports", label: forumTexts.reports },
  { value: "discussions", label: forumTexts.discussions },
  { value: "removed", label: forumTexts.removedTexts },
  { value: "bans", label: forumTexts.bans },
] as const;

export function ForumModeration() {
  const [view, setView] = useState<View>("reports");
  return (
    <AdminArea title={forumTexts.title}>
      <div className={styles.views}>
        <Segmented<View> legend={forumTexts.views} options={VIEWS} value={view} onChange={setView} />
      </div>
      <div>
        {view === "reports" && <ForumReports />}
        {view === "discussions" && <ModeratedDiscussions />}
        {view === "removed" && <RemovedTexts />}
        {view === "bans" && <Bans />}
      </div>
    </AdminArea>
  );
}
