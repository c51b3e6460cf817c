import { Suspense } from "react";
import { useParams } from "react-router";
import { courseTexts } from "#messages/learning.ts";
import { routeId } from "../config/paths.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead } from "../ui/layout/Page.tsx";

const CourseView = lazyPart(async () => (await import("../features/learning/course/CourseView.tsx")).CourseView);

export function CoursePage() {
  const { id } = useParams();
  return (
    <Suspense fallback={<PageHead title={courseTexts.shellTitle} />}>
      <CourseView courseId={routeId(id)} />
    </Suspense>
  );
}
