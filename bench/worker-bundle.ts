import { gzipSync } from "node:zlib";
import { bundledSource, bundledWorker, HONO_HELLO } from "./bundle.ts";
import { exactly, type Measured } from "./measure.ts";

/** P17: the Worker's bundle against a Hono hello, both minified by the same tool, gzip. */
export async function workerBundle(): Promise<Measured[]> {
  const ours = gzipKilobytes(bundledWorker());
  const hello = gzipKilobytes(bundledSource(HONO_HELLO));
  return [
    {
      name: "P17",
      what: "Worker bundle, gzip ÷ a Hono hello",
      ours: exactly(ours, "kB"),
      reference: exactly(hello, "kB"),
      ratio: ours / hello,
      goal: { atMost: 6 },
    },
  ];
}

function gzipKilobytes(text: string): number {
  return gzipSync(text, { level: 9 }).length / 1000;
}
