import { useQuery } from "@tanstack/react-query";
import { BookOpen, CloudOff } from "lucide-react";
import type { Course } from "../../../../../schema/contracts/learning.ts";
import { coursePath } from "../../../config/paths.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { coursesQuery } from "../api.ts";
import { hubTexts } from "../messages.ts";
import styles from "./CourseCards.module.css";
import { CourseIcon } from "./CourseIcon.tsx";

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
        aria-label={hubTexts.startCourseNamed(course.title)}
      >
        {hubTexts.startCourse}
      </ButtonLink>
    </li>
  );
}
