import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../schema/contracts/endpoint.ts";
import { everyEndpoint } from "../../schema/contracts/endpoints.ts";
import { SECURITY_HEADERS } from "../../schema/contracts/security-headers.ts";
import { call } from "../test/admin.ts";
import { expectRefused } from "../test/database.ts";

const OWN = "https://mizan.test";

const asked = ({ method, path }: Endpoint) => [method, path.replaceAll(/:\w+/g, "1")] as const;
const unsafe = everyEndpoint.filter(({ method, openData }) => method !== "GET" && !openData).map(asked);

const FOREIGN: Record<string, string>[] = [
  { origin: "http://mizan.test" },
  { origin: "https://mizan.test:8443" },
  { origin: "https://mizan.test.evil.test" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "Same-Origin" },
  { "sec-fetch-site": "cross-site", origin: OWN },
  { "sec-fetch-site": "same-origin", origin: "https://evil.test" },
];

const CONTENT_TYPES = [
  "application/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "",
];

describe.each(unsafe)("%s %s", (method, path) => {
  const send = (headers: Record<string, string>, contentType = "application/json") =>
    SELF.fetch(`${OWN}${path}`, { method, headers: { ...headers, "content-type": contentType }, body: "{}" });

  it("refuses what another site sends, whatever the content type, and leaves the database alone", async () => {
    const sent = [
      ...FOREIGN.map((headers) => [headers, "application/json"] as const),
      ...CONTENT_TYPES.map((contentType) => [{ origin: "https://evil.test" }, contentType] as const),
    ];
    for (const [headers, contentType] of sent) {
      const { code } = await expectRefused(() => send(headers, contentType), 403);
      expect([headers, contentType, code]).toEqual([headers, contentType, "forbidden"]);
    }
  });

  it.each([
    { origin: OWN, "sec-fetch-site": "same-origin" },
    { origin: OWN },
    { "sec-fetch-site": "none" },
    {},
  ] as Record<string, string>[])("lets %j through to its own answer", async (headers) => {
    const response = await send(headers);
    const body = await response.text();
    expect(body).not.toContain("another site");
  });
});

it("lets anyone read", async () => {
  const response = await SELF.fetch(`${OWN}/api/health`, {
    headers: { origin: "https://evil.test", "sec-fetch-site": "cross-site" },
  });
  expect(response.status).toBe(200);
});

describe.each([...everyEndpoint.map(asked), ["GET", "/api/nothing"], ["PUT", "/api/health"]] as const)(
  "%s %s",
  (method, path) => {
    it("answers with every security header, and a policy that lets no script in, whatever the answer is", async () => {
      const { headers } = await call(path, { method });
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers.get(name), name).toBe(value);
      const policy = headers.get("content-security-policy")?.split("; ") ?? [];
      expect(policy).toEqual(
        expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
      );
      expect(policy.join(" ")).not.toMatch(/script-src|unsafe|\*|https?:/);
    });
  },
);
