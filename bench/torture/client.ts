import { Agent, request as open } from "node:http";

export type Sent = { method: string; path: string; headers: Record<string, string>; body?: string | Uint8Array };
export type Received = { status: number; text: string; milliseconds: number };

/** A client with connections that stay open. A request that times out has the status 0. */
export function openClient(
  origin: URL,
  { connections, giveUpSeconds = 10 }: { connections: number; giveUpSeconds?: number },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = origin;
  const send = ({ method, path, headers, body }: Sent): Promise<Received> => {
    const started = performance.now();
    return new Promise((done) => {
      const ended = (status: number, text: string) => done({ status, text, milliseconds: performance.now() - started });
      const bytes = typeof body === "string" ? Buffer.from(body) : body;
      const length = bytes ? { "content-length": String(bytes.byteLength) } : {};
      const sent = open({ hostname, port, method, path, agent, headers: { ...headers, ...length } }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => ended(response.statusCode ?? 0, Buffer.concat(chunks).toString()));
        response.on("error", (error) => ended(0, error.message));
      });
      sent.setTimeout(giveUpSeconds * 1000, () => sent.destroy(new Error(`no answer in ${giveUpSeconds} s`)));
      sent.on("error", (error) => ended(0, error.message));
      sent.end(bytes);
    });
  };
  return { send, close: () => agent.destroy() };
}

export type Client = ReturnType<typeof openClient>;
