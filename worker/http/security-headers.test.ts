import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../schema/contracts/endpoint.ts";
import { endpoints } from "../../schema/contracts/endpoints.ts";
import { SECURITY_HEADERS } from "../../schema/contracts/security-headers.ts";
import { call } from "../test/admin.ts";

const routes = Object.values(endpoints)
  .flatMap((feature): Endpoint[] => Object.values(feature))
  .map(({ method, path }) => [method, path.replaceAll(/:\w+/g, "1")] as const);

describe.each([...routes, ["GET", "/api/nothing"], ["PUT", "/api/health"]] as const)("%s %s", (method, path) => {
  it("answers with every security header, and a policy that lets no script in, whatever the answer is", async () => {
    const { headers } = await call(path, { method });
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers.get(name), name).toBe(value);
    const policy = headers.get("content-security-policy")?.split("; ") ?? [];
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]));
    expect(policy.join(" ")).not.toMatch(/script-src|unsafe|\*|https?:/);
  });
});
