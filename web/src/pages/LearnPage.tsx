import { launchCaption, launchStats, pageTexts } from "#wording/pages/learn.ts";
import { askEarly } from "../lib/ask-early.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";
import styles from "./LearnPage.module.css";

const LearningHub = lazyPart(() => import("../features/learning/hub/LearningHub.tsx"), "LearningHub");
const RecentDiscussions = lazyPart(() => import("../features/forum/list/RecentDiscussions.tsx"), "RecentDiscussions");

export function LearnPage() {
  if (import.meta.env.SSR) askEarly("/api/forum/posts?category=all");
  return (
    <>
      <PageHead title={pageTexts.title} description={pageTexts.description} />
      <PageIntro title={pageTexts.title} lead={pageTexts.lead}>
        <p id="aims" className={styles.caption}>
          {launchCaption}
        </p>
        <ul className={styles.stats} aria-labelledby="aims">
          {launchStats.map(({ figure, label }) => (
            <li key={label} className="grid">
              <strong>{figure}</strong> {label}
            </li>
          ))}
        </ul>
      </PageIntro>
      <LearningHub discussions={<RecentDiscussions />} />
    </>
  );
}
