import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Course, CourseModule, CourseProgress } from "../../../../../schema/contracts/learning.ts";
import { courseQuery, isMissing, modulesQuery, progressQuery } from "../api.ts";
import { keepCourseProgress } from "./course-progress.ts";

/** A course with its modules (loading, missing, failed or loaded), and the visitor's progress. */
export type CourseView =
  | { state: "loading" }
  | { state: "missing" }
  | { state: "failed"; retry: () => void }
  | ({ state: "ready" } & CourseReading);

export type CourseReading = { course: Course; modules: readonly CourseModule[]; progress: ProgressView };

/** Nothing is completed until the server has answered. */
export type ProgressView = Pick<CourseProgress, "completedModuleIds" | "progressPercent"> & { isFailed: boolean };

export function useCourse(courseId: number): CourseView {
  const course = useQuery(courseQuery(courseId));
  const modules = useQuery(modulesQuery(courseId));
  const progress = useQuery(progressQuery(courseId));
  const percent = progress.data?.progressPercent;
  useEffect(() => {
    if (percent !== undefined) keepCourseProgress(courseId, percent);
  }, [courseId, percent]);
  if (isMissing(course.error) || isMissing(modules.error)) return { state: "missing" };
  // The content that came with the page stays when it cannot be loaded again.
  if (course.isLoadingError || modules.isLoadingError) {
    const retry = () => {
      if (course.isError) course.refetch();
      if (modules.isError) modules.refetch();
    };
    return { state: "failed", retry };
  }
  if (!course.data || !modules.data) return { state: "loading" };
  const { completedModuleIds, progressPercent } = progress.data ?? { completedModuleIds: [], progressPercent: 0 };
  return {
    state: "ready",
    course: course.data,
    modules: modules.data,
    progress: { completedModuleIds, progressPercent, isFailed: progress.isError },
  };
}
