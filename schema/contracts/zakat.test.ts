import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import { zakatEndpoints } from "./zakat.ts";

describe("the endpoints of zakat", () => {
  it("are the two of the specification and the nisab", () => {
    expect(Object.values(zakatEndpoints).map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /api/zakat/calculate",
      "GET /api/zakat/history",
      "GET /api/zakat/nisab",
    ]);
  });

  it.each(Object.entries<Endpoint>(zakatEndpoints))(
    "%s can be written as JSON Schema",
    (_name, { body, query, response }) => {
      for (const schema of [body, query, response]) {
        if (schema) expect(z.toJSONSchema(schema, { io: "input" })).toHaveProperty("type");
      }
    },
  );
});
