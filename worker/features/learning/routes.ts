import { learningEndpoints } from "../../../schema/contracts/learning.ts";
import { honoApp } from "../../http/hono-app.ts";
import { StoredJson, serve } from "../../http/serve.ts";
import { presentedVisitor, visitorWriter } from "../../http/visitor-session.ts";
import { listCourses, listFeaturedContent } from "./repository.ts";
import { followProgress, lookUpCourse, lookUpModules, markModule } from "./service.ts";

export const learningRoutes = honoApp();

serve(learningRoutes, learningEndpoints.listCourses, async ({ db, query }) =>
  storedList(await listCourses(db, query.language)),
);

serve(learningRoutes, learningEndpoints.lookUpCourse, async ({ db, params, query }) => {
  const document = await lookUpCourse(db, params.id, query.language);
  return new StoredJson(document);
});

serve(learningRoutes, learningEndpoints.listModules, async ({ db, params, query }) =>
  storedList(await lookUpModules(db, params.id, query.language)),
);

serve(learningRoutes, learningEndpoints.listFeaturedContent, async ({ db, query }) =>
  storedList(await listFeaturedContent(db, query.language)),
);

serve(learningRoutes, learningEndpoints.courseProgress, async ({ context, db, params }) => {
  return followProgress(db, await presentedVisitor(context), params.id);
});

serve(learningRoutes, learningEndpoints.markModule, async ({ context, db, now, params, body }) => {
  const mark = { courseId: params.id, moduleId: params.moduleId, isCompleted: body.completed };
  return markModule(db, await visitorWriter(context), mark, now);
});

function storedList(documents: readonly string[]): StoredJson {
  return new StoredJson(`[${documents.join(",")}]`);
}
