import { execFile } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

/** The package unpacks into the temporary folder, and adds the libraries that a bare system lacks only for the runtime named here. */
const UNPACK = "require(process.argv[1]).executablePath()";
const FOR_BARE_SYSTEMS = "nodejs24.x";

/** The package's own configuration names folders of its maker's servers, and without any font Chromium ends at the first web font. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`;

const require = createRequire(import.meta.url);
let unpacked: Promise<string> | undefined;

/**
 * The browser from the packages, and the whole environment to start it with: it needs nothing of the system's own but the C library.
 *
 * @throws Error that says what to do when there is no folder to unpack it into
 */
export async function packagedBrowser(): Promise<{ executablePath: string; env: Record<string, string> }> {
  unpacked ??= unpackedFolder();
  const folder = await unpacked;
  return {
    executablePath: join(folder, "chromium"),
    env: {
      HOME: folder,
      TMPDIR: tmpdir(),
      FONTCONFIG_FILE: join(folder, "fonts.conf"),
      LD_LIBRARY_PATH: join(folder, "al2023/lib"),
      ...(process.env.TZ && { TZ: process.env.TZ }),
    },
  };
}

async function unpackedFolder(): Promise<string> {
  const { version } = require("../../node_modules/@sparticuz/chromium/package.json") as { version: string };
  const cache = resolve(import.meta.dirname, "../../node_modules/.cache/mizan-chromium");
  const folder = join(cache, version);
  if (isWhole(folder)) return folder;
  if (!isWritable(cache)) return temporaryCopy();
  const copy = await unpackInto(cache);
  return isWhole(folder) ? discard(copy, folder) : moveTo(folder, copy);
}

/** Where the packages may not be written, each process has a copy of its own. */
async function temporaryCopy(): Promise<string> {
  const copy = await unpackInto(tmpdir());
  process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
  return copy;
}

/** Another process may unpack at the same time: the first whole copy stays. */
function moveTo(folder: string, copy: string): string {
  try {
    rmSync(folder, { recursive: true, force: true });
    renameSync(copy, folder);
    return folder;
  } catch (error) {
    if (isWhole(folder)) return discard(copy, folder);
    throw error;
  }
}

function discard(copy: string, folder: string): string {
  rmSync(copy, { recursive: true, force: true });
  return folder;
}

async function unpackInto(parent: string): Promise<string> {
  const copy = mkdtempSync(join(parent, "mizan-chromium-"));
  try {
    const env = { TMPDIR: copy, AWS_LAMBDA_JS_RUNTIME: FOR_BARE_SYSTEMS };
    await promisify(execFile)(process.execPath, ["-e", UNPACK, require.resolve("@sparticuz/chromium")], { env });
    writeFileSync(join(copy, "fonts.conf"), FONTS);
    return copy;
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw new Error(
      `The packaged browser could not be unpacked into ${parent}, where it needs 210 MB. Make room, or set CHROMIUM_PATH to ` +
        "another Chromium.",
      { cause: error },
    );
  }
}

const isWhole = (folder: string) =>
  ["chromium", "fonts.conf", "fonts", "al2023/lib"].every((part) => existsSync(join(folder, part)));

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
