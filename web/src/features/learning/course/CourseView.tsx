import { ArrowLeft, CircleCheck, Clock } from "lucide-react";
import { Link } from "react-router";
import { courseTexts } from "#messages/learning.ts";
import { formatPercent } from "#wording/format.ts";
import { ONLY_ENGLISH } from "#wording/site.ts";
import type { Course, CourseModule } from "../../../../../schema/contracts/learning.ts";
import { modulePath, PATHS } from "../../../config/paths.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { PageHead } from "../../../ui/layout/Page.tsx";
import { Terms } from "../../../ui/Terms.tsx";
import { TitledSection } from "../../../ui/TitledSection.tsx";
import { courseFact, isOnlyEnglish, readingOf } from "../reading-language.ts";
import { CourseFrame, type CourseReading } from "./CourseFrame.tsx";
import { CourseIcon } from "./CourseIcon.tsx";
import styles from "./CourseView.module.css";

const KEY_POINTS_SHOWN = 3;

export function CourseView({ courseId }: { courseId: number }) {
  return (
    <CourseFrame courseId={courseId} texts={courseTexts}>
      {(reading) => (
        <>
          <PageHead title={reading.course.title} description={reading.course.description} />
          <Reading {...reading} />
        </>
      )}
    </CourseFrame>
  );
}

function Reading({ course, modules, progress }: CourseReading) {
  return (
    <div className={`container ${styles.page}`}>
      <Link to={PATHS.learn} className="text-2 self-start gap-2 inline-line finger">
        <ArrowLeft size={18} aria-hidden="true" className="mirrored" />
        {courseTexts.back}
      </Link>
      <header className="stack-4">
        <CourseIcon course={course} size={28} />
        <div {...readingOf(course)}>
          <h1>{course.title}</h1>
          <p className="over-4">{course.description}</p>
        </div>
      </header>
      {isOnlyEnglish(course) && <p>{ONLY_ENGLISH}</p>}
      <div className={`stack-6 over-4 parts-may-shrink ${styles.columns}`}>
        <TitledSection id="modules-title" title={courseTexts.modulesTitle} level="h2" headingClass="under-3 text-6">
          <ol className="ruled-above">
            {modules.map((module) => (
              <ModuleCard
                key={module.id}
                courseId={course.id}
                module={module}
                isCompleted={progress.completedModuleIds.includes(module.id)}
              />
            ))}
          </ol>
        </TitledSection>
        <aside className={`stack-5 content-start ${styles.side}`}>
          <ProgressPanel course={course} modules={modules} progress={progress} />
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
      <p className="fine wrap gap-0-4">
        <span className="inline-line gap-tiny">{courseTexts.moduleNumber(module.orderIndex)}</span>
        <span className="inline-line gap-tiny">
          <Clock size={15} aria-hidden="true" />
          {courseTexts.minutes(module.estimatedReadTime)}
        </span>
        {isCompleted && (
          <span className="strong green inline-line gap-tiny">
            <CircleCheck size={15} aria-hidden="true" />
            {courseTexts.completed}
          </span>
        )}
      </p>
      <h3 {...readingOf(module)}>
        <Link className="covers" to={modulePath(courseId, module.id)}>
          {module.title}
        </Link>
      </h3>
      <ul className="bullets note" {...readingOf(module)}>
        {module.keyPoints.slice(0, KEY_POINTS_SHOWN).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </li>
  );
}

function ProgressPanel({ course, modules, progress }: CourseReading) {
  const { completedModuleIds, progressPercent, isFailed } = progress;
  const next = modules.find(({ id }) => !completedModuleIds.includes(id)) ?? modules[0];
  return (
    <TitledSection
      id="progress-title"
      title={courseTexts.progressTitle}
      level="h2"
      className="stack-3 card padded-5"
      headingClass="text-4"
    >
      <p className={styles.percent}>{formatPercent(progressPercent, 0)}</p>
      <progress max={100} value={progressPercent} aria-labelledby="progress-title" />
      <p className="note" role="status">
        {isFailed ? courseTexts.progressFailed : courseTexts.progressOf(completedModuleIds.length, modules.length)}
      </p>
      {next && (
        <ButtonLink to={modulePath(course.id, next.id)}>
          {completedModuleIds.length > 0 ? courseTexts.continue : courseTexts.begin}
        </ButtonLink>
      )}
    </TitledSection>
  );
}

function Information({ course }: { course: Course }) {
  const facts = [
    [courseTexts.level, courseTexts.levels[course.level]],
    [courseTexts.category, courseFact(course.category)],
    [courseTexts.duration, courseFact(course.duration)],
    [courseTexts.moduleCount, String(course.moduleCount)],
  ] as const;
  return (
    <TitledSection id="information-title" title={courseTexts.informationTitle} level="h2" headingClass="under-3 text-4">
      <Terms className="text-2 facts" terms={facts} />
    </TitledSection>
  );
}
