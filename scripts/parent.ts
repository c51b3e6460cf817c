import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { isAlive } from "./local-state.ts";

const LOOK_MILLISECONDS = 250;

/**
 * Calls `stop` when whoever started this script has ended: npm, and the shell in which it runs a script, hand no signal on, so the server
 * would outlive them. A script started by hand goes on when its terminal is closed, as `nohup` expects.
 */
export function stopWithParent(stop: () => void): void {
  if (process.channel) {
    process.once("disconnect", stop);
    process.channel.unref();
  }
  const { npm_lifecycle_script: script = "" } = process.env;
  if (!script.includes(`/${basename(process.argv[1] ?? "")}`)) return;
  const parent = process.ppid;
  const npm = npmOf(parent, script);
  const look = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(look);
    stop();
  }, LOOK_MILLISECONDS);
  look.unref();
}

/** npm itself, or the shell's parent where a shell that runs the script is between. */
function npmOf(parent: number, script: string): number {
  try {
    const { words, above } = process.platform === "linux" ? fromProc(parent) : fromPs(parent);
    return words.includes(script) ? above : parent;
  } catch {
    return parent;
  }
}

function fromProc(id: number) {
  const [, , above] = readFileSync(`/proc/${id}/stat`, "utf8").replace(/^.*\)/s, "").split(" ");
  return { words: readFileSync(`/proc/${id}/cmdline`, "utf8").replaceAll("\0", " "), above: Number(above) };
}

function fromPs(id: number) {
  const line = execFileSync("ps", ["-o", "ppid=,args=", "-p", String(id)], { encoding: "utf8" }).trim();
  const [above = "", ...words] = line.split(/\s+/);
  return { words: words.join(" "), above: Number(above) };
}
