import { describe, expect, it } from "vitest";
import { datasetRowSchema } from "../../schema/contracts/dataset.ts";
import { DATASET_FIELDS } from "../../schema/contracts/dataset-fields.ts";
import type { JsonSchema } from "../../schema/contracts/endpoint.ts";
import { endpoints, everyEndpoint } from "../../schema/contracts/endpoints.ts";
import { openApiDocument } from "./document.ts";
import { apiReference, datasetJsonSchema } from "./files.ts";

const templated = (path: string) => path.replace(/:(\w+)/g, "{$1}");

const document = openApiDocument(endpoints);

describe("the OpenAPI document", () => {
  it("describes every row of the endpoint table, and nothing else", async () => {
    const { paths } = document;
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(everyEndpoint.map(({ method, path }) => `${method} ${templated(path)}`).sort());
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
    for (const row of everyEndpoint) {
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

describe("the reference for programmers", () => {
  const { groups } = apiReference();
  const rows = groups.flatMap((group) => group.rows);

  it("has every endpoint that scripts of any site may read, once, and no other", () => {
    const open = everyEndpoint.filter(({ openData, path }) => openData && !path.includes(":language"));
    const named = (row: { method: string; path: string }) => `${row.method} ${templated(row.path)}`;
    expect(rows.map(named).sort()).toEqual(open.map(named).sort());
  });

  it("says of each what it answers, how it is cached and how it fails", () => {
    for (const { path, summary, answer, cache, errors, fields, parameters } of rows) {
      for (const { name, text } of parameters) expect(text, `${path} ${name}`).not.toBe("");
      for (const text of [summary, answer, cache]) expect(text, path).toMatch(/\w/);
      expect(errors, path).toContain("internal");
      if (answer === "JSON") expect(fields, path).not.toEqual([]);
    }
  });
});

it("the dataset's fields are described in their order, with their types, in its JSON Schema and its Data Package", () => {
  expect(DATASET_FIELDS.map(({ name }) => name)).toEqual(Object.keys(datasetRowSchema.shape));
  const { properties } = datasetJsonSchema();
  const row = properties?.["stocks"]?.["items"] as JsonSchema;
  for (const { name, type, description } of DATASET_FIELDS) {
    const field = row.properties?.[name];
    expect(field?.["description"]).toBe(description);
    const isDate = JSON.stringify(field).includes('"date"');
    expect(JSON.stringify(field), name).toContain(`"${type === "date" ? "string" : type}"`);
    expect(isDate, name).toBe(type === "date");
  }
});
