import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import { errorSchema } from "../../schema/contracts/endpoint.ts";
import { errorResponse } from "./error-response.ts";
import { honoApp } from "./hono-app.ts";
import { requestContext } from "./request-context.ts";
import { serveOnDemand } from "./routes-on-demand.ts";

/** An app whose only route cannot be imported so many times. */
function appWith(failures: number) {
  const imports = { count: 0 };
  const app = honoApp();
  app.onError(errorResponse);
  app.use(requestContext);
  const { refuse } = serveOnDemand(app, [
    [
      "late later",
      async () => {
        imports.count++;
        if (imports.count <= failures) throw new TypeError("Failed to fetch dynamically imported module");
        return honoApp()
          .get("/api/late/:word", (context) => context.text(context.req.param("word")))
          .get("/api/later", (context) => context.text("later"));
      },
    ],
  ]);
  app.notFound((context) => {
    refuse(context);
    return context.text("nothing here", 404);
  });
  return { get: (path: string) => app.request(path, {}, env), imports };
}

it("imports routes at the first request for one of their words, and not again", async () => {
  const { get, imports } = appWith(0);
  expect(await (await get("/api/other")).text()).toBe("nothing here");
  expect(imports.count).toBe(0);
  const answers = await Promise.all(
    ["/api/late/a", "/api/late/b", "/api/later"].map(async (path) => (await get(path)).text()),
  );
  expect(answers).toEqual(["a", "b", "later"]);
  const { count } = imports;
  expect(await (await get("/api/late/c")).text()).toBe("c");
  expect(imports.count).toBe(count);
});

it("tries an import that fails once more", async () => {
  const { get } = appWith(1);
  expect(await (await get("/api/late/a")).text()).toBe("a");
});

it("answers 503 in the one error shape when the import fails twice, and tries again at the next request", async () => {
  const { get } = appWith(2);
  const refused = await get("/api/late/a");
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([
    ...[503, "5", "no-store"],
  ]);
  expect(errorSchema.parse(await refused.json())).toMatchObject({ code: "unavailable" });
  expect((await get("/api/late/a")).status).toBe(200);
});
