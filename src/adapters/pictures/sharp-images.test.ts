import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createSharpImages } from './sharp-images.ts';
import { bomb } from './testing/png-bomb.ts';

const images = createSharpImages();
const process = (bytes: Uint8Array) => images.process(bytes, { large: 1920, small: 480 });

/** Red on the left, blue on the right. */
const twoColours = (width: number, height: number) => {
  const half = { create: { width: width / 2, height, channels: 3, background: 'blue' } } as const;
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: half, left: width / 2, top: 0 },
  ]);
};

/** What a camera notes: its make and owner, and the place; IFD3 is the part for the place. */
const GPS = { IFD0: { Make: 'Camera of Anna', Copyright: 'Anna' }, IFD3: { GPSLatitude: '55/1 45/1 0/1', GPSLatitudeRef: 'N' } };

test('a picture loses camera, owner and place, and stands upright', async () => {
  // Orientation 6: the camera was turned by a quarter.
  const held = await twoColours(400, 200).withExif(GPS).withMetadata({ orientation: 6 }).withExifMerge(GPS).jpeg().toBuffer();
  const before = await sharp(held).metadata();
  expect([before.orientation, before.exif?.includes('Camera of Anna')]).toEqual([6, true]);

  const { large } = await process(held);
  expect([large.width, large.height, large.mediaType]).toEqual([200, 400, 'image/webp']);
  const { exif, iptc, xmp, icc, orientation } = await sharp(large.bytes).metadata();
  expect([exif, iptc, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(Buffer.from(large.bytes).includes('Anna')).toBe(false);
  // What was on the left of the sensor is at the top.
  const { data } = await sharp(large.bytes).raw().toBuffer({ resolveWithObject: true });
  const [top, bottom] = [data.subarray(0, 3), data.subarray(-3)];
  expect([(top[0] ?? 0) > 200, (bottom[2] ?? 0) > 200]).toEqual([true, true]);
});

test('both sizes fit their bounds, and a small picture is not made larger', async () => {
  const { large, small } = await process(await twoColours(3000, 1500).png().toBuffer());
  expect([large.width, large.height, small.width, small.height]).toEqual([1920, 960, 480, 240]);
  const tiny = await process(await twoColours(20, 10).webp().toBuffer());
  expect([tiny.large.width, tiny.small.width]).toEqual([20, 20]);
});

test('what is written behind a picture does not come along', async () => {
  const script = Buffer.from('<script>alert(1)</script><?php system("id");');
  const polyglot = Buffer.concat([await twoColours(20, 10).jpeg().toBuffer(), script]);
  const { large, small } = await process(polyglot);
  for (const { bytes } of [large, small]) expect(Buffer.from(bytes).includes('script')).toBe(false);
});

test('of the worst noise the picture stays under four megabytes, the most that the table takes', async () => {
  const [width, height] = [1920, 1920];
  const noise = Buffer.alloc(width * height * 3, crypto.getRandomValues(Buffer.alloc(65_521)));
  const { large } = await process(
    await sharp(noise, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 100 })
      .toBuffer(),
  );
  expect(large.bytes.length).toBeGreaterThan(1_000_000);
  expect(large.bytes.length).toBeLessThan(4 * 1024 * 1024);
});

const photo = () => twoColours(400, 200).jpeg().toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
const hostile: [string, () => Promise<Buffer> | Buffer][] = [
  ['nothing', () => Buffer.alloc(0)],
  ['a text', () => Buffer.from('GIF89a is not a picture')],
  ['an SVG', () => Buffer.from(svg)],
  ['an SVG behind a declaration', () => Buffer.from(`<?xml version="1.0"?>\n<!-- JFIF -->${svg}`)],
  ['a GIF', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['a TIFF', () => twoColours(20, 10).tiff().toBuffer()],
  ['a picture that ends in the middle', async () => (await photo()).subarray(0, 900)],
  ['a PNG of 16,000 x 16,000', () => bomb()],
];

test.each(hostile)('%s is refused, and the next picture is taken', async (_, make) => {
  await expect(process(await make())).rejects.toMatchObject({ code: 'unreadable_picture' });
  expect((await process(await photo())).large.width).toBe(400);
});
