import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const operationSchema = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  responses: z.record(z.string(), z.looseObject({ description: z.string() })),
});
export type OpenApiOperation = z.infer<typeof operationSchema>;

const documentSchema = z.looseObject({
  openapi: z.literal("3.1.1"),
  info: z.looseObject({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string().check(z.startsWith("/api/")), z.record(z.string(), operationSchema)),
  components: z.looseObject({}),
});
export type OpenApiDocument = z.infer<typeof documentSchema>;

export const openApiEndpoints = {
  document: endpoint({
    method: "GET",
    path: "/api/openapi.json",
    summary: "This interface as an OpenAPI 3.1 document, made from the table that the server itself follows",
    openData: true,
    response: documentSchema,
  }),
  page: endpoint({
    method: "GET",
    path: "/api/docs",
    summary: "The same document as a page for people",
    mediaType: "text/html",
    response: z.string(),
  }),
};
