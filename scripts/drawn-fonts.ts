import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const SHARE_FONTS = ['cormorant', 'golos-text'].flatMap((family) =>
  ['latin', 'cyrillic'].map((script) => ({ family, file: `${family}-${script}-${family === 'cormorant' ? 600 : 500}-normal` })),
);
const RECEIPT_FONTS = {
  'golos-text-400': 'golos-text/400Regular/GolosText_400Regular.ttf',
  'golos-text-600': 'golos-text/600SemiBold/GolosText_600SemiBold.ttf',
  'noto-sans-400': 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans-600': 'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
};
const root = join(import.meta.dirname, '..');

/** Copies the fonts of receipts, with all letters of their scripts in each file, for the library that writes PDF. */
export function copyReceiptFonts(): void {
  const folder = join(root, 'dist/receipt-fonts');
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of Object.entries(RECEIPT_FONTS))
    copyFileSync(join(root, 'node_modules/@expo-google-fonts', file), join(folder, `${name}.ttf`));
}

/**
 * Unpacks the fonts of the share images, and of the headings of certificates, for the programs that draw them, which read plain OpenType files
 * only: the packages hold WOFF, the same tables each deflated.
 */
export function unpackShareFonts(): void {
  const folder = join(root, 'dist/share-fonts');
  mkdirSync(folder, { recursive: true });
  for (const { family, file } of SHARE_FONTS) {
    const packed = readFileSync(join(root, `node_modules/@fontsource/${family}/files/${file}.woff`));
    writeFileSync(join(folder, `${file}.ttf`), unpack(packed));
  }
}

/** Lengths in bytes of the headers and of an entry in the directory of tables, in WOFF and in OpenType. */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const OPENTYPE_HEADER = 12;
const OPENTYPE_ENTRY = 16;

/** Converts a WOFF file (W3C WOFF 1.0) into the OpenType file from which it was made: a header, a directory, and the tables. */
function unpack(woff: Buffer): Buffer {
  const tableCount = woff.readUInt16BE(12);
  const tables = Array.from({ length: tableCount }, (_, index) => readTable(woff, WOFF_HEADER + index * WOFF_ENTRY));
  const header = Buffer.alloc(OPENTYPE_HEADER);
  // The kind of the font, then how to search the directory by halves.
  woff.copy(header, 0, 4, 8);
  const power = Math.floor(Math.log2(tableCount));
  header.writeUInt16BE(tableCount, 4);
  header.writeUInt16BE(2 ** power * OPENTYPE_ENTRY, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((tableCount - 2 ** power) * OPENTYPE_ENTRY, 10);

  let offset = OPENTYPE_HEADER + tableCount * OPENTYPE_ENTRY;
  const directory = tables.map(({ tag, checksum, data }) => {
    const entry = Buffer.alloc(OPENTYPE_ENTRY);
    tag.copy(entry, 0);
    checksum.copy(entry, 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(data.length, 12);
    offset += padded(data).length;
    return entry;
  });
  return Buffer.concat([header, ...directory, ...tables.map(({ data }) => padded(data))]);
}

/** A table by its entry in WOFF's directory: tag, offset, packed length, length and checksum, four bytes each. */
function readTable(woff: Buffer, at: number) {
  const [offset, packedLength, length] = [4, 8, 12].map((step) => woff.readUInt32BE(at + step)) as [number, number, number];
  const packed = woff.subarray(offset, offset + packedLength);
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.subarray(at + 16, at + 20),
    data: packedLength < length ? inflateSync(packed) : packed,
  };
}

/** A table with zeros behind it: the next begins at a multiple of four bytes. */
function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
}
