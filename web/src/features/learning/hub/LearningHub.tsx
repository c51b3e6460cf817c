import type { ReactNode } from "react";
import { CourseCards } from "../course/CourseCards.tsx";
import { FeaturedContent } from "./FeaturedContent.tsx";
import styles from "./LearningHub.module.css";

/** The part of the hub that reads the API; `discussions` comes from the forum. */
export function LearningHub({ discussions }: { discussions: ReactNode }) {
  return (
    <div className={`container ${styles.hub}`}>
      <CourseCards />
      <FeaturedContent />
      {discussions}
    </div>
  );
}
