/** Paths of staff and tests that no search engine should visit, in every language, with everything below them. */
const CLOSED = ['/admin-panel', '/sirius22', '/ptest22', '/pdebug22', '/partner-login', '/partner-dashboard'];

/** robots.txt (RFC 9309). Pages of one visitor say `noindex` themselves, which only a robot that may read them can obey. */
export function robotsText(origin: string): string {
  const closed = ['/api/', ...CLOSED.flatMap((path) => ['', '/ru', '/en'].map((prefix) => prefix + path))];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    `Sitemap: ${origin}/sitemap-almanac.xml`,
    '',
  ].join('\n');
}
