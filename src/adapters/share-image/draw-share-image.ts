import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSharp } from '../pictures/sharp-images.ts';
import { type ShareCard, shareImageSvg } from './share-image-svg.ts';

/** The side of a picture, in pixels: as large as its place in the drawing. */
const PICTURE_SIDE = 400;

/** Folders of the build that hold the fonts and the emblems. */
interface ShareImageSources {
  readonly fontFolder: string;
  readonly emblemFolder: string;
}

/**
 * Draws share images, PNG of 1200 x 630. The library is loaded for the first image and draws on its own thread. An emblem without a
 * file is drawn as the flame.
 */
export function createDrawShareImage({ fontFolder, emblemFolder }: ShareImageSources) {
  const emblemSvg = (name: string) => {
    // Only a name of letters, which cannot lead out of the folder.
    const file = join(emblemFolder, `${/^[a-z-]+$/.test(name) ? name : 'flame'}.svg`);
    return readFileSync(existsSync(file) ? file : join(emblemFolder, 'flame.svg'), 'utf8');
  };
  // A letter that a font lacks is taken from the next font, so the font for the script of the title comes first.
  const fontsFor = (title: string) => {
    const scripts = /\p{Script=Cyrillic}/u.test(title) ? ['cyrillic', 'latin'] : ['latin', 'cyrillic'];
    return scripts.flatMap((script) =>
      [`cormorant-${script}-600`, `golos-text-${script}-500`].map((font) => join(fontFolder, `${font}-normal.ttf`)),
    );
  };
  return async (card: ShareCard & { readonly picture?: Uint8Array | undefined }): Promise<Buffer> => {
    const { renderAsync } = await import('@resvg/resvg-js');
    const picture = card.picture && (await asSquare(card.picture));
    const svg = shareImageSvg(card, { emblem: emblemSvg(card.emblem), mark: emblemSvg('flame'), picture });
    const image = await renderAsync(svg, { font: { fontFiles: fontsFor(card.title), loadSystemFonts: false } });
    return image.asPng();
  };
}

/** The middle of a picture as a data address of a PNG, because the library that draws reads no WebP. */
async function asSquare(bytes: Uint8Array): Promise<string> {
  const sharp = await loadSharp();
  const png = await sharp(bytes).resize({ width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'cover' }).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
