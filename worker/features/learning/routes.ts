import { learningEndpoints } from "../../../schema/contracts/learning.ts";
import { honoApp } from "../../http/hono-app.ts";
import { StoredJson, serve } from "../../http/serve.ts";
import { presentedVisitor, visitorWriter } from "../../http/visitor-session.ts";
import { database } from "../../platform/database.ts";
import { listCourses, listFeaturedContent } from "./repository.ts";
import { followProgress, lookUpCourse, lookUpModules, markModule } from "./service.ts";

export const learningRoutes = honoApp();

serve(learningRoutes, learningEndpoints.listCourses, async ({ context }) => {
  const documents = await listCourses(database(context.env.DB));
  return storedList(documents);
});

serve(learningRoutes, learningEndpoints.lookUpCourse, async ({ context, params }) => {
  const document = await lookUpCourse(database(context.env.DB), params.id);
  return new StoredJson(document);
});

serve(learningRoutes, learningEndpoints.listModules, async ({ context, params }) => {
  const documents = await lookUpModules(database(context.env.DB), params.id);
  return storedList(documents);
});

serve(learningRoutes, learningEndpoints.listFeaturedContent, async ({ context }) => {
  const documents = await listFeaturedContent(database(context.env.DB));
  return storedList(documents);
});

serve(learningRoutes, learningEndpoints.courseProgress, async ({ context, params }) => {
  return followProgress(database(context.env.DB), await presentedVisitor(context), params.id);
});

serve(learningRoutes, learningEndpoints.markModule, async ({ context, params, body }) => {
  const mark = { courseId: params.id, moduleId: params.moduleId, isCompleted: body.completed };
  return markModule(database(context.env.DB), await visitorWriter(context), mark, context.get("now"));
});

function storedList(documents: readonly string[]): StoredJson {
  return new StoredJson(`[${documents.join(",")}]`);
}
