/**
 * The address of a request as the router can read it. Where a percent sign in the path of a page begins no character, each one in the path is
 * taken for the sign itself: a visitor with a broken link then gets the shop's page that nothing is there. Calls of operations are refused instead.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  return canDecode(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function canDecode(path: string): boolean {
  try {
    // The bundler drops a call whose result nobody uses.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
