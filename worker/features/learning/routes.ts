import { learningEndpoints } from "../../../schema/contracts/learning.ts";
import { honoApp } from "../../http/hono-app.ts";
import { StoredJson, serve } from "../../http/serve.ts";
import { presentedVisitor, visitorWriter } from "../../http/visitor-session.ts";
import { findCourse, listCourses, listFeaturedContent, listModules, readProgress } from "./repository.ts";
import { markModule, noSuchCourse, progressOf } from "./service.ts";

export const learningRoutes = honoApp();

serve(learningRoutes, learningEndpoints.listCourses, async ({ db, query }) =>
  storedList(await listCourses(db, query.language)),
);

serve(learningRoutes, learningEndpoints.lookUpCourse, async ({ db, params, query }) => {
  return new StoredJson((await findCourse(db, params.id, query.language)) ?? noSuchCourse());
});

serve(learningRoutes, learningEndpoints.listModules, async ({ db, params, query }) =>
  storedList((await listModules(db, params.id, query.language)) ?? noSuchCourse()),
);

serve(learningRoutes, learningEndpoints.listFeaturedContent, async ({ db, query }) =>
  storedList(await listFeaturedContent(db, query.language)),
);

serve(learningRoutes, learningEndpoints.courseProgress, async ({ context, db, params }) => {
  const found = await readProgress(db, params.id, await presentedVisitor(context));
  return progressOf(params.id, found?.modules ?? noSuchCourse());
});

serve(learningRoutes, learningEndpoints.markModule, async ({ context, db, now, params, body }) => {
  const mark = { courseId: params.id, moduleId: params.moduleId, isCompleted: body.completed };
  return markModule(db, await visitorWriter(context), mark, now);
});

function storedList(documents: readonly string[]): StoredJson {
  return new StoredJson(`[${documents.join(",")}]`);
}
