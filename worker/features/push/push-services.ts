/** The hosts of the push services of browsers: Chrome and its kin, Firefox, Edge, Safari. A name with a dot before it stands for all below it. */
const PUSH_SERVICES = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
] as const;

/** Whether an address is one that a known push service gave a browser: nothing else is ever sent to. */
export function isPushService(address: string, testHost?: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  if (testHost !== undefined && hostname === testHost) return true;
  return PUSH_SERVICES.some((host) => (host.startsWith(".") ? hostname.endsWith(host) : hostname === host));
}
