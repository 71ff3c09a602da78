/** A base for links without a host; it only serves to tell our links from others. */
const HERE = 'https://here.invalid';

const LINK_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Attributes of a link in an article. Every link except a link within the page opens in a new tab. An unsafe address (`javascript:`,
 * `data:`) gets no link.
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
  return url.origin === HERE ? url.pathname + url.search + url.hash : url.href;
}

/** Address of a picture on our own host; undefined for any other host, whose pictures are not loaded. */
export function pictureAddress(address: string): string | undefined {
  const url = parse(address);
  return url?.origin === HERE && /^\/(?!\/)/.test(url.pathname) ? url.pathname : undefined;
}

/** Parses an address as a browser would, relative to the root of the shop. */
function parse(address: string): URL | undefined {
  return URL.parse(address, `${HERE}/`) ?? undefined;
}
