import { LANGUAGE } from "#wording/language.ts";
import { HAS_OWN_NAMES } from "#wording/site.ts";
import type { endpoints } from "../../../schema/contracts/endpoints.ts";
import type { Problem } from "./error-sentence.ts";

type Features = typeof endpoints;
type NameOf<Endpoint> = Endpoint extends { method: infer Method extends string; path: infer Path extends string }
  ? `${Method} ${Path}`
  : never;
type ByName<Feature> = { [Key in keyof Feature as NameOf<Feature[Key]>]: Feature[Key] };
type Joined<Tables> = (Tables extends unknown ? (table: Tables) => void : never) extends (table: infer All) => void
  ? All
  : never;
type Table = Joined<{ [Key in keyof Features]: ByName<Features[Key]> }[keyof Features]>;

/** Method and path of an endpoint as in its contract: "GET /api/stocks/:symbol". */
export type EndpointName = keyof Table & string;

type EndpointOf<Name extends EndpointName> = Table[Name];

type Part<Key extends string, Endpoint> =
  Endpoint extends Record<Key, { _zod: { input: infer Input } }> ? Record<Key, Input> : unknown;
type OptionalPart<Key extends string, Endpoint> =
  Endpoint extends Record<Key, { _zod: { input: infer Input } }> ? Partial<Record<Key, Input>> : unknown;

export type Input<Name extends EndpointName> = Part<"params", EndpointOf<Name>> &
  Part<"body", EndpointOf<Name>> &
  OptionalPart<"query", EndpointOf<Name>> & { signal?: AbortSignal; headers?: Record<string, string> };

export type Output<Name extends EndpointName> =
  EndpointOf<Name> extends { response: { _zod: { output: infer Response } } } ? Response : never;

export type Page<Row> = { rows: Row; totalCount: number; nextCursor: string | undefined };

/** The language in which texts are asked for; without one they are answered in English. */
export const ASKED_IN = LANGUAGE.code === "en" ? {} : { language: LANGUAGE.code };

/** The answer was not a success. The message is the status, a colon, a space, and the body or else the status text. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  readonly code: string | undefined;
  readonly reason: string | undefined;
  readonly sentence: string | undefined;

  constructor(status: number, text: string, problem: Problem) {
    super(`${status}: ${text}`);
    this.status = status;
    this.code = typeof problem.code === "string" ? problem.code : undefined;
    this.reason = typeof problem.reason === "string" ? problem.reason : undefined;
    this.sentence = typeof problem.error === "string" ? problem.error : undefined;
  }
}

/** Whether the thing asked for does not exist. The server answers an impossible id with 400. */
export function isMissing(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 400);
}

export class NetworkError extends Error {
  override name = "NetworkError";
}

/** Nothing was reached, and the device has no network or a service worker that keeps what was opened: no signal is still "online". */
export function isOffline(error: unknown): boolean {
  return error instanceof NetworkError && (!navigator.onLine || Boolean(navigator.serviceWorker?.controller));
}

/**
 * Calls an endpoint of the contracts and returns its answer.
 *
 * @throws HttpError when the answer is not a success
 * @throws NetworkError when there is none
 */
export async function call<Name extends EndpointName>(name: Name, input: Input<Name>): Promise<Output<Name>> {
  return withOwnNames(await readBody<Output<Name>>(await send(name, input)));
}

/** Calls an endpoint that answers a list in pages, of which the cursor names one. Throws as `call` does. */
export async function callForPage<Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
  cursor?: string | null,
): Promise<Page<Output<Name>>> {
  const asked: Sendable = input;
  const query = { ...asked.query, cursor: cursor ?? undefined };
  return withOwnNames(await pageOf<Output<Name>>(await send(name, { ...asked, query })));
}

/** Companies by the names under which the page's language knows them; their table is loaded when an answer names one. */
export async function withOwnNames<Answer>(answer: Answer): Promise<Answer> {
  if (!HAS_OWN_NAMES || !namesCompany(answer)) return answer;
  return import("#wording/names.ts").then(
    ({ named }) => named(answer),
    () => answer,
  );
}

const namesCompany = (answer: unknown): boolean =>
  typeof answer === "object" &&
  answer !== null &&
  (("symbol" in answer && "name" in answer) || Object.values(answer).some(namesCompany));

/** The rows of every page of a list. */
export async function allRows<Row>(ask: (cursor: string | undefined) => Promise<Page<Row[]>>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(cursor);
    rows.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return rows;
}

/** An answer that is a list, with what its headers say of the rest. */
export async function pageOf<Rows>(response: Response): Promise<Page<Rows>> {
  const rows = await readBody<Rows>(response);
  const count = response.headers.get("X-Total-Count");
  const loaded = Array.isArray(rows) ? rows.length : 0;
  return {
    rows,
    totalCount: count === null ? loaded : Number(count),
    nextCursor: nextCursor(response.headers.get("Link")),
  };
}

export type Sendable = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
};

/** The method and the address, below a site's origin, of a call. */
export function addressed(name: EndpointName, { params = {}, query = {} }: Pick<Sendable, "params" | "query">) {
  const [method = "", pattern = ""] = name.split(" ");
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value);
  return { method, url: search.size > 0 ? `${path}?${search}` : path };
}

async function send(name: EndpointName, input: Sendable): Promise<Response> {
  const { body, signal, headers } = input;
  const { method, url } = addressed(name, input);
  const ask = () =>
    fetch(url, {
      method,
      credentials: "include",
      headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  let response: Response;
  try {
    response = await (method === "GET" ? ask() : writeInTurn(ask));
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError("The network gave no answer", { cause });
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

let hasSession = false;
let firstWrite: Promise<void> | undefined;

/**
 * The first write of a page may open the visitor's session. A parallel one would open a second session, and one of the two writes
 * would be lost with its cookie. So writes wait for each other until one was answered.
 */
async function writeInTurn(write: () => Promise<Response>): Promise<Response> {
  while (firstWrite) await firstWrite;
  if (hasSession) return write();
  const writing = write();
  const settle = (isOpen: boolean) => {
    hasSession = isOpen;
    firstWrite = undefined;
  };
  firstWrite = writing.then(
    ({ ok }) => settle(ok),
    () => settle(false),
  );
  return writing;
}

async function readBody<Answer>(response: Response): Promise<Answer> {
  if (response.status === 204) return null as Answer;
  const isCalendar = response.headers.get("Content-Type")?.startsWith("text/calendar");
  return (await (isCalendar ? response.text() : response.json())) as Answer;
}

async function problemOf(response: Response): Promise<HttpError> {
  const text = await response.text();
  const problem = parseProblem(text);
  const error = await import("./error-sentence.ts").then(
    ({ sentenceOf }) => sentenceOf(problem),
    () => problem.error,
  );
  return new HttpError(response.status, text || response.statusText, { ...problem, error });
}

function parseProblem(text: string): Problem {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function nextCursor(link: string | null): string | undefined {
  const next = /<([^>]*)>;\s*rel="next"/.exec(link ?? "")?.[1];
  return next ? (new URL(next, "http://mizan").searchParams.get("cursor") ?? undefined) : undefined;
}
