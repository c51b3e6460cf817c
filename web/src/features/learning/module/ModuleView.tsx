import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight, CircleCheck, Clock } from "lucide-react";
import { Link } from "react-router";
import type { CourseModule } from "../../../../../schema/contracts/learning.ts";
import { coursePath, modulePath, PATHS } from "../../../config/paths.ts";
import { notify } from "../../../lib/notices.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { markModuleMutation } from "../api.ts";
import { CourseSkeleton } from "../course/CourseSkeleton.tsx";
import { type CourseReading, useCourse } from "../course/use-course.ts";
import { FailedState, NotFoundState } from "../LearningState.tsx";
import { courseTexts, learningNotices, moduleTexts } from "../messages.ts";
import { Markup } from "./Markup.tsx";
import { ModuleSidebar } from "./ModuleSidebar.tsx";
import styles from "./ModuleView.module.css";
import { References } from "./References.tsx";

/** One module: its text, key points, sources, and the button to continue. */
export function ModuleView({ courseId, moduleId }: { courseId: number; moduleId: number }) {
  const view = useCourse(courseId);
  const isCourseThere = view.state === "ready";
  const module = isCourseThere && view.modules.find(({ id }) => id === moduleId);
  if (module) {
    return (
      <>
        <PageHead
          title={module.title}
          description={moduleTexts.description(view.course.title, module.keyPoints[0] ?? "")}
        />
        <Reading {...view} module={module} />
      </>
    );
  }
  if (isCourseThere || view.state === "missing") {
    return (
      <>
        <PageHead title={moduleTexts.notFound} />
        <NotFoundState
          title={moduleTexts.notFound}
          text={moduleTexts.notFoundText}
          to={isCourseThere ? coursePath(courseId) : PATHS.learn}
          label={isCourseThere ? moduleTexts.toCourse : courseTexts.toHub}
        />
      </>
    );
  }
  return (
    <>
      <PageHead title={moduleTexts.shellTitle} description={moduleTexts.shellDescription} />
      {view.state === "failed" ? <FailedState onRetry={view.retry} /> : <CourseSkeleton />}
    </>
  );
}

function Reading({ course, module, modules, progress }: CourseReading & { module: CourseModule }) {
  const { completedModuleIds } = progress;
  return (
    <div className={`container ${styles.page}`}>
      <Link to={coursePath(course.id)} className={styles.back}>
        <ArrowLeft size={18} aria-hidden="true" className={styles.arrow} />
        {moduleTexts.back(course.title)}
      </Link>
      <div className={styles.columns}>
        <article className={styles.article}>
          <header>
            <p className={styles.meta}>
              <span>{courseTexts.moduleNumber(module.orderIndex)}</span>
              <span>
                <Clock size={15} aria-hidden="true" />
                {courseTexts.minutes(module.estimatedReadTime)}
              </span>
            </p>
            <h1>{module.title}</h1>
          </header>
          <Markup source={module.content} />
          <section aria-labelledby="takeaways-title" className={styles.takeaways}>
            <h2 id="takeaways-title">{moduleTexts.keyTakeaways}</h2>
            <ul>
              {module.keyPoints.map((point) => (
                <li key={point}>
                  <CircleCheck size={20} aria-hidden="true" />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
          </section>
          <References references={module.scholarlyReferences} />
          <WayOn
            courseId={course.id}
            module={module}
            modules={modules}
            isCompleted={completedModuleIds.includes(module.id)}
          />
        </article>
        <ModuleSidebar courseId={course.id} modules={modules} current={module.id} completed={completedModuleIds} />
      </div>
    </div>
  );
}

type WayOnProps = { courseId: number; module: CourseModule; modules: readonly CourseModule[]; isCompleted: boolean };

/** Continuing, or completing the course, marks the module as completed. */
function WayOn({ courseId, module, modules, isCompleted }: WayOnProps) {
  const marking = useMutation({
    ...markModuleMutation(useQueryClient(), courseId),
    onError: () => notify(learningNotices.progressNotSaved),
  });
  // The prerendered button is disabled until hydration, or its click would be lost.
  const isHydrated = useHydrated();
  const mark = (completed: boolean) => marking.mutate({ moduleId: module.id, completed });
  const complete = () => {
    if (!isCompleted) mark(true);
  };
  const index = modules.findIndex(({ id }) => id === module.id);
  const previous = modules[index - 1];
  const next = modules[index + 1];
  return (
    <footer className={styles.wayOn}>
      <Button
        look="secondary"
        aria-pressed={isCompleted}
        disabled={marking.isPending || !isHydrated}
        className={styles.mark}
        onClick={() => mark(!isCompleted)}
      >
        {isCompleted && <CircleCheck size={18} aria-hidden="true" />}
        {isCompleted ? moduleTexts.completed : moduleTexts.markCompleted}
      </Button>
      {previous && (
        <ButtonLink to={modulePath(courseId, previous.id)} look="quiet">
          <ArrowLeft size={18} aria-hidden="true" className={styles.arrow} />
          {moduleTexts.previous}
        </ButtonLink>
      )}
      {next ? (
        <ButtonLink to={modulePath(courseId, next.id)} onClick={complete} className={styles.next}>
          {moduleTexts.next}
          <ArrowRight size={18} aria-hidden="true" className={styles.arrow} />
        </ButtonLink>
      ) : (
        <ButtonLink to={coursePath(courseId)} onClick={complete} className={styles.next}>
          {moduleTexts.completeCourse}
        </ButtonLink>
      )}
    </footer>
  );
}
