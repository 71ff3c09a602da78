import type { Sharp, default as SharpFunction } from 'sharp';
import { ShopError } from '#kernel/errors.ts';
import type { ImageProcessor, PictureFile } from '#modules/media/index.ts';

/** A picture of 8,000 x 5,000. With the library's own limit a PNG of 770 kB could take a gigabyte of memory. */
const MOST_PIXELS = 40_000_000;
const MOST_SECONDS = 10;
const QUALITY = 80;

/** Makes pictures by libvips, which is loaded for the first of them. It should be called for one picture after another. */
export function createSharpImages(): ImageProcessor {
  return {
    async process(bytes, sides) {
      const sharp = await loadSharp();
      try {
        // Only the pixels are kept. The small picture is made from the large one, which is read faster than the upload.
        const large = await fitted(sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }), sides.large);
        const small = await fitted(sharp(large.bytes), sides.small);
        return { large, small };
      } catch (cause) {
        throw new ShopError('unreadable_picture', { cause });
      }
    },
  };
}

/**
 * A picture that fits into a square of `side`. It is turned upright first, because the note on how the camera was held is dropped with all
 * others. What is transparent becomes white.
 */
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

/** The library, which may read only three formats. It knows many more, some of which are like programs, such as SVG. */
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
  // Pictures come seldom and one by one: no memory is kept for the next, and one core is enough.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
