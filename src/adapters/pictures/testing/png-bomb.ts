import { crc32, deflateSync } from 'node:zlib';

/** Pixels of a side. */
const SIDE = 16_000;

/** A PNG of one colour, some kilobytes long, that would take a quarter of a gigabyte and more in memory. */
export function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  // One bit for each pixel, greyscale.
  head.set([1, 0, 0, 0, 0], 8);
  // Each row begins with a byte for its filter.
  const pixels = deflateSync(Buffer.alloc(SIDE * (1 + Math.ceil(SIDE / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}
