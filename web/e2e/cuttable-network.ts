import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Page } from "playwright-core";
import { inject, onTestFinished } from "vitest";

/**
 * An address of the served product that can be cut off for good: `cut` empties the page's browser cache too, so that only the service
 * worker can answer. A browser that simulates being offline still sends some requests of its service workers.
 */
export async function cuttableNetwork(): Promise<{ origin: string; cut: (page: Page) => Promise<void> }> {
  const { hostname, port } = new URL(inject("origin"));
  const open = new Set<Socket>();
  const relay = createServer({ noDelay: true }, (visitor) => {
    const product = connect({ port: Number(port), host: hostname, noDelay: true });
    for (const [socket, other] of [
      [visitor, product],
      [product, visitor],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  relay.listen(0, "localhost");
  await once(relay, "listening");
  const close = () => {
    relay.close();
    for (const socket of open) socket.destroy();
  };
  onTestFinished(close);
  const cut = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.clearBrowserCache");
    close();
  };
  return { origin: `http://localhost:${(relay.address() as AddressInfo).port}`, cut };
}
