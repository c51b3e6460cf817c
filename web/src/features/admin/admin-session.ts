import { call, callForPage, type EndpointName, HttpError, type Input } from "../../lib/http.ts";
import { type Notice, notify } from "../../lib/notices.ts";
import { readStored, useStored, writeStored } from "../../lib/storage.ts";

/** A script in index.html reads the same key before the first paint, so that an admin never sees the login flash. */
const TOKEN_KEY = "mizan:admin-token";

const UNAUTHORIZED: Notice = { tone: "error", title: "Unauthorized", description: "Please log in again." };

export const storeAdminToken = (token: string | null) => writeStored(TOKEN_KEY, token);

export const useAdminToken = () => useStored(TOKEN_KEY);

/** Calls with the admin's token. An invalid token is forgotten, which shows the login again. Throws as `call` does. */
export const callAsAdmin = <Name extends EndpointName>(name: Name, input: Input<Name>) =>
  asAdmin((headers) => call(name, { ...input, headers }));

export const pageAsAdmin = <Name extends EndpointName>(name: Name, input: Input<Name>, cursor?: string | null) =>
  asAdmin((headers) => callForPage(name, { ...input, headers }, cursor));

async function asAdmin<Answer>(callWith: (headers: { Authorization: string }) => Promise<Answer>): Promise<Answer> {
  const token = readStored(TOKEN_KEY);
  try {
    return await callWith({ Authorization: `Bearer ${token}` });
  } catch (error) {
    if (error instanceof HttpError && error.status === 401 && token !== null && readStored(TOKEN_KEY) === token) {
      storeAdminToken(null);
      notify(UNAUTHORIZED);
    }
    throw error;
  }
}
