import { zakatEndpoints } from "../../../schema/contracts/zakat.ts";
import { setPageHeaders } from "../../http/answer-headers.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve } from "../../http/serve.ts";
import { presentedVisitor, visitorWriter } from "../../http/visitor-session.ts";
import { database } from "../../platform/database.ts";
import { EMPTY_PAGE } from "../../platform/page.ts";
import { listCalculations } from "./repository.ts";
import { calculateVisitorZakat, currentNisabs } from "./service.ts";

export const zakatRoutes = honoApp();

serve(zakatRoutes, zakatEndpoints.calculate, async ({ context, body }) => {
  return calculateVisitorZakat(database(context.env.DB), await visitorWriter(context), body, context.get("now"));
});

serve(zakatRoutes, zakatEndpoints.history, async ({ context, query }) => {
  const visitor = await presentedVisitor(context);
  const page = visitor ? await listCalculations(database(context.env.DB), visitor, query) : EMPTY_PAGE;
  setPageHeaders(context, page);
  return page.rows;
});

serve(zakatRoutes, zakatEndpoints.nisab, async ({ context }) => {
  const nisabs = await currentNisabs(database(context.env.DB));
  return nisabs;
});
