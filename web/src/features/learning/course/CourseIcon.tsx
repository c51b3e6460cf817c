import { BookOpen, DollarSign, Home, Scale, TrendingUp } from "lucide-react";
import type { Course } from "../../../../../schema/contracts/learning.ts";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./CourseIcon.module.css";

const ICONS = { BookOpen, Scale, TrendingUp, DollarSign, Home };

export function CourseIcon({ course, size = 24 }: { course: Pick<Course, "icon" | "color">; size?: number }) {
  const Icon = ICONS[course.icon];
  return (
    <span className={classNames(styles.tile, styles[course.color] ?? "green tint-green")}>
      <Icon aria-hidden="true" size={size} />
    </span>
  );
}
