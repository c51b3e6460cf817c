/** Push services of Chrome and its relatives, Firefox, Edge and Safari. A leading dot includes all subdomains. */
const PUSH_SERVICES = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
] as const;

/** Whether an address belongs to a known push service: messages are sent nowhere else. */
export function isPushService(address: string, testHost?: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  if (testHost !== undefined && hostname === testHost) return true;
  return PUSH_SERVICES.some((host) => (host.startsWith(".") ? hostname.endsWith(host) : hostname === host));
}
