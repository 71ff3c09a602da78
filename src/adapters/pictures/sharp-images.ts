import type { Sharp, default as SharpFunction } from 'sharp';
import { ShopError } from '#kernel/errors.ts';
import type { ImageProcessor, PictureFile } from '#modules/media/index.ts';

/** A picture of 8,000 x 5,000. The library's own limit lets a PNG of 770 kB take a gigabyte of memory. */
const MOST_PIXELS = 40_000_000;
const MOST_SECONDS = 10;
const QUALITY = 80;

/** Makes pictures by libvips, which is loaded for the first of them. Calls should come one after another. */
export function createSharpImages(): ImageProcessor {
  return {
    async process(bytes, sides) {
      const sharp = await loadSharp();
      try {
        // The pixels alone go on: a WebP of the large size is smaller than any upload, and the small size is made from it.
        const large = await fitted(sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }), sides.large);
        const small = await fitted(sharp(large.bytes), sides.small);
        return { large, small };
      } catch (cause) {
        throw new ShopError('unreadable_picture', { cause });
      }
    },
  };
}

/** Upright before everything else: the note on how a camera was held goes with all other notes. On white, as prints are. */
async function fitted(picture: Sharp, side: number): Promise<PictureFile> {
  const { data, info } = await picture
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { mediaType: 'image/webp', width: info.width, height: info.height, bytes: data };
}

/** The library reads many formats, some of which are programs of their own, such as SVG: all but three are taken from it. */
export function loadSharp(): Promise<typeof SharpFunction> {
  loading ??= loadOnce();
  return loading;
}

let loading: Promise<typeof SharpFunction> | undefined;

async function loadOnce(): Promise<typeof SharpFunction> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
