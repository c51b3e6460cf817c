import { useQuery } from "@tanstack/react-query";
import { BookOpen, CloudOff } from "lucide-react";
import type { Course } from "../../../../../schema/contracts/learning.ts";
import { coursePath } from "../../../config/paths.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { coursesQuery } from "../api.ts";
import { hubTexts } from "../messages.ts";
import styles from "./CourseCards.module.css";
import { CourseIcon } from "./CourseIcon.tsx";
import { keptCourseProgress } from "./course-progress.ts";

const SKELETONS = ["first", "second", "third", "fourth", "fifth", "sixth"];

export function CourseCards() {
  const { data: courses, isError, refetch } = useQuery(coursesQuery);
  return (
    <section aria-labelledby="courses-title" aria-busy={!courses && !isError}>
      <h2 id="courses-title" className={styles.heading}>
        {hubTexts.coursesTitle}
      </h2>
      {isError && (
        <StateMessage icon={CloudOff} text={hubTexts.coursesFailed} isFailure>
          <Button look="secondary" onClick={() => refetch()}>
            {hubTexts.retry}
          </Button>
        </StateMessage>
      )}
      {courses?.length === 0 && <StateMessage icon={BookOpen} text={hubTexts.noCourses} />}
      {!isError && (
        <ul className={styles.cards}>
          {courses
            ? courses.map((course) => <CourseCard key={course.id} course={course} />)
            : SKELETONS.map((key) => (
                <li key={key}>
                  <Skeleton className={styles.skeleton} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

function CourseCard({ course }: { course: Course }) {
  const isHydrated = useHydrated();
  const action = hubTexts.enterCourse(isHydrated ? keptCourseProgress(course.id) : 0);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <CourseIcon course={course} />
        <div>
          <p className={styles.category}>{course.category}</p>
          <h3>{course.title}</h3>
        </div>
      </div>
      <p className={styles.description}>{course.description}</p>
      <p className={styles.facts}>
        {[course.level, hubTexts.modules(course.moduleCount), course.duration].join(" · ")}
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
