import { HttpError } from "../../lib/http.ts";
import { notify } from "../../lib/notices.ts";
import { readAdminToken, storeAdminToken } from "./admin-token.ts";
import { adminNotices } from "./messages.ts";

/** Calls with the admin's token. An invalid token is forgotten, which shows the login again. Throws as the call does. */
export async function asAdmin<Answer>(callWith: (headers: { Authorization: string }) => Promise<Answer>) {
  const token = readAdminToken();
  try {
    return await callWith({ Authorization: `Bearer ${token}` });
  } catch (error) {
    if (error instanceof HttpError && error.status === 401 && token !== null && readAdminToken() === token) {
      storeAdminToken(null);
      notify(adminNotices.unauthorized);
    }
    throw error;
  }
}
