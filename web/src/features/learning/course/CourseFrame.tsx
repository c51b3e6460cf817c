import { useQuery } from "@tanstack/react-query";
import { CloudOff, type LucideIcon, SearchX } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { courseTexts, hubTexts } from "#messages/learning.ts";
import type { Course, CourseModule, CourseProgress } from "../../../../../schema/contracts/learning.ts";
import { PATHS } from "../../../config/paths.ts";
import { isMissing } from "../../../lib/http.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { PageHead } from "../../../ui/layout/Page.tsx";
import { Skeleton, Skeletons } from "../../../ui/Skeleton.tsx";
import { courseQuery, keepCourseProgress, modulesQuery, progressQuery } from "../api.ts";
import styles from "./CourseFrame.module.css";
import skeleton from "./CourseView.module.css";

export type CourseReading = {
  course: Course;
  modules: readonly CourseModule[];
  /** Nothing is completed until the server has answered. */
  progress: Pick<CourseProgress, "completedModuleIds" | "progressPercent"> & { isFailed: boolean };
};

type CourseFrameProps = {
  courseId: number;
  texts: { shellTitle: string; shellDescription: string; notFound: string; notFoundText: string };
  children: (reading: CourseReading) => ReactNode;
};

export function CourseFrame({ courseId, texts, children }: CourseFrameProps) {
  const course = useQuery(courseQuery(courseId));
  const modules = useQuery(modulesQuery(courseId));
  const progress = useQuery(progressQuery(courseId));
  const percent = progress.data?.progressPercent;
  useEffect(() => {
    if (percent !== undefined) keepCourseProgress(courseId, percent);
  }, [courseId, percent]);
  if (isMissing(course.error) || isMissing(modules.error)) {
    return <Missing texts={texts} to={PATHS.learn} label={courseTexts.toHub} />;
  }
  // The content that came with the page stays when it cannot be loaded again.
  const hasFailed = course.isLoadingError || modules.isLoadingError;
  if (!hasFailed && course.data && modules.data) {
    const { completedModuleIds, progressPercent } = progress.data ?? { completedModuleIds: [], progressPercent: 0 };
    return children({
      course: course.data,
      modules: modules.data,
      progress: { completedModuleIds, progressPercent, isFailed: progress.isError },
    });
  }
  const retry = () => {
    if (course.isError) course.refetch();
    if (modules.isError) modules.refetch();
  };
  return (
    <>
      <PageHead title={texts.shellTitle} description={texts.shellDescription} />
      {hasFailed ? (
        <State icon={CloudOff} title={courseTexts.failed}>
          <Button look="secondary" onClick={retry}>
            {courseTexts.retry}
          </Button>
        </State>
      ) : (
        <CourseSkeleton />
      )}
    </>
  );
}

type MissingProps = { texts: { notFound: string; notFoundText: string }; to: string; label: string };

export function Missing({ texts, to, label }: MissingProps) {
  return (
    <>
      <PageHead title={texts.notFound} />
      <State icon={SearchX} title={texts.notFound}>
        <p className="soft">{texts.notFoundText}</p>
        <ButtonLink to={to}>{label}</ButtonLink>
      </State>
    </>
  );
}

function State({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div className={`container ${styles.state}`} role="alert">
      <Icon className="soft" size={40} aria-hidden="true" />
      <h1 className="text-6">{title}</h1>
      {children}
    </div>
  );
}

function CourseSkeleton() {
  return (
    <div className={`container ${skeleton.page}`} aria-busy="true">
      <h1 className="visually-hidden">{hubTexts.loading}</h1>
      <Skeleton className="text-2 self-start gap-2 inline-line finger" />
      <Skeleton className={skeleton.wide} />
      <Skeleton className={skeleton.text} />
      <div className={`stack-6 over-4 parts-may-shrink ${skeleton.columns}`}>
        <div>
          <Skeletons count={4} className="tall-10 under-3" />
        </div>
        <Skeleton className={skeleton.box} />
      </div>
    </div>
  );
}
