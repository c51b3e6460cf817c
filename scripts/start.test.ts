import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { claimState, PROJECT_ROOT, servePort, writeLocalSecrets } from "./local-state.ts";
import { folderBesidePackages } from "./temporary-files.ts";
import { allow } from "./test/machine-factor.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mizan-start-"));
});

afterEach(() => {
  delete process.env.PORT;
  rmSync(folder, { recursive: true });
});

function start(settings: Record<string, string>) {
  return spawnSync(process.execPath, [join(PROJECT_ROOT, "scripts/start.ts")], {
    env: { ...process.env, ...settings },
    encoding: "utf8",
    timeout: allow(60_000),
  });
}

describe("npm start", () => {
  it("says what to do when the port is taken", async () => {
    const server = createServer().listen(0, "localhost");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const { status, stderr } = start({ PORT: String(port), MIZAN_STATE: folder });
    expect(status).toBe(1);
    expect(stderr).toBe(`Port ${port} is taken. Stop what is using it, or choose another: PORT=8787 npm start\n`);
  });

  it.each(["http", "0", "70000", "-1", "8787.5"])("refuses PORT=%s with an example that works", (port) => {
    process.env.PORT = port;
    expect(() => servePort()).toThrow(/not a port number.*PORT=8788/);
  });

  it("refuses a second server on one state in one sentence, and takes over a dead one's state", () => {
    writeFileSync(join(folder, "server.pid"), String(process.pid));
    const { status, stderr } = start({ PORT: "19872", MIZAN_STATE: folder });
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^Another Mizan \\(process ${process.pid}\\) uses .*MIZAN_STATE=.*\n$`));
    writeFileSync(join(folder, "server.pid"), "999999999");
    const release = claimState(folder);
    expect(readFileSync(join(folder, "server.pid"), "utf8")).toBe(String(process.pid));
    release();
    expect(existsSync(join(folder, "server.pid"))).toBe(false);
  });

  it("says before a restore that a server uses the same database, and nothing when it has ended", () => {
    const restore = (id: string) => {
      writeFileSync(join(folder, "server.pid"), id);
      const file = join(PROJECT_ROOT, "scripts/database/backups.ts");
      return spawnSync(process.execPath, [file, "restore", join(folder, "no.backup")], {
        encoding: "utf8",
        env: { ...process.env, MIZAN_STATE: folder },
      }).stdout;
    };
    expect(restore(String(process.pid))).toMatch(
      new RegExp(`^A server \\(process ${process.pid}\\) uses this database: .*\n$`),
    );
    expect(restore("999999999")).toBe("");
  });

  it.each([
    ["EROFS", /cannot be written \(EROFS\)/],
    ["EACCES", /cannot be written \(EACCES\)/],
    ["ENOSPC", /disk .* is full/],
    ["EEXIST", /Another Mizan has just started/],
  ])("says so when the state meets %s", (code, sentence) => {
    const write = () => {
      throw Object.assign(new Error("refused: server.pid"), { code });
    };
    expect(() => claimState(folder, write)).toThrow(sentence);
  });

  it("says what to do when the database cannot be used", () => {
    const broken = join(folder, "state");
    writeFileSync(broken, "this is not a folder");
    const { status, stderr } = start({ PORT: "19871", MIZAN_STATE: broken });
    expect(status).toBe(1);
    expect(stderr).toContain(`The local database in ${broken} cannot be used`);
    expect(stderr).toContain("Move that folder away and start again");
    expect(readFileSync(broken, "utf8")).toBe("this is not a folder");
  });
});

describe("the local secrets", () => {
  it("are written once, for the owner only, with a password of full length", () => {
    const file = join(folder, ".dev.vars");
    const password = writeLocalSecrets(file);
    expect(password?.length).toBeGreaterThanOrEqual(16);
    expect(readFileSync(file, "utf8")).toBe(`ADMIN_USERNAME=admin\nADMIN_PASSWORD=${password}\n`);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it("are never overwritten", () => {
    const file = join(folder, ".dev.vars");
    writeFileSync(file, "ADMIN_PASSWORD=mine\n");
    expect(writeLocalSecrets(file)).toBeUndefined();
    expect(readFileSync(file, "utf8")).toBe("ADMIN_PASSWORD=mine\n");
  });
});

it("a new folder beside the packages removes those of processes that were killed, and nothing else", () => {
  const { pid: ended } = spawnSync(process.execPath, ["--version"]);
  const named = [`mizan-of-${ended}-`, `mizan-of-${process.pid}-`, "mizan-built-"];
  const before = named.map((name) => mkdtempSync(join(folder, name)));
  expect([folderBesidePackages(folder), ...before].map((each) => existsSync(each))).toEqual([true, false, true, true]);
});
