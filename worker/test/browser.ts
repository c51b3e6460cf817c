import { SELF } from "cloudflare:test";
import type { z } from "zod/mini";
import type { Endpoint } from "../../schema/contracts/endpoint.ts";

export const ORIGIN = "https://mizan.test";

/** An answer; a JSON body is parsed, but not yet by a contract. */
export type Answer = { status: number; headers: Headers; body: unknown };

/** A browser on the site's own page, with its own cookies. */
export function openBrowser(cookie?: string) {
  let jar = cookie;

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const request = new Request(`${ORIGIN}${path}`, {
      method,
      headers: {
        ...(jar ? { cookie: jar } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(method === "GET" ? {} : { origin: ORIGIN, "sec-fetch-site": "same-origin" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await SELF.fetch(request);
    const text = await response.text();
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      jar = /max-age=0/i.test(line) ? undefined : pair;
    }
    return { status: response.status, headers: response.headers, body: bodyOf(response, text) };
  }

  return {
    send: send as (...request: Parameters<typeof send>) => Promise<Answer>,
    get: (path: string): Promise<Answer> => send("GET", path),
    /** Sends a request and reads the answer by the endpoint's contract; fails for any status other than its success. */
    async call<E extends Endpoint>({ method, status, response }: E, path: string, body?: unknown) {
      const answer = await send(method, path, body);
      if (answer.status !== (status ?? 200)) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
      return response.parse(answer.body) as z.output<E["response"]>;
    },
    /** Every row of a list, from page to page by the links; fails where a page counts another number. */
    async pages<E extends Endpoint>({ response }: E, path: string, total: number) {
      const rows: unknown[] = [];
      for (let next: string | undefined = path; next; ) {
        const { body, headers } = await send("GET", next);
        if (headers.get("x-total-count") !== `${total}`) throw new Error(`${next}: ${headers.get("x-total-count")}`);
        rows.push(...(response.parse(body) as unknown[]));
        next = /^<(.+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];
      }
      return rows as z.output<E["response"]>;
    },
    cookie: () => jar,
  };
}

export type Browser = ReturnType<typeof openBrowser>;

function bodyOf({ headers }: Response, text: string): unknown {
  if (text === "") return null;
  return headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
}
