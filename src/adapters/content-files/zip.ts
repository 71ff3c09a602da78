import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

const VERSION = 20;
const DEFLATED = 8;
/** 1980-01-01, the first day that the format knows: the same files make the same archive. */
const FIRST_DAY = 0x0021;

/** A file of an archive; its name is written in ASCII. */
export interface ZipEntry {
  readonly name: string;
  readonly text: string;
}

/** Makes a ZIP archive. The files are asked for and compressed one by one, so that only one of them is held as it is. */
export async function zipOf(entries: Iterable<ZipEntry>): Promise<Buffer> {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const bytes = Buffer.from(text);
    const packed = await deflate(bytes);
    // What the entry in front of the file and the one in the list have in common.
    const about = Buffer.concat([
      ...[VERSION, 0, DEFLATED, 0, FIRST_DAY].map(uint16),
      ...[crc32(bytes), packed.length, bytes.length].map(uint32),
      ...[name.length, 0].map(uint16),
    ]);
    const local = Buffer.concat([uint32(0x04034b50), about, Buffer.from(name, 'ascii'), packed]);
    const none = [0, 0, 0].map(uint16);
    list.push(
      Buffer.concat([uint32(0x02014b50), uint16(VERSION), about, ...none, uint32(0), uint32(offset), Buffer.from(name, 'ascii')]),
    );
    files.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(list);
  const counts = [0, 0, list.length, list.length].map(uint16);
  return Buffer.concat([...files, directory, uint32(0x06054b50), ...counts, uint32(directory.length), uint32(offset), uint16(0)]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
