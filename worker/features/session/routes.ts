import { sessionEndpoints } from "../../../schema/contracts/session.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve } from "../../http/serve.ts";
import { dropSession, presentedVisitor } from "../../http/visitor-session.ts";
import { database } from "../../platform/database.ts";
import { deleteVisitor } from "./repository.ts";
import { exportVisitor } from "./service.ts";

export const sessionRoutes = honoApp();

serve(sessionRoutes, sessionEndpoints.exportSession, async ({ context }) => {
  context.header("content-disposition", 'attachment; filename="mizan-export.json"');
  return exportVisitor(context.env.DB, await presentedVisitor(context), context.get("now"));
});

serve(sessionRoutes, sessionEndpoints.forgetSession, async ({ context }) => {
  const visitor = await presentedVisitor(context);
  if (visitor) await deleteVisitor(database(context.env.DB), visitor);
  dropSession(context);
  return null;
});
