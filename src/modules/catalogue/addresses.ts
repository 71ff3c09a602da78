/** A base for links without a host; it only serves to tell our links from others. */
const HERE = 'https://here.invalid';

const LINK_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Attributes of a link in an article. Every link except a link within the page opens in a new tab. An unsafe address (`javascript:`,
 * `data:`, `/.//host`) gets no link.
 */
export function linkAttributes(address: string): Record<string, string> {
  const href = linkAddress(address);
  if (href === undefined) return {};
  if (href.startsWith('#')) return { href };
  return { href, target: '_blank', rel: 'noopener' };
}

function linkAddress(address: string): string | undefined {
  if (/^#[^\s]*$/.test(address)) return address;
  const url = parse(address);
  if (!url || !LINK_PROTOCOLS.has(url.protocol)) return undefined;
  if (url.origin !== HERE) return url.href;
  const path = pathHere(url);
  return path && path + url.search + url.hash;
}

/** Attributes of a picture in an article; undefined for a picture of any other host than ours, which is not loaded. */
export function pictureAttributes(address: string): Record<string, string> | undefined {
  const src = pictureAddress(address);
  return src === undefined ? undefined : { src, ...sizesOf(src) };
}

function pictureAddress(address: string): string | undefined {
  const url = parse(address);
  return url && pathHere(url);
}

/** The path of an address of ours; undefined for others, and for a path that begins with two slashes: alone it would name another host. */
function pathHere({ origin, pathname }: URL): string | undefined {
  return origin === HERE && !pathname.startsWith('//') ? pathname : undefined;
}

const FOLDER = 'pictures';
/** A picture that an editor has uploaded is named by its content, and tells its size in pixels. */
const UPLOADED = /^\/pictures\/([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\.webp$/;

/** The longer side of the small file of an uploaded picture, in pixels. */
export const SMALL_SIDE = 660;
/** How wide a picture is shown: as wide as the column of the text, or as the screen of a phone. */
const SHOWN_WIDTHS = '(min-width: 720px) 660px, 100vw';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The addresses of an uploaded picture's files; `width` and `height` are those of the large one. */
export function uploadedAddresses(name: string, { width, height }: Size) {
  const picture = `/${FOLDER}/${name}`;
  return { large: `${picture}-${width}x${height}.webp`, small: `${picture}-small.webp` };
}

/** The files of an uploaded picture, and the pixels of the large one, by its address; undefined for another address. */
export function uploadedPicture(address: string) {
  const [, name = '', width, height] = UPLOADED.exec(address) ?? [];
  const size = { width: Number(width), height: Number(height) };
  // Without a match both are NaN.
  return size.width > 0 && size.height > 0 ? { name, ...uploadedAddresses(name, size), ...size } : undefined;
}

/** The size of an uploaded picture, so that the text does not move once it is loaded, and a smaller file for small screens. */
function sizesOf(address: string): Record<string, string> {
  const picture = uploadedPicture(address);
  if (!picture) return {};
  const { large, small, ...size } = picture;
  const longer = Math.max(size.width, size.height);
  const dimensions = { width: `${size.width}`, height: `${size.height}` };
  if (longer <= SMALL_SIDE) return dimensions;
  const smallWidth = Math.max(1, Math.round((size.width * SMALL_SIDE) / longer));
  return { ...dimensions, srcset: `${small} ${smallWidth}w, ${large} ${size.width}w`, sizes: SHOWN_WIDTHS };
}

/** Parses an address as a browser would, relative to the root of the shop. */
function parse(address: string): URL | undefined {
  return URL.parse(address, `${HERE}/`) ?? undefined;
}
