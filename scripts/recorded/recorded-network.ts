import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { recordedAnswer } from "./recorded-network-routes.ts";

/**
 * Serves recorded provider answers at the providers' own paths, each under its host's name:
 * http://127.0.0.1:PORT/data.sec.gov/api/xbrl/companyfacts/CIK0000320193.json
 * `answers`, by path, take precedence over recorded ones.
 *
 *   node scripts/recorded/recorded-network.ts [folder] [port]
 */
export async function startRecordedNetwork(
  folder: string,
  port = 0,
  answers: ReadonlyMap<string, string> = new Map(),
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const given = answers.get(path);
    const answer = given
      ? { body: given, type: "application/json" }
      : await recordedAnswer(path, (file) => readFile(resolve(folder, file), "utf8"));
    response.writeHead(answer ? 200 : 404, { "content-type": answer?.type ?? "text/plain" });
    response.end(answer?.body ?? "not recorded");
  });
  await listen(server, port);
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** The folder of recorded answers, from an argument or the environment; undefined when none is named or it is empty. */
export function findRecordedData(argument = process.env["MIZAN_RECORDED_DATA"]): string | undefined {
  if (argument === undefined) return undefined;
  const folder = resolve(argument);
  return existsSync(resolve(folder, "sec")) ? folder : undefined;
}

export const NO_RECORDED_DATA =
  "No recorded provider answers were found. Give their folder as an argument or in MIZAN_RECORDED_DATA; the embedded universe in schema/seed/universe stays as it is.";

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, "127.0.0.1", done);
  });
}

if (import.meta.main) {
  const folder = findRecordedData(process.argv[2]);
  if (!folder) {
    process.stderr.write(`${NO_RECORDED_DATA}\n`);
    process.exit(1);
  }
  const network = await startRecordedNetwork(folder, Number(process.argv[3] ?? 8790));
  process.stdout.write(`recorded network of ${folder} on ${network.url}\n`);
}
