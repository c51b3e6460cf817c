import { useParams } from "react-router";
import { moduleTexts } from "#messages/learning.ts";
import { routeId } from "../config/paths.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead } from "../ui/layout/Page.tsx";

const ModuleView = lazyPart(() => import("../features/learning/module/ModuleView.tsx"), "ModuleView", {
  fallback: <PageHead title={moduleTexts.shellTitle} />,
});

export function ModulePage() {
  const { courseId, moduleId } = useParams();
  return <ModuleView courseId={routeId(courseId)} moduleId={routeId(moduleId)} />;
}
