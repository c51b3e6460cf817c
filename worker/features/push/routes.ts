import { pushEndpoints } from "../../../schema/contracts/push.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve } from "../../http/serve.ts";
import { presentedVisitor, visitorWriter } from "../../http/visitor-session.ts";
import { deleteSubscriptionsOf } from "./repository.ts";
import { subscribeToPush } from "./service.ts";

export const pushRoutes = honoApp();

serve(pushRoutes, pushEndpoints.findKey, async ({ context }) => {
  return { publicKey: context.env.VAPID_PRIVATE_KEY ? (context.env.VAPID_PUBLIC_KEY ?? null) : null };
});

serve(pushRoutes, pushEndpoints.subscribe, async ({ context, now, body }) => {
  await subscribeToPush(context.env, await visitorWriter(context), body, now);
  return null;
});

serve(pushRoutes, pushEndpoints.unsubscribe, async ({ context, db }) => {
  const visitor = await presentedVisitor(context);
  if (visitor) await deleteSubscriptionsOf(db, visitor);
  return null;
});
