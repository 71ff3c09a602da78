/** Forgets the cookies by which the analytics would know a visitor again. The script of the analytics sets them, not the shop. */
export function forgetAnalyticsCookies(): void {
  for (const name of document.cookie.split(/;\s*/).map((cookie) => cookie.split('=', 1)[0] ?? '')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent in some browsers in use
    if (/^_ga(?:_|$)/.test(name)) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
