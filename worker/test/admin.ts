import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { app } from "../app.ts";
import type { Bindings } from "../platform/env.ts";
import { invocationBindings } from "./production-limits.ts";

export const ORIGIN = "https://mizan.test";
export const ADMIN = { username: "admin", password: "correct horse battery staple" };

/** The Worker's bindings with the admin's secrets set, whatever the machine's own settings are. */
export const adminBindings: Bindings = {
  DB: env.DB,
  CACHE: env.CACHE,
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
};

export type Call = { method?: string; body?: unknown; headers?: Record<string, string>; bindings?: Bindings };

/** One request to the app with the admin's secrets in its bindings. */
export async function call(path: string, { method = "GET", body, headers = {}, bindings = adminBindings }: Call = {}) {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const type = body === undefined ? {} : { "content-type": "application/json" };
  const request = new Request(`${ORIGIN}${path}`, { method, headers: { ...type, ...headers }, ...content });
  const execution = createExecutionContext();
  const response = await app.fetch(request, invocationBindings(bindings), execution);
  await waitOnExecutionContext(execution);
  return response;
}

export async function adminHeaders(): Promise<{ authorization: string }> {
  const response = await call("/api/admin/login", { method: "POST", body: ADMIN });
  const { token } = await response.json<{ token: string }>();
  return { authorization: `Bearer ${token}` };
}
