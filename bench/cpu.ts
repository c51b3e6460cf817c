import { readdirSync, readFileSync } from "node:fs";

/** Linux counts a process's CPU in hundredths of a second. */
const TICK_MILLISECONDS = 10;

export function cpuMilliseconds(pid: number): number {
  const { userTicks, systemTicks } = processStatus(pid);
  return (userTicks + systemTicks) * TICK_MILLISECONDS;
}

/**
 * The workerd process that this process started last.
 *
 * @throws Error when there is none
 */
export function runtimeProcess(): number {
  const started = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const { name, parent } = processStatus(pid);
        return name.startsWith("workerd") && parent === process.pid;
      } catch {
        return false;
      }
    });
  const pid = started.sort((first, second) => first - second).at(-1);
  if (pid === undefined) throw new Error("no workerd runs under this process");
  return pid;
}

function processStatus(pid: number) {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  const nameEnd = text.lastIndexOf(")");
  const fields = text.slice(nameEnd + 2).split(" ");
  return {
    name: text.slice(text.indexOf("(") + 1, nameEnd),
    parent: Number(fields[1]),
    userTicks: Number(fields[11]),
    systemTicks: Number(fields[12]),
  };
}
