/**
 * Forgets the cookies by which the analytics would know a visitor again. Its script sets them, not the shop, on the highest domain of the host on
 * which it may, and a cookie ends only under its own domain.
 */
export function forgetAnalyticsCookies(host = location.hostname): void {
  const labels = host.split('.');
  const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
  for (const name of document.cookie.split(/;\s*/).map((cookie) => cookie.split('=', 1)[0] ?? '')) {
    if (!/^_ga(?:_|$)/.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent in some browsers in use
    for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
