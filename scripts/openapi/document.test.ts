import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../schema/contracts/endpoint.ts";
import { endpoints } from "../../schema/contracts/endpoints.ts";
import { openApiDocument } from "./document.ts";
import { OPEN_API_HEADERS, openApiPage } from "./files.ts";

const listed: Endpoint[] = Object.values(endpoints).flatMap((feature) => Object.values<Endpoint>(feature));
const templated = (path: string) => path.replace(/:(\w+)/g, "{$1}");

const document = openApiDocument(endpoints);

describe("the OpenAPI document", () => {
  it("describes every row of the endpoint table, and nothing else", async () => {
    const { paths } = document;
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(listed.map(({ method, path }) => `${method} ${templated(path)}`).sort());
  });

  it("names every operation once and every parameter of a path", async () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    );
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations) {
      const parameters = (operation["parameters"] ?? []) as { name: string; in: string; required: boolean }[];
      const pieces = parameters.filter((parameter) => parameter.in === "path");
      expect(pieces.map(({ name }) => `{${name}}`).sort()).toEqual((path.match(/\{\w+\}/g) ?? []).sort());
      expect(pieces.every(({ required }) => required)).toBe(true);
    }
  });

  it("says for every row what it needs, how it succeeds and how it can fail", async () => {
    const { paths, components } = document;
    for (const row of listed) {
      const operation = paths[templated(row.path)]?.[row.method.toLowerCase()];
      const statuses = Object.keys(operation?.responses ?? {});
      expect(statuses, row.path).toContain(String(row.status ?? 200));
      expect(statuses, row.path).toContain("500");
      expect(statuses.includes("401"), row.path).toBe(
        row.admin === true || row.errors?.includes("unauthorized") === true,
      );
      expect(operation?.["security"], row.path).toEqual(row.admin ? [{ admin: [] }] : undefined);
      expect(statuses.includes("415"), row.path).toBe(row.body !== undefined);
      expect(operation?.["requestBody"] !== undefined, row.path).toBe(row.body !== undefined);
    }
    expect(components["securitySchemes"]).toMatchObject({ admin: { type: "http", scheme: "bearer" } });
  });

  it("contains everything it refers to", async () => {
    const text = JSON.stringify(document);
    const references = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference));
    expect([...references]).toEqual(["#/components/schemas/Error"]);
  });

  it("describes what the server answers: a list's headers and fields", async () => {
    const { paths } = document;
    const text = JSON.stringify(paths["/api/admin/contact-messages"]?.["get"]);
    for (const word of ["X-Total-Count", "X-Unread-Count", "unread", "createdAt", "cursor"])
      expect(text).toContain(word);
  });
});

describe("its page", () => {
  const page = openApiPage(document);

  it("shows every path of the document without scripts and external resources", () => {
    for (const { path } of listed) expect(page).toContain(templated(path));
    expect(page).not.toMatch(/<script|<link|<img|<iframe|javascript:|\son\w+=|\sstyle=/i);
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(page).not.toContain("[object");
    expect(page).not.toContain("undefined");
  });

  it("runs no script and uses only its own style", () => {
    const policy = OPEN_API_HEADERS["/api/docs"]["Content-Security-Policy"];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src|\*/);
    const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? "";
    expect(policy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  });
});
