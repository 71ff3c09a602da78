/** Where a link without a host would lead; only tells ours from others. */
const HERE = 'https://here.invalid';

const LINK_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Attributes of a link in an article. Everything but a place on the same page opens in a new tab. An address of a kind that a reader
 * has no use for (`javascript:`, `data:`) leaves the words without a link.
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

/** Address of a picture of our own host; undefined for any other, which is not asked for. */
export function pictureAddress(address: string): string | undefined {
  const url = parse(address);
  return url?.origin === HERE && /^\/(?!\/)/.test(url.pathname) ? url.pathname : undefined;
}

/** Reads an address as a browser would, from the root of the shop. */
function parse(address: string): URL | undefined {
  return URL.parse(address, `${HERE}/`) ?? undefined;
}
