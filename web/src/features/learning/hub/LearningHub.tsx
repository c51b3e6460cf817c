import { useQuery } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import type { ReactNode } from "react";
import { courseTexts, hubTexts } from "#messages/learning.ts";
import { ONLY_ENGLISH } from "#wording/site.ts";
import type { Course } from "../../../../../schema/contracts/learning.ts";
import { coursePath } from "../../../config/paths.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Skeletons } from "../../../ui/Skeleton.tsx";
import { FailureMessage, StateMessage } from "../../../ui/StateMessage.tsx";
import { coursesQuery } from "../api.ts";
import { CourseIcon } from "../course/CourseIcon.tsx";
import { keptCourseProgress } from "../course/course-progress.ts";
import { courseFact, isOnlyEnglish, readingOf } from "../reading-language.ts";
import cards from "./CourseCards.module.css";
import { FeaturedContent } from "./FeaturedContent.tsx";

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
        <ul className={`stack-4 ${cards.cards}`}>
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
  const action = hubTexts.enterCourse(isHydrated ? keptCourseProgress(course.id) : 0);
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
