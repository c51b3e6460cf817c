import { useParams } from "react-router";
import { courseTexts } from "#messages/learning.ts";
import { routeId } from "../config/paths.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead } from "../ui/layout/Page.tsx";

const CourseView = lazyPart(() => import("../features/learning/course/CourseView.tsx"), "CourseView", {
  fallback: <PageHead title={courseTexts.shellTitle} />,
});

export function CoursePage() {
  const { id } = useParams();
  return <CourseView courseId={routeId(id)} />;
}
