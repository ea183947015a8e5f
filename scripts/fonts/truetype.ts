/** A TrueType font taken apart and put together again, as far as joining fonts needs it. */

const HEAD = { checkSumAdjustment: 8, indexToLocFormat: 50 } as const;
const MAGIC_SUM = 0xb1b0afba;
const TRUETYPE = 0x00010000;

/** A glyph with its outline as the `glyf` table has it. */
export interface Glyph {
  outline: Buffer;
  advance: number;
  leftBearing: number;
}

export interface TrueType {
  tables: Map<string, Buffer>;
  glyphs: Glyph[];
}

/** Reads a font file; its glyphs in their order. */
export function readTrueType(file: Buffer): TrueType {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < file.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i;
    const start = file.readUInt32BE(entry + 8);
    tables.set(file.toString('latin1', entry, entry + 4), file.subarray(start, start + file.readUInt32BE(entry + 12)));
  }
  const [loca, glyf, hmtx] = [table(tables, 'loca'), table(tables, 'glyf'), table(tables, 'hmtx')];
  const isLong = table(tables, 'head').readInt16BE(HEAD.indexToLocFormat) === 1;
  const offset = (gid: number) => (isLong ? loca.readUInt32BE(4 * gid) : 2 * loca.readUInt16BE(2 * gid));
  const longMetrics = table(tables, 'hhea').readUInt16BE(34);
  const glyphs = Array.from({ length: table(tables, 'maxp').readUInt16BE(4) }, (_, gid): Glyph => {
    const last = Math.min(gid, longMetrics - 1);
    return {
      outline: glyf.subarray(offset(gid), offset(gid + 1)),
      advance: hmtx.readUInt16BE(4 * last),
      leftBearing: hmtx.readInt16BE(gid === last ? 4 * gid + 2 : 4 * longMetrics + 2 * (gid - longMetrics)),
    };
  });
  return { tables, glyphs };
}

function table(tables: Map<string, Buffer>, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table "${tag}"`);
  return found;
}

/** The font as a file: its tables, with those that follow from the glyphs made anew. */
export function writeTrueType({ tables, glyphs }: TrueType, characters: ReadonlyMap<number, number>): Buffer {
  const head = Buffer.from(table(tables, 'head'));
  head.writeUInt32BE(0, HEAD.checkSumAdjustment);
  head.writeInt16BE(1, HEAD.indexToLocFormat);
  const hhea = Buffer.from(table(tables, 'hhea'));
  hhea.writeUInt16BE(glyphs.length, 34);
  const maxp = Buffer.from(table(tables, 'maxp'));
  maxp.writeUInt16BE(glyphs.length, 4);
  const outlines = glyphs.map(({ outline }) => padded(outline));
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  for (let gid = 0, at = 0; gid < glyphs.length; gid++) {
    at += outlines[gid]?.length ?? 0;
    loca.writeUInt32BE(at, 4 * (gid + 1));
  }
  const hmtx = Buffer.alloc(4 * glyphs.length);
  for (const [gid, { advance, leftBearing }] of glyphs.entries()) {
    hmtx.writeUInt16BE(advance, 4 * gid);
    hmtx.writeInt16BE(leftBearing, 4 * gid + 2);
  }
  const made = { head, hhea, maxp, loca, hmtx, glyf: Buffer.concat(outlines), cmap: cmap(characters), post: post() };
  return assemble(new Map([...tables, ...Object.entries(made)]));
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

/** A `cmap` of format 12: code points of any plane. */
function cmap(characters: ReadonlyMap<number, number>): Buffer {
  const groups = [...characters].toSorted(([a], [b]) => a - b);
  const bytes = Buffer.alloc(12 + 16 + 12 * groups.length);
  bytes.writeUInt16BE(1, 2);
  bytes.writeUInt16BE(3, 4);
  bytes.writeUInt16BE(10, 6);
  bytes.writeUInt32BE(12, 8);
  bytes.writeUInt16BE(12, 12);
  bytes.writeUInt32BE(bytes.length - 12, 16);
  bytes.writeUInt32BE(groups.length, 24);
  for (const [i, [codePoint, gid]] of groups.entries()) {
    for (const [j, value] of [codePoint, codePoint, gid].entries()) bytes.writeUInt32BE(value, 28 + 12 * i + 4 * j);
  }
  return bytes;
}

/** A `post` table without glyph names. */
function post(): Buffer {
  const bytes = Buffer.alloc(32);
  bytes.writeUInt32BE(0x00030000);
  return bytes;
}

function assemble(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(12 + 16 * sorted.length);
  const power = Math.floor(Math.log2(sorted.length));
  directory.writeUInt32BE(TRUETYPE);
  for (const [i, value] of [sorted.length, 16 * 2 ** power, power, 16 * (sorted.length - 2 ** power)].entries()) {
    directory.writeUInt16BE(value, 4 + 2 * i);
  }
  let at = directory.length;
  let headAt = 0;
  for (const [i, [tag, bytes]] of sorted.entries()) {
    directory.write(tag, 12 + 16 * i, 'latin1');
    for (const [j, value] of [sumOf(padded(bytes)), at, bytes.length].entries()) {
      directory.writeUInt32BE(value, 16 + 16 * i + 4 * j);
    }
    if (tag === 'head') headAt = at;
    at += padded(bytes).length;
  }
  const file = Buffer.concat([directory, ...sorted.map(([, bytes]) => padded(bytes))]);
  file.writeUInt32BE((MAGIC_SUM - sumOf(file)) >>> 0, headAt + HEAD.checkSumAdjustment);
  return file;
}

function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
