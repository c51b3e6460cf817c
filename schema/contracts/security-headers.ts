/** Headers of every answer, of pages and of the API. Two years of HTTPS, as the browsers' preload list requires. */
export const SECURITY_HEADERS = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

export function policyText(policy: ContentPolicy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.length > 0 ? sources.join(" ") : "'none'"}`)
    .join("; ");
}

/** The policy of an answer that is not a page: it may load nothing, and no page may frame it. */
export const BARE_POLICY: ContentPolicy = {
  "default-src": [],
  "base-uri": [],
  "form-action": [],
  "frame-ancestors": [],
};
