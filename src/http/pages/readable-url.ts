/**
 * The address of a request as the router can read it. In a page's address whose percent signs begin no characters each stands for itself,
 * so that a visitor with a broken link gets the shop's page that nothing is there; callers of operations are told what is wrong.
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
