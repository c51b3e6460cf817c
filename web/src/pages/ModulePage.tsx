import { Suspense } from "react";
import { useParams } from "react-router";
import { moduleTexts } from "#messages/learning.ts";
import { routeId } from "../config/paths.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead } from "../ui/layout/Page.tsx";

const ModuleView = lazyPart(async () => (await import("../features/learning/module/ModuleView.tsx")).ModuleView);

export function ModulePage() {
  const { courseId, moduleId } = useParams();
  return (
    <Suspense fallback={<PageHead title={moduleTexts.shellTitle} />}>
      <ModuleView courseId={routeId(courseId)} moduleId={routeId(moduleId)} />
    </Suspense>
  );
}
