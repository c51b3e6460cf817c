import { sessionEndpoints } from "../../../schema/contracts/session.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve } from "../../http/serve.ts";
import { dropSession, presentedVisitor } from "../../http/visitor-session.ts";
import { deleteVisitor } from "./repository.ts";
import { exportVisitor } from "./service.ts";

export const sessionRoutes = honoApp();

serve(sessionRoutes, sessionEndpoints.exportSession, async ({ context, now }) => {
  context.header("content-disposition", 'attachment; filename="mizan-export.json"');
  return exportVisitor(context.env, await presentedVisitor(context), now);
});

serve(sessionRoutes, sessionEndpoints.forgetSession, async ({ context, db }) => {
  const visitor = await presentedVisitor(context);
  if (visitor) await deleteVisitor(db, visitor);
  dropSession(context);
  context.header("clear-site-data", '"cache"');
  return null;
});
