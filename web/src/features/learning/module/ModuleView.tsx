import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight, CircleCheck, Clock } from "lucide-react";
import { Link } from "react-router";
import { courseTexts, learningNotices, moduleTexts } from "#messages/learning.ts";
import { ONLY_ENGLISH } from "#wording/site.ts";
import type { CourseModule } from "../../../../../schema/contracts/learning.ts";
import { coursePath, DEFAULT_ROUTE_ID, modulePath } from "../../../config/paths.ts";
import { notify } from "../../../lib/notices.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { PageHead } from "../../../ui/layout/Page.tsx";
import { markModuleMutation } from "../api.ts";
import { CourseFrame, type CourseReading, Missing } from "../course/CourseFrame.tsx";
import { isOnlyEnglish, readingOf } from "../reading-language.ts";
import { Markup } from "./Markup.tsx";
import styles from "./ModuleView.module.css";

type ModuleReading = CourseReading & { module: CourseModule };

export function ModuleView({ courseId, moduleId }: { courseId: number; moduleId: number }) {
  return (
    <CourseFrame courseId={courseId} texts={moduleTexts}>
      {(reading) => {
        const module =
          reading.modules.find(({ id }) => id === moduleId) ??
          (moduleId === DEFAULT_ROUTE_ID ? reading.modules[0] : undefined);
        if (!module) return <Missing texts={moduleTexts} to={coursePath(courseId)} label={moduleTexts.toCourse} />;
        const description = moduleTexts.description(reading.course.title, module.keyPoints[0] ?? "");
        return (
          <>
            <PageHead title={module.title} description={description} />
            <Reading {...reading} module={module} />
          </>
        );
      }}
    </CourseFrame>
  );
}

function Reading(reading: ModuleReading) {
  const { course, module } = reading;
  return (
    <div className={`container ${styles.page}`}>
      <Link to={coursePath(course.id)} className="text-2 gap-2 inline-line finger">
        <ArrowLeft size={18} aria-hidden="true" className="mirrored" />
        {moduleTexts.back(course.title)}
      </Link>
      <div className={`stack-7 over-4 parts-may-shrink ${styles.columns}`}>
        <article className="stack-6 content-start">
          <header>
            <p className="fine gap-4 flex">
              <span className="inline-line gap-tiny">{courseTexts.moduleNumber(module.orderIndex)}</span>
              <span className="inline-line gap-tiny">
                <Clock size={15} aria-hidden="true" />
                {courseTexts.minutes(module.estimatedReadTime)}
              </span>
            </p>
            <h1 {...readingOf(module)}>{module.title}</h1>
            {isOnlyEnglish(module) && <p>{ONLY_ENGLISH}</p>}
          </header>
          <Markup source={module.content} {...readingOf(module)} />
          <section aria-labelledby="takeaways-title" className="padded-5 rounded-large tint-green measure">
            <h2 id="takeaways-title" className="under-3 text-4">
              {moduleTexts.keyTakeaways}
            </h2>
            <ul className="stack-3" {...readingOf(module)}>
              {module.keyPoints.map((point) => (
                <li className="gap-3 flex" key={point}>
                  <CircleCheck className="green" size={20} aria-hidden="true" />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
          </section>
          <References module={module} />
          <WayOn {...reading} />
        </article>
        <Sidebar {...reading} />
      </div>
    </div>
  );
}

/** Continuing, or completing the course, marks the module as completed. */
function WayOn({ course, module, modules, progress }: ModuleReading) {
  const isCompleted = progress.completedModuleIds.includes(module.id);
  const marking = useMutation({
    ...markModuleMutation(useQueryClient(), course.id),
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
    <footer className="wrap-3 ruled-above pad-over-5 measure">
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
        <ButtonLink to={modulePath(course.id, previous.id)} look="quiet">
          <ArrowLeft size={18} aria-hidden="true" className="mirrored" />
          {moduleTexts.previous}
        </ButtonLink>
      )}
      {next ? (
        <ButtonLink to={modulePath(course.id, next.id)} onClick={complete} className="pushed" data-does-more>
          {moduleTexts.next}
          <ArrowRight size={18} aria-hidden="true" className="mirrored" />
        </ButtonLink>
      ) : (
        <ButtonLink to={coursePath(course.id)} onClick={complete} className="pushed" data-does-more>
          {moduleTexts.completeCourse}
        </ButtonLink>
      )}
    </footer>
  );
}

function References({ module }: { module: CourseModule }) {
  const references = module.scholarlyReferences;
  if (references.length === 0) return null;
  return (
    <section aria-labelledby="references-title" className="measure">
      <h2 id="references-title" className="under-3 text-4">
        {moduleTexts.references}
      </h2>
      <ul className="ruled-above" {...readingOf(module)}>
        {references.map(({ scholar, source, url }) => (
          <li key={scholar + source} className="grid text-2 ruled-below pad-2">
            <strong>{scholar}</strong>
            <span className="soft">
              {url && /^https?:/i.test(url) ? (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {source} <span className="visually-hidden">{moduleTexts.opensElsewhere}</span>
                </a>
              ) : (
                source
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sidebar({ course, module, modules, progress }: ModuleReading) {
  const completed = progress.completedModuleIds;
  return (
    <nav aria-labelledby="sidebar-title" className={`rounded-large sunk padded-4-5 ${styles.sidebar}`}>
      <h2 className="text-4 under-3" id="sidebar-title">
        {moduleTexts.sidebarTitle}
      </h2>
      <ol>
        {modules.map(({ id, orderIndex, title }) => (
          <li key={id}>
            <Link to={modulePath(course.id, id)} aria-current={id === module.id ? "page" : undefined}>
              <span className="green tabular" aria-hidden="true">
                {completed.includes(id) ? <CircleCheck size={18} /> : orderIndex}
              </span>
              <span>
                {title}
                {completed.includes(id) && <span className="visually-hidden">, {courseTexts.completed}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
