import type { ReactNode } from "react";
import { CourseCards } from "../course/CourseCards.tsx";
import { FeaturedContent } from "./FeaturedContent.tsx";
import styles from "./LearningHub.module.css";

/** What the hub reads from the API; `discussions` is the forum's part of it. */
export function LearningHub({ discussions }: { discussions: ReactNode }) {
  return (
    <div className={`container ${styles.hub}`}>
      <CourseCards />
      <FeaturedContent />
      {discussions}
    </div>
  );
}
