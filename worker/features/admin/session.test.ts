import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { adminEndpoints } from "../../../schema/contracts/admin.ts";
import { everyEndpoint } from "../../../schema/contracts/endpoints.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import { ADMIN, adminBindings, adminHeaders, call } from "../../test/admin.ts";
import { expectIndexes, expectRefused } from "../../test/database.ts";

const adminRows = everyEndpoint.filter(({ admin }) => admin);

const STRANGERS = {
  "no token": async () => ({}),
  "an empty token": async () => ({ authorization: "Bearer " }),
  garbage: async () => ({ authorization: "Bearer ' OR 1=1 --" }),
  "a token nobody gave": async () => ({ authorization: `Bearer ${"A".repeat(43)}` }),
  "an expired token": async () => {
    const headers = await adminHeaders();
    await env.DB.prepare("UPDATE admin_sessions SET expires_at = ?").bind(epochSeconds(new Date())).run();
    return headers;
  },
  "a logged-out token": async () => {
    const headers = await adminHeaders();
    await call("/api/admin/logout", { method: "POST", headers });
    return headers;
  },
  "a token of another deployment": async () => {
    const bindings = { ...adminBindings, ADMIN_PASSWORD: "another password altogether" };
    const body = { ...ADMIN, password: bindings.ADMIN_PASSWORD };
    const response = await call("/api/admin/login", { method: "POST", body, bindings });
    return { authorization: `Bearer ${(await response.json<{ token: string }>()).token}` };
  },
  "the token in a cookie only": async () => {
    const token = (await adminHeaders()).authorization.slice("Bearer ".length);
    return { cookie: `__Host-mizan=${token}; token=${token}; Authorization=Bearer ${token}` };
  },
  "the token with another scheme": async () => ({
    authorization: (await adminHeaders()).authorization.replace("Bearer", "Basic"),
  }),
} satisfies Record<string, () => Promise<Record<string, string>>>;

describe("the admin's routes", () => {
  it("are all under /api/admin except the login", () => {
    const paths = everyEndpoint.filter(({ path }) => path.startsWith("/api/admin/")).filter(({ admin }) => !admin);
    expect(paths.map(({ path }) => path)).toEqual(["/api/admin/login"]);
    expect(adminRows.length).toBeGreaterThanOrEqual(3);
  });

  describe.each(Object.entries(STRANGERS))("with %s", (_, stranger) => {
    it("answer 401 and do nothing", async () => {
      const headers = await stranger();
      for (const { method, path } of adminRows) {
        const body = method === "GET" ? {} : { body: { isScholarResponse: true } };
        const send = () => call(path.replaceAll(/:\w+/g, "1"), { method, headers, ...body });
        const refused = await expectRefused(send, 401, "Unauthorized");
        expect([path, refused.code, refused.headers.get("www-authenticate")]).toEqual([path, "unauthorized", "Bearer"]);
        expect(refused.headers.get("cache-control")).toBe("no-store");
      }
    });
  });
});

describe("GET /api/admin/session", () => {
  it("tells a logged-in admin when the session ends", async () => {
    const response = await call("/api/admin/session", { headers: await adminHeaders() });
    const { expiresAt } = adminEndpoints.session.response.parse(await response.json());
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 7 * 3600 * 1000);
  });
});

describe("POST /api/admin/logout", () => {
  it("ends this session only", async () => {
    const [mine, other] = [await adminHeaders(), await adminHeaders()];
    const response = await call("/api/admin/logout", { method: "POST", headers: mine });
    adminEndpoints.logOut.response.parse(await response.json());
    expect((await call("/api/admin/session", { headers: mine })).status).toBe(401);
    expect((await call("/api/admin/session", { headers: other })).status).toBe(200);
  });
});

describe("GET /api/admin/security-log", () => {
  it("lists what happened, newest first, page by page", async () => {
    await call("/api/admin/login", { method: "POST", body: { ...ADMIN, password: "wrong" } });
    const headers = await adminHeaders();
    const first = await call("/api/admin/security-log?limit=1", { headers });
    expect(first.headers.get("x-total-count")).toBe("2");
    const newest = adminEndpoints.securityLog.response.parse(await first.json());
    expect(newest).toMatchObject([{ event: "login_succeeded", addressHash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const next = first.headers.get("link")?.match(/^<(.+)>; rel="next"$/)?.[1] ?? "";
    const second = await call(next, { headers });
    expect(await second.json()).toMatchObject([{ event: "login_refused" }]);
    expect(second.headers.get("link")).toBeNull();
  });
});

it("the admin's routes read and write by an index", async () => {
  await expectIndexes([
    ["/api/admin/login", { method: "POST", body: ADMIN }],
    ["/api/admin/session"],
    ["/api/admin/security-log"],
    ["/api/admin/security-log?cursor=9"],
    ["/api/admin/logout", { method: "POST" }],
  ]);
});
