import type { Endpoint } from "../../../schema/contracts/endpoint.ts";
import { everyEndpoint } from "../../../schema/contracts/endpoints.ts";
import type { EndpointName, Output } from "../lib/http.ts";

export type Asked = { params: Record<string, string>; query: URLSearchParams; body: unknown };
type Reply = Response | { body: unknown; headers?: Record<string, string> };
type Answer = (asked: Asked) => Reply | Promise<Reply>;

const answers = new Map<string, Answer>();

/** Every request of the test, in order: "GET /api/stocks/AAPL". */
export const requests: string[] = [];

/** Requests for which the test gave no answer; setup.ts fails the test for any. */
export const unanswered: string[] = [];

/** Answers an endpoint by its contract; a body outside the contract fails the test. Gives the bodies that are sent to it. */
export function answer<Name extends EndpointName>(
  name: Name,
  reply: (asked: Asked) => Output<Name> | Promise<Output<Name>>,
  headers?: Record<string, string>,
): unknown[] {
  const sent: unknown[] = [];
  answers.set(name, async (asked) => {
    sent.push(asked.body);
    return { body: await reply(asked), ...(headers && { headers }) };
  });
  return sent;
}

export function refuse(name: EndpointName, status: number, error: string, headers = {}): void {
  answers.set(name, () => Response.json({ error, code: "internal", requestId: "test" }, { status, headers }));
}

export function cutNetwork(name: EndpointName): void {
  answers.set(name, () => Promise.reject(new TypeError("Failed to fetch")));
}

export function forgetAnswers(): void {
  answers.clear();
  requests.length = 0;
  unanswered.length = 0;
}

export async function standInForFetch(input: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input, "http://mizan.test");
  const method = init.method ?? "GET";
  requests.push(`${method} ${url.pathname}${url.search}`);
  const found = endpointOf(method, url.pathname);
  const given = found && answers.get(found.name);
  if (!given) {
    unanswered.push(`${method} ${url.pathname}`);
    throw new TypeError("The test has no answer to this");
  }
  const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
  const reply = await given({ params: found.params, query: url.searchParams, body });
  if (reply instanceof Response) return reply;
  const checked = found.endpoint.response.parse(await reply.body);
  const status = found.endpoint.status ?? 200;
  const headers = { "Content-Type": "application/json", ...reply.headers };
  return new Response(status === 204 ? null : JSON.stringify(checked), { status, headers });
}

function endpointOf(method: string, path: string) {
  const parameters = ({ path }: Endpoint) => Number(path.includes(":"));
  const exactFirst = everyEndpoint.toSorted((one, other) => parameters(one) - parameters(other));
  for (const endpoint of exactFirst) {
    const pattern = new RegExp(`^${endpoint.path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
    const match = endpoint.method === method ? pattern.exec(path) : null;
    if (match) {
      const params = Object.fromEntries(
        Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]),
      );
      return { name: `${endpoint.method} ${endpoint.path}`, endpoint, params };
    }
  }
  return undefined;
}
