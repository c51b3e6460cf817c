const KEPT_PATHS = [
  /^\/api\/stocks\/[^/?]+\/(?:verdict|figures)$/,
  /^\/api\/courses(?:\/\d+(?:\/modules)?)?(?:\?language=[a-z]{2})?$/,
  /^\/api\/zakat\/nisab$/,
];

/** Whether a request is for an answer that may be cached for offline use: a public one, the same for everyone. */
export function asksForKeptAnswer(request: Pick<Request, "method" | "headers">, url: URL): boolean {
  const isPlain = request.method === "GET" && !request.headers.has("Authorization");
  return isPlain && KEPT_PATHS.some((path) => path.test(url.pathname + url.search));
}

/** Whether an answer is explicitly public. Without such a header it could be a visitor's, so the answer is no. */
export function mayBeKept({ status, headers }: Pick<Response, "status" | "headers">): boolean {
  const rules = (headers.get("Cache-Control") ?? "").toLowerCase().split(/\s*,\s*/);
  return status === 200 && rules.includes("public") && !rules.some((rule) => /^(?:private|no-store)\b/.test(rule));
}

/** The same answer, dated when it is cached: the header by which the library judges its age is not always sent. */
export function stamped(answer: Response, now: Date): Response {
  const headers = new Headers(answer.headers);
  headers.set("Date", now.toUTCString());
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

export function keptAt({ headers }: Pick<Response, "headers">): string {
  return new Date(headers.get("Date") ?? "").toISOString();
}
