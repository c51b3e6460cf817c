import { createExecutionContext } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { donationEndpoints } from "../../schema/contracts/donation.ts";
import { everyEndpoint } from "../../schema/contracts/endpoints.ts";
import { app } from "../app.ts";
import { adminBindings, adminHeaders, ORIGIN } from "../test/admin.ts";
import { expectRefused } from "../test/database.ts";
import { STRIPE_KEYS } from "../test/stand-ins/stripe.ts";
import { BODY_MAX_BYTES } from "./body.ts";

const bindings = { ...adminBindings, ...STRIPE_KEYS };
const withBody = everyEndpoint
  .filter(({ body, path }) => body !== undefined || path === donationEndpoints.receiveEvent.path)
  .map(({ method, path }) => [method, path.replaceAll(/:\w+/g, "1")] as const);

let headers: Record<string, string>;

beforeEach(async () => {
  headers = { ...(await adminHeaders()), "content-type": "application/json", "stripe-signature": "t=1,v1=00" };
});

describe.each(withBody)("the body of %s %s", (method, path) => {
  const send = (body: BodyInit) =>
    app.fetch(new Request(`${ORIGIN}${path}`, { method, headers, body }), bindings, createExecutionContext());

  it("is refused before it is parsed when it is JSON one byte over the limit, no JSON, or nested as deep as it is long", async () => {
    const bodies = [
      `"${"x".repeat(BODY_MAX_BYTES - 1)}"`,
      "{".repeat(BODY_MAX_BYTES + 1),
      "[".repeat(BODY_MAX_BYTES * 2),
    ];
    for (const body of bodies) {
      const { code } = await expectRefused(async () => send(body), 413);
      expect(code).toBe("payload_too_large");
    }
  });

  it("is read no further than the limit when it never ends and declares no length", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 4096;
        controller.enqueue(new Uint8Array(4096).fill(0x20));
      },
    });
    expect((await send(endless)).status).toBe(413);
    expect(sent).toBeLessThan(4 * BODY_MAX_BYTES);
  });

  it("may fill the limit", async () => {
    expect((await send(`"${"x".repeat(BODY_MAX_BYTES - 2)}"`)).status).not.toBe(413);
  });
});
