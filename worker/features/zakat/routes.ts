import { zakatEndpoints } from "../../../schema/contracts/zakat.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve, serveList } from "../../http/serve.ts";
import { presentedVisitor, visitorWriter } from "../../http/visitor-session.ts";
import { EMPTY_PAGE } from "../../platform/page.ts";
import { listCalculations } from "./repository.ts";
import { calculateVisitorZakat, currentNisabs } from "./service.ts";

export const zakatRoutes = honoApp();

serve(zakatRoutes, zakatEndpoints.calculate, async ({ context, db, now, body }) => {
  return calculateVisitorZakat(db, await visitorWriter(context), body, now);
});

serveList(zakatRoutes, zakatEndpoints.history, async ({ context, db, query }) => {
  const visitor = await presentedVisitor(context);
  return visitor ? listCalculations(db, visitor, query) : EMPTY_PAGE;
});

serve(zakatRoutes, zakatEndpoints.nisab, ({ db }) => currentNisabs(db));
