import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight, BadgeCheck, BookOpen, FileText } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { courseTexts, hubTexts } from "#messages/learning.ts";
import { ONLY_ENGLISH } from "#wording/site.ts";
import type { Course, FeaturedContent as Item } from "../../../../../schema/contracts/learning.ts";
import { coursePath } from "../../../config/paths.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { extra } from "../../../ui/layout/lazy-part.tsx";
import { Skeletons } from "../../../ui/Skeleton.tsx";
import { FailureMessage, StateMessage } from "../../../ui/StateMessage.tsx";
import { coursesQuery, featuredContentQuery, keptCourseProgress } from "../api.ts";
import { CourseIcon } from "../course/CourseIcon.tsx";
import { courseFact, isOnlyEnglish, readingOf } from "../reading-language.ts";
import cards from "./CourseCards.module.css";
import styles from "./FeaturedContent.module.css";

export function LearningHub({ discussions }: { discussions: ReactNode }) {
  return (
    <div className={`container parts-may-shrink ${cards.hub}`}>
      <CourseCards />
      <FeaturedContent />
      {discussions}
    </div>
  );
}

function CourseCards() {
  const { data: courses, isError, refetch } = useQuery(coursesQuery);
  return (
    <section aria-labelledby="courses-title" aria-busy={!courses && !isError}>
      <h2 id="courses-title" className="under-4 text-6">
        {hubTexts.coursesTitle}
      </h2>
      {isError && <FailureMessage text={hubTexts.coursesFailed} onRetry={refetch} />}
      {courses?.length === 0 && <StateMessage icon={BookOpen} text={hubTexts.noCourses} />}
      {!isError && (
        <ul className="stack-4 halves">
          {courses?.map((course) => <CourseCard key={course.id} course={course} />) ?? (
            <Skeletons count={6} className={cards.skeleton} isList />
          )}
        </ul>
      )}
    </section>
  );
}

function CourseCard({ course }: { course: Course }) {
  const isHydrated = useHydrated();
  const action = enterText(isHydrated ? keptCourseProgress(course.id) : 0);
  return (
    <li className={cards.card}>
      <div className="gap-4 line">
        <CourseIcon course={course} />
        <div>
          <p className="fine">{courseFact(course.category)}</p>
          <h3 {...readingOf(course)}>{course.title}</h3>
        </div>
      </div>
      <p {...readingOf(course)} className="note grows">
        {course.description}
      </p>
      {isOnlyEnglish(course) && <p className="text-2">{ONLY_ENGLISH}</p>}
      <p className="text-2">
        {[courseTexts.levels[course.level], hubTexts.modules(course.moduleCount), courseFact(course.duration)].join(
          " · ",
        )}
      </p>
      <ButtonLink
        to={coursePath(course.id)}
        look="secondary"
        size="small"
        aria-label={hubTexts.named(action, course.title)}
      >
        {action}
      </ButtonLink>
    </li>
  );
}

function enterText(percent: number): string {
  const { review, start, continue: goOn } = hubTexts.enterCourse;
  if (percent >= 100) return review;
  return percent > 0 ? goOn(Math.round(percent)) : start;
}

const TAGS_SHOWN = 2;

const ComingSoonDialog = extra(() => import("./ComingSoonDialog.tsx"), "ComingSoonDialog");

function FeaturedContent() {
  const { data: items, isError, refetch } = useQuery(featuredContentQuery);
  const [coming, setComing] = useState<Item>();
  return (
    <section aria-labelledby="featured-title" aria-busy={!items && !isError}>
      <h2 id="featured-title" className="under-4 text-6">
        {hubTexts.featuredTitle}
      </h2>
      {isError && <FailureMessage text={hubTexts.featuredFailed} isSmall onRetry={refetch} />}
      {items?.length === 0 && <StateMessage icon={FileText} text={hubTexts.noFeatured} isSmall />}
      {!isError && (
        <ul className={`ruled-above ${styles.items}`}>
          {items?.map((item) => (
            <li key={item.id} className={styles.item}>
              <FeaturedItem item={item} onUnavailable={() => setComing(item)} />
            </li>
          )) ?? <Skeletons count={3} className={styles.skeleton} isList itemClassName={styles.item} />}
        </ul>
      )}
      {coming && <ComingSoonDialog title={coming.title} onClose={() => setComing(undefined)} />}
    </section>
  );
}

function FeaturedItem({ item, onUnavailable }: { item: Item; onUnavailable: () => void }) {
  const reading = readingOf(item);
  return (
    <>
      <p className="fine wrap gap-0-3">
        <strong {...reading}>{item.type}</strong>
        <span {...reading}>{item.duration}</span>
        {item.isVerified && (
          <span className={styles.verified}>
            <BadgeCheck size={16} aria-hidden="true" />
            {hubTexts.verified}
          </span>
        )}
      </p>
      <h3 {...reading}>
        <ItemLink item={item} onUnavailable={onUnavailable} />
      </h3>
      <p {...reading} className="text-2">
        {item.author}
        <span className="fine block">{item.authorCredentials}</span>
      </p>
      <p {...reading} className={`gap-2 flex over-1 ${styles.tags}`}>
        {item.tags.slice(0, TAGS_SHOWN).map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </p>
    </>
  );
}

function ItemLink({ item, onUnavailable }: { item: Item; onUnavailable: () => void }) {
  const isHydrated = useHydrated();
  const isInside = item.url?.startsWith("/");
  if (item.url === null || !(isInside || /^https?:/i.test(item.url))) {
    return (
      <button type="button" className={`covers ${styles.link}`} disabled={!isHydrated} onClick={onUnavailable}>
        {item.title}
      </button>
    );
  }
  if (isInside)
    return (
      <Link to={item.url} className={`covers ${styles.link}`}>
        {item.title}
      </Link>
    );
  return (
    <a href={item.url} target="_blank" rel="noopener noreferrer" className={`covers ${styles.link}`}>
      {item.title} <ArrowUpRight size={18} aria-hidden="true" className={styles.outside} />
    </a>
  );
}
