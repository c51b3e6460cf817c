import { createRequire } from "node:module";

/** Plain JavaScript, so that it can also report what is missing on a Node that cannot read TypeScript. */
export function complaintAboutRuntime({ version, hasWorkerd }) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const again = "Run `npm ci` again without --ignore-scripts and --omit=optional";
  if (major < 22 || (major === 22 && minor < 18)) {
    return `Mizan runs on the Node 24 that npm ci brings along, and this is ${version}. ${again}, or use Node 22.18 or newer.`;
  }
  if (!hasWorkerd) return `The Workers runtime (workerd) for this system is not installed. ${again}.`;
  return undefined;
}

function hasWorkerd() {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const machine = process.arch === "x64" ? "64" : process.arch;
  try {
    createRequire(import.meta.url).resolve(`@cloudflare/workerd-${system}-${machine}/package.json`);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1]?.endsWith("check-runtime.mjs")) {
  const complaint = complaintAboutRuntime({ version: process.versions.node, hasWorkerd: hasWorkerd() });
  if (complaint) {
    process.stderr.write(`${complaint}\n`);
    process.exitCode = 1;
  }
}
