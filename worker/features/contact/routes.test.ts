import { beforeEach, describe, expect, it } from "vitest";
import { CONTACT_MAX_LENGTHS, contactEndpoints } from "../../../schema/contracts/contact.ts";
import { adminHeaders, call } from "../../test/admin.ts";
import { countRows, expectIndexes, expectRefused } from "../../test/database.ts";

const MESSAGE = { name: "Amina", email: "amina@example.org", subject: "A figure", message: "The debt looks wrong." };
const LIST = "/api/admin/contact-messages";

function send(fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  return call("/api/contact", { method: "POST", body: { ...MESSAGE, ...fields }, headers });
}

async function list(headers: Record<string, string>, query = "") {
  const response = await call(`${LIST}${query}`, { headers });
  return { response, rows: contactEndpoints.listMessages.response.parse(await response.json()) };
}

it("reads and writes by an index", async () => {
  await send();
  await expectIndexes([
    ["/api/contact", { method: "POST", body: MESSAGE }],
    [LIST],
    [`${LIST}?cursor=9&status=unread`],
    [`${LIST}/1/read`, { method: "PATCH" }],
  ]);
});

describe("POST /api/contact", () => {
  it("stores the message and confirms it", async () => {
    const response = await send({ website: "", elapsed: 60_000 });
    expect(response.status).toBe(201);
    contactEndpoints.sendMessage.response.parse(await response.json());
    expect((await list(await adminHeaders())).rows).toMatchObject([{ ...MESSAGE, status: "unread" }]);
  });

  it.each([
    "<script>alert(1)</script>",
    `<img src=x onerror="alert('x')">`,
    "'; DROP TABLE contact_messages; --",
    "  spaces, a tab\tand\r\nlines  ",
    "\u202Eright to left\u202C and \u0627\u0644\u0633\u0644\u0627\u0645 \u{1F54C}",
    "=cmd|' /C calc'!A0",
  ])("stores %j as it was typed", async (text) => {
    await send({ name: text, subject: text, message: text });
    expect((await list(await adminHeaders())).rows).toMatchObject([{ name: text, subject: text, message: text }]);
  });

  it.each([
    ["name", undefined],
    ["name", " \u00A0\n"],
    ["name", "n".repeat(CONTACT_MAX_LENGTHS.name + 1)],
    ["name", { $ne: null }],
    ["email", undefined],
    ["email", "amina"],
    ["email", "amina@example.org\nbcc: all@example.org"],
    ["email", `${"a".repeat(250)}@example.org`],
    ["subject", ""],
    ["subject", "s".repeat(CONTACT_MAX_LENGTHS.subject + 1)],
    ["message", ""],
    ["message", 7],
    ["message", "m".repeat(CONTACT_MAX_LENGTHS.message + 1)],
    ["message", "half a pair \uD800"],
    ["message", "a NUL \0"],
    ["website", "https://spam.example"],
    ["elapsed", 300],
    ["elapsed", "soon"],
  ])("refuses the %s %j in one sentence that names it, and writes nothing", async (field, value) => {
    await expectRefused(() => send({ [field]: value }), 400, value === 300 ? "too quickly" : field);
  });

  it("accepts five messages an hour from one network, and others from another", async () => {
    const here = { "cf-connecting-ip": "192.0.2.7" };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({}, here)));
    const taken = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 429);
    expect([taken.length, refused.length]).toEqual([5, 15]);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await countRows("contact_messages")).toBe(5);
    expect((await send({}, { "cf-connecting-ip": "192.0.2.8" })).status).toBe(201);
  });
});

describe("GET /api/admin/contact-messages", () => {
  it("pages newest first and counts the unread", async () => {
    for (const subject of ["first", "second", "third"]) await send({ subject });
    const headers = await adminHeaders();
    const page = await list(headers, "?limit=2");
    expect(page.rows.map(({ subject }) => subject)).toEqual(["third", "second"]);
    expect(page.response.headers.get("x-total-count")).toBe("3");
    expect(page.response.headers.get("x-unread-count")).toBe("3");
    const next = page.response.headers.get("link")?.match(/^<(.+)>; rel="next"$/)?.[1] ?? "";
    const last = await call(next, { headers });
    expect(await last.json()).toMatchObject([{ subject: "first" }]);
    expect(last.headers.get("link")).toBeNull();
  });

  it("keeps to one status", async () => {
    for (const subject of ["first", "second"]) await send({ subject });
    const headers = await adminHeaders();
    const [newest] = (await list(headers)).rows;
    await call(`${LIST}/${newest?.id}/read`, { method: "PATCH", headers });
    const unread = await list(headers, "?status=unread");
    expect(unread.rows.map(({ subject }) => subject)).toEqual(["first"]);
    expect(unread.response.headers.get("x-total-count")).toBe("1");
  });

  it.each(["status=gone", "limit=0", "cursor=x"])("refuses %s", async (query) => {
    const headers = await adminHeaders();
    await expectRefused(() => call(`${LIST}?${query}`, { headers }), 400);
  });
});

describe("PATCH /api/admin/contact-messages/:id", () => {
  let headers: Record<string, string>;
  let id: number;

  beforeEach(async () => {
    await send();
    headers = await adminHeaders();
    id = (await list(headers)).rows[0]?.id ?? 0;
  });

  async function mark(word: string): Promise<string> {
    const response = await call(`${LIST}/${id}/${word}`, { method: "PATCH", headers });
    return contactEndpoints.markRead.response.parse(await response.json()).status;
  }

  it("moves a message from unread to read to replied, and never back", async () => {
    expect(await mark("read")).toBe("read");
    expect(await mark("read")).toBe("read");
    expect(await mark("replied")).toBe("replied");
    expect(await mark("read")).toBe("replied");
    expect((await list(headers)).response.headers.get("x-unread-count")).toBe("0");
  });

  it.each([
    ["999", 404],
    ["0", 400],
    ["1.5", 400],
    ["99999999999999999999", 400],
  ])("answers the id %s with %i", async (unknown, status) => {
    await expectRefused(() => call(`${LIST}/${unknown}/read`, { method: "PATCH", headers }), status);
  });
});

describe("DELETE /api/admin/contact-messages/:id", () => {
  it("deletes a message permanently and logs it", async () => {
    await send();
    const headers = await adminHeaders();
    const [{ id = 0 } = {}] = (await list(headers)).rows;
    expect((await call(`${LIST}/${id}`, { method: "DELETE", headers })).status).toBe(204);
    expect(await countRows("contact_messages")).toBe(0);
    expect((await call(`${LIST}/${id}`, { method: "DELETE", headers })).status).toBe(404);
    const log = await (await call("/api/admin/security-log", { headers })).json();
    expect(log).toMatchObject([{ event: "message_deleted", detail: `message ${id}` }, {}]);
  });
});
