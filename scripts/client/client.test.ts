import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createClient } from "./client.ts";

type Answer = { status?: number; headers?: Record<string, string>; body: string };
const servers = new Set<ReturnType<typeof createServer>>();

afterEach(() => {
  for (const server of servers) server.close();
  servers.clear();
});

async function mizanAnswering(answer: Answer) {
  const asked: string[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
  });
  servers.add(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, client: createClient({ url }), url };
}

const lookUp = (client: ReturnType<typeof createClient>, symbol: string) =>
  client.call("GET /api/stocks/:symbol", { params: { symbol } });

describe("the client", () => {
  it.each(["", "nowhere", "ftp://mizan.example", "javascript:alert(1)", "file:///etc/passwd"])(
    "refuses %j as the address of a Mizan",
    (url) => {
      expect(() => createClient({ url })).toThrow(TypeError);
    },
  );

  it("says when nobody answers", async () => {
    const { client, url } = await mizanAnswering({ body: "" });
    for (const server of servers) server.close();
    await new Promise((closed) => setTimeout(closed, 20));
    await expect(lookUp(client, "AAPL")).rejects.toMatchObject({
      name: "MizanError",
      status: 0,
      code: "unreachable",
      message: `${url} could not be reached. Please check the connection and the address.`,
    });
  });

  it.each<[string, Answer]>([
    ["a page of a hotel's network", { body: "<html>Log in</html>" }],
    ["an empty success", { body: "" }],
    ["an error page of a proxy", { status: 502, body: "Bad Gateway" }],
    ["an error of something else", { status: 500, body: '{"error":"no"}' }],
    ["a number", { status: 404, body: "404" }],
  ])("does not take %s for an answer of Mizan", async (_, answer) => {
    const { client } = await mizanAnswering(answer);
    await expect(lookUp(client, "AAPL")).rejects.toMatchObject({ code: "not_mizan", status: answer.status ?? 200 });
  });

  const refusal = (more: object) => JSON.stringify({ error: "Too many requests.", requestId: "1", ...more });

  it.each([
    ["17", 17],
    ["soon", undefined],
  ])("passes on the reason of a refusal, and of %j when to ask again", async (after, retryAfterSeconds) => {
    const reason = { code: "too_many_requests", reason: "too_many_requests", parameters: { max: 3 } };
    const { client } = await mizanAnswering({ status: 429, headers: { "retry-after": after }, body: refusal(reason) });
    const told = { message: "Too many requests.", status: 429, ...reason, retryAfterSeconds };
    await expect(lookUp(client, "AAPL")).rejects.toMatchObject(told);
  });

  it("keeps a symbol inside its place in the address", async () => {
    const { client, asked } = await mizanAnswering({ body: "{}" });
    await lookUp(client, "../admin/session?x=1#y");
    expect(asked).toEqual(["GET /api/stocks/..%2Fadmin%2Fsession%3Fx%3D1%23y"]);
  });
});
