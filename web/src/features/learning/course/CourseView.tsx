import { ArrowLeft, CircleCheck, Clock } from "lucide-react";
import { Link } from "react-router";
import type { Course, CourseModule } from "../../../../../schema/contracts/learning.ts";
import { modulePath, PATHS } from "../../../config/paths.ts";
import { PageHead } from "../../../ui/PageHead.tsx";
import { FailedState, NotFoundState } from "../LearningState.tsx";
import { courseTexts } from "../messages.ts";
import { CourseIcon } from "./CourseIcon.tsx";
import { CourseSkeleton } from "./CourseSkeleton.tsx";
import styles from "./CourseView.module.css";
import { ProgressPanel } from "./ProgressPanel.tsx";
import { type CourseReading, useCourse } from "./use-course.ts";

const KEY_POINTS_SHOWN = 3;

/** One course with its modules and the visitor's progress. */
export function CourseView({ courseId }: { courseId: number }) {
  const view = useCourse(courseId);
  if (view.state === "missing") {
    return (
      <>
        <PageHead title={courseTexts.notFound} />
        <NotFoundState
          title={courseTexts.notFound}
          text={courseTexts.notFoundText}
          to={PATHS.learn}
          label={courseTexts.toHub}
        />
      </>
    );
  }
  if (view.state === "ready") {
    return (
      <>
        <PageHead title={view.course.title} description={view.course.description} />
        <Reading {...view} />
      </>
    );
  }
  return (
    <>
      <PageHead title={courseTexts.shellTitle} description={courseTexts.shellDescription} />
      {view.state === "failed" ? <FailedState onRetry={view.retry} /> : <CourseSkeleton />}
    </>
  );
}

function Reading({ course, modules, progress }: CourseReading) {
  return (
    <div className={`container ${styles.page}`}>
      <Link to={PATHS.learn} className={styles.back}>
        <ArrowLeft size={18} aria-hidden="true" className={styles.arrow} />
        {courseTexts.back}
      </Link>
      <header className={styles.head}>
        <CourseIcon course={course} size={28} />
        <div>
          <h1>{course.title}</h1>
          <p>{course.description}</p>
        </div>
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="modules-title" className={styles.modules}>
          <h2 id="modules-title">{courseTexts.modulesTitle}</h2>
          <ol>
            {modules.map((module) => (
              <ModuleCard
                key={module.id}
                courseId={course.id}
                module={module}
                isCompleted={progress.completedModuleIds.includes(module.id)}
              />
            ))}
          </ol>
        </section>
        <aside className={styles.side}>
          <ProgressPanel courseId={course.id} modules={modules} progress={progress} />
          <Information course={course} />
        </aside>
      </div>
    </div>
  );
}

function ModuleCard(props: { courseId: number; module: CourseModule; isCompleted: boolean }) {
  const { courseId, module, isCompleted } = props;
  return (
    <li className={styles.module}>
      <p className={styles.meta}>
        <span>{courseTexts.moduleNumber(module.orderIndex)}</span>
        <span>
          <Clock size={15} aria-hidden="true" />
          {courseTexts.minutes(module.estimatedReadTime)}
        </span>
        {isCompleted && (
          <span className={styles.completed}>
            <CircleCheck size={15} aria-hidden="true" />
            {courseTexts.completed}
          </span>
        )}
      </p>
      <h3>
        <Link to={modulePath(courseId, module.id)}>{module.title}</Link>
      </h3>
      <ul>
        {module.keyPoints.slice(0, KEY_POINTS_SHOWN).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </li>
  );
}

function Information({ course }: { course: Course }) {
  const facts = [
    [courseTexts.level, course.level],
    [courseTexts.category, course.category],
    [courseTexts.duration, course.duration],
    [courseTexts.moduleCount, String(course.moduleCount)],
  ] as const;
  return (
    <section aria-labelledby="information-title" className={styles.information}>
      <h2 id="information-title">{courseTexts.informationTitle}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
