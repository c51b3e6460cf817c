/** Rows of palette entries, each after a byte 0 for its filter, as a PNG. An ink has 16 entries, from paper to the ink itself. */
export async function indexedPng(
  rows: Uint8Array<ArrayBuffer>,
  { width, height }: { width: number; height: number },
  { paper, inks }: { paper: string; inks: readonly string[] },
): Promise<ArrayBuffer> {
  const header = new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  new DataView(header.buffer).setUint32(0, width);
  new DataView(header.buffer).setUint32(4, height);
  const palette = inks.flatMap((ink) => Array.from({ length: 16 }, (_, level) => mixed(paper, ink, level / 15)).flat());
  const packed = new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Blob([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", new Uint8Array(palette)),
    chunk("IDAT", new Uint8Array(await new Response(packed).arrayBuffer())),
    chunk("IEND", new Uint8Array()),
  ]).arrayBuffer();
}

function mixed(paper: string, ink: string, part: number): number[] {
  const colors = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const [from, to] = [colors(paper), colors(ink)];
  return from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * part));
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index++) bytes[4 + index] = type.charCodeAt(index);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, checksum(bytes.subarray(4, -4)));
  return bytes;
}

/** CRC-32 as PNG has it. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
