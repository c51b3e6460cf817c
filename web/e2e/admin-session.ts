import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/**
 * The token of one login that all browser tests share.
 *
 * @throws Error with the answer when the login is refused
 */
export async function logInOnce(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ username: "admin", password: adminPassword() }),
  });
  if (!answer.ok) throw new Error(`The admin login answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

/** The right password: the one that the start wrote to .dev.vars. */
export function adminPassword(): string {
  const secrets = readFileSync(resolve(import.meta.dirname, "../../.dev.vars"), "utf8");
  const password = /^ADMIN_PASSWORD=["']?([^"'\r\n]+)/m.exec(secrets)?.[1];
  if (!password) throw new Error(".dev.vars has no ADMIN_PASSWORD");
  return password;
}
