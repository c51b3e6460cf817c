import * as z from "zod";
import { endpoint } from "./endpoint.ts";

export const healthEndpoints = {
  health: endpoint({
    method: "GET",
    path: "/api/health",
    summary: "Whether the Worker answers",
    response: z.object({ status: z.literal("ok") }),
  }),
};
